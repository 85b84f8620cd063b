/**
 * What a sentence says that there was none of, or that a second try mended, held against the last run that printed it:
 * warnings, failures, tests that were left out. And a ticked act whose every call came to nothing.
 */

import { lazy, remember } from "../core/lazy.ts";
import { WORK_CALLS } from "../core/limits.ts";
import { type Sought, soughtAs } from "../core/sought.ts";
import type { Deed } from "./act.ts";
import { actsOf, commandOf } from "./acts.ts";
import { type Done, endOf } from "./ends.ts";
import { heldIn } from "./held.ts";
import { isOpaque, toolsIn } from "./named.ts";
import type { Past } from "./past.ts";
import { type Call, callsOf } from "./record.ts";
import type { ParsedReply } from "./reply.ts";

/** "No warnings", and not only none of some kind or in some place. */
const NO_WARNING = soughtAs(
  /(?:\b(?:without (?:an? |any |a single )?|(?:no|zero|0) )warnings?\b|ohne (?:eine (?:einzige )?)?warnung(?:en)?|(?:keine|0|null) warnung(?:en)?|(?:sin (?:ninguna |una sola )?|ninguna |cero |0 )advertencias?|(?:sans (?:aucun |un seul )?|aucun |0 )avertissements?|(?:sem (?:nenhum )?|nenhum |0 )(?:avisos?|warnings?)|(?:senza (?:alcun )?|nessun |0 )avvis[oi]|(?:без (?:единого )?|0 )(?:предупреждени\p{L}+|попереджен\p{L}+)|(?:предупреждений|попереджень) (?:нет|немає)|(?:без|нет|немає) (?:предупрежд\p{L}+|попередж\p{L}+)|(?:没有(?:任何)?|沒有(?:任何)?|无|0 ?个)警告|警告[はも]?(?:なし|ありません|ゼロ|0 ?件|一つもない)|경고(?:는|도|가)? ?(?:하나도 )?(?:없|0)|(?:không (?:có|còn) |0 )cảnh báo|(?:tanpa|tidak ada|0) peringatan|(?:bez|brak|0) ostrzeż\p{L}+|(?:uyarı yok|0 uyarı)|لا توجد تحذيرات|(?:بدون|بلا) تحذيرات|ไม่มีคำเตือน|कोई चेतावनी नहीं)(?! (?:in|about|from|for|of|on|other|except|besides|beyond|dans|sur|en|sobre|über|von)(?!\p{L}))/iu,
);

/** What a linter found, by a word for all of it: "Clippy ne signale rien". */
const FINDS_NOTHING = soughtAs(
  /(?:clippy|clang-tidy|eslint|analyze|rubocop|ruff|lint(?:er|s)?)\W{0,3} (?:now )?(?:is clean|clean|(?:reports?|finds?|found|reported) nothing|ne signale rien|ne trouve rien|(?:meldet|findet) (?:[^.,;]{0,24} )?(?:nichts|keine (?:befunde|verstöße|probleme))|no (?:informa|encuentra|señala) nada|não (?:aponta|encontra) nada|non segnala nulla|ничего не (?:находит|сообщает)|нічого не (?:знаходить|повідомляє)|niczego nie zgłasza|hiçbir şey bildirmiyor|tidak (?:menemukan|melaporkan) apa pun|không báo gì|(?:没有|未)(?:报告|发现)(?:任何)?问题|(?:는|은|이|가)? ?지적(?:이|은)? ?(?:없|0)|は指摘(?:ゼロ|なし|0 ?件))/iu,
);

/** Words by which a reply tells of warnings. */
const WARNS = soughtAs(
  /warn|avertiss|advertenc|avis[oi]|avvis|предупр|поперед|警告|경고|cảnh báo|peringatan|ostrzeż|uyarı|تحذير|คำเตือน|चेतावनी|hints?\b|issues?\b|offen[cs]es?\b|⚠/iu,
);

const WARNED =
  /^[ \t]*(?:\w+ )?warning(?:\[\w+\])?: |\bwith warnings\b|generated [1-9]\d* warnings?|(?<![\d.])[1-9]\d* warnings?\b(?! (?:fixed|corrected))|\bwarnings: [1-9]|\bWARN=[1-9]/im;
/** What analysers count that know no warnings. */
const ISSUED = /(?<![\d.])[1-9]\d* issues? found\b|^\S+:\d+:\d+: error: /im;

