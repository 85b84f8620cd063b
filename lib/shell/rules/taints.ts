/**
 * Taints: credentials on their way, where they begin and what is left of them where one value is picked out.
 */

import type { SourceKind } from "../effect.ts";
import { type Invocation, known } from "../invocation.ts";
import { credentialAt, isSecretName } from "../paths/credentials.ts";
import type { Card } from "../programs/card.ts";
import { cardOf, matchesCommand } from "../programs/cards.ts";
import { readable, spell } from "../word/globs.ts";
import { text } from "../word/wordings.ts";

/**
 * A credential's content on its way. `selected`: one value picked out of it, as a header wants it. `besides`: it stands in
 * between much else.
 */
export type Taint = {
  readonly source: SourceKind;
  readonly what: string;
  readonly selected: boolean;
  readonly besides?: true;
  /** It lies in a whole home: a copy of that to another machine or a cloud is a backup. */
  readonly backup?: true;
};

/** One taint a kind of credential, or what many files hold would multiply on its way. */
export function distinct(taints: readonly Taint[]): readonly Taint[] {
  if (taints.length < 2) return taints;
  const kinds = new Map<string, Taint>();
  for (const taint of taints) {
    const kind = `${taint.source} ${taint.selected} ${taint.besides} ${taint.backup}`;
    if (!kinds.has(kind)) kinds.set(kind, taint);
  }
  return [...kinds.values()];
}

/** One value out of what comes through; out of what holds much besides it is a credential only by its name. */
export function picked(taints: readonly Taint[], { args }: Invocation): readonly Taint[] {
  const names = args.some((arg) => isSecretName(known(arg) ?? "") || /\benv/i.test(known(arg) ?? ""));
  return taints.flatMap((taint) => (taint.besides && !names ? [] : [{ ...taint, selected: true }]));
}

/** Credentials among the words of a program that lists names: `find -name '*.pem'`. */
export function namedTaints(finder: Invocation): readonly Taint[] {
  return finder.args.flatMap((arg) => {
    const literal = known(arg)?.replace(/^(?:\*\*?\/|\^)|[*$]$|\\(?=\.)/g, "");
    const credential = credentialAt(literal === undefined ? arg : [literal]);
    return credential ? [{ source: credential.kind, what: readable(spell(arg)), selected: false }] : [];
  });
}

/** The credentials that a program prints of its own accord: an environment dump, a secret store's answer. */
export function sourceTaints(discloses: Card["discloses"], { program, args }: Invocation): readonly Taint[] {
  if (program === undefined || discloses === undefined) return [];
  if (!matchesCommand(discloses.words, args, cardOf(program))) return [];
  const words = args.map((arg) => text(arg));
  const { source } = discloses;
  const what = [program, ...words].join(" ");
  const names = discloses.variables ? words.filter((word) => !word.startsWith("-")) : [];
  if (names.length > 0 && !names.some(isSecretName)) return [];
  const selected = source === "secret-store" || names.length > 0;
  return [{ source, what, selected, ...(discloses.besides ? { besides: true } : {}) }];
}
