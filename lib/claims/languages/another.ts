/**
 * Somebody else as the doer, in every language: "another user published it", "опубликовала другая пользовательница", "von deiner
 * Kollegin angelegt", "belongs to someone else". Only one person, and not whom a thing is for: what "other users" see, or what is
 * sent "to another user", is the agent's own deed. A reply quotes other languages, so these are read in all of them at once.
 */
import { soughtAny } from "../../core/sought.ts";

/** Pieces of patterns by the languages that they are for, read without regard to case. */
const ANOTHER: Readonly<Record<string, readonly string[]>> = {
  any: ["(?<!\\p{L})(?:by|da|de|oleh|od|par|por|von|від|от|przez|bởi) @\\w"],
  ar: [
    "^(?:جارت?ك|أختك|أخوك|صديقت?ك|البلدية|الوزارة|الحكومة) (?:قد )?(?:نشر|وضع|أطلق|شارك)",
    "(?<!\\p{L})(?:شخص|مستخدم|عضو)ة? (?:آخر|أخرى)",
    "(?<!\\p{L})زميلت?ك(?!\\p{L})",
    "تخص شخص",
    "^رد(?:ّ|ت)? (?!على|إلى)\\p{L}{3,12} (?:هنا|عليك|على)",
  ],
  de: [
    "(?<!\\b(?:an|bei|für|mit) )\\b(?:eine? andere[rs]? (?:mitglied|nutzer(?:in)?|person|user(?:in)?)|jemand (?:anderer|anderes|anders))\\b(?! (?:jetzt|kann|nun|sieht)\\b)",
    "\\b(?:hat|hatte) deine? kolleg(?:e|in)\\b",
    "\\bvon deine[mr] kolleg(?:en|in)\\b",
    "\\bgehört (?:einem|einer|jemand)\\b",
  ],
  en: [
    "\\b(?:added|announced|created|deployed|made|posted|published|put up|scheduled|set(?: up)?|shared|written) by (?:an?|her|his|its|some|the|their|your) (?!agent|assistant|bot|clock|end|hour|job|scheduler|system|time)",
    "^an? (?:job|page|post|reminder|task) (?:with|in) (?:the )?(?:state|status)\\b",
    "^(?!also |i |just |then |we )\\p{L}+ (?:announced|posted|shared|wrote) (?:in|on) (?:[\\w'’-]+ ){1,7}?that (?:he|it|she|the|they)\\b",
    "^an? (?:\\p{L}+ )?(?:comment|page|post|reply) (?:(?:in|on) the \\p{L}+ )?(?:is|gets) (?:\\p{L}+ )?(?:deployed|posted|published|shown|stored) (?:at|by|once|under|when|with) (?:an?|its|the)\\b",
    "\\b(?:appeared|posted|published) (?:in|on) (?:[\\w'’-]+ ){1,4}?(?:bulletin|gazette|magazine|newspaper|paper|press|yearbook)\\b",
    "^(?:your|the) (?:[\\w-]+ )?(?:colleague|competitor|co-?worker|neighbou?r|rival)['’]s (?:[\\w-]+ ){0,3}?(?:app|blog|map|page|planner|post|site)\\b",
    "^the (?:[\\w-]+ )?(?:app|page|planner|post|site) of (?:your|the|a) (?:[\\w-]+ )?(?:colleague|competitor|co-?worker|neighbou?r|rival)\\b",
    "^the (?:city|council|government|ministry)(?:['’]s (?:app|page|planner|site)| (?:has |have |just )*(?:announced|posted|published|put up|released))\\b",
    "^(?:her|his|my|our|their|your) (?:[\\w-]+ )?(?:boss|brother|coach|colleague|cousin|coworker|dad|daughter|father|friend|husband|mom|mother|mum|neighbou?r|partner|sister|son|teacher|wife) (?:already |also |has |had |just )*(?:announced|deployed|posted|published|put|replied|scheduled|set|shared)\\b",
    "^(?:an?|our|the|your) (?:[\\w-]+ )?(?:appointment|bus|concert|courier|delivery|electrician|ferry|flight|letter|oven timer|parcel|plumber|shipment|surgery|technician|train)(?:['’]s)? (?:has|is|was)\\b",
  ],
  es: [
    "(?<!\\b(?:a|al|con|de|para) )\\botr[oa] (?:miembro|persona|usuari[oa])\\b(?! (?:la|lo|puede|ya|ve)\\b)",
    "\\b(?:puso|creó|publicó|hizo|dejó|por) tu (?:colega|compañer[oa])\\b",
    "(?:^|\\be )(?:fue|fueron) (?:él|ella|ellos|ellas)(?: mism[oa]s?)? quien",
    "\\bes de otr[oa] (?:persona|usuari[oa])\\b",
  ],
  fr: [
    "(?<!\\b(?:avec|chez|pour) |(?<!\\p{L})à |\\bd['’])\\b(?:une? autre (?:membre|personne|utilisat(?:eur|rice))|quelqu['’]un d['’]autre)\\b(?! (?:peut|voit)\\b)",
    "\\bc['’]est (?:lui|elle|toi|vous)(?:-même)? qui\\b",
    "\\bpar (?:ta|ton|votre) collègue\\b",
    "\\bappartient à (?:quelqu|une? autre)",
  ],
  hi: ["(?:किसी और|दूसरे|दूसरी|अन्य|सहकर्मी)(?: [^\\s]+)? ने(?!\\p{L})"],
  id: [
    "^(?:tetangga|teman|rekan|pemkot|pemerintah|kementerian)(?:mu)? (?:sudah|telah|baru saja) me\\p{L}+",
    "\\bdi\\p{L}+ (?:oleh )?(?:rekan|teman)(?: kerja)?mu\\b",
    "\\bmilik orang lain\\b",
  ],
  zh: [
    "^(?:你|您)的?(?:邻居|鄰居|同事|朋友)(?:已经?|已經)?(?:发布|發布|发了|發了|上线|上線|公开|公開)",
    "^官[网網方].{0,8}?(?:上线|上線|发布|發布|公布|挂出|掛出|更新)",
    "^(?:市政府|政府|铁路局|鐵路局|央行|教育部|官方)(?:已经?|已經)?(?:发布|發布|公布|上线|上線|公开|公開)",
  ],
  it: [
    "(?<!\\b(?:a|ad|con|di|per) )\\b(?:un['’ ]?altr[oa] (?:membro|persona|utente)|qualcun(?: |['’])?altr[oa])\\b(?! (?:può|vede)\\b)",
    "(?<!\\p{L})(?:è stat[oa]|sono stat[ie]) (?:lui|lei|loro)(?!\\p{L})",
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
    "\\b(?:foi|foram) (?:ele|ela|eles|elas)(?: mesm[oa]s?)? (?:que|quem)\\b",
  ],
  ru: [
    "(?<!\\p{L})друг(?:ой|ая) (?:пользователь(?:ница)?|участни(?:к|ца)|человек)(?!\\p{L})(?! (?:видит|может)(?!\\p{L}))",
    "(?<!\\p{L})кто-то другой(?!\\p{L})",
    "(?<!\\p{L})(?:ваша?|тво[йя]) (?:коллега|напарни(?:к|ца))(?!\\p{L})",
    "(?<!\\p{L})принадлежит (?:друг|чуж)",
  ],
  th: [
    "^(?:เพื่อนบ้าน|เทศบาล|รัฐบาล|กระทรวง)(?:ของคุณ)?(?:ได้)?(?:เผยแพร่|โพสต์|แชร์)",
    "^คุณ[ก-๙]{1,12}?(?:ตอบ|เผยแพร่|แชร์|โพสต์)",
    "คนอื่นเป็นคน",
    "เพื่อนร่วมงาน(?:ของคุณ)?(?:เป็นคน|ตั้ง|สร้าง|เผยแพร่|โพสต์)",
  ],
  vi: [
    "^(?:hàng xóm của bạn|thành phố|uỷ ban|ủy ban|chính phủ|bộ \\p{L}+|công ty) (?:đã|vừa) ",
    "^(?:bác sĩ|nha sĩ|phòng khám) đã ",
    "^lịch (?:cắt tóc|hẹn|khám|tiêm)(?!\\p{L})",
  ],
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

/** Deeds as participles, by languages in which the auxiliary in front of them tells the person. */
const DEED = {
  de: "(?:bereitgestellt|deployt|eingestellt|freigegeben|freigeschaltet|geantwortet|gepostet|geteilt|hochgeladen|kommentiert|online gestellt|veröffentlicht)",
  es: "(?:colgado|comentado|compartido|desplegado|habilitado|lanzado|posteado|programado|publicado|puesto|respondido|subido)",
  fr: "(?:annoncé|commenté|déployé|diffusé|lancé|mis|partagé|posté|programmé|publié|répondu)",
  it: "(?:annunciato|attivato|caricato|commentato|condiviso|lanciato|messo|postato|programmato|pubblicato|risposto)",
};

/**
 * The third person of a deed, where the verb tells the person and the agent speaks in the first: "L'INSEE a publié", "Lena ha
 * postato", "Апрель опубликовал". A passive and a reflexive name no doer, and "on", "a gente" are the agent's.
 */
const THIRD: Readonly<Record<string, readonly string[]>> = {
  de: [
    `^(?!.*(?<!\\p{L})(?:ich|wir)(?!\\p{L})).*(?<!\\p{L})(?:hat|hatte) .*(?<!\\p{L})${DEED.de}`,
    `^die (?:haben|hatten) .*${DEED.de}`,
    "\\bvo[nm] (?:der|den|dem) (?:\\p{L}+)(?:abteilung|amt|büro|stelle|team|verlag)(?!\\p{L})",
  ],
  es: [
    `(?<!(?<!\\p{L})se )(?<!\\p{L})(?:ha|han|había|habían|has|habías|habéis) (?:ya )?${DEED.es}(?!\\p{L})`,
    "(?<!(?<!\\p{L})se )(?<!\\p{L})(?:colg|coment|compart|lanz|poste|program|public)ó(?!\\p{L})",
    "(?:compartid|program|public|subid|pues)(?:ad|t)?[oa]s? por (?!m[ií](?!\\p{L})|la (?:mañana|noche|tarde)|lo |el momento|fin|supuesto)(?:el|la|los|las|su|un|una) ",
  ],
  fr: [
    `^(?!(?:[^\\s]+ ){0,2}(?:on|nous)(?!\\p{L})).*(?<!\\p{L}|['’])(?:a|ont|avait|avaient|l['’]a) (?:déjà |bien |aussi )?${DEED.fr}(?!\\p{L})`,
    "(?:diffusé|mise? en ligne|partagé|posté|publié)e?s? par (?!défaut|mes|nos|moi|nous|la même)(?:la |le |les |l['’]|un |une |son |sa |ses )",
  ],
  it: [
    `(?<!(?<!\\p{L})si )(?<!\\p{L})(?:ha|hanno|aveva|avevano) (?:già |anche |appena )?${DEED.it}(?!\\p{L})`,
    "(?:condivis|mess|postat|pubblicat)[oaie](?: online)? da(?:l|lla|llo|i|gli|lle|ll['’]) ?(?!\\d|vivo|mattin|moment|browser|community|lun|mar|mer|gio|ven|sab|dom|tuo|mio)\\p{L}",
  ],
  ko: ["(?:그쪽|상대방|저쪽)(?:에서|이) "],
  pt: [
    "(?<!(?<!\\p{L})(?:a gente|se) )(?<!\\p{L})(?:agendou|colocou|comentou|compartilhou|lançou|postou|publicou|respondeu)(?!\\p{L})",
    "(?:compartilhad|postad|publicad)[oa]s? pel[ao]s? (?!manhã|menos|tarde|noite|link|app)",
  ],
  ru: [
    "(?:выложил|опубликовал|открыл|разместил)[аи]? сво(?:ю|й|[её]|и)(?!\\p{L})",
    "^(?:кто-то|пользователь(?:ница)?|сосед(?:ка)?) (?:\\p{L}+ )?(?:выложил|опубликовал|ответил|поставил|прокомментировал|разместил|запостил)[аи]?(?!\\p{L})",
    "^(?!(?:вчера|завтра|когда|сегодня|сама|снова|сначала|тогда|хотя)(?!\\p{L}))\\p{L}{2,}[ая] (?:(?!я )\\p{L}+ )?(?:выложила|обнародовала|объявила|опубликовала|ответила|поставила|прокомментировала|разместила|запостила)(?!\\p{L})",
  ],
  uk: [
    "(?:викла|відкри|опублікува|розмісти)(?:в|ла|ли) сво(?:ю|є|ї)|(?:викла|відкри|опублікува|розмісти)(?:в|ла|ли) свій",
    "^(?:хтось|користувач(?:ка)?|сусід(?:ка)?) (?:\\p{L}+ )?(?:виклала?|виклав|опублікува(?:в|ла|ли)|відпові(?:в|ла)|поставила?|поставив|прокоментува(?:в|ла)|розмісти(?:в|ла)|запости(?:в|ла))(?!\\p{L})",
    "^(?!(?:вчора|завтра|сама|спершу|сьогодні|тоді|учора)(?!\\p{L}))\\p{L}{2,}[ая] (?:(?!я )\\p{L}+ )?(?:виклала|оголосила|оприлюднила|опублікувала|відповіла|поставила|прокоментувала|розмістила|запостила)(?!\\p{L})",
  ],
  pl: ["(?:opublikował|otworzył|udostępnił|wrzucił)[aoi]? swoj"],
};

/** On the site of somebody: "on the council's site", "на сайте мэрии". */
const SITE: Readonly<Record<string, readonly string[]>> = {
  ar: ["على موقع(?:ها|ه|هم)(?!\\p{L})"],
  en: ["\\bon its (?:own )?(?:web)?site\\b"],
  fr: ["sur son site(?! (?:de la )?communaut)(?!\\p{L})"],
  it: ["sul suo sito(?!\\p{L})"],
  pl: ["na swojej stronie internetowej"],
  ru: ["на сайте (?!сообщ)\\p{L}+"],
  tr: ["\\p{L}+n[ıiuü]n (?:web |internet )?site(?:sinde|sine)(?!\\p{L})"],
  uk: ["на сайті (?!спільн)\\p{L}+"],
};

/** Houses and grounds, by languages, that are open to all without any page. */
const HOUSE: Readonly<Record<string, string>> = {
  ar: "المتحف|المكتبة|الحديقة العامة",
  de: "museum|bibliothek|park|schwimmbad|zoo",
  en: "museum|park|swimming pool|zoo|exhibition",
  es: "museo|biblioteca|parque|piscina",
  fr: "musée|bibliothèque|parc|piscine",
  hi: "संग्रहालय|पुस्तकालय",
  id: "museum|perpustakaan|taman",
  it: "museo|biblioteca|parco|piscina",
  ja: "博物館|美術館|図書館|公園",
  ko: "박물관|미술관|도서관|공원",
  pl: "muzeum|biblioteka|park",
  pt: "museu|biblioteca|parque|piscina",
  ru: "музей|библиотека|парк|бассейн",
  th: "พิพิธภัณฑ์|ห้องสมุด",
  tr: "müze|kütüphane|park",
  uk: "музей|бібліотека|парк|басейн",
  vi: "bảo tàng|công viên",
  zh: "博物[馆館]|美[术術][馆館]|[图圖][书書][馆館]|公[园園]",
};

/** One as the subject of a clause, and no page about one. */
const PLACE = `^(?:[\\p{L}]{1,4}[ ’'])?(?:${Object.values(HOUSE).join("|")})(?! ?(?:的|の|की|के|का))(?!\\p{L}*[- ]?(?:app|guide|guía|karte|map|page|página|pagina|quiz|seite|site|tour|[页頁网網]|ペー|サイト|페이|사이|पेज|साइट|เว็บ|стран|сайт|сторін))`;

const isDoer = soughtAny(
  [PLACE, ...[ANOTHER, THIRD, SITE].flatMap((table) => Object.values(table).map((list) => list.join("|")))],
  "iu",
);

/** A name or an abbreviation in capitals in front of a deed: "ЦБ опубликовал", "Apple опублікував". */
const NAMED =
  /^(?:[A-Z][A-Za-z]+|[А-ЯЁІЇЄҐ]{2,6}|(?:Верховна|Государственная|Міська|Городская) \p{L}+|(?:Укр|Нац|Мін|Мин|Держ|Гос|Рос|Центр|Каб|Мос|Київ|Мері|Мэри|Міськ|Гор)\p{Ll}+) (?:\p{Ll}+ )?(?:выложил|обнародовал|объявил|опубликовал|разместил|запостил|виклав|виклал|оголоси|оприлюдни|опублікува|розмісти|запости)/u;

/** True for a clause that names one other person as who did it, or whose it is. */
export function isAnother(clause: string): boolean {
  return isDoer(clause) || NAMED.test(clause);
}
