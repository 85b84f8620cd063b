/** Values that are names of a program, its variables, members, types and modules, and no secrets: what code assigns. */
import { unitsBefore } from "../core/text.ts";
import type { Span } from "../core/verdict.ts";
import { matchAt } from "./finders.ts";

/** A value and the name it is assigned to. */
export type Assigned = { readonly span: Span; readonly value: string; readonly name: string };

/** A variable's name. */
const CAMEL = /^[a-z]{1,40}(?:[A-Z][a-z]{0,40}){1,8}\d{0,2}$/;

/** What stands behind a variable in code. */
const CODE_AFTER = /[,;)]|[ \t]{0,2}(?:&&|\|\||\?)/y;

/** A member or the type of a module: `z.ZodObject`, `xa0._length`. */
const MEMBER = /^[A-Za-z_$][\w$]{0,40}(?:\.[A-Za-z_$][\w$]{0,40}){1,4}$/;

/** What a type takes, or a member is called with. */
const TYPE_AFTER = /<(?!\/)|\(/y;

/** A member's name that ends in no digit, as passwords with a dot do: `Blue.Horse7`. */
const WORDED_END = /[A-Za-z_$]$/;

/** What ends the statement or the line of a literal that a member stands in. */
const STATEMENT_END = /;|,?[ \t]{0,4}[)\]}]|,[ \t]{0,4}\r?\n/y;

/** What stands behind a member that is given a value itself. */
const ASSIGNED_TO = /[ \t]{1,4}=[ \t]/y;

/** A constant of a module: `Le.CESIUM_3D_TILE`. */
const CONSTANT = /^[A-Za-z_$][\w$]{0,40}\.[A-Z][A-Z\d]{0,40}(?:_[A-Z\d]{1,40}){0,8}$/;

/** What stands behind a constant in code. */
const CONSTANT_AFTER = /[,;)}\]]|&&|\|\|/y;

/** Members that are given one to the other: `css=p1.style`. */
const CHAIN =
  /^[A-Za-z_$][\w$]{0,40}(?:\.[\w$]{1,40}){0,4}(?:=[A-Za-z_$][\w$]{0,40}(?:\.[\w$]{1,40}){1,4}){1,3}$/;

/** Whether a value is a name of code, a variable's or a type's, by what stands behind it. */
function isNameInCode({ span, value }: Assigned, text: string): boolean {
  if (CAMEL.test(value)) return matchAt(CODE_AFTER, text, span.end) >= 0;
  if (CHAIN.test(value)) return true;
  if (!MEMBER.test(value) || /["'`]/.test(text.charAt(span.start - 1))) return false;
  if (CONSTANT.test(value) && matchAt(CONSTANT_AFTER, text, span.end) >= 0) return true;
  if (matchAt(TYPE_AFTER, text, span.end) >= 0 || matchAt(ASSIGNED_TO, text, span.end) >= 0) return true;
  return WORDED_END.test(value) && matchAt(STATEMENT_END, text, span.end) >= 0;
}

/** A name of several words, as parts of a program have: `ipv6_match`, `isRfc3986Reserved`, `cmcd.isV1Key_SET_`. */
const WORDS_NAME =
  /^(?:[a-z]{1,20}\.){0,3}[a-z]{1,40}\d{0,4}(?:_[a-z]{1,40}\d{0,4}|[A-Z]{1,6}(?:[a-z]{1,40}\d{0,4}|\d{1,4})){1,8}(?:_[A-Z]{2,20}_?)?$/;

/** A type of a module of a package: `aws-cdk-lib.aws_kms.StreamEncryption#customerManagedKey`, `aws-cdk-lib/aws-kms.CfnKey`. */
const QUALIFIED_NAME =
  /^[a-z][a-z-]{1,40}(?:[./][a-z][a-z0-9_-]{1,40}){1,6}[.#][A-Z][A-Za-z0-9]{1,60}(?:[.#][A-Za-z_]{2,60}){0,2}$/;

/** Whether a value is one of the names in a list, as all names of a program stand in its source map. */
function isNameInList({ span, value, name }: Assigned, text: string): boolean {
  if (name.startsWith("-") || !WORDS_NAME.test(value)) return false;
  const isBetween = /,[ \t]{0,4}\\?["']$/.test(unitsBefore(text, span.start, 8));
  return isBetween && /^\\?["'],/.test(text.slice(span.end, span.end + 3));
}

/** Whether a value names a part of a program rather than holds a secret. */
export function isNameOfCode(found: Assigned, text: string): boolean {
  const { value, name } = found;
  if (QUALIFIED_NAME.test(value) || name.endsWith(`.${value}`) || name === value) return true;
  return isNameInCode(found, text) || isNameInList(found, text);
}
