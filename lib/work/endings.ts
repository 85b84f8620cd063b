/** What a reply ends with: words about now and later. */
import { soughtAs } from "../core/sought.ts";
import type { Deed } from "./act.ts";
import type { WorkClaim } from "./claim.ts";
import { DAYS } from "./languages/shared.ts";
import { STATE_WORDS } from "./languages/states.ts";
import { claim, type Reading, says } from "./reading.ts";
import { isQuestion } from "./reply.ts";

/** What the reply ends with: an act that is said to be going on, and words that are promised for later. */
export function ending(readings: readonly Reading[]): WorkClaim[] {
  const found = readings.flatMap(promised);
  const last = readings.filter(({ sentence }) => sentence.ends);
  if (last.some(({ sentence }) => isQuestion(sentence.text))) return found;
  const two = last.slice(-2);
  return [...found, ...two.filter((one, at) => !isAnswered(one, two[at + 1])).flatMap(narrated)];
}

/** A look that is told, right in front of what came of it: "Checking the certificate now. It's valid until 2 March." */
function isAnswered({ text }: Reading, next: Reading | undefined): boolean {
  return (
    next !== undefined &&
    LOOKING.test(text) &&
    /[\d\uE100-\uF8FF‹]/u.test(next.text) &&
    promised(next).length === 0 &&
    narrated(next).length === 0
  );
}

const LOOKING =
  /^\W*(?:ok\W+)?(?:checking|looking|reading|verifying|prüfe|schaue|reviso|je (?:vérifie|regarde)|verifico|смотрю|проверяю|检查|查看|確認|확인)/iu;

/** What an act that goes on could be: anything but a look. */
const ANY_ACT: readonly Deed[] = [
  "run",
  "write",
  "delete",
  "test",
  "build",
  "lint",
  "types",
  "format",
  "deploy",
  "publish",
  "install",
  "uninstall",
  "commit",
  "push",
  "pr",
  "merge",
  "rebase",
  "branch",
  "tag",
  "schedule",
];

/** Acts that leave traces of their own, as they are told while they go on, in any language; see languages/traces.ts. */
const GOING: readonly (readonly [said: RegExp, trace: string])[] = [
  [
    /\b(?:restart|reboot)ing\b|\bstarte\p{L}* .{1,40} neu(?!\p{L})|neustart|reinici(?:o|ando)(?!\p{L})|redémarr|riavvi|перезапуска|перезагружа|restartuj|yeniden başlat|重[启啟](?!后|後)|重新启动|再起動|재시작|khởi động lại/iu,
    "restart",
  ],
  [
    /\b(?:backing (?:\w+ )?up|dumping|taking (?:a |the )?(?:\w+ )?(?:backup|snapshot|dump))\b|sichere (?:gerade|jetzt|nun)|(?:haciendo|creando) (?:una |la |el )?(?:copia de seguridad|respaldo|backup)|respaldando|en train de sauvegarder|fazendo (?:o |um )?backup|(?:делаю|создаю|снимаю) (?:резервн|бэкап|дамп)|正在备份|備份中|バックアップ(?:中|を(?:実行|取得)して)|백업(?:을 )?(?:진행|하고 있|중)|đang (?:chạy|thực hiện|tiến hành)?[^.]{0,60}sao lưu/iu,
    "backup",
  ],
  [
    /\buploading\b|lade .{1,60} hoch(?!\p{L})|subiendo(?!\p{L})|(?:en train de )?téléverse|fazendo (?:o )?upload|загружаю .{1,40} (?:на|в) |正在上[传傳]|アップロード(?:中|して)|업로드(?:를 )?(?:진행|하고 있|중)|đang tải .{1,40} lên/iu,
    "upload",
  ],
];

/** The traces of what a sentence says goes on. */
function goingIn(text: string): string[] {
  return GOING.filter(([said]) => said.test(text)).map(([, trace]) => trace);
}

