/**
 * How each language tells a completed act of any verb: by whoever speaks, and as what has become of a thing. Acts are an
 * open class; what a look or a thought fulfils (read, compared, found, explained) is a closed one, and stands here.
 */
import { alternation } from "../../core/words.ts";
import { LOOKED_AT, LOOKED_AT_JA, LOOKED_AT_KO, LOOKED_AT_RU } from "./shared.ts";

/** The forms of one language; sources over a clause, case-insensitive. */
export type CompletedWords = {
  /** Somebody says "I did", of any verb but those of looking, thinking and speaking. */
  readonly own: string;
  /** The same by a participle alone, with which the sentence opens: "Booked! …". */
  readonly opens?: string;
  /** It has been done, it is there now, of the same verbs. */
  readonly became: string;
};

const B = "(?<![\\p{L}\\p{N}])";
const E = "(?![\\p{L}\\p{N}])";

/** The same with what stands for the state of a thing. */
const LOOKED = alternation(`
  ${LOOKED_AT}|
  allowed|blocked|called|capped|caused|covered|declared|declined|defined|denied|deprecated|designed|
  detected|discovered|documented|failed|formatted|located|matched|measured|named|observed|offered|produced|
  promised|reali[sz]ed|recorded|refused|rejected|related|reported|required|stuck|supposed|totall?ed|
  unchanged|wrapped
`);

/** Participles that do not end in "ed". */
const UNEVEN = alternation(`
  bought|brought|built|cut|drawn|hidden|hid|paid|put|rebuilt|redone|reset|rewritten|rewrote|sent|set|shut|spun|split|
  swept|taken|taken down|thrown|torn|undone|withdrawn|won
`);
const DONE = `(?!(?:${LOOKED})\\b)(?:[a-z-]{3,}ed|${UNEVEN})\\b`;
const ALSO =
  "(?:(?:now|also|then|just|already|successfully|finally|quickly|carefully|fully|both|all|even|gone ahead and|went ahead and) ){0,3}";

