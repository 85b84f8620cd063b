/**
 * How programs change rights and owners of trees. It must not know what a path is worth.
 */

import { act, mayHideOptions, type Reader } from "../effect.ts";
import { known } from "../invocation.ts";

/** The letters of a mode that stands where an option would: `chmod -R -rwx /`. */
const MODE_LETTERS = ["r", "w", "x", "X", "s", "t", "u", "g", "o"];

const ALL_RIGHTS =
  /^(?:[0-7]?777|(?:a|ugo|ogu|guo|gou|oug|uog)?[+=](?:rwx|rxw|wrx|wxr|xrw|xwr|rwX)(?:t|s)?|u=rwx,g=rwx,o=rwx)$/;

/** chmod over trees. */
export const changesMode: Reader = (options) => {
  if (!options.has("recursive") && !mayHideOptions(options)) return [];
  const noMode = options.has("reference") || MODE_LETTERS.some((letter) => options.has(letter));
  const open = !noMode && ALL_RIGHTS.test(known(options.operands[0]) ?? "");
  const paths = noMode ? options.operands : options.operands.slice(1);
  return paths.map((path) => ({ act: "chmod", path, recursive: true, open }));
};

/** chown and chgrp over trees. */
export const changesOwner: Reader = (options) => {
  if (!options.has("recursive") && !mayHideOptions(options)) return [];
  return act("chown", options.has("reference") ? options.operands : options.operands.slice(1), true);
};

/** icacls with `/t`, takeown with `/r`: the path stands first, or behind `/f`. */
export const changesWindowsRights: Reader = ({ operands }) => {
  const words = operands.map((operand) => (known(operand) ?? "").replace(/^\/\//, "/").toLowerCase());
  if (!words.some((word) => word === "/t" || word === "/r")) return [];
  return act("setfacl", [operands[words.indexOf("/f") + 1]], true);
};

/** setfacl over trees. */
export const changesAcl: Reader = (options) =>
  options.has("recursive") ? act("setfacl", options.operands, true) : [];
