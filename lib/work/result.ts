/** What a tool's result says about the call: did it run, how did it end, what did it print. */
import { isObject, stringsOf } from "../core/json.ts";
import { lazy } from "../core/lazy.ts";
import { WORK_OUTPUT, WORK_WORD } from "../core/limits.ts";
import type { Json, JsonObject } from "../core/verdict.ts";
import type { Outcome, Result } from "./record.ts";

const STATUS_KEYS = [
  "exit_code",
  "exitCode",
  "returncode",
  "return_code",
  "code",
  "exit_status",
  "status",
] as const;
const TEXT_KEYS = [
  "stdout",
  "output",
  "llmContent",
  "content",
  "text",
  "result",
  "message",
  "aggregated",
  "stderr",
  "error",
] as const;

/** Exit statuses of a shell that found no such program, or may not start it. */
const NEVER_RAN: readonly number[] = [126, 127];

/**
 * Words with which hosts answer in the place of a call's own output. Sources: Claude Code ("hook error", "doesn't want to
 * proceed", "requested permissions to use Bash, but you haven't granted it yet", "has been auto-denied"), Codex ("rejected by user"), Gemini CLI ("cancelled by user"), and the reasons of hooks.
 */
const REFUSED =
  /^\W*(?:(?:error|tool|\w{2,12})\W{1,3}){0,3}(?:blocked\b(?! (?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b))|denied\b(?! (?:for|to|on|while|when)\b|:| \(| \d)|rejected\b(?![:=]? ?\d)|cancell?ed by (?:the )?user|not allowed\b|permission denied by|permission to use \S+ (?:with command [^\n]{1,400} )?(?:has been |was )?(?:auto-)?denied|permission denied: user|(?:tool )?execution for \S+ (?:was )?(?:blocked|denied|rejected)|this command requires approval\W*$|(?:this |the )?(?:command|call|tool(?: call)?|operation|action|request|edit) (?:was|is|has been) (?:blocked|denied|rejected|refused|not allowed|cancell?ed|interrupted)|user (?:denied|rejected|declined|cancell?ed|chose to (?:skip|reject))|unknown tool|no such tool|refused\b)|the user doesn't want to (?:proceed|take this action)|claude requested permissions? to [^\n]{1,400}, but you haven't granted|the tool use was rejected|hook error:|exec command (?:rejected by user|failed: [^\n]{0,80}rejected by user)|\[request interrupted by user/i;

/** A program of many commands has none of that name: `error: no such command: deny`. */
const NO_COMMAND = /^(?:error: )?(?:no such|unknown) (?:sub)?command\b/im;

/** The shell has nothing of that name, either: "bash: line 1: shellcheck: command not found". */
const noProgram = lazy(
  () =>
    new RegExp(
      `command not found|^(?:\\S+: )?\\S*sh: .*: not found$|: not found\\s*(?![\\s\\S])|No such file or directory: '?(?:npx?|python3?|node)\\b|is not recognized as an? (?:internal|name)|${NO_COMMAND.source}`,
      "im",
    ),
);

/** True where a call's output tells that there is no such program, or that a program knows no such command. */
export function saysNoProgram(output: string): boolean {
  return noProgram().test(output);
}

const INTERRUPTED =
  /interrupted by (?:the )?user|(?<!["“«][^"”»\n]{0,200})timed out after|aborted by (?:the )?user/i;

const RUNNING =
  /still running|started in (?:the )?background|running in (?:the )?background with id|process running with session id|moved to the background/i;

/**
 * A status in the text itself, at its start or its end: `Exit code 1`, `exit_code: 1`, `Process exited with code 1`,
 * Cline's `Command failed with exit code 1.`, OpenHands' `[The command completed with exit code 5.]`.
 */
const STATUS_TEXT =
  /^\W*(?:error\W+)?exit[ _]code:? (\d{1,3})\b|^\W*command (?:failed|exited|completed|finished) with (?:exit )?code (\d{1,3})\b|\[the command completed with exit code (\d{1,3})\.?\](?:\s*\[[^\]\n]*\])*\s*$|^(?:[^\n]*\n){0,4}process exited with code (\d{1,3})\b|(?<!["“][^"\n]{0,200})\bexit (?:code|status):? (\d{1,3})\W*$|\(no output, exit code (\d{1,3})\)\s*$|(?:^|\n)(?:rc|exit|status)=(\d{1,3})\s*$/i;

/** Colours and other marks of a terminal, in the middle of words and counts. */
const STYLES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;?]{0,40}[A-Za-z]`, "g");

/** Words that are no words: data in base64, dumps of digits. Patterns that look for a count begin anew at each unit of one. */
const BLOBS = new RegExp(`[\\p{L}\\p{N}_]{${WORK_WORD + 1},}`, "gu");

/** Head and tail of a word that no claim repeats. */
function squeezed(word: string): string {
  return `${word.slice(0, WORK_WORD / 2)}…${word.slice(-WORK_WORD / 2)}`;
}

/** Reads a result of any shape. `failed` is the host's own word for it. */
export function readResult(result: Json, failed = false): Result {
  const text = textIn(result).replace(STYLES, "").replace(BLOBS, squeezed);
  const output = shortened(text);
  const outcome = outcomeOf(result, text, failed);
  const cut =
    output.length < text.length ||
    /\.\.\. ?\[?(?:output )?truncated|\[\d+ lines (?:omitted|truncated)/i.test(text);
  return {
    outcome,
    output,
    ...(RUNNING.test(text.slice(0, 2000)) || RUNNING.test(text.slice(-400)) ? { running: true } : {}),
    ...(cut ? { cut: true } : {}),
  };
}

function outcomeOf(result: Json, text: string, failed: boolean): Outcome {
  const status = statusOf(result, text);
  if (status === 0) return isObject(result) && result["success"] === false ? "failed" : "ok";
  // A long text is a program's own output, and may quote anything.
  if (text.length < 2000 && REFUSED.test(text.slice(0, FIRST_WORDS))) return "refused";
  if (NO_COMMAND.test(text.slice(0, 400))) return "refused";
  if (status !== undefined) return NEVER_RAN.includes(status) ? "refused" : "failed";
  if (text.length < 400 && saysNoProgram(text)) return "refused";
  if (failed || wasInterrupted(text) || saysFailed(result)) return "failed";
  return result === null ? "unknown" : "ok";
}

function wasInterrupted(text: string): boolean {
  return INTERRUPTED.test(text.slice(0, FIRST_WORDS)) || INTERRUPTED.test(text.slice(-300));
}

/** Units at the start of a result in which a host's own words for a failure stand. */
const FIRST_WORDS = 600;

function saysFailed(result: Json): boolean {
  if (typeof result === "string")
    return (
      saysNotOk(result) ||
      /^(?:\W*(?:tool |mcp )?(?:error|failed|failure)\b(?!s|[ -](?:(?!not |be |to |because )[a-z-]+ ){1,3}(?:sent|saved|created|posted|exported)\b)|\W*\w*(?:patch|edit|_\w+) (?:verification |validation )?failed: |(?:Uncaught )?[A-Z]\w*(?:Error|Exception): )/i.test(
        result.slice(0, FIRST_WORDS),
      )
    );
  if (!isObject(result)) return false;
  return (
    result["success"] === false ||
    result["is_error"] === true ||
    result["isError"] === true ||
    result["interrupted"] === true ||
    (typeof result["error"] === "string" && result["error"] !== "")
  );
}

/** Keys by which an answer tells whether it did anything. */
const TELLS = /"(?:ok|success|error|errors|errorMessages|object|status|statusCode|isError|is_error)"/;

/** The answer of an interface that says itself that it did nothing: `{"ok": false, "error": "not_in_channel"}`. */
function saysNotOk(text: string): boolean {
  if (/^API Error: [45]\d\d\b/.test(text)) return true;
  if (text.length > 4000 || !/^\s*\{/.test(text) || !TELLS.test(text)) return false;
  try {
    const value: Json = JSON.parse(text);
    return isObject(value) && (isRefusal(value) || holdsReasons(value));
  } catch {
    return false;
  }
}

function isRefusal(value: JsonObject): boolean {
  const status = value["status"] ?? value["statusCode"];
  const error = value["error"];
  return (
    value["ok"] === false ||
    value["success"] === false ||
    value["object"] === "error" ||
    (value["type"] === "error" && value["id"] === undefined) ||
    (typeof status === "number" && status >= 400 && status < 600) ||
    (typeof status === "string" && REFUSED_STATUS.test(status)) ||
    isObject(error ?? null) ||
    (typeof error === "string" && error !== "")
  );
}

/** Nothing but the reasons for which nothing was done; beside results they are of some of several. */
function holdsReasons(value: JsonObject): boolean {
  const lists = [value["errorMessages"], value["errors"]];
  return Object.keys(value).length <= 3 && !value["data"] && !value["results"] && lists.some(isFilled);
}

function isFilled(list: Json | undefined): boolean {
  return Array.isArray(list) && list.length > 0;
}

/** The words by which an answer's own status says that nothing was done; "fail" and "error" are JSend's. */
const REFUSED_STATUS = /^(?:error|fail(?:ed|ure)?|denied|rejected|declined|forbidden|unauthorized)$/i;

function statusOf(result: Json, text: string): number | undefined {
  const own = isObject(result) ? numberAt(result) : undefined;
  if (own !== undefined) return own;
  const found = STATUS_TEXT.exec(text);
  const digits = found?.slice(1).find((group) => group !== undefined);
  return digits === undefined ? undefined : Number(digits);
}

function numberAt(result: JsonObject): number | undefined {
  const inner = result["metadata"];
  const places = isObject(inner) ? [result, inner] : [result];
  for (const place of places)
    for (const key of STATUS_KEYS) {
      const value = place[key];
      if (typeof value === "number" && Number.isInteger(value) && (key !== "status" || value < 256))
        return value;
    }
  return undefined;
}

/** The printed text: the known fields in their order, or every string that there is. */
function textIn(result: Json): string {
  if (typeof result === "string") return unframed(unpackedText(result));
  if (!isObject(result)) return result === null ? "" : stringsOf(result).join("\n");
  const parts = TEXT_KEYS.map((key) => result[key]).filter(
    (value) => value !== undefined && value !== null && value !== "",
  );
  const texts = parts.map((value) =>
    unframed(
      typeof value === "string"
        ? value
        : stringsOf(value ?? null)
            .filter(isProse)
            .join("\n"),
    ),
  );
  return texts.length > 0 ? texts.join("\n") : stringsOf(result).join("\n");
}

/** The type words of content blocks are no output. */
function isProse(text: string): boolean {
  return text !== "text" && text !== "tool_result";
}

/** Codex and others put a whole object into a string. */
function unpackedText(text: string): string {
  if (!/^\s*\{"(?:output|exit_code|stdout|success)"/.test(text)) return text;
  try {
    const value: Json = JSON.parse(text);
    return isObject(value) ? `${textIn({ ...value })}\n${codeLine(value)}`.trim() : text;
  } catch {
    return text;
  }
}

const FRAME_HEAD = /^(?:Command: [\s\S]*?\nDirectory: [^\n]*\n)?(?:Output|Stdout): /;
const FRAME_TAIL =
  /\n(?:Error: \(none\)\n)?(?:Exit Code: (\d{1,3}|\(none\))\n)?(?:Signal: ([^\n]*)\n)?(?:Background PIDs: [^\n]*\n?)?(?:Process Group PGID: (?:\d+|\(none\)))?\s*$/;

/** More characters than the frame's last lines have. */
const FRAME = 600;

/** One of the frame's own lines stands in it. */
const FRAMED = /\n(?:Error|Exit Code|Signal|Background PIDs|Process Group PGID): /;

/**
 * The frame that Gemini CLI and its forks put around what a command printed: its "Error: (none)" is no error, its ids
 * of processes are no counts, and its status stands neither first nor last. Newer ones leave out what is none or 0.
 */
function unframed(text: string): string {
  const head = FRAME_HEAD.exec(text);
  const last = Math.max(0, text.length - FRAME);
  const tail = head ? FRAME_TAIL.exec(text.slice(last)) : null;
  if (!head || !tail || !FRAMED.test(tail[0]) || last + tail.index + 1 < head[0].length) return text;
  const [, code, signal = "(none)"] = tail;
  const body = text.slice(head[0].length, last + tail.index).replace(/(^|\nStderr: )\(empty\)(?=\n|$)/g, "");
  const ended = code === undefined && signal === "(none)" && !/(?:^|\n)Error: [^\n]+$/.test(body);
  const status = code === undefined || code === "(none)" ? (ended ? "0" : "1") : code;
  return `${body.trim()}\nexit code: ${status}`.trim();
}

function codeLine(value: JsonObject): string {
  const status = numberAt(value);
  return status === undefined ? "" : `exit code: ${status}`;
}

/** The head and the tail of what is too long to keep: a summary stands at the end, the reason at the start. */
function shortened(text: string): string {
  if (text.length <= WORK_OUTPUT) return text;
  const head = Math.floor(WORK_OUTPUT / 4);
  return `${text.slice(0, head)}\n…\n${text.slice(head - WORK_OUTPUT)}`;
}
