/**
 * What stands around a deed, in every language, and shows that it is not told as the agent's own, done and still so: a screen or
 * a paper that says it, a case that is only supposed, what was so in former days, a rest that is still missing, an undoing behind
 * it, a list of the values that a state can have. Languages that are near each other read each other's deeds, so these are read in
 * all of them at once; and only where a deed was found.
 */
import { soughtAny } from "../../core/sought.ts";

/** Pieces of patterns by the languages that they are for, read without regard to case. */
type Pieces = Readonly<Record<string, readonly string[]>>;

/** An article or whose it is, in front of a noun. */
const EN_THE = "(?:the|your|their|its|his|her|this|that) (?:[\\w-]+ ){0,3}?";
const EN_SCREEN =
  "(?:admin|board|changelog|cms|console|dashboard|inventory|list(?:ing)?|logs?|overview|panel|queue|status page|summary page|table|tracker)";

/** A screen or a paper says it: "according to the status page", "the panel shows", "in the list there are". */
const SHOWN: Pieces = {
  ar: [
    "(?:مدونة|مقال|خبر)(?: [^\\s]+){0,3} (?:تقول|يقول|تعلن|يذكر)",
    "(?:بحسب|حسب|وفقًا ل|وفق) ?(?:ال)?(?:صفحة|لوحة|قائمة|سجل|تقرير|موقع|جدول)",
    "(?:في|على) (?:القائمة|اللوحة|السجل|لوحة التحكم)(?!\\p{L})",
    "تظهر (?:اللوحة|القائمة|الصفحة)|(?:اللوحة|القائمة|لوحة التحكم) (?:تظهر|تعرض|تقول)",
  ],
  de: [
    "(?:im|in dem|auf dem) blog |(?:der|das|die|ein) (?:artikel|bericht|blog|meldung)(?: [^\\s]+){0,3} (?:behauptet|berichtet|meldet|sagt|schreibt)",
    "laut (?!absprache|auftrag|plan|wunsch)",
    "(?:im|in der|in deiner|in deinem|auf der|auf dem|am) (?:\\p{L}+ )?(?:adminbereich|board|cms|dashboard|liste|log|panel|protokoll|statusseite|tabelle|verwaltung|übersicht) ",
    "(?:die|das|der|dein\\p{L}*) (?:\\p{L}+ )?(?:board|dashboard|liste|log|panel|protokoll|statusseite|tabelle|übersicht) (?:führt|listet|meldet|nennt|sagt|weist|zeigt)",
  ],
  en: [
    "(?:a|the|their|its|his|her) (?:[\\w'’-]+ ){0,3}?(?:article|blog|newsletter|press release|website)(?: of [\\w'’ -]{1,30}?)? (?:announces|claims|reports|says|writes)\\b",
    "(?:from|per) (?:your|the|my|our) (?:chat|diary|e?mails?|history|log book|messages|notes|records):?$",
    `(?:according to|judging (?:by|from)|going by|looking at|from what|from|per|in|on) ${EN_THE}${EN_SCREEN}(?: \\w+)?(?: (?:tells?|says?|shows?))?(?=$| (?:a|an|the|there|two|it|i|you|your|\\d+|both|nothing)\\b)`,
    `${EN_THE}${EN_SCREEN}(?: (?:page|tab|view))? (?:claims|counts|displays|lists|mentions|reads|reports|says|shows|tells)`,
    "(?:[^\\s]+ ){1,5}?(?:is|are|was|were) (?:counted|flagged|labell?ed|listed|marked|shown|tagged) as ",
    "(?:his|her|their|your|this|that|the (?:error|first|last|other|second)) (?:e?mail|headline|letter|message|note|notice|reply|sign|sms|subject|text|toast|banner) (?:reads?|says?|said|goes|states?|was)",
  ],
  es: [
    "(?:el|la|un|una) (?:artículo|blog|nota|web)(?: [^\\s]+){0,3} (?:afirma|anuncia|cuenta|dice)",
    "según (?:el|la|los|las|su) (?!acord|pedid|plan)",
    "en (?:el|la|tu|su) (?:administrador|cms|listado|lista|panel|página de estado|tablero|tabla)(?!\\p{L})",
    "(?:el|la|tu|su) (?:listado|lista|panel|página de estado|tablero|tabla) (?:cuenta|dice|indica|lista|muestra|señala)",
  ],
  fr: [
    "(?:le|la|l['’]|un|une) ?(?:article|blog|communiqué|site)(?: [^\\s]+){0,3} (?:affirme|annonce|dit|indique)",
    "(?:d['’]après|selon|à en croire) (?:la|le|les|l['’]|leur|son|sa) ?(?!accord|demande|plan)",
    "(?:dans|sur) (?:la|le|l['’]|ta|ton|votre) ?(?:aperçu|cms|console|journal|liste|page d['’]état|panneau|tableau(?: de bord)?)(?!\\p{L})",
    "(?:la|le|l['’]|ta|ton|votre) ?(?:console|interface|journal|liste|page d['’]état|panneau|tableau(?: de bord)?) (?:affiche|compte|dit|indique|montre|recense)",
  ],
  hi: [
    ".{0,24}(?:ब्लॉग|लेख|ख़बर|खबर) में (?:लिखा|बताया)",
    ".{0,30}(?:पेज|पैनल|डैशबोर्ड|सूची|लॉग|रिकॉर्ड|टेबल|रिपोर्ट)(?: में)? (?:के (?:अनुसार|हिसाब से|मुताबिक)|दिख)",
    "(?:डैशबोर्ड|सूची|पैनल|लॉग|लिस्ट) (?:में|पर) ",
  ],
  id: [
    "(?:artikel|blog|siaran pers)(?: [^\\s]+){0,3} (?:bilang|menulis|mengumumkan|menyebut)",
    "menurut ",
    "(?:di|pada) (?:daftar|dasbor|log|panel|tabel)(?!\\p{L})",
    "(?:daftar|dasbor|halaman status|log|panel|tabel)(?:nya)? (?:menampilkan|mencatat|menunjukkan|menyebut)",
  ],
  it: [
    "(?:il|la|l['’]|un|una) ?(?:articolo|blog|comunicato|sito)(?: [^\\s]+){0,3} (?:afferma|annuncia|dice|scrive)",
    "secondo (?:il|la|le|gli|i|l['’]) ?(?!accord|pian|richiest)",
    "(?:nell['’]|nella|nel|sul|sulla) ?(?:cms|elenco|lista|pagina di stato|pannello|registro|tabella)(?!\\p{L})",
    "(?:il|la|l['’]) ?(?:elenco|lista|pagina di stato|pannello|tabella) (?:conta|dice|elenca|indica|mostra|riporta)",
  ],
  ja: [
    ".{0,16}(?:ブログ|記事|ニュース)に(?:は|も|よ)",
    ".{0,24}(?:によると|によれば)",
    "(?:ダッシュボード|一覧|管理画面|ログ|ステータスページ|パネル)(?:に|で|上)(?:は|も)",
    "一覧に.{0,16}が(?:\\d|[一二三四五六七八九十])",
  ],
  ko: [
    ".{0,16}(?:블로그|기사|보도)(?:에는|에서는?|에) ",
    ".{0,24}에 (?:따르면|의하면)",
    "(?:대시보드|목록|관리자 화면|관리 화면|로그|상태 페이지|패널)에(?:는|도|서는)? ",
  ],
  pl: [
    "(?:na blogu|w artykule)(?!\\p{L})|(?:artykuł|blog)(?: [^\\s]+){0,3} (?:mówi|ogłasza|podaje)",
    "(?:według|wg) (?!plan|twoj|ustal|życz)",
    "(?:na|w) (?:liście|panelu|tablicy|dzienniku|tabeli|cms-ie)(?!\\p{L})",
    "(?:lista|panel|tablica|dziennik|tabela|strona statusu) (?:mówi|pokazuje|podaje|wymienia|wskazuje)",
  ],
  pt: [
    "(?:o|a|um|uma) (?:artigo|blog|site)(?: [^\\s]+){0,3} (?:afirma|anuncia|diz)",
    "(?:segundo|pel[ao]) (?:[ao] )?(?:lista|painel|página de status|quadro|registro|relatório|site|tabela)(?!\\p{L})",
    "n[ao] (?:cms|lista|painel|página de status|quadro|registro|tabela)(?!\\p{L})",
    "[ao] (?:lista|painel|página de status|quadro|tabela) (?:aponta|conta|diz|indica|lista|mostra)",
  ],
  ru: [
    "в (?:блоге|статье)(?!\\p{L})|(?:блог|статья)(?: [^\\s]+){0,3} (?:говорит|пишет|сообщает)",
    "(?:судя по|по данным|если верить) ",
    "(?:в|на) (?:админке|дашборде|журнале|логах?|панели|перечне|списке|таблице)(?!\\p{L})",
    "(?:админка|дашборд|журнал|лог|панель|список|таблица) (?:говорит|показывает|пишет)",
  ],
  th: [
    "(?:บล็อก|บทความ|ข่าว).{0,16}(?:บอก|ระบุ|เขียน)",
    "ตาม(?:หน้า|แดชบอร์ด|บันทึก|รายงาน|แผงควบคุม)",
    "(?:แดชบอร์ด|แผงควบคุม)(?:แสดง|ระบุ)",
    "ใน(?:รายการ|แผงควบคุม|แดชบอร์ด|บันทึก)",
  ],
  tr: [
    ".{0,24}(?:blogunda|yazısında|haberinde)(?!\\p{L})",
    ".{0,24}(?:bakılırsa|(?:panel|sayfa|liste|tablo|kayıt|günlük|rapor)\\p{L}{0,6} göre)(?!\\p{L})",
    "(?:yönetim )?(?:panel|liste|tablo|günlük)(?:de|te|da|ta) ",
  ],
  uk: [
    "[ву] (?:блозі|статті)(?!\\p{L})|(?:блог|стаття)(?: [^\\s]+){0,3} (?:каже|пише|повідомляє)",
    "(?:судячи з|за даними|якщо вірити) ",
    "(?:в|у|на) (?:адмінці|дашборді|журналі|логах?|панелі|переліку|списку|таблиці)(?!\\p{L})",
    "(?:адмінка|дашборд|журнал|лог|панель|список|таблиця) (?:каже|показує|пише)",
  ],
  vi: [
    "(?:blog|bài báo|trang tin)(?: [^\\s]+){0,3} (?:cho biết|nói|viết)",
    "theo (?:bảng|báo cáo|danh sách|nhật ký|trang)(?!\\p{L})",
    "trong (?:bảng|danh sách|nhật ký)(?!\\p{L})",
    "(?:bảng điều khiển|danh sách|nhật ký|trang trạng thái) (?:cho thấy|ghi|hiển thị|liệt kê)",
  ],
  zh: [
    ".{0,10}(?:博客|文章|新闻|新聞|报道|報導)(?:说|說|称|稱|写|寫|里|中)",
    "(?:据|據|根据|根據|按照?|从|從).{0,10}(?:页|頁|面板|显示|顯示|日志|日誌|记录|記錄|统计|統計|来看|來看)",
    "(?:管理)?(?:面板|后台|後台|列表|清单|清單|仪表盘|儀表板|状态页|狀態頁|日志|日誌)(?:上|里|裡|中)?(?:写着|寫著|显示|顯示|列出|里?有|裡有)",
  ],
};