/** "No failures", of anything but tests and checks. */
const NO_FAILURE = soughtAs(
  /\bwithout (?:any |a single )?(?:failures?|errors?)\b|\b(?:no|zero|0) (?:failures?|failed|errors)\b|\bnone (?:of (?:them|these) )?failed\b|(?<!\p{L})(?:kein(?:e|en)? (?:einzige[rn]? )?(?:fehler|fehlschl[aä]ge?)|ohne (?:fehler|fehlschl[aä]ge?)|ning[uú]n (?:fallo|error)|sin (?:ning[uú]n )?(?:fallos?|errores)|cero fallos|aucun échec|aucune erreur|sans (?:aucun )?(?:échec|erreur)|nenhuma falha|sem (?:nenhuma )?falhas?|nessun (?:errore|fallimento)|senza errori|без (?:ошибок|сбоев|помилок|збоїв)|bez błędów|żadnych błędów|hatasız|hiç hata yok|tanpa (?:kegagalan|kesalahan)|tidak ada (?:yang gagal|kegagalan)|không có lỗi|không lỗi)(?!\p{L})|(?:没有(?:任何)?|沒有(?:任何)?|无|零|0 ?(?:个|条|笔)?)失[败敗]|失敗(?:は|も)?(?:なし|ゼロ|ありません|0 ?件)|실패(?: ?건)?(?:은|는|이|가|도)? ?(?:없|0)|(?:بدون|بلا) (?:أخطاء|فشل)|ไม่มี(?:ข้อผิดพลาด|ความล้มเหลว)|कोई (?:विफलता|त्रुटि) नहीं/iu,
);