/** What an act that goes on is, by its word, in any language. */
const NARRATED: readonly (readonly [said: RegExp, deeds: readonly Deed[]])[] = [
  // A look may be it.
  [/^\W*(?:pulling|fetching|collecting|gathering|tailing|grabbing|querying|opening|loading)\b/i, []],
  [
    /push|пуш|отправля\p{L}+ (?:его |их |ветк|коммит|на (?:сервер|github|gitlab))|推送|プッシュ|푸시/iu,
    ["push", "publish", "deploy"],
  ],
  [/deploy|деплой|разворачива|部署|デプロイ|배포|despleg|déploi|implanta/iu, ["deploy", "publish", "push"]],
];

const DAY = new RegExp(DAYS, "iu");

/** A day is named, and nobody says that it cannot be. */
function isDated(language: Reading["language"], text: string): boolean {
  return DAY.test(text) && !says(language, language.denies, text);
}

/** A word that nobody will get: "I won't be notified", "不會自動通知我". */
const NO_PROMISE = soughtAs(
  /\b(?:won['’]t|(?:will|['’]ll|['’]m|am) (?:not|never)|can(?:not|['’]t)) (?:\w+ ){0,3}?(?:notif\w+|told|tell|ping\w*|alert\w*|remind\w*|report|hear|know|watch\w*|monitor\w*|wake\w*|follow|get back|let)\b|(?<!\p{L})(?:nicht|niemand|nichts) (?:\p{L}+ ){0,3}?(?:benachrichtig|meld|erinner|weck|informier|bescheid)\p{L}*|(?<!\p{L})(?:melde|erinnere|benachrichtige|informiere|überwache) (?:\p{L}+ ){0,4}?nicht(?!\p{L})|(?<!\p{L})(?:no|não|non) (?:(?:te|os|le|les|me|se|lhe|ti|vi|mi) )?(?:avis|notific|record|lembr|inform|ricord|avvis|podré|puedo|posso|potrò|conseguirei|vou )\p{L}*|(?<!\p{L})ne (?:vous |te |me |serai |pourrai |peux )(?:\p{L}+ )?(?:pas |préven|averti|notifi|rappel)\p{L}*|(?<!\p{L})не (?:смогу|буду|могу|напомню|сообщу|получу|уведом)\p{L}*|(?:不(?:会|會|能)|无法|無法|没法|沒法)[^。，]{0,10}(?:通知|告诉|告訴|提醒|汇报|匯報|报告|報告|跟进|跟進|监控|監控)|(?:通知|連絡|お知らせ|報告|リマインド)[^。、]{0,8}(?:ません|ない)|(?:알려|연락|알림|보고)[^.]{0,10}(?:못|않|수 없)|không (?:thể |tự |được )*(?:báo|thông báo|nhắc)/iu,
);