/** An account of what publishing takes: "to publish you only need a title". */
const HOW_TO: Pieces = {
  ar: ["(?:لل|ل)(?:نشر|إطلاق)(?:ها|ه)? "],
  de: [
    "(?:zum|fürs) (?:veröffentlichen|freigeben|teilen|planen)(?!\\p{L})",
    "für (?:die|eine) (?:veröffentlichung|freigabe)",
    "um .{0,24}zu (?:veröffentlichen|teilen|planen)",
  ],
  en: ["(?:in order )?to (?:deploy|post|publish|release|schedule|share)\\b", "for publishing\\b"],
  es: ["para (?:agendar|compartir|programar|publicar)"],
  fr: ["pour (?:partager|programmer|publier|la mettre en ligne|mettre en ligne)"],
  hi: [".{0,16}प्रकाशित करने के लिए", ".{0,16}पब्लिश करने के लिए"],
  id: ["untuk (?:membagikan|menerbitkan|menjadwalkan|mempublikasikan|publikasi)"],
  it: ["per (?:condividere|programmare|pubblicare)"],
  ja: [".{0,10}(?:公開|投稿)(?:する)?(?:には|のに|するなら)"],
  ko: [".{0,10}(?:게시|공개|배포|발행)하(?:려면|기 위해|시려면)"],
  pl: ["(?:do|aby|żeby) (?:opublikowa\\p{L}+|publikacji|publikowania)"],
  pt: ["para (?:agendar|compartilhar|postar|programar|publicar)"],
  ru: ["(?:для публикации|чтобы (?:\\p{L}+ )?опубликовать)"],
  th: ["(?:การเผยแพร่|หากต้องการเผยแพร่|ในการเผยแพร่)(?!แล้ว|เสร็จ|สำเร็จ|เรียบร้อย)"],
  tr: ["yayınlamak için", "paylaşmak için"],
  uk: ["(?:для публікації|щоб (?:\\p{L}+ )?опублікувати)"],
  vi: ["(?:để|muốn) (?:xuất bản|đăng|công khai)"],
  zh: ["(?:要|想要?)?(?:发布|發布|公开|公開)(?:页面|頁面)?(?:只需要?|需要|只要|得|时|時|前)"],
};

