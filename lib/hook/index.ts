/**
 * `agent-guards/hook`: write a guard of your own and let it speak every host's language. It holds nothing of its own: the
 * public names of this folder, and only those.
 */

export { blockReason } from "../core/text.ts";
export { CONTINUE, type Json, type JsonObject, type Verdict } from "../core/verdict.ts";
export type { Schema, SchemaProblem, ValuePath } from "../rules/schema.ts";
export type { Box, Keeper, RowChange, Store } from "../state/store.ts";
export { type Decision, respond, type Wiring } from "./decide.ts";
export type {
  BeforeModelEvent,
  EventBase,
  EventKind,
  FailPolicy,
  FileAct,
  Guard,
  GuardCommand,
  GuardSettings,
  HookEvent,
  ModelCallEvent,
  OutboundEvent,
  PromptEvent,
  ReplyEvent,
  ReplyStream,
  SessionEvent,
  StopEvent,
  TextSwap,
  ToolCallEvent,
  ToolResultEvent,
  Usage,
} from "./event.ts";
export type {
  Answer,
  EncodedAct,
  Encoders,
  EventContext,
  EventRow,
  Host,
  Remarks,
  StopEncoder,
  TellEncoder,
} from "./hosts/host.ts";
export { HOSTS, hostById, hostOf } from "./hosts/index.ts";
export type {
  FoundHook,
  HomeFile,
  Obstacle,
  SampleFields,
  Scene,
  Setup,
  WiredCommand,
  WiredEntry,
} from "./hosts/setup.ts";
export { runHook } from "./run.ts";
export type { Typed } from "./tools/typing.ts";
