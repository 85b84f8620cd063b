/** How the texts of `tests/data/baselines/secrets.json` are asked about, and the values of `secrets.values.json`. */
import type { Json } from "../lib/core/verdict.ts";
import { isRealPassword } from "../lib/secrets/context.ts";
import { distinctIn, entropy, wordShare } from "../lib/secrets/letters.ts";
import { maskText } from "../lib/secrets/mask.ts";
import { isAttribute, isHarmless } from "../lib/secrets/names.ts";
import { looksDrawnPassword, looksTyped, opensRemote } from "../lib/secrets/password.ts";
import { isPlain } from "../lib/secrets/plain.ts";
import {
  decodesTo,
  hasBase62Crc,
  isAwsKeyId,
  isDiscordToken,
  isSecretJwt,
  isSnowflake,
} from "../lib/secrets/proof.ts";
import { scan } from "../lib/secrets/scan.ts";
import { maskStream } from "../lib/secrets/stream/index.ts";
import { maskJson } from "../lib/secrets/structure.ts";
import {
  encodedIn,
  isDrawn,
  isHex,
  isNamedDigest,
  isPlaceholder,
  isPublic,
  isUuid,
  looksChosen,
  looksDrawn,
  looksRandom,
  looksShortRandom,
  mayBeChosen,
  mayBeRandom,
} from "../lib/secrets/value.ts";
import type { Asked } from "./baselines.ts";

const SESSION = "a-session";

/** A masked text with a letter for each different mark, which every process draws anew. */
function lettered(masked: string): string {
  const marks: string[] = [];
  return masked.replace(/(\[redacted:[\w-]+:)([0-9a-f]{4})(?=\])/g, (_, head: string, mark: string) => {
    if (!marks.includes(mark)) marks.push(mark);
    return `${head}${"ABCDEFGHIJKLMNOPQRSTUVWXYZ".charAt(marks.indexOf(mark))}`;
  });
}

/** Each finding: what it is, how much of it stays visible, and from where to where it stands. */
const brief = (text: string, origin: (place: number) => string): string =>
  scan(text)
    .map(
      ({ rule, start, end, keep }) => `${rule} ${keep > 0 ? `+${keep} ` : ""}${origin(start)}-${origin(end)}`,
    )
    .join(" + ") || "none";

const whole = (text: string, enough?: number): string =>
  scan(text, enough === undefined ? {} : { enough })
    .map(
      ({ rule, start, end, keep, class: opens, label }) =>
        `${rule} ${start}-${end} +${keep} ${opens}: ${label}`,
    )
    .join(" | ") || "none";

/** How many units come out for each `size` that go in, the same number in a row counted; and what comes out, if it is another. */
function streamed(text: string, size: number): string {
  const stream = maskStream(SESSION);
  const outs: string[] = [];
  for (let at = 0; at < text.length; at += size) outs.push(stream.push(text.slice(at, at + size)));
  outs.push(stream.end());
  const runs: { readonly length: number; times: number }[] = [];
  for (const { length } of outs) {
    const run = runs.at(-1);
    if (run?.length === length) run.times++;
    else runs.push({ length, times: 1 });
  }
  const flow = runs.map(({ length, times }) => (times === 1 ? `${length}` : `${times}x${length}`)).join(" ");
  const out = outs.join("");
  return out === maskText(text, SESSION) ? flow : `${flow}: ${lettered(out)}`;
}

export const SECRETS: Asked = {
  brief,
  answers: {
    gives: (text) => whole(text),
    "gives one": (text) => whole(text, 1),
    masked: (text) => lettered(maskText(text, SESSION)),
    json: (text) => lettered(JSON.stringify(maskJson(JSON.parse(text) as Json, SESSION).value)),
    "streamed by 1": (text) => streamed(text, 1),
    "streamed by 5": (text) => streamed(text, 5),
    "streamed by 16": (text) => streamed(text, 16),
    "streamed by 777": (text) => streamed(text, 777),
  },
};

/** What may be said of a value, by its name. */
const SAID: Readonly<Record<string, (value: string) => boolean>> = {
  placeholder: isPlaceholder,
  uuid: isUuid,
  hex: isHex,
  digest: isNamedDigest,
  public: isPublic,
  "random?": mayBeRandom,
  random: looksRandom,
  short: looksShortRandom,
  drawn: looksDrawn,
  rest: isDrawn(3),
  "chosen?": mayBeChosen,
  chosen: looksChosen,
  typed: looksTyped,
  small: looksDrawnPassword,
  remote: (value) => opensRemote(value, "ann"),
  real: (value) => isRealPassword(value, "ann"),
  harmless: isHarmless,
  attribute: isAttribute,
  github: hasBase62Crc,
  aws: isAwsKeyId,
  jwt: isSecretJwt,
  discord: isDiscordToken,
  snowflake: (value) => /^\d+$/.test(value) && isSnowflake(value),
  text: decodesTo("text"),
  plain: isPlain,
};

const told = (value: string): string =>
  Object.keys(SAID)
    .filter((name) => SAID[name]?.(value))
    .join(" ") || "nothing";

const counted = (value: string): string =>
  [wordShare(value), distinctIn(value), entropy(value)].map((count) => Math.round(count * 1000)).join(" ");

/** How values are asked about that may stand behind a name, and names. */
export const VALUES: Asked = {
  brief: told,
  answers: { told, counted, encodes: (value) => encodedIn(value) ?? "nothing" },
};