/** What is only supposed: "with the alarm set", "supposing that", "the moment it goes live". */
const SUPPOSED: Pieces = {
  de: ["(?:nur )?ein klick(?!\\p{L})", "angenommen(?!\\p{L})", "vorausgesetzt", "gesetzt den fall"],
  en: [
    "(?:so )?(?:that['’]s|here['’]s|this is) (?:[a-z]+ )?(?:the|my|our|a) (?:idea|order|plan|proposal|suggestion)\\b",
    "with (?:an?|the|your) (?:[\\w-]+ ){1,4}?(?:deployed|live|on|posted|published|scheduled|set|up)$",
    "the (?:day|instant|minute|moment|second) (?:an?|it|that|the|they|this|we|you|your) (?:[\\w-]+ ){0,3}?(?:is|are|gets?|goes|hits?|lands?|turns?)\\b",
    "(?:granted|supposing)(?: that)? ",
    "(?:deployed|posted|published|scheduled|sent) (?:earlier|sooner|later|yesterday)$",
  ],
  es: ["un (?:clic|toque)(?: más)?(?!\\p{L})", "suponiendo", "de haber(?:lo|la|los|las)?(?!\\p{L})"],
  fr: ["un clic(?: de plus)?(?!\\p{L})", "(?:à|en) suppos(?:er|ant)(?!\\p{L})"],
  it: ["un (?:clic|tocco)(?!\\p{L})", "ammesso (?:che|e)", "supponendo", "posto che"],
  ja: [".*(?:済み|ている|てある|ていた|てあった)なら"],
  ko: [".*(?:다면|더라면)(?!\\p{L})"],
  ru: ["один (?:клик|щелчок)", "будь (?!то|те|добр|уверен|спок)\\p{L}+ "],
  vi: ["sau khi (?:bạn )?(?:xuất bản|đăng|công khai)(?!\\p{L})"],
  ar: ["(?:بمجرد|حال|عند) (?:أن |ما )?(?:تنشر|نشر|تُنشر|يُنشر)"],
  hi: ["प्रकाशित (?:होने|करने) (?:पर|के बाद)"],
  tr: [
    "yayın(?:la|lan)(?:yınca|ınca|dığında|dığınızda|rsan|rsa|rsanız)(?!\\p{L})",
    "(?:tek|bir) tık",
    ".*(?:olsaydı|olsa|\\p{L}ysa|muşsa|mışsa|mişse)(?!\\p{L})",
  ],
  uk: ["один клік", "якщо(?!\\p{L})", "якби(?!\\p{L})", "припустімо"],
  zh: ["[你您]一(?:说|說|点头|點頭|同意|确认|確認|声|聲|回|发话|發話|开口|開口)"],
  pt: ["um (?:clique|toque)(?!\\p{L})"],
  pl: ["(?:jedno kliknięcie|jeden klik)"],
};

/** What was so in former days. */
const FORMER: Pieces = {
  de: ["(?:früher(?! als)|damals|seinerzeit)(?!\\p{L})"],
  en: ["(?:formerly|previously|in (?:those|the old) days|back (?:in|then|when))\\b"],
  es: ["(?:antaño|en aquel entonces)(?!\\p{L})"],
  fr: ["(?:autrefois|jadis)(?!\\p{L})"],
  id: ["(?:dulu|dahulu)(?:nya)?(?!\\p{L})"],
  it: ["(?:un tempo|una volta (?:il|la))(?!\\p{L})"],
  ja: ["(?:以前|かつて|昔)は"],
  ko: ["(?:예전|옛날|과거|이전)에는(?!\\p{L})"],
  pl: ["(?:dawniej|niegdyś)(?!\\p{L})"],
  pt: ["(?:antigamente|outrora)(?!\\p{L})"],
  ru: ["(?:раньше|прежде)(?!\\p{L}| чем| срока)"],
  th: ["เมื่อก่อน|สมัยก่อน"],
  tr: ["eskiden(?!\\p{L})"],
  uk: ["(?:раніше|колись)(?!\\p{L}| ніж| строку)"],
  vi: ["(?:trước đây|ngày trước|hồi xưa)(?!\\p{L})"],
  zh: ["(?:以前|从前|從前|过去|過去)(?!没|沒)"],
};

