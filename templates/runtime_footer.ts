/**
 * runtime_footer: model, tokens and cost under a reply, as the host counted them, and no footer that a model made up.
 * The settings that a user tunes stand on top.
 */
import { CONTINUE, type Verdict } from "../lib/core/verdict.ts";
import type { EventKind, FailPolicy, Guard, ReplyEvent, Usage } from "../lib/hook/event.ts";
import { runHook } from "../lib/hook/run.ts";

/** What happens when the guard itself fails on an event: "warn" lets it pass with a warning, "block" stops it. */
const FAIL_POLICY: FailPolicy = "warn";

/**
 * The line: `{model}`, `{cost}` in dollars, `{input}` and `{output}` in tokens. `FOOTER_TEMPLATE` sets it, too; one with
 * an unknown name in braces counts for nothing.
 */
const TEMPLATE = "— {model} · {cost}";

/** What stands behind it with `FOOTER_SHOW_TOKENS=1`. */
const TOKENS = " · {input} in / {output} out";

/** Footers that the model wrote itself are taken off; `FOOTER_STRIP=0` leaves them. */
const STRIP = true;

/** What the model is told before each call with `FOOTER_SUPPRESS=1`; empty tells it nothing. `FOOTER_SUPPRESS_TEXT` sets it, too. */
const SUPPRESS =
  "Do not write a line with model, tokens or cost under your reply: the real one is added for you.";

/** Lines that look like a footer: a dash, text, a dot and a price; or "Model: … Cost: …". Only at the end of a reply. */
const FOOTERS: readonly RegExp[] = [
  /^\s{0,8}[*_]{0,2}[—–─━-]{1,2}\s{0,8}[^\s·•|][^·•|]{0,200}[·•|][^$]{0,300}\$\s?\d/,
  /^[\s*_>`]{0,16}model[\s*_]{0,8}:.*\bcost[\s*_]{0,8}:[\s*_]{0,8}\$?\s?\d/i,
];

const NAMES = ["model", "cost", "input", "output"] as const;

/** A rules file's settings, which hold whatever the environment says; their form stands in settings/runtime_footer.ts. */
type Settings = {
  readonly fail_policy?: FailPolicy;
  readonly template?: string;
  readonly show_tokens?: boolean;
  readonly strip?: boolean;
  readonly suppress?: boolean;
  readonly suppress_text?: string;
};

function withFooter({ text, usage }: ReplyEvent, own: Settings): Verdict {
  if (text.trim() === "") return CONTINUE;
  const bare = (own.strip ?? (process.env["FOOTER_STRIP"] !== "0" && STRIP)) ? withoutFooters(text) : text;
  const line = usage && isReal(usage) ? footerOf(usage, own) : "";
  const value = line === "" ? bare : `${bare.trimEnd()}\n\n${line}`;
  if (value === text) return CONTINUE;
  const rules = [...(bare === text ? [] : ["stripped"]), ...(line === "" ? [] : ["footer"])];
  return {
    act: "rewrite",
    value,
    note: line === "" ? "[footer] A footer that the model made up was taken off" : line,
    rules,
  };
}

/** The reply without blank lines and footers at its end; a reply that is nothing else stays. */
function withoutFooters(text: string): string {
  const lines = text.split("\n");
  let end = lines.length;
  let found = false;
  for (; end > 0; end--) {
    const line = lines[end - 1] ?? "";
    const footer = line.length < 400 && FOOTERS.some((form) => form.test(line));
    if (!footer && line.trim() !== "") break;
    found ||= footer;
  }
  return found && end > 0 ? lines.slice(0, end).join("\n") : text;
}

/** Usage that the host really counted: a cost, or tokens. */
function isReal({ cost, tokens }: Usage): boolean {
  return (cost ?? 0) > 0 || Object.values(tokens ?? {}).some((value) => value > 0);
}

function footerOf({ model, cost, tokens = {} }: Usage, own: Settings): string {
  const count = (form: RegExp) =>
    Object.entries(tokens).reduce((sum, [name, value]) => (form.test(name) ? sum + value : sum), 0);
  const values: Readonly<Record<(typeof NAMES)[number], string>> = {
    model: oneWord(model ?? ""),
    // No price is no price, and not zero.
    cost: cost === undefined ? "unpriced" : `$${cost.toFixed(4)}`,
    input: String(count(/^(?:input|prompt|cache)/)),
    output: String(count(/^(?:output|completion)/)),
  };
  const more = (own.show_tokens ?? process.env["FOOTER_SHOW_TOKENS"] === "1") ? TOKENS : "";
  const template = own.template ?? usable(process.env["FOOTER_TEMPLATE"]) ?? TEMPLATE + more;
  return template.replace(
    /\{(model|cost|input|output)\}/g,
    (_all, name: (typeof NAMES)[number]) => values[name],
  );
}

function usable(template: string | undefined): string | undefined {
  if (template === undefined || template.trim() === "" || template.includes("\n")) return undefined;
  const names = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  return names.every((name) => NAMES.some((one) => one === name)) &&
    !/[{}]/.test(template.replace(/\{\w+\}/g, ""))
    ? template
    : undefined;
}

/** A name of a model on one line; a host that has none gets a question mark. */
function oneWord(model: string): string {
  return (
    model
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim()
      .slice(0, 80) || "?"
  );
}

function tellModel(own: Settings): Verdict {
  const isOn = own.suppress ?? process.env["FOOTER_SUPPRESS"] === "1";
  const told = own.suppress === undefined ? process.env["FOOTER_SUPPRESS_TEXT"] : undefined;
  const text = own.suppress === false ? "" : own.suppress_text || told || (isOn ? SUPPRESS : "");
  return text === "" ? CONTINUE : { act: "context", text, rules: ["suppress"] };
}

/** The guard with the settings of a rules file. */
function guardOf(own: Settings): Guard {
  return {
    name: "runtime_footer",
    tag: "footer",
    failPolicy: own.fail_policy ?? FAIL_POLICY,
    tables: () => ({ TEMPLATE, TOKENS, STRIP, SUPPRESS, FOOTERS: FOOTERS.map(String), ...own }),
    settings: {
      schema: async () => (await import("./settings/runtime_footer.ts")).SCHEMA,
      faults: async ({ template }) =>
        template === undefined || usable(String(template)) !== undefined
          ? []
          : [
              {
                at: ["template"],
                message: "template has a name in braces that there is not",
                hint: NAMES.join(", "),
              },
            ],
      apply: guardOf,
      environment: [],
      plain: true,
    },
    rules: () => ["footer", "stripped", "suppress"],
    wants: (kind: EventKind) => (kind === "before_model" ? true : undefined),
    on: { reply: (event) => withFooter(event, own), before_model: () => tellModel(own) },
  };
}

/** The guard itself: the settings above, and one handler for each event. */
export const guard: Guard = guardOf({});

runHook(guard, import.meta);
