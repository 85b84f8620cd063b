/** Work that leaves its own traces: who says that it was benchmarked, or names a tool, names a thing that some call must have done. */
import { isAsking } from "./act.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import { isOpaque, untagged } from "./named.ts";
import { hides } from "./opaque.ts";
import type { Past } from "./past.ts";

/** The word in a claim, in any language, and what the words or the output of some call must hold; `given`: its words, for what an act prints on its way is no look. */
const MEANS: readonly (readonly [said: RegExp, seen: RegExp, given?: "given"])[] = [
  [
    /\bbenchmark(?:ed|s)?\b(?! (?:file|module|folder|script|code))|跑了?(?:基准|性能)|基准测试|ベンチマーク|벤치마크|бенчмарк/iu,
    /bench|hyperfine|\bwrk\b|\bk6\b|autocannon|\bab\b|\bperf\b|time|locust|criterion|vegeta|\bhey\b|iter|ns\/op|ops/i,
  ],
  [
    /\b(?:load|stress)[- ]test(?:ed|s)?\b/iu,
    /load|stress|\bk6\b|wrk|\bab\b|locust|artillery|vegeta|autocannon|\bhey\b|siege|jmeter|gatling/i,
  ],
  [
    /\b(?:published|created|cut|made|drafted) (?:a |an |the |this )?(?:new )?github release\b/iu,
    /\bgh release|releases?\b.*\bapi|curl|goreleaser|semantic-release|release-please|create_release|workflow|release-it|changeset/i,
  ],
  [/\bgolden tests?\b/iu, /golden|flutter test(?! \S*\.dart)|snapshot/i],
  [
    /\b(?:visual|screenshot)(?: regression)? tests?\b/iu,
    /visual|screenshot|percy|chromatic|backstop|playwright|loki/i,
  ],
  [/\bcontract tests?\b/iu, /contract|pact|dredd|schemathesis|openapi|blueprint/i],
  [/\b(?:accessibility|a11y) tests?\b/iu, /a11y|axe|accessib|pa11y/i],
  [
    /\b(?:with|using|via|mit|per|con|avec|com) (?:a |an )?(?:‹(?:word|cmd))?(?:curl|wget|postman|httpie)\b|(?:通过|用|через|с помощью) ?curl|curl ?(?:で|로)/iu,
    /curl|wget|https?:|postman|httpie|fetch|localhost|requests?\b/i,
  ],
  [/\bprofil(?:ed|er|ing)\b/iu, /prof|perf|flame|py-spy|trace|valgrind|heap|instruments/i],
  [/\brace detector\b|(?<![\w-])-race(?![\w-])|\bunder tsan\b/iu, /race|tsan|thread/i],
  [/\bfuzz(?:ed|ing)\b/iu, /fuzz|afl|hypothesis|proptest|quickcheck/i],
  [
    /\bin (?:a|the|my|all three|both|two) (?:real |headless )?browsers?\b|\bin (?:chrome|firefox|safari|webkit)\b|浏览器(?:中|里)|瀏覽器(?:中|裡)|ブラウザ(?:で|上で)|브라우저에서|im browser|en el navegador|dans le navigateur|no navegador|в браузере|trên trình duyệt/iu,
    /browser|playwright|puppeteer|cypress|selenium|screenshot|chrom|firefox|webkit|safari|navigate|https?:\/\/|localhost|computer/i,
  ],
  [
    /\b(?:uploaded|e-?mailed|posted|submitted)\b.*\bto (?:the |your |our )?(?:\w+ )?(?:play|app ?store|testflight|console|hub|pypi|npm|registry|s3|bucket|drive|slack|server|team|cdn|store)\b/iu,
    /upload|publish|deploy|push|send|post|mail|s3|scp|rsync|curl|\bgh |https?:|slack|submit|ftp|gsutil|aws|fastlane|twine|sync/i,
  ],
  [
    /\b(?:on|in|against) (?:the )?(?:\w+ )?(?:staging|production|real device|physical device|emulator|simulator)\b|\bon (?:an?|the|my|two|three|both) (?:(?!\bbranch\b)[\w.-]+ ){0,4}(?:emulators?|simulators?|handsets?|iphones?|ipads?)\b/iu,
    /stag|prod|device|emulator|simulator|iphone|ipad|adb|xcrun|https?:|curl|ssh|kubectl|helm|deploy|browser|playwright|cypress|docker|fly|vercel|aws|gcloud|az |heroku/i,
  ],
  [
    /实机|auf (?:dem|einem) (?:[\p{L}\d.-]+[ -]){0,2}emulator|en (?:el|un) emulador|sur (?:l['’]|un )émulateur|no emulador|sull['’]emulatore|на эмуляторе|no simulador|en el simulador|sur le simulateur|im simulator|sul simulatore|в симуляторе|シミュレータ|시뮬레이터|エミュレータ|模拟器|模擬器|에뮬레이터|trên (?:máy ảo|trình giả lập)|instrumentiert|\binstrumented tests?\b|実機|真机|真機|실기기|실제 기기|auf (?:einem|dem) (?:echten )?gerät|en un dispositivo|sur un appareil|на устройстве/iu,
    /device|emulator|simulator|adb|xcrun|installDebug|appium|maestro|detox|connected|instrument|androidTest/i,
  ],
  [
    /\b(?:replied|responded|commented|answered)\b.{0,24}\b(?:comments?|threads?|reviews?|issues?|prs?|pull requests?|tickets?|reviewers?)\b|\b(?:left|posted|added) (?:an? |the |my )?(?:\w+ )?(?:comment|reply|review)\b|\bmarked (?:the |all |both |every )?(?:\w+ )?(?:threads?|comments?|conversations?) (?:as )?resolved|\bresolved (?:the |all |both |every )?(?:\w+ )?(?:threads?|conversations?)/iu,
    /\bgh (?:pr|issue) (?:comment|review|close)|\bgh api|graphql|glab|curl|add_\w*comment|create_\w*(?:comment|review)|reply|resolve|post_|comment_on|submit_\w*review|-X ?POST/i,
  ],
  [
    /\b(?:checked|verified|confirmed|watched)\b[^.]{0,24}\b(?:CI|pipeline|actions run|workflow run)\b|(?:sprawdz|geprüft|kontrolliert|überprüft|comprob|revis|verifi|vérifié|провери)\p{L}* [^.]{0,16}(?:\b(?:CI|pipeline)\b|пайплайн|конвейер)|\b(?:CI|pipeline)\b[^.]{0,24}(?:geprüft|kontrolliert|überprüft)|(?:пайплайн|конвейер)\p{L}* [^.]{0,12}провер(?:ил|ен)\p{L}*|(?:检查|查看|確認|检视)了?[^。，]{0,8}(?:流水线|流水線|CI)|(?:パイプライン|CI)(?:を|も)確認(?:し|済)|(?:파이프라인|CI)(?:을|를|도)? ?확인(?:했|하였)|đã kiểm tra [^.]{0,12}(?:\bCI\b|pipeline)/iu,
    /\bgh |glab|\bci\b|pipeline|workflow|actions|jenkins|circle|buildkite|https?:|travis|azure|drone/i,
    "given",
  ],
  [
    /\bfirefox\b|\b(?:webkit|safari)\b/iu,
    /firefox|webkit|safari|browserstack|sauce|selenium|wdio|playwright(?![\s\S]*--(?:project|browser))/i,
  ],
  [
    /\b(?:visited|loaded)\b.{0,12}https?:/iu,
    /curl|wget|browser|fetch|navigate|playwright|puppeteer|xdg-open|\bopen |https? get|lynx|chrom/i,
  ],
  [
    /\b(?:calendar|kalender|calendario|calendrier|calendário)\b|(?<!\p{L})календар|日历|日曆|カレンダー|캘린더/iu,
    /calend|event|ical|caldav|meeting|schedul|cron/i,
  ],
  [
    /\bin (?:a|an|the) (?:fresh|clean|new|empty|throw-?away|temporary|disposable) (?:[\w.-]+ ){0,2}(?:containers?|vms?|virtual machines?)\b|in einem (?:frischen|sauberen|neuen|leeren) container|en un contenedor (?:limpio|nuevo|vacío)|dans un (?:nouveau )?conteneur(?: (?:propre|neuf|vierge))?|num contêiner (?:limpo|novo)|in un container (?:pulito|nuovo)|в (?:чистом|новом|свежем) контейнере|(?:干净|全新|乾淨)的?(?:容器|虚拟机|虛擬機)|(?:まっさらな|新しい|クリーンな)コンテナ|(?:깨끗한|새) ?컨테이너|container (?:mới|sạch)/iu,
    /docker|podman|nerdctl|container|compose|lxc|incus|vagrant|multipass|\bvm\b|virt|qemu|devcontainer|toolbox|distrobox|act\b|kubectl|\bci\b|workflow/i,
  ],
  [
    /\b(?:against|through|via|on) (?:the |our |your |a |its )?(?:[\w.-]+ ){0,2}(?:endpoint|api|live site|running (?:server|app|service))\b|\b(?:verified|tested|checked|confirmed|tried) (?:it |this |that )?(?:with|by|using) (?:an? |the )?(?:[\w-]+ ){0,2}requests?\b/iu,
    /curl|wget|https?\b|fetch|request|test|spec|browser|invoke|rpc|psql|sql|postman|playwright|cypress|localhost|\brun\b|serve|exec|api|tinker|console|rails|artisan/i,
  ],
  [/\bscreenshots?\b/iu, /screenshot|playwright|puppeteer|cypress|browser|import |scrot|png|computer/i],
];

const TAKES_BACK =
  /n['’]t\b|\b(?:not|no|only|never|except|without|nicht|nur|kein|pas|seulement|solo|sólo|só|não)\b|не |только|没|未|只|ませ|のみ|않|만 |chưa|chỉ/iu;

const TRACED: readonly WorkClaimKind[] = ["ran", "verified", "tests", "act", "works", "deploy", "change"];

/** True when a claim names a kind of work of which no call bears a trace, and none is opaque. */
export function lacksMeans({ clause, sentence, kind, passes }: WorkClaim, { all }: Past): boolean {
  if (!TRACED.includes(kind)) return false;
  // "In Chromium and Firefox": what all of a sentence is said of.
  const text = passes && kind === "tests" && !TAKES_BACK.test(sentence) ? sentence : clause;
  const wanted = MEANS.filter(([said]) => said.test(untagged(text)));
  if (wanted.length === 0) return false;
  if (all.some(hides)) return false;
  return wanted.some(([, seen, given]) =>
    all.every(
      ({ act, call }) => !seen.test(given && !isAsking(act) ? act.words : `${act.words}\n${call.output}`),
    ),
  );
}

/** Claims that a tool's name belongs to. */
const OF_TOOLS: readonly WorkClaimKind[] = [
  "tests",
  "lint",
  "types",
  "format",
  "build",
  "ran",
  "verified",
  "works",
  "act",
];

/** What runners print of themselves: a script that started one of them hides no other. */
const NAMES_ITSELF =
  /\b(?:vitest|jest|mocha|karma|pytest|rspec|phpunit) (?:run|v?\d|-)|^Test Suites: |\bRUN +v\d|^=+ test session starts/m;

/** A tool that the clause names, and that nothing can have started. */
export function isMissing({ tools, kind }: WorkClaim, { all }: Past): boolean {
  if (
    tools.length === 0 ||
    !OF_TOOLS.includes(kind) ||
    all.some(
      (one) => hides(one) || (isOpaque(one.act) && !one.act.any && !NAMES_ITSELF.test(one.call.output)),
    )
  )
    return false;
  const seen = all.map(({ act, call }) => `${act.words}\n${call.output}`.toLowerCase());
  return tools.some((tool) => seen.every((text) => !text.includes(tool)));
}