/** A rest is missing, and what follows comes when it is there: "only the upload is missing and then it's live". */
const MISSING: Pieces = {
  de: ["(?:jetzt |es )?(?:fehlt )?nur noch(?!\\p{L})"],
  en: [
    "(?:only|just) (?:the |your |one )?(?:[\\w-]+ ){1,3}?(?:is|are) (?:left|missing)",
    "all (?:that['’]s|that is|i need) (?:left|missing)",
  ],
  es: ["(?:ya )?s[oó]lo (?:falta|queda)", "(?:falta|queda) s[oó]lo"],
  fr: ["il ne (?:manque|reste)(?: plus)? qu"],
  it: ["(?:manca|resta) (?:solo|soltanto)"],
  pt: ["s[óo] falta", "falta só"],
};

/** Labels in front of what came to nothing or waits, and things of a kind of which no single one is meant. */
const GENERIC: Pieces = {
  any: [
    "[^:]{0,40}(?:means|bedeutet|heißt|significa|quiere decir|signifie|veut dire|vuol dire|означает|означає|значить?|oznacza|artinya|nghĩa là|anlamına gelir|表示|意味|뜻|معناها?|मतलब|หมายถึง) ?[:：]",
    "(?:[\\w-]+ ){0,2}(?:acceptance|checklist|conditions|criteria|definition of done|goals|requirements):",
    "(?:erfolgs)?kriterien:|criterios[^:]{0,16}:|critères[^:]{0,16}:|critérios[^:]{0,16}:|criteri[^:]{0,16}:|критерии[^:]{0,16}:|критерії[^:]{0,16}:|kryteria[^:]{0,16}:|kriteria[^:]{0,16}:|(?:başarı )?(?:ölçütleri|kriterleri):|tiêu chí[^:]{0,16}:|(?:验收|成功)?(?:标准|條件|条件|標準)[:：]|(?:成功|完了)?(?:条件|基準)[:：]|(?:성공|완료) ?(?:기준|조건):|(?:معايير|شروط)[^:]{0,16}:|(?:मानदंड|शर्तें):|เกณฑ์[^:]{0,12}:",
    "[^:]{1,24} (?:erklärt|explained|explicad[oa]|expliquée?|explicad[oa]|spiegat[oa]|dijelaskan|açıklandı):",
  ],
  ar: ["الصفحة العامة يفتح", "(?:أُلغي|ملغى|معلّق|محذوف):"],
  de: [
    "eine? (?:(?:öffentliche[rs]?) )?(?:aufgabe|beitrag|erinnerung|seite)(?:$| kann )",
    "(?:abgesagt|ausstehend|gelöscht|noch offen|offen|storniert):",
    "eine? (?:geplante|veröffentlichte)[rs]? \\p{L}+ ",
  ],
  en: [
    "(?:blocked|cancell?ed|deleted|failed|not done|open|paused|pending|removed|skipped|still to do|to ?do):",
    "(?:alarms|alerts|jobs|pages|posts|reminders|tasks|timers) that (?:are|have|were)\\b",
    "(?:each|every) (?!of)(?:[\\w-]+ ){1,3}?(?:gets|is) (?!live|now)\\w+ed (?:after|as|before|by|each|every|from|in|once|to|when|with)\\b",
    "scheduled for (?:after|later|the end|when)\\b",
  ],
  es: [
    "una (?:página|publicación) pública ",
    "(?:anulado|cancelado|eliminado|pendiente)s?:",
    "una? \\p{L}+ (?:program|public)ad[oa] ",
  ],
  fr: [
    "une (?:page|publication) publique ",
    "(?:annulé|en attente|supprimé)e?s? ?:",
    "une? \\p{L}+ (?:programm|publi)ée? ",
  ],
  hi: ["सार्वजनिक पेज कोई", "(?:रद्द|लंबित|बाकी):"],
  id: [
    "halaman publik (?:bisa|dapat) ",
    "(?:dibatalkan|dihapus|tertunda):",
    "(?:[^\\s]+ ){1,3}?di\\p{L}+ dengan (?:cara )?me\\p{L}+",
  ],
  it: [
    "una pagina pubblica ",
    "(?:annullat|eliminat|in sospes)[oaie]:",
    "un['’a]? ?\\p{L}+ (?:programm|pubblic)at[oa] ",
  ],
  ja: ["公開ページは.*開け", "(?:キャンセル|取消|削除|保留)[:：]"],
  ko: [
    "공개 (?:글|페이지)(?:는|은) ",
    "(?:취소|삭제|보류)(?:됨)?:",
    ".*(?:있었(?:는데|지만)|[됐했]다가)(?!\\p{L})",
  ],
  pl: ["publiczną stronę (?:może|mogą) ", "(?:anulowan|usunięt|wstrzyman)[eaoy]:"],
  pt: [
    "uma (?:página|publicação) pública ",
    "(?:cancelado|excluído|pendente)s?:",
    "uma? \\p{L}+ (?:agend|public)ad[oa] ",
  ],
  ru: ["(?:открытую|публичную) страницу (?:может|могут) ", "(?:отменено|удалено|отложено|не сделано):"],
  th: ["หน้า(?:เว็บ)?สาธารณะ", "(?:ยกเลิก|ลบแล้ว|รอดำเนินการ):"],
  tr: [
    "herkese açık bir ",
    "(?:iptal(?: edildi)?|silindi|bekleyen):",
    "(?:zamanlanmış|planlanmış|yayınlanmış) bir ",
  ],
  uk: ["(?:відкриту|публічну) сторінку (?:може|можуть) ", "(?:скасовано|видалено|відкладено|не зроблено):"],
  vi: ["(?:đã hủy|đã xóa|chờ xử lý):"],
  zh: [
    "(?:公开|公開|已发布|已發布)的(?:页面|頁面|网页|網頁|帖子|貼文)(?:谁|誰|任何人|都)",
    "(?:已取消|已删除|已刪除|待办|待辦|待定)[:：]",
    ".*(?:就算|算作|算是|视为|視為)(?:是)?已?(?:发布|發布|上线|上線|公开|公開)",
  ],
};

