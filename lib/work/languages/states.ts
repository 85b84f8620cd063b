/**
 * How each language says that an act is under way, and that something has become of a thing: the progressive of any
 * verb but those of looking, thinking and waiting; the perfect passive; the place where a thing is now.
 */

import { alternation } from "../../core/words.ts";

export type StateWords = {
  /** I am doing it at this moment; a whole source, with its word for now where the language needs one. */
  readonly going: string;
  /** It has been done, it is there now: believed unless the last thing that was tried failed. */
  readonly became: string;
};

const B = "(?<![\\p{L}\\p{N}])";
const E = "(?![\\p{L}\\p{N}])";

/** Pieces of several of these; literals of this length a minifier would repeat at each use. */
const AM = alternation("i['’]m|i am|we['’]re|we are");

/** Looking, thinking, waiting, speaking: nobody's act on a thing. */
const NOT_AT = alternation(`
  waiting|going|looking|thinking|asking|assuming|hoping|wondering|trying|working|guessing|expecting|seeing|getting|using|missing|leaving|stopping (?:here|there|at|short)|holding|suggesting|proposing|considering|reading|listing|sharing|giving|referring|talking|taking|being|having|planning
`);

/** Each language's words, by its id. */
export const STATE_WORDS: Readonly<Record<string, StateWords>> = {
  en: {
    going: `\\b(?:training|build|deploy(?:ment)?|migration|backup|import|export|upload|download|sync|rollout|test run|suite|benchmark) is (?:now |already |currently )?(?:running|in progress|under ?way|queued)(?: now)?\\b|\\b${AM} (?:now |just |currently |already |right now )(?!${NOT_AT})[a-z]{3,}ing\\b|\\b${AM} (?!${NOT_AT})[a-z]{3,}ing\\b[^.]{0,60}\\b(?:right now|as we speak|at this moment|now[.!]?$)|^(?!waiting|looking|thinking|asking|assuming|trying|reading|checking|using|considering|planning|depending|according|keeping|leaving|having|being|doing|seeing|getting|going)(?:re-)?[a-z]{3,}ing (?:the|your|it|this|that|them|all|both|an?|everything) (?:[^.,]|\\.(?=\\w)){0,60}(?:\\bnow\\b|[,–—-] ?(?:one moment|one sec\\w*|just a (?:moment|sec\\w*)|hang on|hold on|stand by|bear with me))|\\b${AM} (?!${NOT_AT})[a-z]{3,}ing (?:the|your|it|this|that|them|all|both|an?|everything)\\b[^.]{0,80} now\\b`,
    became:
      "\\b(?:is|are) now (?:on|in|at|under) (?!the (?:way|list|plan|queue|works))|\\b(?:is|are) (?:on|in|at) [^,.]{1,40} now$|\\b(?:serves? traffic|serving traffic)\\b|^(?!what|who|how|where)(?:[\\w./'‹›\\uE100-\\uF8FF-]+ ){1,5}(?:has|have) been (?:now |successfully |fully )?[a-z]+ed\\b",
  },
  de: {
    going: `${B}ich (?!habe|hab|warte|denke|sehe|glaube|brauche|lese|schaue|frage|würde|möchte|hoffe|vermute|weiß|bleibe|melde|nehme|gebe|halte|finde|meine|nutze)\\p{L}+e (?:(?:es|sie|ihn|das|die|den)(?: \\p{L}+)? )?(?:gerade|jetzt|nun|derzeit|aktuell)${E}|${B}(?:gerade|derzeit|aktuell|jetzt) (?!habe|warte|denke|sehe|glaube|brauche|lese|schaue|frage|würde|möchte|hoffe|nutze)\\p{L}+e ich${E}|${B}ich bin (?:gerade |jetzt )?dabei${E}|${B}(?:läuft|laufen) (?:gerade|derzeit|aktuell|jetzt|bereits)${E}|${B}(?:ist|sind) (?:gerade |bereits )?im Gange${E}|${B}ich lasse [^.]{1,60} (?:durch)?laufen${E}`,
    became: `${B}(?:ist|sind|liegt|liegen|läuft|laufen|steht) (?:jetzt |nun |bereits |schon |ab sofort )(?:auf|im|in|unter|bei)${E}|${B}(?:ist|sind|wurden?) (?:neu |erfolgreich |jetzt |nun )*\\p{L}*ge\\p{L}{2,}(?:t|en)(?: worden)?$`,
  },
  fr: {
    going: `${B}je suis (?:actuellement |maintenant |déjà )?en train (?:de |d['’])(?!regarder|lire|attendre|réfléchir|chercher|examiner|étudier|comparer|hésiter|penser|évaluer)|${B}(?:est|sont) (?:actuellement |désormais |déjà |bien )?en cours(?! de (?:discussion|réflexion))${E}|${B}tourn(?:e|ent) (?:actuellement|en ce moment|déjà)${E}`,
    became: `${B}(?:est|sont) (?:déjà |maintenant |désormais )(?:sur|dans|en)${E}|${B}(?:a|ont) (?:bien )?été \\p{L}+(?:é|i|u|it)e?s?${E}|^(?:les?|la|l['’]|vos|votre|ces?|cette) ?(?:[^\\s,]+ ){1,5}(?:est|sont) (?:bien |désormais |maintenant )?\\p{L}{3,}(?:é|ée|és|ées)(?: (?:dans|sur|en|vers|à|au|aux)${E}|$)`,
  },
  es: {
    going: `${B}(?:ya |ahora (?:mismo )?)?estoy (?:ya |ahora )?(?!esperando|pensando|buscando|mirando|revisando|analizando|viendo|leyendo|hablando|suponiendo|usando|asumiendo)\\p{L}+(?:ando|iendo|yendo)${E}|${B}está(?:n)? (?:ya |ahora )?en (?:curso|marcha|ejecución)${E}|${B}se está(?:n)? \\p{L}+(?:ando|iendo)${E}`,
    became: `${B}(?:ha|han) sido \\p{L}+(?:ad|id|t|ch)[oa]s?${E}|${B}(?:ya )?est[áa]n? (?:ya )?\\p{L}+(?:ad|id)[oa]s?${E}|^(?:la |el |los |las )?\\p{L}+ (?:aplicad|desplegad|instalad|migrad|actualizad|publicad|subid|movid|borrad|eliminad)[oa]s? (?:en|a|con)${E}|${B}est[áa]n? ya (?:en|activ[oa]s?|disponibles?)${E}|${B}ya est[áa]n? (?:en|activ[oa]s?|disponibles?)${E}`,
  },
  pt: {
    going: `${B}estou (?:já |agora )?a (?!esperar|aguardar|pensar|olhar|ver|ler|supor|usar|analisar)\\p{L}+(?:r|[áêéí]-l[oa]s?)${E}|${B}(?:já |agora )?estou (?:já |agora )?(?!esperando|aguardando|pensando|olhando|vendo|lendo|supondo|usando|analisando)\\p{L}+(?:ando|endo|indo)${E}|${B}est(?:á|ão) (?:já |agora )?em (?:andamento|execução|curso)${E}|${B}est(?:á|ão) (?:já |agora )?rodando${E}`,
    became: `${B}(?:já|agora) est(?:á|ão) (?:no|na|em|ativ[oa]s?)${E}|${B}est(?:á|ão) (?:já |agora )(?:no|na|em)${E}|${B}(?:foi|foram) \\p{L}+(?:ad|id|t)[oa]s?${E}`,
  },
  it: {
    going: `${B}(?:ora |adesso |già )?sto (?:ora |adesso |già )?(?!aspettando|pensando|guardando|cercando|leggendo|valutando|usando)\\p{L}+(?:ando|endo)${E}|(?<![\\p{L}])(?:è|sono) (?:già |ora |adesso )?in (?:corso|esecuzione)${E}`,
    became: `(?:${B}(?:sono|era)|(?<![\\p{L}])è) (?:stat[oaie] )?(?:ora |già |adesso )?(?!rimast|rest)\\p{L}+(?:at|it|ut|st|tt|rt)[oaie]${E}|(?<![\\p{L}])(?:è|sono) (?:già |ora |adesso )(?:su|in|nel|nella|sul|sulla|online|attiv[oaie])${E}`,
  },
  ru: {
    going: `^(?:запускаю|начинаю|перезапускаю|выкатываю|разворачиваю|собираю|заливаю|прогоняю|переиндексирую)${E}|${B}(?:сейчас|прямо сейчас|уже|в данный момент) (?:\\p{L}+ )?(?!думаю|считаю|предполагаю|читаю|смотрю|понимаю|знаю|могу|вижу|ожидаю|изучаю|прошу|хочу)\\p{L}+(?:аю|яю|ую|юю|лю|шу|жу|чу)${E}|${B}(?:сейчас |уже )?(?:идёт|идет|идут|выполняется|выполняются)(?=$|[.,;…]| (?:сейчас|уже|полным))`,
    became: `^(?!кто|что|где|как)(?:[^\\s,]+ ){1,4}\\p{L}{3,}(?:ен|ён|ан|ят|ыт)[аоы]?$|${B}(?:уже|теперь) (?:на|в|лежит|стоит)${E}|${B}(?:был[аои]?|был) (?:успешно )?\\p{L}{3,}(?:ен|ён|ан|ят|ыт)[аоы]?${E}|${B}(?:снова |теперь )?работает${E}`,
  },
  uk: {
    going: `${B}(?:зараз|саме зараз|вже|наразі) (?:\\p{L}+ )?(?!думаю|вважаю|припускаю|читаю|дивлюсь|розумію|знаю|можу|бачу|чекаю|вивчаю|прошу|хочу)\\p{L}+(?:аю|яю|ую|юю|лю|шу|жу|чу)${E}|${B}(?:триває|тривають|виконується)${E}`,
    became: `${B}(?:вже|тепер) (?:на|у|в)${E}|${B}\\p{L}{3,}(?:ано|ено|єно|уто|ито)${E}|${B}(?:знову |тепер )?працює${E}`,
  },
  pl: {
    going: `^(?:uruchamiam|zaczynam|wdrażam|puszczam)${E}|${B}(?:teraz|właśnie|obecnie|aktualnie|w tej chwili) (?:\\p{L}+ )?(?!czekam|myślę|widzę|mam|potrzebuję|czytam|patrzę|proszę|zakładam|pytam|rozważam|sprawdzam)\\p{L}+(?:uję|am|zę|cę|ię)${E}|${B}(?:jest|są) (?:już |teraz )?w toku${E}|${B}(?:już |właśnie )?(?:trwa|trwają)${E}`,
    became: `${B}(?:został[aoy]?|zostały|jest|są) (?:już |teraz )?\\p{L}+(?:any|ana|ane|ony|ona|one|ęty|ęta|ęte)${E}|${B}(?:jest|są) (?:już |teraz )(?:na|w)${E}|${B}(?:już|teraz) (?:jest|są) (?:na|w)${E}|${B}(?:znowu |już )?działa${E}`,
  },
  tr: {
    going: `${B}(?:şu an(?:da)?|şimdi)${E}[^.]{0,60}(?<!bekl|düşün|bak|incel|oku|bil|gör|san|kullan|ist)(?:[ıiuü]yorum|[ıiuü]yoruz)${E}|${B}(?:devam ediyor|sürüyor)${E}`,
    became: `${B}\\p{L}+(?:ıldı|ildi|uldu|üldü|landı|lendi|ındı|indi|undu|ündü|tı(?=ldı))${E}|${B}(?:artık|şimdi) [^.]{0,40}['’](?:da|de|ta|te)$|${B}(?:çalışıyor|yayında)${E}`,
  },
  id: {
    going: `${B}(?:saya|kami) (?:sekarang |kini )?sedang (?!menunggu|membaca|melihat|memikirkan|mempertimbangkan|menganalisis|memeriksa)(?:me|ber)\\p{L}+|${B}sedang (?:berjalan|berlangsung|dijalankan)${E}`,
    became: `${B}(?:sudah|telah) (?:di|ter)\\p{L}+|${B}(?:sudah|kini|sekarang) (?:ada di|aktif|berjalan|tersedia)${E}`,
  },
  ar: {
    going: `أقوم (?:الآن|حاليًا|حالياً) ب|(?:الآن|حاليًا|حالياً) أقوم ب|أعمل (?:الآن|حاليًا|حالياً) على`,
    became: `(?<![\\p{L}])تم(?:ت)? \\p{L}+|(?<![\\p{L}])أصبح\\p{L}* (?:الآن )?\\p{L}+`,
  },
  hi: {
    going: `(?:अभी|इस समय)[^।]{0,40}(?<!देख |सोच |पढ़ )(?:रहा|रही) (?:हूँ|हूं)`,
    became: `(?:हो गय[ाीे]|कर दिय[ाीे]|हो चुक[ाीे])`,
  },
  th: {
    going: `(?:ตอนนี้|ขณะนี้)(?:ผม|ฉัน|ดิฉัน)?กำลัง(?!รอ|คิด|อ่าน|ดู|พิจารณา)`,
    became: `เรียบร้อย|สำเร็จ|เสร็จ(?:แล้ว|สิ้น)`,
  },
  zh: {
    going: `(?:我(?:现在|現在|目前|这边|這邊)?正在|(?:^|[，,；;。] ?)(?:现在|現在|目前)?正在|我(?:现在|現在)在)(?!等|查看|思考|考虑|考慮|看|阅读|閱讀)|(?:正在)?(?:进行|進行|运行|運行|执行|執行|编译|編譯|构建|下载|下載|上传|上傳|处理|處理)中(?![的心间間断斷])`,
    became: `已(?:经|經)?(?:在|到|更新|同步|上传|上傳|应用|應用|执行|執行|迁移|遷移|创建|建立|重启|重啟|生效|恢复)|(?:装|裝|建|改|传|傳|配|迁移|遷移)好了`,
  },
  ja: {
    going: `(?:ただいま|只今|いま|今(?!回|後|日))[^。]{0,30}(?<!確認|調査|検討|お待ち)(?:して(?:います|おります|いるところです)|中です)|(?:実行|進行|処理|ビルド|コンパイル|ダウンロード|アップロード|送信|学習|移行|インストール)中(?:です|で、|で。|であり)`,
    became: `(?:適用|反映|移行|作成|更新|再起動|アップロード|インストール|実行|同期|復元)(?:済み|され(?:まし)?た|されています|できました|が完了)`,
  },
  ko: {
    going: `(?:지금|현재) [^.]{0,30}(?:을|를) [^.]{0,12}(?<!확인|검토|분석)(?:하고 있습니다|하는 중입니다| 중입니다)|(?:진행|실행|빌드|처리|다운로드|업로드|전송|학습) ?중(?:입니다|이에요|이며)`,
    became: `(?:적용|반영|생성|업데이트|재시작|업로드|설치|동기화|복원)(?:되었|됐|완료)`,
  },
  vi: {
    going: `${B}(?:tôi|mình|em) (?:hiện )?đang (?!chờ|đợi|xem|đọc|nghĩ|tìm|cân nhắc|kiểm tra)\\p{L}+|${B}đang (?:được )?(?:chạy|tiến hành|thực hiện|biên dịch)${E}`,
    became: `${B}(?:đã|hiện) (?:có|nằm|chạy|lên) (?:trên|ở)${E}`,
  },
};
