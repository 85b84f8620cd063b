/**
 * What the guards would have said to a past session: every moment goes to their handlers in this process. Nothing is run, and
 * nothing is written: no count of tries, no record, no allowance.
 */
import { WORK_CALLS } from "../../lib/core/limits.ts";
import type { Verdict } from "../../lib/core/verdict.ts";
import { decide } from "../../lib/hook/decide.ts";
import type { EventBase, Guard } from "../../lib/hook/event.ts";
import { toolCall } from "../../lib/hook/hosts/read.ts";
import { fingerprint } from "../../lib/secrets/allowed.ts";
import { maskText } from "../../lib/secrets/mask.ts";
import { type ScanOptions, scan } from "../../lib/secrets/scan.ts";
import type { WorkClaimKind } from "../../lib/work/claim.ts";
import { judgeWork, LANGUAGES, uncheckedReason, workReason } from "../../lib/work/index.ts";
import { type Entry, sessionOf } from "../../lib/work/record.ts";
import { loadGuard, productNamed } from "../guards.ts";
import { newSession, tunedOptions } from "../scan/scanner.ts";
import type { Moment } from "./read.ts";

/** What a finding is: a call that would be stopped, asked about or warned of; a secret that was seen; a claim; untested code. */
export type Kind = "blocked" | "asked" | "warned" | "key" | "claim" | "unchecked";

/** One finding. Every text in it is masked. */
export type Finding = {
  readonly kind: Kind;
  readonly guard: string;
  readonly rules: readonly string[];
  /** What it is about: a command, a tool's output, a message, a reply. */
  readonly where: string;
  /** The command or the words. */
  readonly what: string;
  readonly reason: string;
  readonly explain: string;
  /** Equal for findings that are the same one again. */
  readonly key: string;
  readonly host: string;
  readonly session: string;
  readonly at: string;
  readonly file: string;
  readonly line: number;
};

/** The guards over past sessions. `command` is true for a moment in which a shell was to run something. */
export type Judge = {
  readonly judge: (moment: Moment) => { readonly findings: readonly Finding[]; readonly command: boolean };
  /** The end of a session: its last reply is judged. */
  readonly end: () => readonly Finding[];
};

type Guards = {
  readonly security: Guard;
  readonly publish: Guard;
  readonly work: Guard;
  readonly options: ScanOptions;
};

/** Loads the guards as they were built. */
export async function loadGuards(): Promise<Guards> {
  const [security, publish, work] = await Promise.all(
    ["security_guard", "verify_publish_claims", "verify_work"].map((name) => loadGuard(productNamed(name))),
  );
  if (!security || !publish || !work) throw new RangeError("a guard is missing");
  return { security, publish, work, options: await tunedOptions() };
}

/** UTF-16 units of a text that a finding quotes. */
const QUOTED = 4000;

