/**
 * What is said to be where only the deed puts it, or done without the deed's own verb: a thing that sits in the community, a
 * message that is out on the place of posts, a job that is booked or runs at its times, and the words of done that stand beside a
 * link. Lists of pieces of patterns; the nouns are those of the language's own slots.
 */

import { lazy } from "../../core/lazy.ts";
import type { Language } from "../claim.ts";

/** The lists of one language, in this order. */
type Lists = readonly [
  /** Up to the name of the place of pages, or, where the verb stands last, behind it: is now in the, sits in the. */
  placed: string,
  /** The deed of publishing by another word than the language's own tables have: hit publish, the publishing did work. */
  acted: string,
  /** Is out; tells only beside the place of posts. */
  sent: string,
  /** Of a job and its time: booked, entered. */
  booked: string,
  /** Of a job, in front of what makes its time come again: is running. */
  runs: string,
  /** Beside a link these say that it is done: out, repaired, since noon, answered. */
  settled: string,
];

const LISTS: Readonly<Record<string, Lists>> = {
  en: [
    "(?:is|['’]s|sits|sitting|lives|stands|landed|made it|find (?:it|the \\w+|your \\w+))(?: (?:now|already|also|up|out|live|listed|right|there|finally))* (?:in|on|onto|into) the",
    "(?:publish(?:ing)?|publication|upload)(?: did| has| really)* (?:work(?:ed)?|go(?:ne)? through|went through)(?: in the end| after all| at last|$)|own (?:public )?page in the community",
    "(?:went|gone|is|has gone) out(?! of)|sent off|(?<=: )out(?! of)",
    "(?:is|are|been|['’]s) (?:now )?(?:booked|entered|logged|registered|on the books)|(?<=send-?out )(?:is )?scheduled",
    "(?:is|['’]s) (?:now |already )?(?:running|ticking|on duty)",
    "since (?:noon|\\w+ morning|lunch\\w*|nine|ten|\\d\\S*)|(?:is|are|['’]s|it went) (?:now )?(?:up|out|fixed|done|sorted)|fixed|answered(?: \\w+ people)?|quote-?posted|re-?posted|post(?:ed|ing) (?:it )?(?:anew|afresh)|wrote back",
  ],
  de: [
    "(?:ist|steht|liegt|hängt|sitzt|findest du \\S+)(?: \\S+){0,2} in der",
    "veröffentlichen hat (?:\\S+ ){0,4}?(?:geklappt|funktioniert)|habe? ich (?:\\S+ ){0,8}freigegeben",
    "raus|steht|abgesetzt|draußen",
    "gebucht|eingetragen|vorgemerkt|notiert|angesetzt",
    "läuft(?: jetzt| nun| schon)?",
    "(?:ist|sind|steht) (?:\\S+ )?(?:draußen|raus|drin|oben)|seit (?:heute|mittag|eben)|erledigt|behoben|repariert|nachgeholt|geantwortet|beantwortet|neu eingestellt|steht",
  ],
  es: [
    "(?:está|aparece|figura|quedó)(?: \\S+)? en la(?: galería de la)?",
    "(?:di|dimos|he dado) a publicar|publicación (?:\\S+ )?(?:sí )?(?:funcionó|salió bien)",
    "salió|ha salido|enviad[oa]",
    "anotad[oa]|apuntad[oa]|agendad[oa]|reservad[oa]|insertad[oa]",
    "(?:corre|funciona|se ejecuta|está corriendo|está en marcha)",
    "desde (?:el mediodía|esta mañana|las \\S+)|ya está (?:fuera|arriba|colgad[oa])|arreglad[oa]|resuelto|respond(?:í|id[oa]s?)|contest(?:é|ad[oa]s?)|subí|colgué|volví a",
  ],
  fr: [
    "(?:est|figure|apparaît|se trouve)(?: \\S+)? (?:dans|sur) la(?: galerie de la)?",
    "publication a (?:\\S+ )?(?:fonctionné|marché)|cliqué sur publier",
    "(?:parti|sorti)e?",
    "(?:noté|inscrit|réservé|calé|posé|inséré)e?",
    "(?:tourne|s['’]exécute|fonctionne)",
    "depuis (?:midi|ce matin|hier)|(?:réparé|corrigé|rattrapé|sorti)e?|répondu|reposté|remise? en ligne",
  ],
  pt: [
    "(?:está|tá|aparece|ficou)(?: \\S+)? na(?: galeria da)?",
    "publicação (?:\\S+ )?(?:funcionou|deu certo|dando certo)|(?:dei|cliquei)(?: em)? publicar",
    "saiu|foi ao ar",
    "anotad[oa]|marcad[oa]|reservad[oa]|inserid[oa]|registrad[oa]",
    "(?:roda|rodando|funciona)",
    "desde (?:o meio-dia|hoje cedo|as \\S+)|no ar|resolvid[oa]|consertad[oa]|respondi|respondid[oa]s?|repostei|subi",
  ],
  it: [
    "(?:è|sta|appare|compare|si trova)(?: \\S+)? nella(?: galleria della)?",
    "pubblicazione (?:\\S+ ){0,2}(?:ha funzionato|è riuscita)|premuto pubblica",
    "(?:uscit|partit|andat)[oa]",
    "(?:inserit|segnat|registrat|prenotat|annotat)[oa]",
    "(?:gira|è in funzione|funziona)",
    "da (?:mezzogiorno|stamattina)|(?:è|ora è) (?:fuori|su)|sistemat[oa]|riparat[oa]|rimediato|risposto|ripubblicat[oa]",
  ],
  pl: [
    "(?:jest|wisi|stoi|widnieje|pojawił[ao]? się)(?: \\S+)? w(?: galerii)?",
    "publikacja (?:\\S+ )?(?:się udała|zadziałała)|klikn(?:ąłem|ęłam) opublikuj",
    "(?:poszł|wysz)\\S+|poszedł|wyszedł",
    "(?:wpisan|zapisan|zarezerwowan|odnotowan)\\S",
    "(?:działa|chodzi)",
    "od (?:rana|południa)|naprawion\\S|nadrobion\\S|odpowiedział(?:em|am)|odpisał(?:em|am)|wrzucił(?:em|am)",
  ],
  ru: [
    "(?:лежит|висит|стоит|появил(?:ась|ся|ось))(?: \\S+)? в(?: галерее)?",
    "публикация (?:\\S+ )?(?:сработала|удалась|получилась)|нажала? опубликовать",
    "уш(?:ёл|ел|ла|ло)|выш(?:ел|ла|ло)",
    "внес[её]н\\S?|записан\\S?|занесен\\S|забронирован\\S?",
    "(?:идёт|идет|работает)",
    "с (?:полудня|утра)|исправлено|починено|ответила?|перезалила?|выложила?",
  ],
  uk: [
    "(?:лежить|висить|стоїть|з['’ʼ]яви(?:лася|вся))(?: \\S+)? [ув](?: галереї)?",
    "публікація (?:\\S+ )?(?:спрацювала|вдалася)|натисну(?:в|ла) опублікувати",
    "піш(?:ов|ла|ло)|вийш(?:ов|ла|ло)",
    "(?:внесен|записан|занотован|заброньован)\\S",
    "(?:іде|працює)",
    "з (?:полудня|ранку)|виправлено|полагоджено|відпові(?:в|ла)|викла(?:в|ла)",
  ],
  tr: [
    "(?:\\S+ ){0,4}(?:duruyor|çıkıyor|görünüyor|yer alıyor)",
    "yayın(?:lama)? (?:işi )?(?:\\S+ )?(?:tamam|oldu|çalıştı|halloldu)",
    "çıktı|gitti|yollandı",
    "kaydedildi|girildi|yazıldı|not edildi",
    "",
    "(?:öğleden|sabahtan) beri|düzeltti[mk]|düzeltildi|halloldu|hallettim|yanıtladım|cevapladım|yeniden (?:paylaştım|gönderdim)",
  ],
  id: [
    "(?:sudah|kini|sekarang) (?:ada|muncul|tampil|masuk|berada)(?: \\S+)? di(?: galeri)?",
    "publikasi(?:nya)? (?:akhirnya )?berhasil",
    "(?:sudah )?(?:keluar|terkirim|meluncur|naik)",
    "(?:sudah|telah) (?:dicatat|tercatat|dipesan|dimasukkan)",
    "(?:berjalan|jalan)",
    "sejak (?:siang|pagi)|sudah (?:beres|diperbaiki|naik|saya balas|kubalas)|kubalas|kujawab|diposting ulang",
  ],
  vi: [
    "(?:nằm|có mặt|xuất hiện|(?:đã|vừa|mới) (?:cho|đưa|đẩy)(?: \\S+){1,6}? lên)(?: (?:trên|trong|ở))?(?: (?:thư viện|trang))?",
    "việc (?:xuất bản|đăng)(?: \\S+){0,3} thành công|(?:đã|vừa) (?:bấm|nhấn) (?:nút )?(?:xuất bản|đăng)",
    "lên sóng|gửi đi|đi rồi",
    "đã (?:được )?(?:ghi|nhập|xếp)",
    "chạy",
    "từ (?:trưa|sáng)|(?:đã|vừa) (?:sửa|khắc phục|trả lời|đăng lại)|(?:sửa|lên) (?:xong )?rồi",
  ],
  zh: [
    "(?:已经?|现在|目前)就?(?:在|摆在|挂在|出现在|排在|上了|进了)",
    "(?:重新|再次|又)(?:发布|上线)了|[点按]了(?:一下)?发布|发布(?:最后|终于)(?:还是)?(?:成|好)了",
    "发出去了|出去了",
    "登记|记上|预约|排上|录入",
    "(?:正?在)",
    "(?:中午|今早|早上)起?就|(?:修好|补上|弄好|搞定|放出来|挂出来)了|(?:回复|回)了|(?:重发|重贴|补发)了",
  ],
  ja: [
    "(?:の?(?:ギャラリー|ページ|一覧))?に[^、。]{0,10}?(?:並んで|載って|出て|置いて|入って|表示されて)(?:い|あり)ま",
    "公開は(?:結局|無事)[^、。]{0,6}(?:うまくいき|成功し)|公開(?:ボタン)?を押しました",
    "出しました|出ました|流しました",
    "(?:記入|記録|予約|入力|登録)(?:済み|しました|して(?:あり|おき)ま)",
    "[^。]{0,10}?(?:動いて|走って|回って)い?ま",
    "[昼朝午]から|(?:直し|直り|修正し|返信し|上げ|投稿し直し)(?:ました|ておきました)|(?:修正|返信|再投稿)済み|出ています",
  ],
  ko: [
    "(?: ?(?:갤러리|페이지|목록))?에[^,.]{0,12}?(?:올라[가와] ?있|떠 ?있|걸려 ?있|나와 ?있|보여요|보입니)",
    "(?:게시|공개|배포)(?:가|는) (?:결국 |마침내 )(?:됐|성공했)|게시 ?(?:버튼)?을 눌렀",
    "나갔|발송했|내보냈",
    "(?:등록|기록|예약|입력)(?:됐|되었|되어 ?있|해 ?뒀|했)",
    "[^,.]{0,10}?(?:돌고|돌아가고|실행되고) ?있",
    "(?:정오|아침|오전)부터|고쳤|고쳐졌|복구했|수정했|답했|답글 ?달았|올렸|올려 ?뒀",
  ],
  ar: [
    "(?:موجودة?|ظاهرة?|معروضة?|تظهر|صارت?|أصبحت?|باتت?)(?: \\S+)? (?:في|على)(?: معرض)?",
    "النشر نجح|نجح النشر|ضغطت (?:على )?(?:زر )?النشر",
    "خرجت?|انطلقت?|طلعت?",
    "(?:مسجّ?ل|محجوز|مدرج|مقيّ?د)ة?|سُ?جّ?ل",
    "(?:تعمل|يعمل|شغالة)",
    "منذ (?:الظهر|الصباح)|أصلحت\\S*|إصلاحه?ا?|رددت|أجبت|رفعته?ا?",
  ],
  hi: [
    "(?: की)?(?: गैलरी| पेज)? (?:में|पर) (?:\\S+ ){0,4}?(?:दिख रह[ाी]|मौजूद|आ (?:गय[ाी]|गई|चुक[ाी]))",
    "(?:(?:पब्लिश|प्रकाशित)(?: का काम)? |^)(?:अब|आखिरकार) हो (?:गया|चुक[ाी])|पब्लिश का बटन दबा दिया",
    "निकल (?:गय[ाी]|गई)|जा चुक[ाी]",
    "(?:दर्ज|बुक|नोट)(?: हो गया| कर (?:दिया|लिया)| है)",
    "(?:\\S+ ){1,4}?चल रह[ाी] है",
    "(?:दोपहर|सुबह) से|(?:ठीक|सुधार) (?:कर )?(?:दिया|दी)|जवाब (?:दे )?(?:दिया|दिए)|दोबारा (?:डाल|पोस्ट कर) (?:दिया|दी)",
  ],
  th: [
    "(?:อยู่|ขึ้น|โชว์|ปรากฏ)(?:อยู่)?(?:ใน|บน)?(?:แกลเลอรี|หน้า)?",
    "กด(?:ปุ่ม)?เผยแพร่(?:ไป)?แล้ว",
    "(?:ออก|ส่ง|ขึ้น)ไปแล้ว|ออกไปเมื่อ",
    "(?:ลงตาราง|จอง|บันทึก)(?:ไว้|ให้)?(?:เรียบร้อย)?แล้ว",
    "(?:ทำงาน|รัน)(?:อยู่)?",
    "ตั้งแต่(?:เที่ยง|เช้า)|(?:แก้|ซ่อม|ตอบ|โพสต์ใหม่)(?:ไป|ให้)?แล้ว",
  ],
};

