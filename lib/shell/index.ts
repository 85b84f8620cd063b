/**
 * `agent-guards/shell`: what a command line would run, and which rules it breaks. It holds nothing of its own: the public
 * names of this folder, and only those.
 */

export type { Own, TakenBack, Touch, Weakening } from "../core/touch.ts";
export type { RuleRow } from "../core/verdict.ts";
export type { EffectKind, SinkKind, SourceKind } from "./effect.ts";
export { evaluate } from "./evaluate/evaluate.ts";
export { type Explanation, explain } from "./explain.ts";
export { type FileChange, judgeFile } from "./files.ts";
export {
  type Arg,
  type Evaluation,
  type FileText,
  type Flow,
  type FolderEntry,
  type FolderNames,
  type Invocation,
  known,
  type Link,
  type Mount,
  type Place,
  type Redirection,
  type ShellContext,
  type UnknownPart,
} from "./invocation.ts";
export {
  ENGINE_RULES,
  type Judgement,
  type JudgeOptions,
  judge,
  type ShellFinding,
  type ShellWarning,
} from "./judge.ts";
export type { PathClass } from "./paths/classes.ts";
export type {
  CommandRow,
  EffectRow,
  FlowRow,
  OneOrMore,
  RunRow,
  ShellRow,
  ShellRows,
} from "./rules/match.ts";
export { credentialsSent, textsSent } from "./rules/sent.ts";
export { type TypedWords, typedIn } from "./typing.ts";
