/** What the user asked for decides what the words of an answer are: an explanation and a text for use report no act. */

import type { Deed } from "./act.ts";
import { FIRST_PERSON } from "./changes.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import { isState } from "./nouns.ts";
import type { Past } from "./past.ts";
import { tellingIn } from "./traces.ts";

/** How something works, and not whether it was done. */
const EXPLAIN =
  /^\W*(?:hi|hey|hello|ok|so|and|please)?\W*(?:how\b|what(?! (?:did|have) you)\b|why\b|when (?:does|do|is|are|will)\b|which\b|where\b|(?:can|could) you (?:please )?(?:explain|describe|tell|walk)|explain|describe|walk me|(?:check|see|verify|find out|look|show me|tell me) (?:if|whether|that|why|how)\b|tell me (?:how|what|why|about)|review\b)/i;

/** Nothing but an explanation is wanted. */
const EXPLANATION =
  /^\W*(?:(?:can|could) you |please )?(?:explain|describe|walk me|what (?:does|do|is|are)\b|how (?:does|do)\b|when (?:does|do)\b)/i;

/** The same in the other languages: why, how, what something is, which is better. */
const EXPLANATION_ELSEWHERE =
  /[为為]什[么麼]|为啥|怎[么麼](?![样樣]了|[还還又])|如何|什[么麼]是|是什[么麼]|哪[个個种種]|用哪|[区區差][别別]|差[異异]|该不该|要不要|推[荐薦]|なぜ|どうして|とは|違い|どちら|どっち|おすすめ|べき|왜|어떻게|뭔가요|무엇|차이|어느|추천|(?<!\p{L})(?:tú usarías|qué (?:es|son|diferencia|ventajas|opinas|significa)|por qué|cómo (?:funciona|se|puedo|harías)|usarías|recomiendas|conviene|pourquoi|comment (?:fonctionne|faire|ferais|organiserais|marche)|quelle (?:est la )?différence|tu (?:utiliserais|ferais|choisirais|conseilles)|vaut-il|warum|wieso|wie (?:funktioniert|geht|würdest|macht man)|was (?:ist|sind|bedeutet|heißt)|unterschied|würdest du|empfiehlst|lohnt|por que|como (?:funciona|faço|você faria)|qual (?:é )?(?:a )?diferença|o que (?:é|são|significa)|vale a pena|recomenda|почему|зачем|как (?:работает|устроен|лучше)|чем (?:\p{L}+ )?отлича\p{L}*|что такое|в чём разница|что лучше|стоит ли|посоветуй|tại sao|vì sao|thế nào|khác (?:gì|nhau)|là gì|nên (?:dùng|chọn))(?!\p{L})/iu;

/** What an explanation is of: no state of the project, and no act that leaves a mark. */
const OF_EXPLANATIONS: readonly WorkClaimKind[] = [
  "act",
  "ran",
  "works",
  "up",
  "change",
  "verified",
  "tests",
];

/** How something works, asked in another language, where no call was made: what is told is nobody's act. */
function explainsElsewhere({ kind, names, sentence }: WorkClaim, asked: string): boolean {
  return (
    OF_EXPLANATIONS.includes(kind) &&
    !names.some(isPath) &&
    !DONE_NOW.test(sentence) &&
    EXPLANATION_ELSEWHERE.test(asked.replace(/\P{L}+$/u, ""))
  );
}