/** Languages whose words no blank parts, and those in which the place stands in front of its verb. */
const UNSPACED = "zh ja th ko";
const PLACE_FIRST = "tr ja ko hi";

/** The letters of all scripts that part words by blanks. */
const LETTER = "[\\wÀ-ɏЀ-ӿ\\u0600-\\u06ff\\u0900-\\u097f\\u1e00-\\u1eff]";

/** What goes out at its time without being called a job. */
const SENDING =
  "send-?out|newsletter|versand|rundmail|envío|envoi|envio|invio|wysyłk|рассылк|розсилк|gönderim|pengiriman|发送|配信|발송|الإرسال";

/** A community in front of these is that of a neighbourhood. */
export const NO_HOUSE = "(?! (?:cent(?:er|re)|garden|hall|house|kitchen|library|wiki)s?(?!\\w))";

/** Pattern sources of a language, in which its slots are still to be filled. */
export type Present = {
  readonly placed: string;
  readonly sent: string;
  readonly booked: string;
  readonly settled: string;
  /** One of these is in every text that says so without a link. */
  readonly stems: () => RegExp;
};

/** One of the words of a list, whole where the language parts words by blanks; nothing at all of an empty list. */
export function wholeIn(id: string, list: string): string {
  if (list === "") return "(?!)";
  return UNSPACED.includes(id) ? `(?:${list})` : `(?<!${LETTER})(?:${list})(?!${LETTER})`;
}