/** "None rejected". */
const NO_REJECT = soughtAs(
  /\b(?:no|none|zero|0|nothing|not one)(?: of (?:them|these|those))?(?: \p{L}+)? ?(?:was |were |got )?(?:reject(?:s|ed|ions)|dropped|discarded)\b|(?<!\p{L})(?:keine?[rs]? (?:\p{L}+ )?(?:wurden? )?(?:abgelehnt|abgewiesen|verworfen)|(?:ning[uú]n[ao]?|sin|nenhum[a]?|sem|nessun[ao]?|aucune?|sans) (?:\p{L}+ )?(?:fue |foi |n['’]a été )?(?:rechaz|rejei|rejet|scart|rifiut)\p{L}*|без отказов|отклон\p{L}+ нет|не отклон\p{L}+|không (?:\p{L}+ ){0,3}bị (?:từ chối|loại))|(?:没有(?:任何)?|沒有(?:任何)?|无|零|0 ?(?:个|条|笔)?)(?:被)?(?:拒[绝絕]|丢弃)|(?:拒否|却下|破棄)(?:は|も)?(?:なし|ゼロ|ありません|0 ?件)|(?:거부|누락|반려)(?:된 것|된 건| ?건)?(?:은|는|이|가|도)? ?(?:없|0)/iu,
);

/** Words by which a reply tells of what failed. */
const FAILS = soughtAs(
  /fail|error|fehl|fall[oóa]|échou|échec|erreur|falh|erro|ошиб|сбо[йе]|помил|błęd|hata|gagal|lỗi|thất bại|失|エラー|错误|실패|오류|فشل|خطأ|ผิดพลาด|ล้มเหลว|विफल|timed? ?out|timeouts?|reject|denied|❌/iu,
);

/** A counter of what failed, as jobs print it. */
const FAILED =
  /(?:^|[\s,;|([])(?:failed|failures?|errors?|FAIL(?:ED)?|ERRORS?)(?:: *|=| {1,6})(\d+)\b|(?<![\d.=])(\d+) (?:failed|failures?)\b(?![=:])/gim;

/** The same of what was not accepted. */
const REJECTED =
  /(?<![\p{L}\d])(?:reject(?:ed|s|ions)?|dropped|discarded|rejeitad[oa]s?|rechazad[oa]s?|rejetée?s?|abgelehnt|verworfen|scartat[ei]|отклонено)(?:: *|=| {1,6})(\d+)\b|(?<![\d.=])(\d+) (?:\p{L}+ )?(?:rejected|discarded|rejet\p{L}+|rechaz\p{L}+|rejei\p{L}+|abgelehnt|verworfen|отклон\p{L}+)(?![\p{L}=:])/giu;

/** A try that came to nothing, another one, and that it went well, in this order, by words of any language. */
const SECOND = lazy(() =>
  soughtAs(
    new RegExp(
      [
        "(?<!\\p{L})(?:zuerst|zunächst|beim ersten|der erste|al principio|(?:el|la|il) prim\\p{L}+|d['’]abord|au début|l[ea] premi\\p{L}+|primeir[oa]|no início|de início|сначала|перв\\p{L}+|спочатку|перш\\p{L}+|all['’]inizio|pierwsz\\p{L}+|początkowo|najpierw|ilk|başta|önce|awalnya|mula-mula|percobaan pertama|lúc đầu|ban đầu|lần đầu)|一开始|起初|第一次|最初|初回|1回目|一度目|처음|첫 ?번째|الأولى|في البداية|पहली बार|पहले|शुरू में|ครั้งแรก|ตอนแรก",
        "(?<!\\p{L})(?:zweite[rnm]?|erneut\\p{L}*|nochmal\\p{L}*|segund[oa]|volver a|de nuevo|otra vez|second\\p{L}*|deuxième|relanc\\p{L}*|de novo|novamente|di nuovo|riprova\\p{L}*|втор\\p{L}+|повторн\\p{L}+|снова|друг\\p{L}+|drug\\p{L}+|ponown\\p{L}+|znowu|ikinci\\p{L}*|tekrar|yeniden|kedua|ulang|lagi|lần (?:thứ )?(?:hai|2)|chạy lại|thử lại)|第二次|再次|重新?跑|重试|2回目|二度目|再実行|再度|もう一度|다시|두 ?번째|재실행|الثانية|إعادة|مجدد|दूसरी बार|दोबारा|फिर से|ครั้งที่สอง|อีกครั้ง|ใหม่",
        "durch|erfolgreich|geklappt|bestanden|funk?tion|pas[óas]|correct|éxito|réussi|success?o?|certo|прош|пройш|успе|успі|удал|вдал|andat[oa]|riuscit|przesz|udał|powiod|sukces|geçti|başarı|oldu|berhasil|lolos|成功|通过|通り|通過|통과|성공|نجح|تم|सफल|पास|ผ่าน|สำเร็จ|qua|thành công",
      ]
        .map((words) => `(?:${words})`)
        .join("[^\\n]{0,100}?"),
      "iu",
    ),
  ),
);

const ENGLISH_SECOND =
  /\b(?:went through|worked|passed|succeeded)\b (?:on|in|at|with) (?:a|the|my) (?:second|next|another) (?:run|try|attempt|push|go)\b/iu;

/** The same in English, word by word: the first came to nothing, and another one did not. */
const FIRST = /\b(?:first|initial(?:ly)?)\b/i;
const REFUSED =
  /\b(?:denied|rejected|failed|fails|timed out|refused|broke|unreachable|conflict(?:ed)?|got an? [45]\d\d)\b/i;
const AGAIN = soughtAs(
  /\b(?:(?:second|another|next) (?:one|time|push|run|try|attempt|upload|go)|(?:the|a|on|after) (?:retry|re-?run))\b.{0,40}\b(?:went through|worked|passe[sd]|succeeded|was (?:fine|ok|accepted))|\b(?:went through|worked|passed|succeeded) (?:on|after|at|in) (?:(?:the|a|my) )?(?:second|retry|re-?run)\b/i,
);

function tellsOfSecond(plain: string): boolean {
  const english = FIRST.test(plain) && REFUSED.test(plain) && AGAIN.test(plain);
  return english || ENGLISH_SECOND.test(plain) || SECOND().test(plain);
}

/** What was tried, by a word of it; of several the first. */
const TRIED: readonly (readonly [word: RegExp, deed: Deed])[] = [
  [/\bpush(?:es|ed)?\b|пуш|推送|プッシュ|푸시/iu, "push"],
  [/\bdeploy|déploie|desplieg|部署|デプロイ|배포|деплой/iu, "deploy"],
  [/\btests?\b|\bspecs?\b|prueba|тест|测试|テスト|테스트|kiểm thử/iu, "test"],
  [/\bbuilds?\b|сборк|构建|ビルド|빌드/iu, "build"],
];

/** What repeats by itself. */
const REPEATS =
  /\bretr(?:y(?:ing)?|ies|ied)\b|attempt \d|re-?run|\b(?:for|while|until|seq|xargs|parallel)\b/i;

/** What the whole reply tells of besides denying it. */
const tellsIn = remember(({ sentences, open }: ParsedReply) => {
  const rest = (...denials: readonly Sought[]) =>
    sentences
      .map(({ plain }) => denials.reduce((text, denial) => denial.replace(text, " "), plain))
      .join("\n");
  return {
    warnings: open.length > 0 || WARNS.test(rest(NO_WARNING)),
    failures: open.length > 0 || FAILS.test(rest(NO_FAILURE, NO_REJECT)),
  };
});

/** What one sentence denies, as values of {@link DENIALS}. */
export function denialsIn(plain: string, reply: ParsedReply): string[] {
  return [
    ...noneIn(plain, reply),
    ...(tellsOfSecond(plain) ? [`SECOND ${TRIED.find(([word]) => word.test(plain))?.[1] ?? "run"}`] : []),
  ];
}

/** Warnings, failures and what was rejected, of which it says that there were none, and the reply of no other. */
function noneIn(plain: string, reply: ParsedReply): string[] {
  const said = [NO_WARNING, FINDS_NOTHING].find((one) => one.test(plain));
  const none = [NO_FAILURE.test(plain) ? "of" : "", NO_REJECT.test(plain) ? "rejected" : ""].filter(Boolean);
  return [
    ...(said && !tellsIn(reply).warnings ? [`WARNINGS ${said === NO_WARNING ? 0 : 1} ${plain}`] : []),
    ...(none.length > 0 && !tellsIn(reply).failures ? none.map((what) => `FAILURES 0 ${what}`) : []),
  ];
}

/** False where the record says otherwise. */
export const DENIALS: Readonly<Record<string, (value: string, past: Past) => boolean>> = {
  WARNINGS: wasUnwarned,
  FAILURES: wentWithoutFailure,
  SECOND: wasTriedAgain,
};

/** A run of anything but a look or an edit. */
function isRun({ act }: Done): boolean {
  return act.any || [...act.deeds].some((deed) => deed !== "look" && deed !== "write" && deed !== "ci");
}

/** What the sentence names of the checks, by a word of it. */
function isMeant({ act }: Done, plain: string, tools: readonly string[]): boolean {
  if (tools.length > 0) return tools.some((tool) => act.words.toLowerCase().includes(tool));
  if (/\blint/i.test(plain)) return act.deeds.has("lint");
  return !/\bbuil[dt]|compil/i.test(plain) || act.deeds.has("build");
}

function wasUnwarned(value: string, { all }: Past): boolean {
  const plain = value.slice(2);
  const tools = toolsIn(plain).filter((tool) =>
    all.some(({ act }) => act.words.toLowerCase().includes(tool)),
  );
  const meant = all.filter((one) => isRun(one) && isMeant(one, plain, tools));
  const checks = meant.filter(
    ({ act, call }) =>
      (["lint", "build", "types"] as const).some((deed) => act.deeds.has(deed)) &&
      (!act.deeds.has("test") || WARNED.test(call.output)),
  );
  const last = (checks.length > 0 ? checks : meant).at(-1);
  const at = last ? all.lastIndexOf(last) : -1;
  if (!last || last.call.cut || all.slice(at + 1).some(({ act }) => act.any)) return true;
  const { output } = last.call;
  return !WARNED.test(output) && !(value.startsWith("1") && ISSUED.test(output));
}

function failuresIn(output: string, form: RegExp = FAILED): number[] {
  return [...output.matchAll(form)].map(([, one, other]) => Number(one ?? other));
}

function wentWithoutFailure(value: string, { all }: Past): boolean {
  const last = all.findLast(isRun);
  if (!last || (last.act.deeds.has("test") && !isOpaque(last.act)) || last.call.cut) return true;
  const rejected = value.endsWith("rejected") ? failuresIn(last.call.output, REJECTED) : [];
  return [...failuresIn(last.call.output), ...rejected].every((one) => one === 0);
}

/** Every act, also of calls that were refused: who was refused has tried. */
const triedIn = remember(({ session }: Past): readonly Done[] =>
  callsOf(session)
    .slice(-WORK_CALLS)
    .flatMap((call) => actsOf(call).map((act) => ({ act, call }))),
);

function cameToNothing(one: Done, deed: string): boolean {
  return one.call.outcome === "refused" || endOf(one, deed as Deed) === "failed";
}

function hasDeed({ act }: Done, deed: string): boolean {
  return [...act.deeds].some((one) => one === deed);
}

function wasTriedAgain(deed: string, past: Past): boolean {
  if (!heldIn(past).whole) return true;
  const runs = triedIn(past).filter(isRun);
  // Something was tried twice, and the sentence may mean that.
  const programs = new Map(
    [...new Set(runs.map(({ call }) => call))].map((call) => [call, programsOf(call)]),
  );
  const seen = [...programs.values()].flat();
  if (new Set(seen).size < seen.length) return true;
  const tries = deed === "run" ? runs : runs.filter((one) => one.act.any || hasDeed(one, deed));
  const calls = [...new Set(tries.map(({ call }) => call))];
  const last = calls.at(-1);
  if (!last || (deed !== "run" && calls.length > 1)) return true;
  if (REPEATS.test(`${commandOf(last) ?? ""}\n${last.output}`)) return true;
  const own = tries.filter(({ call }) => call === last);
  return !own.some((one) => cameToNothing(one, deed)) && failuresIn(last.output).every((one) => one === 0);
}

/** The programs of a call by their first two words, each once. */
function programsOf(call: Call): string[] {
  if (commandOf(call) === undefined) return [call.tool];
  return [...new Set(actsOf(call).map(({ words }) => words.split(" ").slice(0, 2).join(" ")))];
}
