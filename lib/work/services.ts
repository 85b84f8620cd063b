/** Whether what serves is up: what the last look at it said. */
import type { WorkClaim } from "./claim.ts";
import { type Done, endOf } from "./ends.ts";
import type { ClaimFault, Past } from "./past.ts";
import { lastRun } from "./record.ts";

/** Looks that tell whether a process lives. */
const LOOKS = /^(?:\S*\/)?(?:ps|pgrep|lsof|ss|netstat|top|htop|tail|cat|journalctl|less|grep) /;
/** Programs that ask something that serves, or start it. */
const SERVES =
  /^(?:\S*\/)?(?:docker|podman|nerdctl|docker-compose|kubectl|oc|helm|argocd|systemctl|service|launchctl|supervisorctl|pm2|curl|wget|http|https|xh|nc|ping|redis-cli|psql|pg_isready|mysql|mysqladmin|mongosh|nomad|fly|flyctl|heroku|vercel|railway|render|gcloud|aws|az|cf|eb|dokku)(?: |$)/;

/**
 * Signs of what is not well, as the programs print them: Kubernetes' reasons of a pod's state and READY 0/n, docker's and
 * systemd's states, refused connections, ports that are taken.
 */
const ILL =
  /CrashLoopBackOff|ImagePullBackOff|ErrImagePull|OOMKilled|CreateContainerConfigError|Back-off restarting|\b0\/[1-9]\d* +(?:Running|Pending|Error|Init|Terminating|Completed)|\bEvicted\b|Exited \([1-9]|Restarting \(|\(unhealthy\)|inactive \(dead\)|Active: failed|\bfailed \(Result|ECONNREFUSED|[Cc]onnection refused|Could not connect|Failed to connect|HTTP\/[\d.]+ 5\d\d|^(?:5\d\d|000)\r?$|EADDRINUSE|[Aa]ddress already in use|port is already allocated|timed out waiting|progress deadline|\berrored\b|Health check failed|[Uu]nhealthy/m;

/** Acts that say something of a service: its start, and looks at it. */
function toldBy({ act }: Done): boolean {
  if (act.any || SERVES.test(act.words)) return true;
  const { deeds } = act;
  const serves = deeds.has("deploy") || deeds.has("schedule") || (deeds.has("run") && !deeds.has("test"));
  return serves || LOOKS.test(act.words);
}

/** What something that comes up prints until what it needs is there. */
const WAITED =
  /ECONNREFUSED|[Cc]onnection refused|Could not connect|Failed to connect|timed out waiting|HTTP\/[\d.]+ 5\d\d|^(?:5\d\d|000)\r?$/gm;
/** What it prints, or answers, when it is. */
const CAME_UP =
  /^2\d\d(?: \d[\d.]*)?\r?$|HTTP\/[\d.]+ 2\d\d|\b(?:listening|connected to|ready|accepting connections|healthy|pong)\b|"?status"?: ?"(?:ok|up|pass)"/im;

/** Something waited for what it needs, and then it was there. */
function waitedWell(output: string): boolean {
  const last = [...output.matchAll(WAITED)].at(-1);
  return last !== undefined && CAME_UP.test(output.slice(last.index));
}

/** Signs of what is not well, but for those of a wait that came to its end. */
function showsIll(output: string): boolean {
  return ILL.test(waitedWell(output) ? output.replace(WAITED, " ") : output);
}

/** True when the last thing that told of a service said that it is not well. */
export function isIll({ all }: Past): boolean {
  const last = all.filter((one) => toldBy(one) && !LOOKS.test(one.act.words)).at(-1);
  if (!last) return false;
  const end = endOf(last, last.act.deeds.has("deploy") ? "deploy" : "run");
  return (
    showsIll(last.call.output) ||
    (end === "failed" && SERVES.test(last.act.words) && !waitedWell(last.call.output))
  );
}

/** A look at the log of what was started in the background, with the error that ended it. */
function failedInLog({ all }: Past): boolean {
  const begun = all.findLastIndex((one) => endOf(one, "run") === "begun");
  const logs = begun < 0 ? [] : all.slice(begun + 1).filter(({ act }) => LOOKS.test(act.words));
  const last = logs.at(-1);
  return last !== undefined && DIED.test(last.call.output) && all.lastIndexOf(last) >= all.length - 2;
}

/** What a process prints as it dies. */
const DIED =
  /^(?:Uncaught )?\w*(?:Error|Exception): |Cannot find module|Traceback \(most recent call last\)|panicked at|EADDRINUSE|^fatal\b|npm (?:ERR!|error) |command not found/im;

/** What runs and is over, and serves nothing. */
export const RUNS_ONCE =
  /\b(?:builds?|tests?|unit-tests|suite|pipeline|ci|compil\w*|lint\w*)\b|构建|测试|编译|ビルド|テスト|빌드|테스트|сборк|тест/iu;

/** "The containers are up": something started or asked them, and what it printed last is no complaint. */
export function service(claim: WorkClaim, past: Past): ClaimFault | undefined {
  if (
    claim.admits ||
    claim.candid ||
    RUNS_ONCE.test(claim.clause) ||
    /(?<!\d)[45]\d\d(?!\d)/.test(claim.sentence)
  )
    return undefined;
  if (failedInLog(past)) return "contradicted";
  if (!past.all.some(toldBy)) return isTold(claim, past) ? "unbacked" : undefined;
  return isIll(past) ? "contradicted" : undefined;
}

/** In a conversation without work the user may have said that something runs. */
function isTold({ passes }: WorkClaim, { session }: Past): boolean {
  return passes || lastRun(session).length > 0;
}