/** The deed as what may, must or shall be done, or was only thought done: "ready to be published", "I thought I had published it". */
const UNREAL: Pieces = {
  // Hours of opening.
  any: [
    "(?:a todos desde (?:as?|las?)|à tous (?:dès|à partir de)|a tutti dal(?:le|l['’])?|dla wszystkich od|для всех с|для всіх (?:зі?|із)|للجميع من) ",
  ],
  en: [
    "\\bsince (?:19|20)\\d\\d\\b",
    "^(?:i|we)['’]d (?:deploy|post|publish|put|schedule|set|share) (?!up in)",
    "\\b(?:next (?:step|thing|up)|(?:last|remaining) step)(?: (?:left|now))?(?: is|:)",
  ],
  es: [
    "(?<!acab\\p{L}{1,3} de )(?<!\\p{L})(?:ser|estar) (?:agend|deplo?y|despleg|program|public)ad[oa]s?(?!\\p{L})",
    "(?<!\\p{L})(?<!ya )no (?:es|está|fue|ha|he|lo|la|se) ",
    "^(?:yo )?(?:creía|pensaba|creí|pensé) (?:haber|que) ",
  ],
  fr: [
    "(?<!\\p{L})non (?:activ|cré|envoy|post|programm|publi)ée?s?(?!\\p{L})",
    "(?<!\\p{L})(?:à|avant d['’]|loin d['’]|doi(?:t|vent)|p(?:eut|euvent|our)|pourr\\p{L}+|va|vont|devr\\p{L}+) ?être (?:créé|deploy|déploy|post|programm|publi|mise? en ligne)",
    "prête?s? pour (?:la|sa|une) (?:mise en ligne|publication)|(?:quand|lorsqu['’]) ?on (?:appuie|clique|touche)",
    "^je (?:croyais|pensais) (?:avoir|l['’]avoir|que) ",
  ],
  it: [
    "(?<!\\p{L})(?:l['’])?avre(?:i|mmo) ",
    "(?<!\\p{L})(?:essere|venire) (?:deplo|post|programm|pubblic|mess[oaie] online)",
    "(?<!\\p{L})(?:viene|vengono|veniva|venivano) (?:creat|pubblic|post)",
    "^(?:credevo|pensavo) (?:che|di) ",
    "prossimo passo|quando si (?:clicca|preme|tocca)",
  ],
  pl: [
    "(?<!\\p{L})(?:może|mogą|musi|muszą|ma|mają|powinn[aoiy]?|powinien) (?:\\p{L}+ )?(?:być|zostać) ",
    "(?<!\\p{L})by(?:ł|ła|ło|łby|łaby|łoby|łyby)by|(?<!\\p{L})by(?:łby|łaby|łoby|łyby)(?!\\p{L})",
  ],
  pt: [
    "(?<!acab\\p{L}{1,3} de )(?<!\\p{L})ser (?:agend|deplo?y|post|program|public)ad[oa]s?(?!\\p{L})",
    "(?<!\\p{L})não(?!\\p{L})(?! só)",
    "quando se (?:aperta|clica|toca)",
    "^(?:eu )?(?:achei|achava|pensei) (?:que|ter) ",
    "(?:assim que|logo que|quando) (?:[^\\s]+ )?(?:estiver|for|ficar|tiver)(?:em)?(?!\\p{L})",
  ],
  ru: [
    "^(?:я )?(?:думала?|считала?|мне казалось)(?!\\p{L})",
    "(?:может|должн[аоы]?|должен) (?:[^\\s]+ )?быть ",
  ],
  uk: [
    "(?<!\\p{L})би?(?!\\p{L})",
    "^(?:я )?(?:думала?|думав|гадала?|гадав|вважала?|вважав|мені здавалося)(?!\\p{L})",
    "(?:може|можуть|має|мають|повинн[ао]|повинен) (?:[^\\s]+ )?бути ",
  ],
  ko: [
    "(?:갈|낼|둘|될|드릴|릴|볼|을|줄|할) (?:거|것)(?:야|에요|예요|입니다)",
    "(?:^|[은는이가도] )안 (?:걸|게시|공개|만들|맞|보[내냈]|설정|예약|올[리렸]|잡|했)",
  ],
  id: ["(?<!\\p{L})lupa(?!\\p{L})"],
  hi: ["(?:कर|लगा|डाल) (?:देता|देती)(?!\\p{L})", "हो(?:ता|ती) तो(?!\\p{L})"],
};

