/** Ways of their own in which programs format and partition disks. */
import { type Effect, effectsOn } from "../effect.ts";
import { headOf } from "../word/pieces.ts";
import type { Given } from "./given.ts";

/** The disk of a manual's example. */
const PLACEHOLDER = /^\/dev\/sd[XY]/;

/** fdisk and its kin change a disk without a person when their answers do not come from a terminal. */
export function diskAnswers({ options: { operands }, invocation: { stdin } }: Given): Effect[] {
  if (stdin.kind === "inherit") return [];
  const isRestore = stdin.kind === "file";
  return effectsOn(
    "partition",
    operands.filter((disk) => !isRestore || !PLACEHOLDER.test(headOf(disk))),
  );
}

/** Windows formats drives by letter and clears disks by number; a cmdlet without either takes those that come through a pipe. */
export function windowsDrives({ options, invocation: { program, stdin } }: Given): Effect[] {
  const letters = options.operands.filter((operand) => /^[A-Za-z]:/.test(headOf(operand)));
  const named = ["DriveLetter", "Number", "DiskNumber"].flatMap(options.values);
  const drives = [...letters, ...named];
  const piped = drives.length === 0 && stdin.kind === "pipe" && program?.includes("-") === true;
  return effectsOn("format", piped ? [["/dev/disk/0"]] : drives.map((path) => ["/dev/disk/", ...path]));
}

/** diskpart reads what it does to disks by number. */
export function diskScript({ invocation: { stdin, script: file } }: Given): Effect[] {
  const script = headOf(file ?? (stdin.kind === "text" ? stdin.text : []));
  return /^\s{0,8}(?:clean|format|delete)\b/im.test(script) ? effectsOn("format", [["/dev/disk/0"]]) : [];
}