/** What the user is asked to send or to say, in the languages besides English: the next message is what the promise waits for. */
const ASKED_FOR = soughtAs(
  /(?<!\p{L})meld(?:e|en sie)? (?:dich|sich|euch)(?!\p{L})|fais(?:-| )moi signe|faites(?:-| )moi signe|дай(?:те)? знать|fammi sapere|(?<!\p{L})(?<!(?:ich|wir) )(?:schick|send|gib|nenn|sag|schreib|(?:schicken|senden|geben|nennen|sagen|schreiben) sie) (?:mir|uns|einfach|kurz|bescheid)(?!\p{L})|(?<!\p{L})(?:env[ií]a|m[aá]nda|p[aá]sa|d[ií]|av[ií]sa|escr[ií]be)(?:me|nos)(?:l[oa]s?)?(?!\p{L})|(?:envoie|envoyez|dis|dites|donne|donnez|écris|écrivez|préviens|prévenez)-(?:moi|nous)(?!\p{L})|(?<!\p{L})(?:me|nos) (?:mande|envie|diga|passe|avise)m?(?!\p{L})|(?<!\p{L})(?:mand[ai]|invi[ai]|dim|fam|scriv|pass[ai])\p{L}{0,2}mi(?!\p{L})|(?<!\p{L})(?:пришли|скажи|напиши|сообщи|дай|отправь|скинь|надішліть?|скажіть?|напишіть?|повідомте?)(?:те)?(?!\p{L})|(?<!\p{L})(?:prześlij|wyślij|podaj|napisz|daj znać|powiedz)(?!\p{L})|(?<!\p{L})(?:yaz(?:ın|arsan)|gönder(?:in|irsen)|söyle(?:yin|rsen)|bildir(?:in|irsen))\p{L}*|(?<!\p{L})(?:kabari|kirim(?:kan)?|beri ?tahu|sampaikan) (?:saya|aku|kami)(?!\p{L})|(?<!\p{L})(?:bạn|anh|chị|cứ)(?!\p{L})[^,.]{0,24}(?<!\p{L})(?:báo|nhắn|gửi|cho) (?:lại )?(?:em|mình|tôi)(?!\p{L})|(?:发|發|给|給|告诉|告訴|传|傳|寄)(?:一下)?(?:给|給)?我|(?:教えて|送って|お送り|ご連絡|ご返信|知らせて|お知らせ|貼って|共有して)(?:ください|くださ|いただ)|(?:보내|알려|말씀해|적어) ?(?:주시면|주세요)/iu,
);

/** What was written to somebody, and is told: "with the note that we'll come back". */
const WRITTEN =
  /\b(?:note|message|comment|e?-?mail|reply|notice|text|invitation|announcement) (?:that|saying|which says)\b|\b(?:told|wrote to|texted|informed) (?:them|him|her|\p{Lu}\p{L}+) (?:that )?(?:i|we)(?:['’]ll| will)\b/iu;

function promised(reading: Reading): WorkClaim[] {
  const { language, text, sentence } = reading;
  if (isQuestion(sentence.text)) return [];
  const real =
    says(language, language.promises, text) &&
    (says(language, language.cue, text) || isDated(language, text));
  const refused = [NO_PROMISE, ASKED_FOR, WRITTEN].some((one) => one.test(sentence.plain));
  return real && !refused && !says(language, language.yours, text) && !says(language, language.others, text)
    ? [claim(reading, "promise", text)]
    : [];
}

/** "Deleting the lock now could break dpkg": what an act would do, and none that goes on. */
const WHAT_IT_DOES =
  /^\W*[a-z]{3,}ing\b[^.,;:]{1,60} (?:could|would|might|may|can|should|means|breaks|requires)\b/i;

function narrated(reading: Reading): WorkClaim[] {
  const { language, text, sentence } = reading;
  if (WHAT_IT_DOES.test(sentence.plain)) return [];
  if (says(language, language.conditions, text) || says(language, language.others, text)) return [];
  const row = says(language, language.moment, text)
    ? language.narrates.find(([, source]) => says(language, source, text))
    : undefined;
  const traces = goingIn(sentence.plain);
  if (row) return [claim(reading, "narration", text, { deeds: row[0], traces })];
  if (says(language, STATE_WORDS[language.id]?.going ?? "", text))
    return [
      claim(reading, "narration", text, {
        deeds: NARRATED.find(([said]) => said.test(text))?.[1] ?? ANY_ACT,
        traces,
      }),
    ];
  if (GOING_NOW.test(sentence.plain)) return [claim(reading, "narration", text, { deeds: ANY_ACT, traces })];
  return says(language, language.begins, text) ? [claim(reading, "narration", text)] : [];
}

/** "Exporting to `a.parquet` now…": an act of any verb, told as it goes on, as the last word. */
const GOING_NOW =
  /^\W*(?:(?:ok(?:ay)?|now|next)\W+)?(?!(?:looking|thinking|waiting|hoping|wondering|nothing|anything|something|everything|during|considering|according|including|going|being|having|meeting|morning|evening|building on|pending)\b)(?:re-?)?[a-z]{3,}ing\b[^?]{0,120}(?:\bnow\b\W*|…|\.\.\.)$/i;
