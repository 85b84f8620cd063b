/** What a reply takes back, plans, or leaves open. */
import { soughtAs } from "../core/sought.ts";
import { cleaned, GONE, isDenied, type Reading, says } from "./reading.ts";
import { isQuestion } from "./reply.ts";

/** Words and signs of whatever is not well, or is said with a reserve, in any language. */
const RESERVES = soughtAs(
  /^(?:nothing|none|no \w+) (?:was |were |has been |is |got )?(?:deleted|changed|removed|sent|written|created|updated|applied|pushed|committed|deployed|merged|installed|run|moved|done)\b|\b(?:there(?:['’]s| is| are| was| were) (?:no\b|nothing\b)|no such|nothing (?:that|which|matching)|but|however|though|half|part(?:ly|ial|ially)|un\w+able|missing|(?<!(?:was|were) )pending(?! (?:\w+ ){1,2}(?:ran\b|(?:(?:have|has) been|were|was|are|got) (?:now |all |successfully )?(?:\w+ed|run|done|sent)))|refus\w*|reject\w*|conflicts?|out of date|outdated|although|only|still|yet|left|remain\w*|errors?|(?<!(?:filed|opened|created|closed|raised|reported|reopened|labell?ed|updated|assigned|milestoned) (?:the |an? |this |your |both )?(?:new |github |gitlab |linear |jira |follow-up |tracking )?)issues?(?! (?:opened|filed|created|closed|#\d|« |est créée|ist (?:offen|angelegt)))|fail\w*|problem(?:s|a|as|i|es|e|y|en|ów|у|ы)?|problèmes?|warnings?|wrong|red|segfault\w*|crash\w*|exceptions?|traceback|complain\w*|needs?|wants?|before (?:my|the|this) (?:change|edit|fix)|minus|denied|declin\w*|stopp?ed|broken?|bugs?|aborted|timed out|aber|jedoch|mais|pero|mas|porém|sino)\b|[❌⚠✗✘🔴]|\breste(?:nt)? (?:à|encore)|\bquedan? por\b|\brestano? da\b|\bfalta[nm]? (?:por|o|a)?\b|bleib(?:t|en) (?:noch )?(?:offen|übrig)|(?<![\d#])[45]\d\d(?!\d)|(?:Error|Exception)\b|(?<![\p{L}])(?:нечего|но|ma|però|tuttavia|ale|jednak|прерв\p{L}*|abgebrochen|interrumpid\p{L}*|interrompu\p{L}*|interrott\p{L}*|interrompid\p{L}*|przerwan\p{L}*|по-прежнему|всё ещё|все ещё|noch|weiterhin|todavía|aún|sigue|toujours|ainda|ancora|nadal|wciąż|ama|ancak|fakat|але|проте|однак|tapi|tetapi|namun)(?![\p{L}])|लेकिन|मगर|لكن|แต่|однако|中断|中止|依然|仍|但|不过|不過|然而|错误|錯誤|失败|失敗|エラー|失敗|ただし|ですが|ましたが|하지만|지만|오류|실패|nhưng|tuy nhiên|lỗi/iu,
);

/** "Pushed: no, the branch is protected". */
export const NO_REPLY = soughtAs(
  /[:：·|] ?(?:no|nein|noch (?:nicht|offen)|non|pas encore|não|нет|nie|hayır|belum|chưa|没有|未|まだ|아직)(?=[,.;·|]|$)/iu,
);

/** Nothing is left to be done, which some languages say as they count nothing. */
const NOTHING_TO = soughtAs(
  /\bnothing to \w+|(?<![\p{L}])(?:nada (?:que|para|a)|rien à|nichts zu|niente da|nic do|нечего|nada por) \S|没有(?:什么|可)|(?:する|すべき)ものは(?:あり|な)|할 (?:것|게) 없/iu,
);

/** A sentence that takes something back: a denial, an exception, a question. */
export function isReserved({ sentence, text, language }: Reading): boolean {
  const good = GONE.replace(cleaned(language, text), "⊙");
  return (
    isQuestion(sentence.text) ||
    RESERVES.test(good) ||
    NO_REPLY.test(sentence.plain) ||
    NOTHING_TO.test(text) ||
    isDenied(language, good) ||
    says(language, language.excepts, good)
  );
}

/** Plans, conditions, what is left to somebody else. */
export function isOpenEnded({ text, language }: Pick<Reading, "text" | "language">): boolean {
  return [language.unreal, language.conditions, language.others].some((source) =>
    says(language, source, text),
  );
}