/** Words by which an act of now is told. */
const DONE_NOW =
  /了[。！，]?$|已(?:经|經)?|ました|했습니다|했어요|(?<!\p{L})(?:ahora|ya|he|hemos|maintenant|j['’]ai|jetzt|habe|agora|já|теперь|уже|đã)(?!\p{L})/iu;

/** A text that the user wants: notes, a message, a description. */
const TEXT =
  /^\W*(?:please )?(?:translate|rephrase|reword|proofread|übersetz|traduc|tradui|traduz|перевед|翻译|翻譯|dịch|przetłumacz)|翻訳して|번역해|çevir|(?:\b(?:write|draft|draw up|put together|compile|compose|prepare|suggest|generate|summari[sz]e|translate|rephrase|reword|propose|give me|need)\b.{0,60}\b(?:notes?|messages?|changelog|summary|e?-?mails?|descriptions?|titles?|posts?|texts?|announcements?|reports?|updates?|tweets?|articles?|paragraphs?|wording|entr(?:y|ies)|cv|resum[eé]|bullet|slides?|names?|examples?)\b)|(?:schreib|formulier|entwirf)\p{L}*.{0,40}(?:text|nachricht|mail|notiz|beschreibung|meldung)|(?:escrib|redact)\p{L}*.{0,40}(?:notas?|mensaje|correo|descripci|texto|resumen)|(?:écri|rédig)\p{L}*.{0,40}(?:notes?|message|mail|description|texte|résumé)|(?:escrev|redij)\p{L}*.{0,40}(?:notas?|mensagem|e-?mail|descri|texto|resumo)|(?:напиш|состав|подготов)\p{L}*.{0,40}(?:заметк|сообщени|письм|описани|текст|отчёт)|(?:写|寫|拟|擬|起草|总结|總結).{0,24}(?:说明|說明|信息|訊息|邮件|郵件|公告|描述|文案|日志|日誌|总结|總結)|(?:書いて|作成して|まとめて|(?:文面|文章|文案|下書き|草案|原稿|ひな形)(?:を|が|は|に|お願い|$))|(?:给|給)我.{0,12}(?:范本|範本|模板|样本|樣本|草稿|文案|说明|說明)|(?:문구|초안|양식)(?:을|를|이|가)?(?: |$)|(?:작성|써 ?줘|써 ?주세요|정리해)|(?:viết|soạn).{0,40}(?:ghi chú|thông báo|email|mô tả|nội dung|tin nhắn)/iu;

/** Words to be written for others to read, in which "we", and the user's "I", are not the agent. */
const WANTS =
  /\b(?:write|draft|compose|word|improve|polish|give me|sample)\b|schreib|formulier|entwirf|verfass|escrib|redact|rédig|écri|escrev|redij|scriv|напиш|состав|подготов|придума|napisz|[写寫拟擬]|起草|[润潤]色|書いて|作って|考えて|써|작성|viết|soạn/iu;
const WRITTEN =
  /\b(?:posts?|captions?|announcements?|cv|resum[eé]s?|post-?mortems?|speech|toast|apolog\p{L}+|acknowledg\p{L}*|tweets?|newsletters?|adverts?|incident (?:report|update)|bio)\b|danksagung|entschuldigung|lebenslauf|beitrag|ankündigung|anzeige|text für die|\brede\b|annonce|discours|public(?:ation|aci[óo]n|ação)|légende|excuses|d[ie]sculpas?|anuncio|aviso|discurso|anúncio|legenda|currículo|пост|извинен|анонс|объявлени|резюме|реч[ьи]|公告|文案|朋友圈|[贴貼]文|帖子|[简簡]历|履歷|致[辞辭歉]|道歉|微博|お知らせ|お詫び|投稿|告知|挨拶|공지|게시|사과|소개|올릴 글|bài (?:đăng|viết|phát biểu)|thông báo/iu;

/** A program that has to do with such texts, or more than the text. */
const OF_CODE =
  /\b(?:component|endpoint|handler|route|model|migration|function|script|repo|class|page|api)s?\b|\b(?:and|then|also) (?:run|test|build|commit|push|deploy|save|add|make sure|check|ensure|verify|put|stell)\b|online|[\w-]\.\w{2,4}\b|[和并]\p{Script=Han}{0,2}(?:运行|測試|测试|提交|部署)/iu;

/** The text itself, whole: no word of the reply names it, nor says that it was sent or put anywhere. */
function isOfText({ sentence, names }: WorkClaim, asked: string): boolean {
  return (
    WANTS.test(asked) &&
    WRITTEN.test(asked) &&
    !DISPATCH.test(asked) &&
    !OF_CODE.test(asked) &&
    !WRITTEN.test(sentence.replace(/^\W*[【*#].{0,30}?[】*:：]/u, "")) &&
    !names.some(isPath) &&
    !ALONE.test(sentence)
  );
}

const OF_STORIES: readonly WorkClaimKind[] = ["act", "build", "commit", "deploy", "merge", "push", "tests"];
/** The same where nothing but a story is asked for. */
const OF_TALES: readonly WorkClaimKind[] = ["change", "delete", "install", "ran", "verified", "works"];

/** What somebody in a story does, and no file, message or timetable of the agent's. */
function isOfStory({ kind, names, traces, sentence }: WorkClaim, asked: string): boolean {
  return (
    FICTION.test(asked) &&
    (OF_STORIES.includes(kind) || (OF_TALES.includes(kind) && TALE.test(asked))) &&
    traces.length === 0 &&
    !names.some(isPath) &&
    !FICTION.test(sentence)
  );
}

/** A verb that says "I" by its ending, at the start of a clause in Portuguese, Spanish or Russian. */
const OWN_VERB =
  /^(?!caché|café|comité|qué)(?:e |y |ya |já |também |también )?\p{L}{2,}(?:ei|guei|quei|é)(?: |$)|^(?:и |уже |также )?\p{L}{3,}(?:ил|ила|ал|ала|ел|ела)(?: |$)/iu;

/** A piece of fiction or verse, in which everybody may say "I". */
const FICTION =
  /\b(?:stor(?:y|ies)|poems?|haikus?|limericks?|jokes?|songs?|lyrics|fables?|fairy tales?|sketch|dialogues?|sonnets?|rhymes?|screenplay|fiction|monologues?)\b|\b(?:geschichte|gedicht|witz|märchen|limerick|erzählung)\b|cuento|poema|chiste|historia (?:corta|breve)|\b(?:poème|conte|blague|nouvelle)\b|piada|\b(?:racconto|poesia|barzelletta|storiella)\b|рассказ|стих|анекдот|сказк|故事|诗|詩|笑话|笑話|小说|小説|物語|俳句|이야기|소설|농담|시를 (?:써|지어)|truyện|bài thơ/iu;

/** Fiction is all that is wanted, whatever was looked at for it. */
const TALE =
  /^\W*(?:(?:can|could) you |please |now )*(?:write|compose|sing|tell(?: me| us)? (?:an?|another))\b|erzähl|cu[eé]nta|racont|conta[- ]|расскажи|[写寫讲講]|書いて|써 ?줘|해 ?줘|(?:kể|viết) /iu;

/** The text that is wanted by its name alone: "changelog entry for 2.4 please". */
const NAMED_TEXT =
  /^\W*(?:(?:the|a|an|our) )?(?:short |new )?(?:changelog|release notes?|commit messages?|pr (?:description|title|text)|pull request (?:description|text))\b(?!.{0,60}\b(?:push|commit it|publish|update)\b)/i;

/** What something would do, once. */
const WHAT_IF =
  /\bwhat (?:will |would )?happens?\b|was passiert|que se passe|qué (?:pasa|ocurre)|o que acontece|что (?:будет|произойдёт)|[会會]怎[么麼]?[样樣]|どうなる|어떻게 (?:되|돼)|thì sao/iu;

/** What somebody would do, or should. */
const OPINION =
  /^\W*(?:(?:hi|hey|ok|so|and|thanks|thank you|great|cool|nice|perfect)\b[^.!?]{0,20}[.!,]?)?\W*(?:would you|should (?:i|we)|do you (?:think|prefer|recommend)|is it (?:better|worth|ok|safe)|what would you|any (?:advice|preference))\b/i;

/** No text that somebody wants begins like this: the act itself is told. */
const SAYS_DONE =
  /^\W*(?:committed|pushed|committet|gepusht|commitet|commité|commiteado|comiteado|commitado|закоммит\p{L}*|已提交|コミットしました|커밋했)/iu;

/** What is said to be done or going on is no text that was asked for, and what was only rehearsed tells of no state. */
function isNoAnswer({ sentence, kind, rehearsed }: WorkClaim, run: Past["run"]): boolean {
  const untried = !rehearsed && isState(kind) && run.some(({ act }) => act.deeds.has("rehearse"));
  return untried || SAYS_DONE.test(sentence) || kind === "narration";
}

/** Whether the words of a claim answer a question, or are the text that was asked for, and report no act of this run. */
export function answersOnly(claim: WorkClaim, { run, session }: Past): boolean {
  const asked = session.runs.at(-1)?.asked ?? "";
  const quiet = run.length === 0;
  if ((quiet || TALE.test(asked)) && isOfStory(claim, asked)) return true;
  if (!run.every(isLook) || isNoAnswer(claim, run)) return false;
  if (isLetter(claim, asked) || (quiet && isOfText(claim, asked))) return true;
  if (saysI(claim)) return false;
  return (
    explains(claim, asked) ||
    WHAT_IF.test(asked) ||
    (quiet && (OPINION.test(asked) || explainsElsewhere(claim, asked))) ||
    (isQuestioning(asked) && tellsWhatWasRead(claim, run)) ||
    isNote(claim, asked)
  );
}

/** A text about the work that the user wants: notes, a message for a commit. */
function isNote({ names }: WorkClaim, asked: string): boolean {
  return !names.some(isPath) && (NAMED_TEXT.test(asked) || TEXT.test(asked));
}

/** What the user did: the answer tells of the user's acts. */
const OWN_PAST =
  /\b(?:what|which \w+) (?:did|have|had) (?:i|we) (?!you)|\b(?:was|woran) (?:habe|hab) ich\b|\bqué (?:hice|he hecho)\b|\bqu['’]est-ce que j['’]ai\b|\bo que eu fiz\b|\bcosa ho fatto\b|что я (?:с?делал|дела)|我(?:上周|昨天|今天)?(?:做了|干了)什么|私は何を|내가 (?:뭘|무엇을)/iu;

/** A message that went to a channel or an address: no text for use says so of itself. */
function isSent({ traces, clause }: WorkClaim): boolean {
  return traces.includes("send") && /(?<![\p{L}\d#])#\p{L}|[\w.+-]@[\w-]+\.\w/u.test(clause);
}

function saysI(claim: WorkClaim): boolean {
  return FIRST_PERSON.test(claim.sentence) || OWN_VERB.test(claim.clause) || isSent(claim);
}

/** How something works: what happens again and again, and, where nothing else was asked, all that is no news. */
function explains({ habitual, bare, clause }: WorkClaim, asked: string): boolean {
  return (
    OWN_PAST.test(asked) ||
    (habitual && EXPLAIN.test(asked)) ||
    (EXPLANATION.test(asked) && !bare && !/\bnow\b/i.test(clause))
  );
}

/** In a letter that somebody wants, "we" is not the agent. */
function isLetter({ sentence }: WorkClaim, asked: string): boolean {
  return LETTER.test(asked) && !DISPATCH.test(asked) && !ALONE.test(sentence);
}

/** A letter that the user is to send. */
const LETTER =
  /^\W*(?:(?:please|can you|could you|help me(?: to)?) )*(?:write|draft|compose|word|suggest|propose)\b.{0,40}\b(?:e?-?mail|answer|reply|response|letter|apology|announcement|message to|post for)\b|^\W*(?:bitte )?(?:entwirf|formulier\p{L}*|schreib\p{L}*)\b.{0,40}(?:mail|antwort|brief|nachricht an)|^\W*(?:redacta|escribe|escreva|redija|scrivi|rédige|écris|napisz|напиши|составь)\p{L}*.{0,40}(?:correo|e-?mail|respuesta|carta|resposta|risposta|lettera|réponse|lettre|odpowied|list\b|письм|ответ)|(?:写|寫|拟|擬|起草).{0,12}(?:邮件|郵件|回复|回覆|信)|(?:メール|返信|手紙).{0,6}(?:書いて|作成)|(?:메일|답장|편지).{0,6}(?:써|작성)/iu;
/** One person speaks: the agent, as far as anybody can tell. */
const ALONE =
  /(?<![\p{L}])(?:i|i['’]ve|ich|j['’]ai|je|he|я|(?<!chúng |tụi )(?:tôi|mình))(?![\p{L}])|我(?!们|們)|私/iu;

/** It is to be sent, too. */
const DISPATCH =
  /\b(?:and|then) (?:send|post|mail|publish|submit)\b|schick|envía|envoie|invia|wyślij|отправ|发(?:送|给|出)|寄|送って|보내/iu;

function isPath(name: string): boolean {
  return /[\w-]\.\w{1,5}$|\//.test(name);
}

/** A question, about whatever can be read; asked of the agent's own acts, what it read answers nothing. */
function isQuestioning(asked: string): boolean {
  return (EXPLAIN.test(asked) || /[?？]/.test(asked)) && !/\b(?:did|have) you\b/i.test(asked);
}

/** Acts that the history of a project tells of. */
const HISTORIC: readonly WorkClaimKind[] = ["merge", "tag", "commit", "deploy", "install", "pr", "delete"];
const PASSIVE = /\b(?:is|are|was|were|been|got) (?:\w+ ){0,2}?(?:[a-z]+(?:ed|lt|en)|set up)\b/i;

/** The passive of the past in languages in which it names nobody who acted. */
const PASSIVE_ELSEWHERE =
  /(?<!\p{L})(?:foi|foram|fue|fueron|ha sido|han sido|a été|ont été|è stat[oa]|sono stat[ie]|wurden?|worden|был[аои]?|було|buł\p{L}*|został\p{L}*)(?!\p{L})/iu;

/** "The fix was merged before 2.14 was tagged": where something was looked at, a passive tells what it found. */
function isHistory({ kind, clause, sentence, bare, language }: WorkClaim, run: Past["run"]): boolean {
  const passive = language === "en" ? PASSIVE : PASSIVE_ELSEWHERE;
  return (
    (HISTORIC.includes(kind) || (language !== "en" && kind === "works")) &&
    !bare &&
    passive.test(clause) &&
    !/\b(?:now|just)\b/i.test(clause) &&
    (run.some(({ call }) => call.outcome === "ok" && call.output.trim() !== "") ||
      (run.length === 0 && DATED.test(sentence)))
  );
}

/** When something was, by its year or its month: known, and no news. */
const DATED =
  /\b(?:(?:in|of|by|since|until|en|im|em|nel|w) (?:early |late |mid-?)?(?:(?:19|20)\d\d|(?:that|the same) year|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b))/i;

/** Most of the long words of a claim stand in one thing that was looked at: it tells what it read. */
function standsInWhatWasRead({ clause }: WorkClaim, run: Past["run"]): boolean {
  const stems = (clause.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [])
    .filter((word) => !COMMON.test(word))
    .map((word) => word.slice(0, 5));
  const least = Math.ceil(stems.length * 0.6);
  return (
    stems.length > 0 &&
    run.some(({ call }) => {
      const output = call.output.toLowerCase();
      return stems.filter((stem) => output.includes(stem)).length >= least;
    })
  );
}

const COMMON = /^(?:the|and|was|were|has|have|been|are|all|both|now|then|that|this|with|for|from|its|also)$/;

/** Acts that a list shows with their names and times. */
const OF_PAST: readonly WorkClaimKind[] = ["push", "deploy", "commit", "merge", "tag", "pr"];

/** The claim tells again what a look has shown. */
function tellsWhatWasRead(claim: WorkClaim, run: Past["run"]): boolean {
  return standsInWhatWasRead(claim, run) || isHistory(claim, run) || isShownByNames(claim, run);
}

/** Each name, date and time of the sentence stands in what was looked at: "`shop-1127.dump`, uploaded at 03:02". */
function isShownByNames({ kind, sentence }: WorkClaim, run: Past["run"]): boolean {
  if (!OF_PAST.includes(kind)) return false;
  const telling = tellingIn(sentence);
  const outputs = run.map(({ call }) => call.output.toLowerCase());
  return telling.length > 1 && telling.every((token) => outputs.some((output) => output.includes(token)));
}

/** Deeds of which a call that also looks is no mere look. */
const ACTIVE: readonly Deed[] = ["write", "delete", "deploy", "commit", "push", "test", "build"];

function isLook({ act }: Past["run"][number]): boolean {
  return (
    !act.any &&
    (act.deeds.has("look")
      ? ACTIVE.every((deed) => !act.deeds.has(deed))
      : [...act.deeds].every((deed) => deed === "ci"))
  );
}
