/**
 * How the languages whose words for a password are keywords say what one is. Every part is the source of a regular expression
 * that is compared without case.
 */

import { unitsBefore } from "../core/text.ts";
import { matchAt } from "./finders.ts";

/** One language, or several that share a word for a password. */
export type Tongue = {
  /** The small letters that the word for a password may begin with. */
  readonly letters: string;
  /** The word for a password, from where its keyword begins. */
  readonly noun: string;
  /** Verbs that make the word before them and the value behind them one, and adverbs that stand between the two. */
  readonly is: string;
  readonly now?: string;
  /** What stands before the value that something is changed to, and the stems of verbs that say so. */
  readonly to?: string;
  readonly changed?: string;
  /** What stands before a word for a password where somebody uses it. */
  readonly using?: string;
  /** What follows a value where the verb stands at the end. */
  readonly closes?: string;
  /** Whether the language needs no verb between a word and what it is. */
  readonly isVerbless?: boolean;
};

/** In the order in which they are tried. */
export const TONGUES: readonly Tongue[] = [
  {
    letters: "pk",
    noun: "(?:passwort|kennwort)",
    is: "ist|war|lautete?|heißt|heisst|bleibt",
    now: "jetzt|nun|(?:immer )?noch|weiterhin|aktuell|wieder|ab (?:sofort|heute|jetzt)|seit heute",
    to: "auf|in|zu",
    changed: "änder|gesetzt|setz|umgestellt|zurückgesetzt",
    using: "mit dem|mit",
  },
  {
    letters: "p",
    noun: "passor[dt]",
    is: "er|var",
    now: "nå|nu|fortsatt|stadig|fremdeles",
    to: "til",
    changed: "endre|bytt|satt",
    using: "med",
  },
  // Indonesian, which says it in English: "password panel adminnya …".
  {
    letters: "p",
    noun: "pass(?:word)?(?=(?:[ \\t]\\p{L}{1,16}){0,2}nya[ \\t])",
    isVerbless: true,
    is: "adalah|ialah|yaitu",
    now: "masih|sekarang|tetap|itu",
    to: "menjadi|ke|jadi",
    changed: "ganti|ubah|setel|atur",
    using: "(?:dengan|pakai|pasang|gunakan)",
  },
  // English and Italian, and all that say it in English.
  {
    letters: "p",
    noun: "(?:pass(?:word|phrase|code)?|pwd|pw|psk)(?!s(?:\\P{L}|$))",
    is: "is|was|are|be|remains?|reads|[’']s|è|era|sarà|resta",
    now: "still|now|currently|just|always|again|actually|set to|ancora|adesso|ora|sempre",
    to: "to|into|in|a|su",
    changed: "\\bset|chang|reset|updat|rotat|switch|cambia|imposta|modifica|aggiorna",
    using: "(?:with|using|using the|with the|use|con la|con|la)",
    // Hindi in Latin letters.
    closes: "[ \\t](?:hai|tha|rakha|kar diya)(?!\\p{L})",
  },
  {
    letters: "m",
    noun: "(?:mot de passe|mdp)",
    is: "est|était|c['’]est|sera|reste",
    now: "restée?|toujours|maintenant|encore|désormais|actuellement|à présent",
    to: "en|à|pour|par",
    changed: "chang|modifi|remplac|mis à jour",
    using: "(?:avec le|avec|mis le|utilise[rz]? le|tape[rz]? le)",
  },
  {
    letters: "cl",
    noun: "(?:contraseña|la clave)(?!s)",
    is: "es|era|fue|será|sigue siendo|queda",
    now: "ahora|todavía|aún|actualmente",
    to: "a|por|en",
    changed: "cambi|modific|actualiz|pus",
    using: "(?:con la|con|pusimos la|usa la)",
  },
  {
    letters: "sp",
    noun: "(?:senha|palavra-passe)(?!s)",
    is: "é|era|foi|será|continua(?: sendo| a ser)?|ficou",
    now: "agora|ainda|atualmente",
    to: "para|por|em",
    changed: "mud|alter|troc|troqu|atualiz",
    using: "(?:com a|com|colocamos a|usa a)",
  },
  {
    letters: "p",
    noun: "parol[aă](?!lar)",
    is: "este|e|era|va fi|rămâne",
    now: "tot|acum|încă|şu|şimdi|hâlâ|hala|artık|adesso|è",
    to: "în|cu|pe",
    changed: "schimb|modific|reset|setat",
    using: "(?:cu|am pus|pune)",
    closes: "[ \\t](?:olarak|idi)(?!\\p{L})",
  },
  {
    letters: "h",
    noun: "(?:hasł|hesl)em",
    is: "to|je",
    using: "\\p{L}{1,16}",
  },
  {
    letters: "h",
    noun: "hasł(?:o|a)",
    is: "to|jest|brzmi|było|będzie|pozostaje",
    now: "nadal|teraz|ciągle|wciąż|jest",
    to: "na",
    changed: "zmieni|zmian|ustawi|zresetowa",
    using: "(?:z|ustawiliśmy)",
  },
  {
    letters: "h",
    noun: "heslo",
    is: "je|bylo|zní|bude",
    now: "pořád|stále|teď|nyní|teraz|stále",
    to: "na",
    changed: "změn|zmen|nastav",
    using: "s",
  },
  {
    letters: "а",
    noun: "(?:ароль|аролем)",
    isVerbless: true,
    is: "это|был|будет|такой|остался|це|був|буде|такий",
    now: "вс[её] ещ[её]|до сих пор|по-прежнему|теперь|сейчас|пока|тепер|зараз|досі",
    to: "на",
    changed: "смени|поменя|измен|постав|зміни|поміня|встанов",
    using: "(?:с п|з п|поставили п|постав п)",
  },
  {
    letters: "ωυ",
    noun: "(?:ωδικό|υνθηματικ)",
    is: "είναι|ήταν|παραμένει",
    now: "ακόμα|ακόμη|τώρα|πλέον",
    to: "σε",
    changed: "άλλαξ|αλλάξ|όρισ|ορίσ",
    using: "(?:με (?:τον |το )?[κσ]|βάλαμε τον κ)",
  },
  {
    letters: "ks",
    noun: "(?:kata )?sandi",
    isVerbless: true,
    is: "adalah|ialah|yaitu",
    now: "masih|sekarang|tetap|dulu|itu",
    to: "menjadi|ke|jadi",
    changed: "ganti|ubah|setel|atur",
    using: "(?:dengan|pakai|pasang|gunakan)(?: kata)?",
  },
  {
    letters: "w",
    noun: "wachtwoord",
    is: "is|was|luidt|blijft",
    now: "nu|nog(?: steeds)?|voortaan",
    to: "in|naar|op",
    changed: "verander|gewijzigd|wijzig|gezet|ingesteld",
    using: "(?:met het|met)",
  },
  {
    letters: "l",
    noun: "lösen",
    is: "är|var|lyder|blir",
    now: "nu|fortfarande|ännu",
    to: "till",
    changed: "byt|ändra|satt|sätt",
    using: "med",
  },
  {
    letters: "a",
    noun: "adgangskode",
    is: "er|var|lyder|bliver",
    now: "nu|stadig|fortsat",
    to: "til",
    changed: "ændre|skift|satt|sat",
    using: "med",
  },
  {
    letters: "s",
    noun: "salasana",
    is: "on|oli",
    now: "nyt|yhä|edelleen|vielä",
    to: "ksi",
    changed: "vaih|aset",
  },
  { letters: "j", noun: "jelsz(?:ó|ava)", isVerbless: true, is: "ez", now: "még mindig|most|mostantól" },
  {
    letters: "ş",
    noun: "[şŞ]ifre(?!ler)",
    isVerbless: true,
    is: "şu",
    now: "hâlâ|hala|artık|şimdi",
    closes: "[ \\t](?:olarak|idi|yap\\p{L}{1,8})(?!\\p{L})",
  },
  {
    letters: "m",
    noun: "mật khẩu",
    isVerbless: true,
    is: "là",
    now: "vẫn|hiện|giờ",
    to: "thành|sang",
    changed: "đổi|đặt",
    using: "(?:bằng|dùng|với)",
  },
  {
    letters: "كب",
    noun: "(?:كلمة (?:ال)?(?:مرور|سر)|كلمة المرور|باسورد)",
    isVerbless: true,
    is: "هي|هو|كانت|أصبحت",
    now: "ما زالت|لا تزال|الآن",
    to: "إلى",
    using: "(?:استخدم|استعمل|باستخدام)",
    changed: "غي[ّ]?ر|بد[ّ]?ل",
  },
  {
    letters: "ס",
    noun: "סיסמ",
    isVerbless: true,
    is: "היא|הוא|הייתה",
    now: "עדיין|עכשיו|כעת",
    to: "ל",
    changed: "שינ|החלפ|הוחלפ",
  },
  {
    letters: "प",
    noun: "पासवर्ड",
    isVerbless: true,
    is: "है",
    now: "अभी भी|अब|अभी",
    to: "बदलकर",
    changed: "बदल",
    closes: "[ \\t](?:है|था|कर|रख)",
  },
  {
    letters: "รพ",
    noun: "(?:รหัส(?:ผ่าน|ไวไฟ|[ ]?wi-?fi)|พาสเวิร์ด)",
    isVerbless: true,
    is: "คือ",
    now: "ยัง(?:เป็น|คือ)|ตอนนี้คือ",
    to: "เป็น",
    using: "ใช้",
    changed: "เปลี่ยน|ตั้ง",
  },
  {
    letters: "비암",
    noun: "(?:비밀번호|비번|암호)",
    isVerbless: true,
    is: "는|은|이|가",
    now: "아직|이제|지금|여전히",
    closes:
      "(?:[ \\t]?(?:입니다|이에요|예요|이야|야(?!\\p{L})|였|이었)|[ \\t]?(?:으)?로[ \\t]?(?:바꾸|바꿨|변경|설정|로그인|접속)|를[ \\t]?(?:쓰|사용|설정))",
  },
  {
    letters: "密口通",
    noun: "(?:密[码碼]|口令|通行[码碼])",
    isVerbless: true,
    is: "[是为為]",
    now: "还是|還是|仍是|就是|现在是|現在是",
    to: "[成为為]了?",
    changed: "[改换換设設]",
    using: "用",
  },
  {
    letters: "パ",
    noun: "パス(?:ワード|コード|フレーズ)",
    isVerbless: true,
    is: "[はが]",
    now: "は(?:まだ|今|現在)",
    closes: "[ \\t]?(?:です|でした|だ(?!\\p{L})|でログイン|に(?:変更|変わ|変え|設定|して)|を設定)",
  },
];

