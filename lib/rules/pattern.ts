/** Patterns as rules files write them. */

/** The regular expression in `text`: its source, or `/source/flags` with the flags i, s and u. Throws a SyntaxError. */
export function patternOf(text: string): RegExp {
  const [, source = text, flags = ""] = /^\/(.*)\/([isu]{0,3})$/s.exec(text) ?? [];
  return new RegExp(source, flags);
}