/** The deed behind it that undoes it: "and I deleted it again", "it's private again". Searched in the clauses behind a claim. */
const UNDONE: Pieces = {
  ar: [
    "(?<!\\p{L})(?:ثم |و|ف|لكني? |لكنني )?(?:حذفت|ألغيت|أزلت|سحبت)(?:ه|ها|هم|هما)(?!\\p{L})",
    "(?:الآن|مجددًا|عادت|أصبحت) .{0,6}خاصة",
  ],
  de: [
    "(?:und|aber|dann) (?:\\p{L}+ )?(?:sofort|gleich|direkt) (?:fehlgeschlagen|gescheitert)",
    "\\b(?:habe?|hatte) (?:ich )?(?:sie|ihn|es|das|die|den) (?!.*\\baus )(?:[^\\s]+ ){0,6}?(?:gelöscht|entfernt|zurückgezogen|zurückgenommen|storniert|abgeschaltet|abgebrochen)",
    "\\b(?:ist|ruht|bleibt) (?:[^\\s]+ ){0,4}?(?:pausiert|angehalten)(?!\\p{L})",
    "\\b(?:wieder|inzwischen|mittlerweile) (?:abgeschaltet|entfernt|gelöscht|offline|privat|storniert)(?!\\p{L})",
  ],
  en: [
    "(?:and|but|then) (?:it |the job |the run )?(?:has |had )?failed (?:again|at once|immediately|right away|straight away|with)\\b",
    "^(?:claims|reports|says|so says|writes) (?:an?|her|his|its|the|their) ",
    "^from what (?:[\\w'’-]+ ){1,4}?(?:says|said|writes|wrote|tells|told)\\b",
    "\\b(?:cancell?ed|deleted|disabled|pulled|removed|reverted|revoked|scrapped|unpublished|withdrew) (?:it|them)\\b(?! (?:from|in|on)\\b)",
    "\\b(?:took|taken) (?:it|them) (?:back|down|off(?:line)?)\\b",
    "\\b(?:rolled (?:it )?back|(?:hidden|offline|private) again|back to (?:draft|private)|then (?:cancell?ed|deleted|reverted|revoked|withdrawn))\\b",
    "(?:\\b(?:is|it|are|was)|['’]s) (?:currently |still |now )?paused\\b",
    "(?:\\bis not|isn['’]t|wasn['’]t) (?:[\\w-]+ ){0,3}?(?:live|public|published|there|in the (?:feed|list|registry))\\b",
    "^(?:but )?(?:the|your) (?:api|backend|host|platform|scheduler|server|service|tool) (?:said no|refused|declined|rejected|didn['’]t|did not)\\b",
  ],
  es: [
    "(?:y|pero) (?:\\p{L}+ )?falló",
    "(?<!\\p{L})(?:lo|la|los|las) (?:he )?(?:anul|borr|cancel|elimin|quit|retir)(?:é|ado)(?!\\p{L})",
    "(?:en pausa|pausad[oa])(?!\\p{L})",
    "vuelve a (?:estar|ser) (?:ocult|privad)|(?:de nuevo|otra vez) (?:ocult|privad)",
  ],
  fr: [
    "(?:et|mais) (?:\\p{L}+ )?a (?:aussitôt |immédiatement )?échoué",
    "(?<!\\p{L})(?:l['’]ai|les ai) (?:[^\\s]+ )?(?:annul|dépubli|effac|enlev|retir|supprim)ée?s?(?!\\p{L})",
    "(?:est|reste) (?:[^\\s]+ )?en pause",
    "(?:à|de) nouveau (?:hors ligne|privé)|redevenue? privé",
  ],
  hi: ["^(?!.*(?:पुरान|ड्राफ़्ट)).*(?:हटा|मिटा|रद्द कर|डिलीट कर) (?:दिया|दी|दिए)", "फिर (?:से )?निजी"],
  id: [
    "(?:lalu|kemudian|tapi|tetapi|akhirnya) (?:saya |aku |kami )?(?:batalkan|cabut|hapus|tarik)(?!\\p{L})",
    "(?:privat|pribadi|disembunyikan) lagi(?!\\p{L})|kembali (?:pribadi|privat)",
    "(?:server|sistem|layanan)(?:nya)? menolak",
  ],
  it: [
    "(?:e|ma) (?:\\p{L}+ )?è (?:subito )?fallit[oa]",
    "(?<!\\p{L})(?:l['’]ho|li ho|le ho) (?:[^\\s]+ )?(?:annullat|cancellat|eliminat|rimoss|ritirat|tolt)[oaie](?!\\p{L})",
    "è (?:[^\\s]+ )?in pausa",
    "di nuovo (?:nascost|offline|privat)|tornat[oa] privat",
  ],
  ja: [
    "^(?!.*を).*(?:削除|取り消|取り下げ|解除|キャンセル)(?:しました|しておきました|してあります|済み)",
    "非公開に(?:戻|し)",
  ],
  ko: ["^(?!.*[을를] ).*(?:지웠|삭제했|취소했|내렸)", "다시 비공개"],
  pl: [
    "(?<!\\p{L})(?:go|je|ją) (?:[^\\s]+ )?(?:anulow|cofn|skasow|usun)\\p{L}+|(?:anulowa|cofn|skasowa|usun)\\p{L}+ (?:go|je|ją)(?!\\p{L})",
    "(?:jest|zostało?) (?:[^\\s]+ )?wstrzyman",
    "(?:ponownie|znowu|znów) (?:jest )?(?:prywatn|ukryt)",
  ],
  pt: [
    "(?:e|mas) (?:\\p{L}+ )?falhou",
    "(?<!\\p{L})(?:apaguei|cancelei|excluí|removi)(?:-[oa]s?)?(?: (?:de novo|depois|ela|ele|isso))?$|(?<!\\p{L})[oa]s? (?:apaguei|cancelei|excluí|removi)",
    "(?:fora do ar|privad[oa]) de novo|de novo privad|voltou a ser privad",
  ],
  ru: [
    "(?<!\\p{L})(?:его|её|ее|их) (?:[^\\s]+ )?(?:отменил|снял|ст[её]р|убрал|удалил)|(?:отменил|снял|ст[её]р|убрал|удалил)[аи]? (?:его|её|ее|их)(?!\\p{L})",
    "на паузе|приостановлен",
    "(?:опять|снова) (?:закрыт|недоступ|приват|скрыт)",
  ],
  th: ["(?:แต่|จึง|แล้วก็)?(?:ลบ|ถอน|ยกเลิก)(?:มัน)?(?:ออก|ทิ้ง|ไป)(?:แล้ว|ตาม)", "กลับ(?:มา)?เป็นส่วนตัว"],
  tr: [
    "^(?:(?:ama|bunu|da|de|fakat|geri|isteğin|onu|senin|sonra|tekrar|üzerine) )*(?:geri aldım|iptal ettim|kaldırdım|sildim)",
    "duraklatıl(?:dı|mış)",
    "(?:tekrar|yine|yeniden) (?:gizli|kapalı|özel)(?!\\p{L})",
  ],
  uk: [
    "(?<!\\p{L})(?:його|її|їх) (?:[^\\s]+ )?(?:видали|прибра|скасува|зня)|(?:видали|прибра|скасува|зня)(?:в|ла|ли) (?:його|її|їх)(?!\\p{L})",
    "на паузі|призупинен",
    "знову (?:закрит|приват|прихован)",
  ],
  vi: [
    "(?:xóa|gỡ|hủy|thu hồi)(?: (?:nó|đi|rồi|bỏ))?(?: (?:theo|như|vì)(?!\\p{L})|$)",
    "(?:lại|về lại) riêng tư",
  ],
  zh: [
    "(?:又|把它|后来|後來|随后|隨後).{0,4}(?:删|刪|撤|取消|下架|移除)",
    "(?:又|重新|现在又|現在又).{0,4}(?:私密|私有|非公开|非公開|下线|下線)",
  ],
};

