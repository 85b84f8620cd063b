/**
 * Somebody else as the doer, in every language: "another user published it", "опубликовала другая пользовательница", "von deiner
 * Kollegin angelegt", "belongs to someone else". Only one person, and not whom a thing is for: what "other users" see, or what is
 * sent "to another user", is the agent's own deed. A reply quotes other languages, so these are read in all of them at once.
 */

/** Pieces of patterns by the languages that they are for, read without regard to case. */
const ANOTHER: Readonly<Record<string, readonly string[]>> = {
  ar: ["(?<!\\p{L})(?:شخص|مستخدم|عضو)ة? (?:آخر|أخرى)", "(?<!\\p{L})زميلت?ك(?!\\p{L})", "تخص شخص"],
  de: [
    "(?<!\\b(?:an|bei|für|mit) )\\b(?:eine? andere[rs]? (?:mitglied|nutzer(?:in)?|person|user(?:in)?)|jemand (?:anderer|anderes|anders))\\b(?! (?:jetzt|kann|nun|sieht)\\b)",
    "\\b(?:hat|hatte) deine? kolleg(?:e|in)\\b",
    "\\bvon deine[mr] kolleg(?:en|in)\\b",
    "\\bgehört (?:einem|einer|jemand)\\b",
  ],
  es: [
    "(?<!\\b(?:a|al|con|de|para) )\\botr[oa] (?:miembro|persona|usuari[oa])\\b(?! (?:la|lo|puede|ya|ve)\\b)",
    "\\b(?:puso|creó|publicó|hizo|dejó|por) tu (?:colega|compañer[oa])\\b",
    "\\bes de otr[oa] (?:persona|usuari[oa])\\b",
  ],
  fr: [
    "(?<!\\b(?:avec|chez|pour) |(?<!\\p{L})à |\\bd['’])\\b(?:une? autre (?:membre|personne|utilisat(?:eur|rice))|quelqu['’]un d['’]autre)\\b(?! (?:peut|voit)\\b)",
    "\\bpar (?:ta|ton|votre) collègue\\b",
    "\\bappartient à (?:quelqu|une? autre)",
  ],
  hi: ["(?:किसी और|दूसरे|दूसरी|अन्य|सहकर्मी)(?: [^\\s]+)? ने(?!\\p{L})"],
  id: ["\\bdi\\p{L}+ (?:oleh )?(?:rekan|teman)(?: kerja)?mu\\b", "\\bmilik orang lain\\b"],
  it: [
    "(?<!\\b(?:a|ad|con|di|per) )\\b(?:un['’ ]?altr[oa] (?:membro|persona|utente)|qualcun(?: |['’])?altr[oa])\\b(?! (?:può|vede)\\b)",
    "\\bha \\p{L}+ (?:il tuo|la tua) collega\\b",
    "\\bè di un['’ ]?altr[oa] (?:persona|utente)\\b",
  ],
  ja: [
    "(?:別の|他の)(?:方|人|ユーザー)が(?![^、。]{0,8}(?:アクセス|見[えらるれ]|開[いけく]|閲覧))",
    "のは(?:別の|他の)(?:方|人|ユーザー)",
    "同僚(?:の方|さん)?が",
  ],
  ko: ["다른 (?:분|사람|사용자|유저)[이가] ?(?!볼|보|열|접속)", "동료(?:분)?[이가] "],
  pl: [
    "(?<!\\p{L})inn(?:y|a) (?:członek|członkini|osoba|użytkowni(?:k|czka))(?!\\p{L})(?! (?:może|widzi)(?!\\p{L}))",
    "(?<!\\p{L})ktoś inny(?!\\p{L})",
    "(?<!\\p{L})tw(?:ój|oja) (?:kolega|koleżanka|współpracowni(?:k|czka))(?!\\p{L})",
    "(?<!\\p{L})należy do (?:inn|kogoś)",
  ],
  pt: [
    "(?<!(?<!\\p{L})(?:a|ao|com|d[aeo]|para|à) )\\boutr[oa] (?:membro|pessoa|usuári[oa])\\b(?! (?:pode|vê|já)(?!\\p{L}))",
    "\\b(?:por|pel[ao]) (?:seu|sua) colega\\b",
  ],
  ru: [
    "(?<!\\p{L})друг(?:ой|ая) (?:пользователь(?:ница)?|участни(?:к|ца)|человек)(?!\\p{L})(?! (?:видит|может)(?!\\p{L}))",
    "(?<!\\p{L})кто-то другой(?!\\p{L})",
    "(?<!\\p{L})(?:ваша?|тво[йя]) (?:коллега|напарни(?:к|ца))(?!\\p{L})",
    "(?<!\\p{L})принадлежит (?:друг|чуж)",
  ],
  th: ["คนอื่นเป็นคน", "เพื่อนร่วมงาน(?:ของคุณ)?(?:เป็นคน|ตั้ง|สร้าง|เผยแพร่|โพสต์)"],
  tr: [
    "(?<!\\p{L})başka(?:sı| bir(?:i|isi)?(?: kişi| kullanıcı)?)(?!\\p{L})(?! (?:görebil|açabil|bak))",
    "(?<!\\p{L})başka birine ait",
    "(?<!\\p{L})iş arkadaşın(?!\\p{L})",
  ],
  uk: [
    "(?<!\\p{L})інш(?:ий|а) (?:користувач(?:ка)?|людина|учасни(?:к|ця))(?!\\p{L})(?! (?:бачить|може)(?!\\p{L}))",
    "(?<!\\p{L})хтось інший(?!\\p{L})",
    "(?<!\\p{L})(?:ваша?|тв(?:ій|оя)) (?:колега|напарни(?:к|ця))(?!\\p{L})",
    "(?<!\\p{L})належить інш",
  ],
};

const DOER = new RegExp(Object.values(ANOTHER).flat().join("|"), "iu");

/** True for a clause that names one other person as who did it, or whose it is. */
export function isAnother(clause: string): boolean {
  return DOER.test(clause);
}
