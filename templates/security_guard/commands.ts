/** What a command would do, and what it would send. */
import { SECRETS_ENOUGH } from "../../lib/core/limits.ts";
import { blockReason } from "../../lib/core/text.ts";
import { CONTINUE, type Verdict } from "../../lib/core/verdict.ts";
import type { ToolCallEvent } from "../../lib/hook/event.ts";
import { isNamedOnly } from "../../lib/secrets/finding.ts";
import type { Secret } from "../../lib/secrets/index.ts";
import { isPlain } from "../../lib/secrets/plain.ts";
import { isCommand, judgedBy, passes } from "./line.ts";
import { nameOf, opensWallet, quotable, refuse, rulesOf, secretsIn } from "./secrets.ts";
import { shell, TAG, type Tables } from "./tables.ts";
import { judgeTyped, type TypedJudgement } from "./typing.ts";

/** What a command would do decides, not what it says. The evidence may hold a secret, so it is masked. */
export function judgeCommand(event: ToolCallEvent, tables: Tables): Verdict {
  const { findings, warnings } = judgementOf(event, tables);
  const finding = findings.find(({ ask }) => !ask) ?? findings[0];
  const [warning] = warnings;
  if (finding) {
    const { why, instead, evidence } = finding;
    const sentence = instead === undefined ? why : `${why}; ${instead}`;
    const shown = withoutCutSecret(evidence, event.command ?? "", tables);
    const reason = blockReason(TAG, sentence, quotable(shown, event.session, tables));
    return {
      act: finding.ask ? "ask" : "block",
      reason,
      rules: findings.map((each) => each.rule),
      meta: damageOf(finding, tables),
    };
  }
  const sent = judgeSent(event, tables);
  if (warning === undefined || sent.act === "block") return sent;
  return {
    act: "warn",
    text: `[${TAG}] Warning, ${quotable(warning.text, event.session, tables)}`,
    rules: warnings.map(({ rule }) => rule),
  };
}

/** What the command itself would do, and where it passes, what it does as a part of what is typed. */
function judgementOf(event: ToolCallEvent, tables: Tables): TypedJudgement {
  const alone = isCommand(event) && !passes(event, tables) ? judgedBy(tables)(event) : NOTHING_FOUND;
  if (alone.findings.length > 0) return alone;
  const typed = judgeTyped(event, tables);
  return { findings: typed.findings, warnings: [...alone.warnings, ...typed.warnings] };
}

const NOTHING_FOUND: TypedJudgement = { findings: [], warnings: [] };

/** What a command says to another machine: a wallet's secret stops it, a key is warned of, because an API may want it there. */
export function judgeSent(event: ToolCallEvent, tables: Tables): Verdict {
  const found = secretsSent(event, tables);
  if (found.length === 0) return judgeVariables(event, tables);
  if (opensWallet(found)) return refuse("the command would send", found);
  const text = `[${TAG}] Warning, the command sends ${nameOf(found)}`;
  return { act: "warn", text, rules: rulesOf(found) };
}

/** The secrets that a command sends in so many words. A password that only its name gives away is a login's, as a rule. */
function secretsSent(event: ToolCallEvent, tables: Tables): Secret[] {
  if (!isCommand(event) || passes(event, tables)) return [];
  const texts = shell.get().textsSent(judgedBy(tables)(event).evaluation);
  const found = texts.filter((text) => !isPlain(text)).flatMap((text) => secretsIn(text, tables));
  return found.filter(({ rule }) => !isNamedOnly(rule));
}

/** A variable that is named as a credential's, in a body or an address, is warned of for the same reason. */
function judgeVariables(event: ToolCallEvent, tables: Tables): Verdict {
  if (!isCommand(event) || passes(event, tables)) return CONTINUE;
  const [name] = shell.get().credentialsSent(judgedBy(tables)(event).evaluation);
  if (name === undefined) return CONTINUE;
  const text = `[${TAG}] Warning, the command sends what $${name} holds, in its body or its address`;
  return { act: "warn", text, rules: ["sent-variable"] };
}

/** Units of a secret's beginning that a reason may show. */
const SHOWN_UNITS = 4;

/** The evidence without the beginning of a secret that it was cut in: half a key is no key for the rules. */
function withoutCutSecret(evidence: string, command: string, tables: Tables): string {
  if (!evidence.endsWith("…") || isPlain(evidence)) return evidence;
  const body = evidence.slice(0, -1);
  for (const { start, end } of secretsIn(command, tables, SECRETS_ENOUGH)) {
    const value = command.slice(start, end).replace(/\s+/g, " ");
    for (let size = Math.min(value.length, body.length); size > SHOWN_UNITS; size--)
      if (body.endsWith(value.slice(0, size))) return `${body.slice(0, -size)}…`;
  }
  return evidence;
}

/** For hosts that show more than a sentence: the kind of damage, and how far it reaches. */
export function damageOf(
  { rule, category = "other" }: { readonly rule: string; readonly category?: string },
  { strict }: Tables,
) {
  return { category, blast_radius: strict.includes(rule) ? "medium" : "high" };
}