/** A judge of one session. */
export function newJudge(guards: Guards): Judge {
  const { security, options } = guards;
  const key = newSession();
  const turn = newTurn(guards);
  const masked = (text: string): string =>
    maskText(text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text, key, options);
  const found = (
    moment: Moment,
    finding: Omit<Finding, "host" | "session" | "at" | "file" | "line">,
  ): Finding => {
    const { host, session, at, file, line } = moment;
    return { ...finding, host, session, at, file, line };
  };

  const secretsIn = (moment: Moment, where: string, text: string): Finding[] => {
    const known = new Set<string>();
    return scan(text, options).flatMap((secret) => {
      const digest = fingerprint(text.slice(secret.start, secret.end));
      if (known.size === known.add(digest).size) return [];
      const around = text.slice(Math.max(0, secret.start - 160), Math.min(text.length, secret.end + 80));
      return [
        found(moment, {
          kind: "key",
          guard: security.name,
          rules: [secret.rule],
          where,
          what: masked(around),
          reason: `${secret.label} in ${where}`,
          explain: "",
          key: `key ${secret.rule} ${digest}`,
        }),
      ];
    });
  };

  const calls = (moment: Moment, entry: Extract<Entry, { is: "call" }>) => {
    const base: EventBase = { name: "replay", session: moment.session, cwd: entry.cwd ?? moment.cwd };
    // What was typed into a shell that runs would be kept for the next call; a replay keeps nothing.
    const { typed: _, ...call } = toolCall(entry.tool, entry.input, base);
    const { verdict } = decide(security, { kind: "tool_call", ...base, ...call });
    const command = call.command;
    const about = command ?? `${entry.tool} ${JSON.stringify(entry.input)}`;
    return {
      command: command !== undefined,
      findings: ruled(
        verdict,
        command === undefined ? `a call of ${entry.tool}` : "a command",
        about,
        moment,
      ),
    };
  };

  const ruled = (verdict: Verdict, where: string, about: string, moment: Moment): Finding[] => {
    const kind = KINDS[verdict.act];
    if (kind === undefined || !("rules" in verdict)) return [];
    const explain = where === "a command" ? explained(security, about) : "";
    const reason = "reason" in verdict ? verdict.reason : "text" in verdict ? verdict.text : verdict.note;
    const what = masked(about);
    return [
      found(moment, {
        kind,
        guard: security.name,
        rules: verdict.rules,
        where,
        what,
        reason: masked(reason),
        explain: masked(explain),
        key: `${kind} ${verdict.rules.join(" ")} ${what.replace(/:[0-9a-f]{4}\]/g, "]")}`,
      }),
    ];
  };

  const claims = (): Finding[] =>
    turn.end().map(({ moment, ...finding }) =>
      found(moment, {
        ...finding,
        what: masked(finding.what),
        reason: masked(finding.reason),
        explain: "",
        key: `${finding.kind} ${moment.session} ${moment.file} ${moment.line}`,
      }),
    );

  return {
    judge: (moment) => {
      const { entry } = moment;
      const before = entry.is === "user" ? claims() : [];
      turn.take(moment);
      if (entry.is === "call") return calls(moment, entry);
      const text =
        entry.is === "result" ? (moment.whole ?? entry.result.output) : "text" in entry ? entry.text : "";
      const where = WHERE[entry.is];
      const secrets = where === undefined || text === "" ? [] : secretsIn(moment, where, text);
      return { findings: [...before, ...secrets], command: false };
    },
    end: claims,
  };
}

const KINDS: Partial<Record<Verdict["act"], Kind>> = {
  block: "blocked",
  ask: "asked",
  warn: "warned",
  rewrite: "key",
};

const WHERE: Partial<Record<Entry["is"], string>> = {
  user: "a message to the agent",
  result: "a tool's output",
  said: "a reply",
};

function explained(guard: Guard, command: string): string {
  try {
    return guard.commands?.["explain"]?.run([command], () => "").text ?? "";
  } catch {
    return "";
  }
}

type Claim = Pick<Finding, "kind" | "guard" | "rules" | "where" | "what" | "reason"> & {
  readonly moment: Moment;
};

/** The calls and replies of a session, and what its last reply claims. */
function newTurn({ publish, work }: Guards) {
  const entries: Entry[] = [];
  let said: Moment | undefined;
  let tools: string[] = [];
  const checks = work.tables()["CHECKS"] as readonly WorkClaimKind[];
  return {
    take: (moment: Moment): void => {
      const { entry } = moment;
      entries.push(entry);
      // What stood before is lost, which the record says.
      if (entries.length > 2 * WORK_CALLS) entries.splice(0, WORK_CALLS, { is: "gap" });
      if (entry.is === "user") tools = [];
      if (entry.is === "call") tools.push(entry.tool);
      if (entry.is === "said") said = moment;
    },
    end: (): Claim[] => {
      const moment = said;
      said = undefined;
      if (moment?.entry.is !== "said" || moment.entry.text === "") return [];
      const { text } = moment.entry;
      const about = { moment, where: "a reply", what: text };
      const { findings, unchecked } = judgeWork(
        text,
        sessionOf(entries),
        { run: true },
        { languages: LANGUAGES, checks },
      );
      const { verdict } = decide(publish, {
        kind: "reply",
        name: "replay",
        session: moment.session,
        cwd: moment.cwd,
        text,
        tools,
      });
      const rules = findings.map(({ claim, fault }) => `${claim.rule}.${fault}`);
      return [
        ...(findings.length > 0
          ? [
              {
                ...about,
                kind: "claim" as const,
                guard: work.name,
                rules,
                reason: workReason(work.tag, findings),
              },
            ]
          : []),
        ...(verdict.act === "rewrite"
          ? [
              {
                ...about,
                kind: "claim" as const,
                guard: publish.name,
                rules: verdict.rules,
                reason: verdict.note,
              },
            ]
          : []),
        ...(unchecked.length > 0
          ? [
              {
                ...about,
                kind: "unchecked" as const,
                guard: work.name,
                rules: ["unchecked"],
                reason: uncheckedReason(work.tag, unchecked),
              },
            ]
          : []),
      ];
    },
  };
}
