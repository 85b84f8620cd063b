/**
 * How programs format, erase and partition disks. It must not know what a path is worth.
 */

import { act, type Effect, isWord, type Reader } from "../effect.ts";
import { headOf } from "../word/cut.ts";

/** mkfs and its kin. */
export const formats: Reader = (options) => act("format", options.operands);

/** parted changes a disk by the commands behind its name. */
export const partitions: Reader = (options) =>
  options.operands
    .slice(1)
    .some((operand) =>
      isWord(operand, [
        "mklabel",
        "mktable",
        "mkpart",
        "mkpartfs",
        "rm",
        "resizepart",
        "resize",
        "move",
        "mkfs",
        "rescue",
        "cp",
      ]),
    )
    ? act("partition", options.operands.slice(0, 1))
    : [];

/** fdisk and its kin change a disk without a person when their answers come from a text or a pipe. */
export const partitionsByScript: Reader = (options, { stdin }) => {
  if (
    ["list", "dump", "json", "show-size", "verify", "no-act", "help", "version", "list-types"].some(
      options.has,
    )
  )
    return [];
  // A table that is read from a file is mostly the restore of one that was dumped.
  const scripted = stdin.kind === "text" || stdin.kind === "pipe";
  return scripted || options.has("delete") ? act("partition", options.operands) : [];
};

/** wipefs only looks, unless it is told what to wipe. */
export const wipesSignatures: Reader = (options) =>
  (options.has("all") || options.has("offset")) && !options.has("no-act")
    ? act("format", options.operands)
    : [];

/** mke2fs with `-n` only says what it would do. */
export const makesExt: Reader = (options) => (options.has("n") ? [] : act("format", options.operands));

/** badblocks with `-w` writes patterns over the disk. */
export const badblocks: Reader = (options) =>
  options.has("w") ? act("overwrite", options.operands.slice(0, 1)) : [];

/** Windows formats drives by letter and clears disks by number. */
export const formatsDrive: Reader = (options) => {
  const letters = options.operands.filter((operand) => /^[A-Za-z]:/.test(headOf(operand)));
  const named = ["DriveLetter", "Number", "DiskNumber"].flatMap(options.values);
  return act(
    "format",
    [...letters, ...named].map((path) => ["/dev/disk/", ...path]),
  );
};

/** diskpart reads what it does to disks by number. */
export const cleansDisk: Reader = (_, { stdin }) =>
  stdin.kind === "text" && /^\s{0,8}(?:clean|format|delete)\b/im.test(headOf(stdin.text))
    ? act("format", [["/dev/disk/0"]])
    : [];

/** diskutil takes `disk2` for `/dev/disk2`. */
export function inDev(effect: Effect): Effect {
  const first = effect.path[0];
  const bare = typeof first === "string" && /^r?disk\d/.test(first);
  return bare ? { ...effect, path: ["/dev/", ...effect.path] } : effect;
}
