/**
 * `agent-guards/bus`: the host's side of the protocol. Embed it in an agent and it calls hooks at the twelve events, merges
 * what they decide, and keeps their approvals. It holds nothing of its own: the public names of this folder, and only those.
 */

export type { Resolve, SocketAddress } from "./address.ts";
export type { Approval, Drift } from "./approvals.ts";
export { APPROVE_PATH, type Handler } from "./approve-endpoint.ts";
export { type BusOptions, createHookBus, type HookBus, type TurnOptions } from "./bus.ts";
export type { Connection } from "./chain.ts";
export { doctorText, listText } from "./command.ts";
export type { Problem } from "./config.ts";
export type { Controls } from "./controls.ts";
export type { Approved, Checked, Desk, HealthReport, HookListing, HookState } from "./desk.ts";
export { EVENT_NAMES, type EventName, isEvent, type Payloads } from "./events.ts";
export { FAULTS, type Fault, type FaultKind } from "./fault.ts";
export type { HookRecord } from "./health.ts";
export type { Fingerprint, Numbers } from "./identity.ts";
export type { Reason } from "./reason.ts";
export type { HookRun } from "./runner.ts";
export type { EmitOptions, Turn, TurnOutcome } from "./turn.ts";