/** What was removed, turned off or taken down, and is named by what it was: "I removed the alarm that was set for 9". */
const REMOVED: Pieces = {
  de: ["(?:ich )?(?:habe?|hab) (?:den|die|das) .{0,60}(?:abgeschaltet|entfernt|gelöscht|storniert)"],
  en: [
    "(?:i |i['’]ve |we |we['’]ve )?(?:cancell?ed|deleted|paused|removed|stopped|switched off|took down|turned off|unscheduled) (?:both|it|that|the|this|your)\\b(?! .{0,60}\\b(?:and|then)\\b)",
  ],
  es: ["(?:he )?(?:anul|borr|cancel|elimin|quit|retir)(?:ado|é) (?:el|la|los|las|tu|tus) "],
  fr: ["(?:j['’]ai )?(?:annulé|désactivé|effacé|enlevé|retiré|supprimé) (?:le|la|les|l['’]|ton|ta|tes) ?"],
  it: ["(?:ho )?(?:annullato|cancellato|disattivato|eliminato|rimosso|tolto) (?:il|la|i|le|l['’]|lo) ?"],
  pt: ["(?:apaguei|cancelei|desativei|excluí|removi|tirei) (?:o|a|os|as|seu|sua) "],
  ru: ["(?:я )?(?:выключил|отключил|отменил|снял|убрал|удалил)а? "],
  uk: ["(?:я )?(?:вимкну|відключи|скасува|зня|прибра|видали)(?:в|ла) "],
  pl: ["(?:anulował|odwołał|skasował|usunął|usunęł|wyłączył)[ae]m "],
};

/** That a thing is done as it was agreed or asked for leads in and says nothing: "as agreed", "per your request". */
const AGREED: Pieces = {
  ar: ["كما (?:اتفقنا|أردت|طلبت|وعدتك)|(?:حسب|بناءً على|وفق) طلبك"],
  de: [
    "(?:wie|laut|gemäß) (?:(?:du|eben|von dir|vorhin) )?(?:absprache|abgesprochen|besprochen|gewünscht|vereinbart|versprochen|wunsch|deine[mr] (?:bitte|wunsch))|auf deinen wunsch(?: hin)?",
  ],
  en: [
    "(?:as|just as|like) (?:you |we )?(?:agreed|asked(?: for)?|discussed|instructed|promised|requested|wanted)|(?:at|following|per) your (?:instructions?|request|wish)",
  ],
  es: [
    "(?:según|tal (?:y )?como|como|conforme a) (?:lo (?:acordado|hablado|pedido)|acordado|acordamos|me pediste|pediste|quedamos|querías)",
  ],
  fr: [
    "(?:selon|suivant|à) (?:ta|votre) demande|comme (?:convenu|demandé|promis|tu (?:le )?(?:souhaitais|voulais)|vous le vouliez)",
  ],
  hi: ["जैसा (?:तय (?:हुआ )?था|आपने (?:कहा|चाहा)(?: था)?)|आपके (?:अनुरोध|कहने|कहे) (?:के अनुसार|अनुसार|पर)"],
  id: ["(?:sesuai|seperti) (?:janji|kesepakatan|permintaan(?:mu| anda)?|yang (?:kamu|anda) (?:mau|minta))"],
  it: [
    "come (?:concordato|d['’]accordo|promesso|richiesto|volevi)|secondo (?:gli accordi|la tua richiesta)|su tua richiesta",
  ],
  ja: ["(?:お約束|ご依頼|ご要望|ご希望|ご指示)の?(?:とおり|通り|により)に?"],
  ko: ["(?:약속|요청|말씀|부탁)(?:하신|드린|한)? ?(?:대로|에 따라)"],
  pl: [
    "(?:tak )?jak (?:chciał[ae]ś|prosił[ae]ś|obiecał[ae]m|ustaliliśmy)|zgodnie z (?:planem|(?:twoją )?prośbą|umową|ustaleniami)|na twoją prośbę",
  ],
  pt: [
    "(?:como|conforme) (?:o combinado|combinado|combinamos|prometido|solicitado|(?:você )?(?:pediu|queria))|a seu pedido",
  ],
  ru: [
    "как (?:и )?(?:договаривались|договорились|обещала?|просили|(?:ты|вы) (?:и )?(?:просил[аи]?|хотел[аи]?))|по (?:твоей|вашей) просьбе",
  ],
  th: ["ตามที่(?:ตกลง|คุณขอ|ขอ|บอก|สัญญา)(?:กัน)?(?:ไว้)?"],
  tr: [
    "(?:anlaştığımız|istediğin(?:iz)?|konuştuğumuz|söylediğin(?:iz)?) (?:gibi|üzere)|isteğin(?:iz)?(?:e göre| üzerine)",
  ],
  uk: [
    "як (?:і )?(?:домовилися|домовлялися|обіцяв|обіцяла|просили|(?:ти|ви) (?:й |і )?(?:просив|просил[аи]|хотів|хотіл[аи]))|на (?:твоє|ваше) прохання",
  ],
  vi: ["(?:như|theo) (?:đã (?:hẹn|thỏa thuận)|lời bạn|ý bạn|yêu cầu(?: của bạn)?|bạn (?:muốn|nhờ|yêu cầu))"],
  zh: [
    "(?:按照?|照|依|根据|根據|应|應)(?:您|你)?的?(?:说好|說好|要求|吩咐|约定|約定|意思|指示|请求|請求)的?",
  ],
};

