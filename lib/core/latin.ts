/**
 * Names in the plain letters that they look like: full-width and mathematical forms, letters of other scripts that nobody
 * tells from Latin ones, signs that are not seen. Source: NFKC (UAX 15), and of confusables.txt (UTS 39) the small letters
 * of Cyrillic and Greek that stand for a to z.
 */

const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [
    ...["аa", "вb", "сc", "ԁd", "еe", "ғf", "һh", "нh", "іi", "јj", "кk", "ӏl", "мm", "оo", "рp"],
    ...["ԛq", "ѕs", "тt", "уy", "хx", "ԝw", "ѵv"],
    ...["αa", "βb", "εe", "ηn", "ιi", "κk", "νv", "οo", "ρp", "τt", "υu", "χx", "γy", "ϲc", "ωw"],
  ].map(([sign = "", letter = ""]) => [sign, letter]),
);

/** `name` in the Latin letters that it looks like; what looks like none stays. */
export function latin(name: string): string {
  if (/^[\x20-\x7e]*$/.test(name)) return name;
  return name
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u0370-\u04ff\u0500-\u052f]/g, (sign) => {
      const letter = LOOKALIKES.get(sign.toLowerCase());
      if (letter === undefined) return sign;
      return sign === sign.toLowerCase() ? letter : letter.toUpperCase();
    });
}

/** A field's name without case, signs and digits: `Tool-Input_2` is `toolinput`. */
export function plainName(name: string): string {
  return latin(name)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}
