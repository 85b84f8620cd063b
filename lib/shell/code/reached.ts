/**
 * What of a script is never reached: functions that nothing names but their definition, and branches behind a constant
 * that is false.
 */
import { lazy } from "../../core/lazy.ts";
import { isOneOf } from "../../core/words.ts";
import type { Node } from "./syntax.ts";
import type { ScriptLanguage } from "./tokens.ts";

/** Languages in which a script runs from its top, and no function of it for its name alone. */
const FROM_TOP = "javascript lua perl php python ruby";

/** Ways to call a function without writing its name, decorators among them; text of the command that is not known may do so, too. */
const UNNAMED_CALLS =
  /\b(?:UNKNOWN|eval|exec|globals|locals|vars|dir|getattr|__dict__|f_globals|f_locals|attrgetter|methodcaller|runpy|globalThis|window|Reflect|send|__send__|public_send|method|methods|call_user_func\w{0,6}|array_(?:map|walk|filter|reduce)|register_shutdown_function|get_defined_functions|can|_G|_ENV)\b|&\{|&\$|\bthis\[|\$\w{1,64}\s?\(|^[ \t]{0,64}@\w/m;

/** Names that are called without being named: entry points, hooks of the language, handlers. */
const CALLED_BY_NAME =
  /^(?:__\w+|[A-Z]+|import|on[a-z]+|to_\w+|inspect|method_missing|respond_to|included|inherited)$/;

const WORD = /[A-Za-z_]\w*/g;

/** Tells of a name in a script whether a function of that name can never be called; `code` is the whole of the script. */
export function unreachedIn(code: string, language: ScriptLanguage): (name: string) => boolean {
  const once = lazy((): ReadonlySet<string> => {
    const found = new Set<string>();
    if (!isOneOf(FROM_TOP, language) || UNNAMED_CALLS.test(code)) return found;
    const seen = new Set<string>();
    for (const [word] of code.matchAll(WORD)) {
      if (seen.has(word)) found.delete(word);
      else found.add(word);
      seen.add(word);
    }
    return found;
  });
  return (name) => !CALLED_BY_NAME.test(name) && once().has(name);
}

/** A function, or nothing but functions in a list or a dictionary: what a name holds so that it may be called later. */
export function isHeldFunction(node: Node): boolean {
  if (node.is === "dictionary")
    return node.pairs.length > 0 && node.pairs.every(({ value }) => isFunction(value));
  return (
    node.is === "function" || (node.is === "list" && node.items.length > 0 && node.items.every(isFunction))
  );
}

function isFunction({ is }: Node): boolean {
  return is === "function";
}

/** Languages without `unless`, whose first branch is the one that a true test takes. */
const PLAIN_CHOICES = "javascript lua php python";

/** Is a test a constant that is false? */
export function isNever(test: Node, language: ScriptLanguage): boolean {
  if (!isOneOf(PLAIN_CHOICES, language)) return false;
  if (test.is === "number") return test.value === 0 && language !== "lua";
  return test.is === "name" && isOneOf("FALSE False NULL None false nil null undefined", test.name);
}

/** Is a test a constant that is true? */
export function isAlways(test: Node, language: ScriptLanguage): boolean {
  if (!isOneOf(PLAIN_CHOICES, language)) return false;
  return test.is === "number" ? test.value > 0 : test.is === "name" && isOneOf("TRUE True true", test.name);
}
