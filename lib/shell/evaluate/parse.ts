/** The one door to the bash parser: caps before parsing, errors after it. */
import { parse as unbash } from "unbash";
import { SHELL_HEREDOCS, SHELL_OPENERS, SHELL_SOURCE } from "../../core/limits.ts";

export type {
  ArithmeticExpression,
  Assignment,
  Case,
  Command,
  CommandNode,
  CompoundList,
  Coproc,
  For,
  Function as FunctionNode,
  HereDoc,
  If,
  ParameterExpansionPart,
  ParameterOperation,
  ParsedScript,
  Pipeline,
  Redirected,
  Redirection as RedirectionNode,
  Select,
  Statement,
  TestExpression,
  While,
  Word,
  WordPart,
} from "unbash";

import type { ParsedScript } from "unbash";

/** A parsed script, or the reason why it was not parsed. */
export type Parsed = { readonly script: ParsedScript } | { readonly gap: string };

const HEREDOC = /<</g;

const OPENERS = /[({]/g;

/** What neither opens nor closes. */
const BETWEEN = /[^(){}]+/g;

/** The greatest number of openers that are open at once, counted without regard to quotes: never less than the true nesting. */
function openers(source: string): number {
  const all = source.match(OPENERS)?.length ?? 0;
  if (all <= SHELL_OPENERS) return all;
  let open = 0;
  let most = 0;
  for (const sign of source.replace(BETWEEN, "")) {
    // A case pattern's lone ")" must not make the count negative.
    if (sign === "(" || sign === "{") most = Math.max(most, ++open);
    else if (open > 0) open--;
  }
  return most;
}

/**
 * Parses bash source; never throws. What the parser could not read stays in the errors of the script (and of nested
 * scripts, which are parsed when they are first read).
 */
export function parseShell(source: string): Parsed {
  if (source.length > SHELL_SOURCE) return { gap: "length" };
  if (openers(source) > SHELL_OPENERS) return { gap: "nesting" };
  if (source.length > SHELL_HEREDOCS && (source.match(HEREDOC)?.length ?? 0) > SHELL_HEREDOCS) {
    return { gap: "heredocs" };
  }
  try {
    return { script: unbash(source) };
  } catch {
    // A chain of some thousand `coproc` overflows the parser's stack.
    return { gap: "nesting" };
  }
}