/** Each language's forms, by its id. */
export const COMPLETED: Readonly<Record<string, CompletedWords>> = {
  en: {
    opens: `^(?:all )?(?!(?:fixed|solved|resolved|agreed|noted)\\b)${DONE}!`,
    own: `\\b(?:i|we)(?:['’]ve| have)? ${ALSO}${DONE}(?! (?:nothing|none|no|neither)\\b)`,
    became: `^(?:[^ ,]+ ){1,6}(?:is|are) (?:removed|deleted|synced|copied|uploaded|migrated|deployed|installed|sent|booked|scheduled|applied|merged|published)\\b(?= (?:from|to|in|on|at|with|and|for)\\b|$)|\\b(?:has|have) ${ALSO}been ${ALSO}${DONE}|\\b(?:is|are) (?:now|all) ${ALSO}${DONE}`,
  },
  de: {
    own: "",
    became: `${B}(?:liegt|liegen|steht|stehen|läuft|laufen) (?:jetzt|nun|ab sofort) (?:als|unter|in|im|auf|bei)${E}|${B}(?:wurden?|ist|sind) (?:[^ ,]+ ){0,5}?\\p{L}*(?:ge\\p{L}{2,}(?:t|en)|iert|löscht|setzt|fernt|stellt|schoben|sandt|bucht)(?: worden)?$`,
  },
  fr: {
    own: "",
    became: `${B}(?:a|ont) (?:bien )?été \\p{L}+(?:é|i|u|it|is)e?s?${E}|${B}(?:est|sont) (?:bien |désormais |maintenant )(?!\\p{L}+(?:ant|ent)${E})\\p{L}{3,}(?:é|ée|és|ées)${E}|${B}(?:est|sont) passée?s? (?:de|à|en)${E}`,
  },
  es: {
    own: "",
    became: `${B}(?:ha|han) (?:sido|quedado) \\p{L}+(?:ad|id|t|ch)[oa]s?${E}|${B}(?:qued[óo]|quedaron|queda|quedan) (?:ya )?\\p{L}+(?:ad|id|t|st|ch)[oa]s?${E}|${B}se (?:ha|han) \\p{L}+(?:ado|ido)${E}`,
  },
  pt: {
    own: "",
    became: `${B}(?:foi|foram) (?:já )?\\p{L}+(?:ad|id|t|st)[oa]s?${E}|${B}(?:ficou|ficaram) \\p{L}+(?:ad|id|t|st)[oa]s?${E}`,
  },
  it: {
    own: `${B}(?:ho|abbiamo) (?:anche |già |appena )?(?!letto|visto|guardato|trovato|cercato|pensato|confrontato|contato|analizzato|detto|scritto|fatto|messo|avuto|potuto|voluto|spiegato|elencato|capito|deciso|lasciato|considerato|notato|verificato|controllato|esaminato|preso|usato|calcolato|riassunto|ricevuto)\\p{L}{3,}(?:at|it|ut|ss|tt|st|rt|so|to)[oaei]?${E}`,
    became: `(?:${B}(?:sono|era)|(?<![\\p{L}])è) stat[oaie] \\p{L}+[oaie]${E}`,
  },
  ru: {
    own: `^(?:и |также |затем |потом )?(?!пришл|ожида|стал|упал|взял|получил|собра|${LOOKED_AT_RU})(?!раздел|отдел|портал|предел|приза|узна|убеди|уточни|выясни|выяви|разобра|получи|замети|определи|отмети|оцени|пересчита|изучи|упомяну|уви[дж]|забы)(?:у|пере|об|от|за|вы|на|по|при|рас|раз|до|ис|из|в)\\p{L}*(?:[иаеёуя]л|нёс|нес)(?:а|и)?(?= )`,
    became: `${B}(?:был[аои]?) (?:успешно )?\\p{L}{3,}(?:ен|ён|ан|ят|ыт)[аоы]?${E}|^(?!кто|что|где|как)(?:[^ ,]+ ){1,5}?(?:успешно )?\\p{L}{3,}(?:ен|ён|ан|ят|ыт)[аоы]?(?:$| (?:в|на|из|до|с|по|под|для)${E})`,
  },
  ja: {
    own: `(?:を|へ|に|まで)(?!.{0,10}(?:${LOOKED_AT_JA}|書き(?!換え|直し|込)))[^、。]{1,20}(?:しました|いたしました|(?<!な[りっ])ました|済みです|しておきました)`,
    became: "(?:され(?:まし)?た|されています|が完了し(?:まし)?た)",
  },
  ko: {
    own: `(?:을|를|로|에) ?(?!.{0,10}${LOOKED_AT_KO})[^.,]{1,16}(?:했고|했으며|해 두었습니다|해 뒀습니다|했습니다|했어요|옮겼습니다|지웠습니다|보냈습니다)`,
    became: "(?:적용|반영|생성|업데이트|재시작|업로드|설치|동기화|복원|추가|삭제|이동)(?:되었|됐|완료)",
  },
  zh: {
    own: "",
    became:
      "已(?:经|經)?(?:成功)?(?!知|有|是|存在|确认|確認|看|读|讀|检查|檢查|查|找到|了解|收到|为|為)[\\p{L}]{1,6}",
  },
  tr: {
    own: `${B}(?!bak|oku|bul|incele|gör|karşılaştır|düşün|anla|say|ara|dene|iste|listele|hesapla|özetle|kontrol|ol)\\p{L}+(?:d[ıiuü]m|t[ıiuü]m)${E}`,
    became: "",
  },
  pl: {
    own: `${B}(?!sprawdzi|przeczyta|przejrza|znalaz|porówna|policzy|widzia|myśla|zobaczy|szuka|przeanalizowa|zrozumia|by|mia|mog|chcia|próbowa|opisa|wyjaśni|streści|podsumowa|założy|wypisa|obliczy|zauważy|zosta)\\p{L}+(?:łem|łam|liśmy)${E}`,
    became: "",
  },
  vi: {
    own: "",
    became: `${B}đã được (?!đọc|xem|tìm thấy|kiểm tra|liệt kê)\\p{L}+`,
  },
};
