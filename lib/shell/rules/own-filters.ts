/** Texts that a filter makes of a configuration with one key set, which leaves everything else as it is. */
import { isOneOf } from "../../core/words.ts";
import { type Invocation, known } from "../invocation.ts";
import type { PlacedEffect } from "./match.ts";

/** Of the first level only: deeper ones fail where something else stands above them, and leave nothing. */
const SETS = (() => {
  const set = String.raw`\.[A-Za-z_]\w{0,63} ?= ?(?:"[^"\\]{0,256}"|-?\d{1,15}|true|false)`;
  return new RegExp(`^ ?${set}(?: ?\\| ?${set}){0,16} ?$`);
})();

/** Keys by which hooks are started or left out. */
const HOOKED = /hook|env|plugin|disable/i;

/** `jq '.model = "x"' FILE > TEMP && mv TEMP FILE`: is what a move puts at `path` the text that stood there, with other keys set? */
export function keepsRest(
  mover: Invocation | undefined,
  path: string,
  placed: readonly PlacedEffect[],
): boolean {
  if (mover === undefined || !isOneOf("mv cp", mover.program)) return false;
  const words = mover.args.map((arg) => known(arg) ?? "").filter((word) => !/^-[a-z]+$/.test(word));
  const [from, , more] = words;
  if (from === undefined || more !== undefined) return false;
  const source = from.startsWith("/") ? from : `${mover.cwd ?? ""}/${from}`;
  const writers = placed.filter(
    ({ location, invocation }) => invocation !== mover && location?.path() === source,
  );
  return writers.length > 0 && writers.every(({ invocation }) => sets(invocation, path));
}

function sets(invocation: Invocation | undefined, path: string): boolean {
  if (invocation?.program !== "jq" || invocation.args.length !== 2) return false;
  const [filter = "", file = ""] = invocation.args.map((arg) => known(arg) ?? "");
  const read = file.startsWith("/") ? file : `${invocation.cwd ?? ""}/${file}`;
  return read === path && SETS.test(filter) && !HOOKED.test(filter);
}
