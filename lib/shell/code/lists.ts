/** Lists of words in a one-liner: `["rm", "-rf", path]`, names that hold them and grow, and what joins them. */
import { type Arg, known } from "../invocation.ts";
import { argsFrom, closing, isSign } from "./calls.ts";
import type { Token } from "./tokens.ts";

/** The lists that names hold, and what an expression comes to. */
export type Holder = {
  readonly lists: ReadonlyMap<string, readonly Arg[]>;
  readonly values: (tokens: readonly Token[]) => readonly Arg[];
};

/** Items of one list that are followed. */
const ITEMS = 64;

/** The items of a list, or of a name that holds one; undefined when the tokens are no list. */
export function itemsOf(tokens: readonly Token[], holder: Holder, depth = 0): readonly Arg[] | undefined {
  const start = tokens.findIndex(({ kind, value }) => kind !== "sign" || !/^[*.\\]$/.test(value));
  const [first, next] = tokens.slice(start, start + 2);
  if (first === undefined || depth > 8) return undefined;
  if (first.kind === "name" && next === undefined) return holder.lists.get(first.value);
  const cut = /^(.{1,64})\.slice$/.exec(first.value)?.[1];
  if (first.kind === "name" && cut !== undefined && isSign(next, "("))
    return holder.lists.get(cut)?.slice(Number(tokens[start + 2]?.value) || 0);
  const isArray =
    first.kind === "name" &&
    /^(?:array|list|tuple|arrayOf|listOf|(?:java\.util\.)?(?:List\.of|Arrays\.asList))$/.test(first.value) &&
    isSign(next, "(");
  const open = isArray ? start + 1 : start;
  if (!isArray && !isSign(first, "[")) return undefined;
  const items = argsFrom(tokens, open + 1, false).flatMap(
    (item) => itemsOf(item, holder, depth + 1) ?? holder.values(item).slice(0, 1),
  );
  const end = closing(tokens, open);
  const adds = isSign(tokens[end + 1], "+");
  if (tokens[end + 1] !== undefined && !adds) return undefined;
  const more = adds ? itemsOf(tokens.slice(end + 2), holder, depth + 1) : [];
  return more && [...items, ...more].slice(0, ITEMS);
}

/** The items of Perl's `("rm", "-rf", $path)`. */
export function groupOf(tokens: readonly Token[], holder: Holder): Arg[] | undefined {
  if (!isSign(tokens[0], "(")) return undefined;
  return argsFrom(tokens, 1, false).flatMap((item) => holder.values(item).slice(0, 1));
}

/** `list.append(item)`, `list.push(a, b)`, `list.extend([…])`, `list += […]`, `list << item`: the name, and what is added. */
export function growth(
  tokens: readonly Token[],
  at: number,
): { readonly name: string; readonly added: readonly (readonly Token[])[] } | undefined {
  const full = tokens[at]?.value ?? "";
  const found = /^(.{1,64})\.(?:append|push|extend|concat|add|update|insert)$/.exec(full)?.[1];
  if (found !== undefined && isSign(tokens[at + 1], "("))
    return { name: found, added: argsFrom(tokens, at + 2, false) };
  const pair = `${tokens[at + 1]?.value}${tokens[at + 2]?.value}`;
  return pair === "+=" || pair === ".=" || pair === "<<"
    ? { name: full, added: argsFrom(tokens, at + 3, true).slice(0, 1) }
    : undefined;
}

/** The words of a list with a text between them: `" ".join(words)`, `words.join(" ")`, `implode(" ", words)`. */
export function joined(items: readonly Arg[], separator: Arg | undefined): Arg {
  const between = known(separator) ?? "";
  return items.flatMap((item, at) => (at === 0 || between === "" ? item : [between, ...item]));
}
