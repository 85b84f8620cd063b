/** How programs change rights and owners of trees. */
import { type Effect, type EffectKind, effectsOn } from "../effect.ts";
import { known } from "../invocation.ts";
import type { Options } from "../word/options.ts";
import type { Given } from "./given.ts";

/** The letters of a mode that stands where an option would: `chmod -R -rwx /`. */
const MODE_LETTERS = ["r", "w", "x", "X", "s", "t", "u", "g", "o"];

const ALL_RIGHTS =
  /^(?:[0-7]?777|(?:a|ugo|ogu|guo|gou|oug|uog)?[+=](?:rwx|rxw|wrx|wxr|xrw|xwr|rwX)(?:t|s)?|u=rwx,g=rwx,o=rwx)$/;

/** chmod, chown, chgrp and setfacl, over trees or on single files: the first operand is the mode or the owner, where no option takes its place. */
export function rights(kind: EffectKind, { options }: Given, whole: boolean): Effect[] {
  const { operands } = options;
  if (!whole) return effectsOn("rights", operands);
  if (kind === "setfacl") return effectsOn(kind, operands, true);
  if (kind === "chmod") return modes(options);
  return effectsOn(kind, options.has("reference") ? operands : operands.slice(1), true);
}

function modes(options: Options): Effect[] {
  const noMode = options.has("reference") || MODE_LETTERS.some(options.has);
  const open = !noMode && ALL_RIGHTS.test(known(options.operands[0]) ?? "");
  const paths = noMode ? options.operands : options.operands.slice(1);
  return paths.map((path) => ({ kind: "chmod", path, recursive: true, open }));
}

/** icacls with `/t`, takeown with `/r`: the path stands first, or behind `/f`. */
export function windowsRights({ options: { operands } }: Given): Effect[] {
  const words = operands.map((operand) => (known(operand) ?? "").replace(/^\/\//, "/").toLowerCase());
  if (!words.some((word) => word === "/t" || word === "/r")) return [];
  return effectsOn("setfacl", [operands[words.indexOf("/f") + 1]], true);
}
