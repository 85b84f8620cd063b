/**
 * What a patch on the input of `patch` or `git apply` does to files: the unified format of diff, with git's own lines.
 *
 * Source: patch(1) of GNU patch 2.7, git-apply(1), git-diff(1) "Generating patch text".
 */
import { type Effect, effectsOn } from "../effect.ts";
import { type Arg, known } from "../invocation.ts";
import { below, type Given } from "./given.ts";

type Manner = { readonly strip: number; readonly reverse: boolean; readonly directory: Arg | undefined };

const NOWHERE = "/dev/null";

/** What stands behind `---` and `+++`, and the time behind a tab or blanks that ends it. */
const NAME = /^(?:---|\+\+\+) (.*)$/;
const TIME = /\t|\s\d{4}-\d\d-\d\d /;

function nameIn(line: string): string {
  const [name = ""] = (NAME.exec(line)?.[1] ?? "").split(TIME, 1);
  return name.trimEnd();
}

/** The files that a patch deletes, moves away or changes. */
export function patchEffects(patch: Arg, { strip, reverse, directory }: Manner): Effect[] {
  const lines = patch
    .map((piece) => (typeof piece === "string" ? piece : ""))
    .join("")
    .split(/\r?\n/);
  const placed = (name: string) =>
    below(directory, [
      name
        .split("/")
        .slice(name === NOWHERE ? 0 : strip)
        .join("/"),
    ]);
  const found: Effect[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line = "", next = ""] = [lines[at], lines[at + 1]];
    const moved = /^rename from (.+)$/.exec(line)?.[1];
    if (moved !== undefined) found.push(...effectsOn("move", [below(directory, [moved])]));
    if (!line.startsWith("--- ") || !next.startsWith("+++ ")) continue;
    const [old = "", now = ""] = [line, next].map(nameIn);
    const [from, to] = reverse ? [now, old] : [old, now];
    found.push(...effectsOn(to === NOWHERE ? "delete" : "edit", [placed(to === NOWHERE ? from : to)]));
  }
  return found;
}

/** `patch [-pN] [-d DIR] <<PATCH`; without `-p` a name counts as it is written. */
export function patching({ options, invocation: { stdin } }: Given): Effect[] {
  if (stdin.kind !== "text") return [];
  const strip = Number(known(options.value("strip")) ?? 0);
  return patchEffects(stdin.text, {
    strip: Number.isInteger(strip) ? strip : 0,
    reverse: options.has("reverse"),
    directory: options.value("directory"),
  });
}
