/**
 * What an answer means to the host that gets it: the host's own file is asked for each answer that it can give, and
 * the answers are compared.
 */
import { isObject } from "../../core/json.ts";
import type { Json, Verdict } from "../../core/verdict.ts";
import { readPayload } from "../payload.ts";
import type { Answer, EncodedAct } from "./host.ts";
import { eventOf, hostById, hostOf } from "./index.ts";

/** Stands for whatever a guard may say. */
const ANYTHING = "\u0000";

type Act = Exclude<EncodedAct, "ask">;

/** One verdict of each kind. A rewrite comes first: where no other word is left, a host blocks by one. */
const SAMPLES: readonly (Verdict & { readonly act: Act })[] = [
  { act: "rewrite", value: ANYTHING, note: ANYTHING, rules: [] },
  { act: "block", reason: ANYTHING, rules: [] },
  { act: "warn", text: ANYTHING, rules: [] },
  { act: "context", text: ANYTHING, rules: [] },
];

/**
 * The verdict that the host of the event in `input` (a hook's standard input) reads from an answer; `undefined` for an
 * answer that none of its words gives, and for no event. `host` is the word behind `--host`.
 */
export function meaningOf(
  input: string,
  answer: Pick<Answer, "stdout"> & { readonly exit: number },
  host?: string,
): Act | undefined {
  const read = readPayload(input);
  if (!read.ok) return undefined;
  const { payload } = read;
  const named = host === undefined ? hostOf(payload) : hostById(host);
  if (!named) return undefined;
  const { host: asking, event } = eventOf(named, payload);
  if (!event) return undefined;
  return SAMPLES.find((sample) => {
    if (!asking.can(sample.act, event)) return false;
    const said = asking.encode(sample, event, payload);
    return said.exit === answer.exit && holds(answer.stdout, said.stdout);
  })?.act;
}

/** Does `value` hold all that `sample` holds? */
function holds(value: Json | undefined, sample: Json): boolean {
  if (typeof sample === "string" && sample.includes(ANYTHING)) return value !== undefined;
  if (!isObject(sample)) return value === sample;
  return isObject(value) && Object.entries(sample).every(([key, inner]) => holds(value[key], inner));
}
