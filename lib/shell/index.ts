/**
 * `agent-guards/shell`: what a command line would run, and which rules it breaks. It holds nothing of its own: the public
 * names of this folder, and only those.
 */

export { evaluate } from "./evaluate/evaluate.ts";
export { type Explanation, explain } from "./explain.ts";
export { type FileChange, judgeFile } from "./files.ts";
export {
  type Arg,
  type Evaluation,
  type FileText,
  type Flow,
  type Invocation,
  known,
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
export type { EffectRow, FlowRow, RunRow, ShellRow, ShellRows } from "./rules/match.ts";
export { type TypedWords, typedIn } from "./typing.ts";