const made = new Map<string, Present>();

/** What is searched in a language; undefined of one without lists. */
export function presentOf({ id }: Pick<Language, "id">): Present | undefined {
  const lists = LISTS[id];
  const known = made.get(id);
  if (known || !lists) return known;
  const word = (list: string): string => wholeIn(id, list);
  // Asked of every reply: the letters of all scripts, ten times in one pattern, take a quarter of a fresh guard's time.
  const near = (list: string): string =>
    list === "" || UNSPACED.includes(id) ? word(list) : `(?<![a-z])(?:${list})(?![a-z])`;
  const [placed, acted, sent, booked, runs, settled] = lists;
  const blank = UNSPACED.includes(id) ? "" : " ";
  const square = `{wide_square}${NO_HOUSE}`;
  const at = PLACE_FIRST.includes(id)
    ? `${square}${blank && `${blank}?`}(?:${placed})`
    : `${word(placed)}${blank}${square}`;
  const present = {
    placed: `${at}|${word(acted)}`,
    sent: word(sent),
    booked: `(?:{wide_job}|${SENDING}).{0,48}?${word(booked)}|{wide_job}.{0,48}?(?:${word(runs)} ?{wide_every}|{wide_every}.{0,12}?${word(runs)})`,
    settled: word(settled),
    // Without regard to case it would take three times as long to compile.
    stems: lazy(
      () =>
        new RegExp(
          `${PLACE_FIRST.includes(id) ? placed : near(placed)}|${acted.replaceAll("^", "")}|${near(sent)}|${near(booked)}|${near(runs)}`,
          "u",
        ),
    ),
  };
  made.set(id, present);
  return present;
}
