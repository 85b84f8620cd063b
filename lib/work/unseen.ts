/**
 * A file that a reply speaks of as there, by its path, and that no text of the session names: no call wrote it, no output
 * lists it, the user never spoke of it.
 */
import { remember } from "../core/lazy.ts";
import { escaped } from "../core/text.ts";
import type { Deed } from "./act.ts";
import { commandOf } from "./acts.ts";
import { heldIn, isHeld, wordsHeld } from "./held.ts";
import type { Past } from "./past.ts";
import { type ParsedReply, type Sentence, spansIn } from "./reply.ts";

/** A path with a folder and an ending. */
const PLACED = /^(?:[\w.@-]+\/)+[\w.@-]*\w\.[a-z]\w{0,4}$/i;

/** An item or a cell of its own, what stands behind a colon, the end of a sentence: what is there, and not what is spoken of. */
const THERE = /^\W{0,4}[\uE100-\uF8FF](?! ?\p{L})|[:：].*|[\uE100-\uF8FF]\W{0,3}$/gu;

/** The paths of a sentence, as `UNSEEN path`. */
export function pathsIn({ text }: Sentence, reply: ParsedReply): string[] {
  return [...text.matchAll(THERE)]
    .flatMap(([part]) => spansIn(part, reply))
    .filter((span) => span.kind === "path" && PLACED.test(span.text))
    .map((span) => `UNSEEN ${span.text}`);
}

/** Programs that look, and check code: they write no file but what they are told to. */
const WRITES_NONE: readonly Deed[] = ["look", "lint", "types", "test", "ci", "commit", "push", "tag"];

/** Every call is known, and none may have written files that it does not name. */
const isClear = remember(
  ({ all }: Past): boolean =>
    all.length > 0 &&
    all.every(
      ({ act, call }) =>
        (act.deeds.has("write") && act.paths.length > 0 && commandOf(call) === undefined) ||
        (!act.any &&
          !act.wide &&
          act.deeds.size > 0 &&
          [...act.deeds].every((deed) => WRITES_NONE.includes(deed)) &&
          !/ -(?:u|-update\S*)(?: |$)/.test(act.words)),
    ),
);

/** False where nothing in the session names the file. */
export function wasNamed(path: string, past: Past): boolean {
  if (!heldIn(past).whole || !past.known.run || !isClear(past)) return true;
  const name = path.split("/").at(-1) ?? "";
  // In another folder it is another file; without one it may be this.
  return (
    isHeld(path.split("/").slice(-2).join("/"), past) ||
    new RegExp(`(?<![\\w./-])${escaped(name)}`, "i").test(wordsHeld(past))
  );
}
