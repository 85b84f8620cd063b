/** How programs change rights and owners of trees. */
import { type Effect, type EffectKind, effectsOn } from "../effect.ts";
import { type Arg, known } from "../invocation.ts";
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
  if (options.has("reference")) return effectsOn(kind, operands, true);
  const [owner = [], ...paths] = operands;
  return effectsOn(
    kind,
    paths.filter((path) => !isOwnHome(owner, path)),
    true,
  );
}

/** `app:app /home/app`: who owns a home anyway. */
function isOwnHome(owner: Arg, path: Arg): boolean {
  const [name = ""] = (known(owner) ?? "").split(/[:.]/);
  return /^[\w-]{1,32}$/.test(name) && [`/home/${name}`, `/home/${name}/`].includes(known(path) ?? "");
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