/** What announces in front of a colon or a comma how something is told, and says nothing: "to recap", "in short". */
const RECAP: Pieces = {
  ar: ["للتلخيص|باختصار|خلاصة القول"],
  de: [
    "(?:um es kurz zu machen|zusammengefasst|kurz gesagt|kurz und gut|zur zusammenfassung)(?: für [^,:]{1,24})?",
  ],
  en: [
    "to (?:be clear|clarify|confirm|put it (?:shortly|briefly)|recap|sum (?:it )?up|summari[sz]e|wrap up)(?: (?:for|to) [^,:]{1,30})?(?=[,:])|in (?:short|brief|summary)",
  ],
  es: [
    "(?:para (?:resumir|que quede claro|confirmar)|en resumen|en breve|resumiendo)(?: para [^,:]{1,24})?(?=[,:])",
  ],
  fr: ["(?:pour (?:résumer|récapituler|confirmer)|en résumé|en bref|bref)(?: pour [^,:]{1,24})?(?=[,: ])"],
  hi: ["(?:संक्षेप में|कुल मिलाकर)"],
  id: ["(?:untuk merangkum|singkatnya|ringkasnya)"],
  it: ["(?:per (?:riassumere|ricapitolare|confermare)|in (?:breve|sintesi))(?: per [^,:]{1,24})?(?=[,:])"],
  ja: ["(?:まとめますと|要するに|まとめると)[、:：]?"],
  ko: ["(?:정리하면|요약하면|요약하자면)"],
  pl: ["(?:podsumowując|w skrócie|krótko mówiąc)"],
  pt: ["(?:para (?:resumir|recapitular|confirmar)|em resumo|resumindo)(?: para [^,:]{1,24})?(?=[,:])"],
  ru: ["(?:подводя итог|подытожу|короче|если коротко|для ясности)"],
  th: ["(?:สรุปคือ|สรุปแล้ว|โดยสรุป)"],
  tr: ["(?:özetle|özetlersem|kısacası)"],
  uk: ["(?:підсумовуючи|підсумую|коротко кажучи|якщо коротко)"],
  vi: ["(?:tóm lại|nói tóm lại|tóm tắt lại)"],
  zh: ["(?:总结一下|總結一下|总之|總之|简单说|簡單說)"],
};

/** A value of a state that no published thing has, alone in its clause; a list in which it stands tells what there can be. */
const VALUE =
  "(?:[^:：]{1,40}[:：] ?)?[\"'“„«`「]?(?:draft|archived|pending|entwurf|archiviert|brouillon|archivée?|borrador|archivad[oa]|rascunho|arquivad[oa]|bozza|archiviat[oa]|черновик|в архиве|чернетка|в архіві|szkic|w archiwum|taslak|arşivlendi|草稿|已归档|已封存|下書き|アーカイブ|초안|보관됨|(?:bản )?nháp|lưu trữ|draf|diarsipkan|مسودة|مؤرشف|ड्राफ़्ट|संग्रहीत|ร่าง)[\"'”“»`」]?[.。।]?";

/** A label in front of the values that a state can have. */
const VALUES =
  "(?:.* )?(?:an?|possible|allowed|valid|these|following) (?:\\w+ )?(?:states?|status(?:es)?|values?|options?)[^:]{0,24}:.*";

/** A state in capitals inside a sentence is the name of a column or a tab: "groups them into Today, Scheduled and Done". */
const COLUMN = /^(?:(?:and|or) )?(?:Archived|Done|Draft|Drafts|Live|Posted|Published|Queued|Scheduled)$/;

/** The pieces of tables, a pattern for each language of each. */
const byLanguage = (...tables: readonly Pieces[]): string[] =>
  tables.flatMap((table) => Object.values(table).map((list) => list.join("|")));

const flat = (...tables: readonly Pieces[]): string => byLanguage(...tables).join("|");

/** Behind what leads in and changes nothing: and, then. */
const isAround = soughtAny(
  byLanguage(SHOWN, SUPPOSED, FORMER, MISSING, GENERIC).map((form) => `^(?:(?:and|then) )?(?:${form})`),
  "iu",
);
const HOW = new RegExp(`^(?:${flat(HOW_TO)})`, "iu");
const isUnreal = soughtAny(byLanguage(UNREAL), "iu");
const isBack = soughtAny(byLanguage(UNDONE), "iu");
const GONE = new RegExp(`^(?:${flat(REMOVED)})`, "iu");
const LEAD = new RegExp(`^(?:${flat(AGREED, RECAP)})(?![\\p{Script=Latin}\\p{Script=Cyrillic}]),? ?`, "iu");
const LISTED = new RegExp(`^(?:${VALUE}|${VALUES})$`, "iu");

/** True for a clause behind which nothing of its sentence is told as done: a screen says it, it is supposed, it was so once. */
export function isTold(clause: string): boolean {
  return isAround(clause) || isUnreal(clause);
}

/** True for a text that opens with what publishing takes: "to publish you only need a title". */
export function tellsHow(text: string): boolean {
  return HOW.test(text);
}

/** True for a clause that undoes what the ones before it tell: "and I deleted it again". */
export function undoes(clause: string): boolean {
  return isBack(clause);
}

/** The clause without "as agreed" in front. */
export function withoutLead(clause: string): string {
  return clause.replace(LEAD, "");
}

/** True for a clause about a thing that the agent took away. */
export function removes(clause: string): boolean {
  return GONE.test(clause);
}

/** True for a sentence that lists the values of a state: "Possible values: draft, scheduled, published". */
export function listsValues(clauses: readonly string[]): boolean {
  return (
    clauses.length > 2 && clauses.some((clause, at) => LISTED.test(clause) || (at > 0 && COLUMN.test(clause)))
  );
}
