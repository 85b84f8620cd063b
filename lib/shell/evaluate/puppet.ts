/**
 * What a manifest of Puppet does on this machine, as shell text: the commands of `exec`, and files, trees and users in the
 * words of the program that does the same.
 *
 * Sources: the language reference of Puppet 8 (resources, strings) and its pages of the types exec, file, tidy and user;
 * puppet-apply(8), puppet-resource(8).
 */
import { isOneOf } from "../../core/words.ts";
import { type Arg, known } from "../invocation.ts";
import type { Options } from "../word/options.ts";
import { knownWords } from "../word/pieces.ts";

/** The values of an attribute: one, or those of a list. */
type Attributes = ReadonlyMap<string, readonly string[]>;

type Resource = {
  readonly type: string;
  readonly titles: readonly string[];
  readonly attributes: Attributes;
};

/** The texts that `puppet apply` and `puppet resource` run here, of manifests that are read by `read` and from the input. */
export function puppetTexts(
  options: Options,
  read: (path: string) => string | undefined,
  input: () => string | undefined,
): readonly string[] {
  if (options.has("noop")) return [];
  const [verb, ...operands] = options.operands;
  if (known(verb) === "resource") return textsOf(resourceAsked(operands));
  if (known(verb) !== "apply") return [];
  const given = knownWords(options.values("execute"));
  const manifests = [...given, ...knownWords(operands).map(read)];
  return (manifests.length > 0 ? manifests : [input()]).flatMap((manifest) =>
    resourcesIn(manifest ?? "").flatMap(textsOf),
  );
}

/** `puppet resource TYPE NAME key=value …` */
function resourceAsked(operands: readonly Arg[]): Resource {
  const [type = "", title = "", ...settings] = knownWords(operands);
  const pairs = settings.map((setting): [string, readonly string[]] => {
    const at = setting.indexOf("=");
    return [setting.slice(0, at), [setting.slice(at + 1)]];
  });
  return { type, titles: [title], attributes: new Map(pairs) };
}

// --- the language -----------------------------------------------------------------------------------------------

/** A comment, a string in either quotes, an arrow, a word, any other sign. */
const TOKEN = /#[^\n]*|'((?:[^'\\]|\\[\s\S]){0,2048})'|"((?:[^"\\]|\\[\s\S]){0,2048})"|=>|\w+|[^\s\w]/g;

type Token = { readonly text: string; readonly isString: boolean };

function tokensOf(manifest: string): Token[] {
  return [...manifest.matchAll(TOKEN)].flatMap(([all, single, double]) => {
    if (all.startsWith("#")) return [];
    const string = single ?? double;
    return [{ text: string?.replace(/\\(['"\\])/g, "$1") ?? all, isString: string !== undefined }];
  });
}

const TYPES = "exec file tidy user";

/** The resources of the types that are known here, in their order. */
function resourcesIn(manifest: string): Resource[] {
  const tokens = tokensOf(manifest);
  const found: Resource[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const type = tokens[at];
    if (type === undefined || type.isString || !isOneOf(TYPES, type.text)) continue;
    if (!isSign(tokens[at + 1], "{")) continue;
    const body = bodyBehind(tokens, at + 2);
    found.push(...split(body, ";").map((tokensOfOne) => resourceOf(type.text, tokensOfOne)));
    at += body.length + 2;
  }
  return found;
}

function isSign(token: Token | undefined, sign: string): boolean {
  return token !== undefined && !token.isString && token.text === sign;
}

/** How much deeper a token leads. */
function depthOf(token: Token): number {
  if (token.isString) return 0;
  return isOneOf("{ [ (", token.text) ? 1 : isOneOf("} ] )", token.text) ? -1 : 0;
}

/** What stands up to the brace that closes a body. */
function bodyBehind(tokens: readonly Token[], from: number): readonly Token[] {
  let depth = 1;
  let end = from;
  for (; end < tokens.length; end++) {
    depth += depthOf(tokens[end] ?? { text: "", isString: true });
    if (depth === 0) break;
  }
  return tokens.slice(from, end);
}

/** The parts between signs that stand in no bracket. */
function split(tokens: readonly Token[], sign: string): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth += depthOf(token);
    if (depth === 0 && isSign(token, sign)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/** `'title': key => value, …` */
function resourceOf(type: string, tokens: readonly Token[]): Resource {
  const colon = tokens.findIndex((token) => isSign(token, ":"));
  const attributes = split(tokens.slice(colon + 1), ",").map(([key, , ...value]): [string, string[]] => [
    key?.text ?? "",
    valuesOf(value),
  ]);
  return { type, titles: valuesOf(tokens.slice(0, Math.max(colon, 0))), attributes: new Map(attributes) };
}

function valuesOf(tokens: readonly Token[]): string[] {
  return tokens.filter(({ text, isString }) => isString || /^\w/.test(text)).map(({ text }) => text);
}

// --- what they do -----------------------------------------------------------------------------------------------

function textsOf(resource: Resource): string[] {
  switch (resource.type) {
    case "exec":
      return executed(resource);
    case "file":
      return filed(resource);
    case "tidy":
      return tidied(resource);
    case "user":
      return isAbsent(resource) && isOn(resource, "managehome")
        ? resource.titles.map((name) => `userdel -r ${quoted(name)}`)
        : [];
    default:
      return [];
  }
}

function isOn({ attributes }: Resource, name: string): boolean {
  return /^(?:true|yes|remote|inf|\d+)$/.test(attributes.get(name)?.[0] ?? "");
}

function isAbsent({ attributes }: Resource): boolean {
  return attributes.get("ensure")?.[0] === "absent";
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** The command, and those that it is asked for or that run behind it; a list is the words of one. */
function executed({ titles, attributes }: Resource): string[] {
  const commands = [attributes.get("command") ?? titles, ...["onlyif", "unless", "refresh"].map(of)];
  function of(name: string): readonly string[] {
    return attributes.get(name) ?? [];
  }
  const [folder] = of("cwd");
  const front = folder === undefined ? "" : `cd ${quoted(folder)} && `;
  return commands
    .filter((words) => words.length > 0)
    .map((words) => front + (words.length === 1 ? words[0] : words.map(quoted).join(" ")));
}

/** A file that goes, a folder that is purged of what no resource names, a content, rights of a whole tree. */
function filed(resource: Resource): string[] {
  const { titles, attributes } = resource;
  const paths = (attributes.get("path") ?? titles).map(quoted).join(" ");
  if (paths === "") return [];
  const isWhole = isOn(resource, "recurse");
  if (isAbsent(resource)) return [`rm ${isWhole || isOn(resource, "force") ? "-rf" : "-f"} ${paths}`];
  const [[mode], [owner]] = [attributes.get("mode") ?? [], attributes.get("owner") ?? []];
  return [
    ...(isWhole && isOn(resource, "purge") ? [`find ${paths} -mindepth 1 -delete`] : []),
    ...(attributes.has("content") ? [`tee ${paths}`] : []),
    ...(isWhole && mode !== undefined ? [`chmod -R ${quoted(mode)} ${paths}`] : []),
    ...(isWhole && owner !== undefined ? [`chown -R ${quoted(owner)} ${paths}`] : []),
  ];
}

/** Files by their age, size or name, or all of them. */
function tidied(resource: Resource): string[] {
  const { titles, attributes } = resource;
  const picks = ["age", "size", "matches"].some((name) => attributes.has(name));
  if (picks || !isOn(resource, "recurse")) return [];
  return [`find ${(attributes.get("path") ?? titles).map(quoted).join(" ")} -type f -delete`];
}