/** What a sentence speaks of that is no password itself, between the word and a value or right before the word. */
const ABOUT =
  /polic|length|\bhash|algorithm|\bfield|manager|\bstore\b|\bsafe\b|\bhints?\b|\brules?\b|\bformat|\btype|\bfiles?\b|generator|strength|\bcheck|expir|rotat|history|prompt|column|\btable|reset (?:link|token|code)|richtlinie|länge|feld|politi[ckq]|política|beleid|политик|polityk|πολιτικ|kebijakan|정책|策略|ポリシー|chính sách|سياسة|מדיניות|नीति|นโยบาย|ilke|politika|norm/i;

/** Longer words and names that begin with a word for a password and are about something else: the code of an order, a cipher. */
const OTHER =
  /암호(?:화|문|학)|ωδικό\p{L}{0,2} (?:σφάλμα|προϊόν|παραγγελ|πελάτη|κράτησ|επαλήθευσ|ελέγχου|προσφορ|κουπον|αποστολ|χώρας|κλήσ|πτήσ|έκπτωσ|μέλους|φοιτητ|μαθήματ|τιμολογ|χρώματ|επιβεβαίωσ|συναλλαγ)/iuy;
const POSTAL = /ταχυδρομικ\p{L}{1,3} κ$/iu;

/** Whether the word at `at` is another than the one for a password that it begins with. */
export const isOtherWord = (text: string, at: number): boolean =>
  text.charCodeAt(at) > 127 && (matchAt(OTHER, text, at) >= 0 || POSTAL.test(unitsBefore(text, at, 20)));

/** Whether words between a word for a password and a value, or right before it, say that the value is about passwords. */
export const isAbout = (words: string): boolean => ABOUT.test(words);
