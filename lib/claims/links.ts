/** Own links in a text and the canonical key behind each. */
import type { CitedLink, ClaimKind } from "./claim.ts";

/** One form of an own link: a template's LINKS table holds them, the most specific first. */
export type LinkRow = {
  readonly name: string;
  /** `https://host/path/{id}`, `https://{id}.host` or, on the host's own site, `/path/{id}`. */
  readonly form: string;
  /** The deed that such a link belongs to. */
  readonly proves: ClaimKind;
  /** True when the link works before anything is public. */
  readonly serves?: boolean;
};

/** A link and where it stands; `own` is missing for a link to somewhere else. */
export type FoundLink = { readonly start: number; readonly end: number; readonly own?: CitedLink };

// A URL, a host name without a scheme, or a path of two parts. Only ASCII: a full-width stop or an emoji ends a link. Every
// repeat is bounded, which keeps a megabyte without spaces linear.
const CANDIDATE =
  /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]{1,2000}|\b[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9][a-z0-9-]{0,62}){1,6}(?::\d{1,5})?(?:\/[\w\-.~:/?#@!$&'()*+,;=%]{0,2000})?|(?<![\w/.<-])\/[a-z][\w-]{0,40}\/[\w\-./?#=&%]{1,300}/gi;

/** Every link of `text` in order; links to other places are found too, because they are no prose either. */
export function findLinks(text: string, table: readonly LinkRow[]): FoundLink[] {
  const found: FoundLink[] = [];
  for (const match of text.matchAll(CANDIDATE)) {
    const raw = trimmed(match[0]);
    const own = raw === "" ? undefined : readLink(raw, table);
    // Without a scheme only an own host or path is a link: "v1.4", "index.html" and "and/or" are words.
    if (own) found.push({ start: match.index, end: match.index + raw.length, own });
    else if (/^https?:/i.test(raw)) found.push({ start: match.index, end: match.index + raw.length });
  }
  return found;
}

/** Without the punctuation of the sentence around it: `https://x/y).` ends at `y`, `https://x/y_(z)` at `)`. */
function trimmed(raw: string): string {
  // What is glued behind the closing bracket of a Markdown link is not the link.
  const glued = raw.search(/\)[^/?#\w).,]|\]/);
  let end = glued < 0 ? raw.length : glued;
  while (end > 0 && /[.,;:!?'")\]*_~&]/.test(raw[end - 1] ?? "")) {
    if (raw[end - 1] === ")" && raw.slice(0, end).split("(").length === raw.slice(0, end).split(")").length)
      break;
    end--;
  }
  return raw.slice(0, end);
}

/** The number of its owner that a page's slug opens with: `7001-bakery`. */
export function ownerOf(slug: string): string | undefined {
  return /^\d+(?=-)/.exec(slug)?.[0];
}

/** What a link stands for, or `undefined` when it leads elsewhere or to no page. */
export function readLink(raw: string, table: readonly LinkRow[]): CitedLink | undefined {
  const path = raw.startsWith("/");
  const url = parsed(path ? `https://self${raw}` : /^https?:/i.test(raw) ? raw : `https://${raw}`);
  if (!url) return undefined;
  const host = url.hostname.replace(/\.$/, "");
  const parts = segments(url.pathname);
  for (const row of table) {
    if (row.form.startsWith("/") !== path) continue;
    const key = keyOf(host, parts, formOf(row.form));
    if (key !== undefined) return linkOf(row, key, raw);
  }
  return path ? undefined : poser(raw, url, table);
}

function linkOf(row: LinkRow, key: string, text: string): CitedLink {
  return { name: row.name, key, text, proves: row.proves, serves: row.serves ?? false };
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** What documentation writes where an id goes: such a link is the form of one and leads nowhere. */
const PLACEHOLDER =
  /^(?:(?:your|my|some|any|the)-(?:slug|id|name|page|site|user|project|app-name|title|post|handle)\b.*|(?:user|userid|user-?id|user-?name|uid|id|n+|x+|0+|1234|12345)-?(?:slug|name|title|project|page|x+)|slug|post-?id|preview-?id|x{3,}|\.{3})$/;

const ID = /^[a-z0-9_][a-z0-9_.~-]*$/;

/** A row's form taken apart: its host, and its path with the place of the id. */
type Form = { readonly host: string; readonly wanted: readonly string[] };

const forms = new Map<string, Form>();

function formOf(form: string): Form {
  const known = forms.get(form);
  if (known) return known;
  const [, host = "self", path = ""] = /^https:\/\/([^/]+)(.*)/.exec(form) ?? ["", "self", form];
  const made = { host, wanted: segments(path) };
  forms.set(form, made);
  return made;
}

/** The id in a link by its form, in lower case; whatever stands behind it in the path still belongs to the same page. */
function keyOf(host: string, parts: readonly string[], form: Form): string | undefined {
  let key: string | undefined;
  if (form.host.startsWith("{id}.")) {
    const base = form.host.slice("{id}".length);
    const label = host.endsWith(base) ? host.slice(0, -base.length).replace(/^www\./, "") : "";
    key = label.includes(".") || label === "www" ? undefined : label;
  } else if (host === form.host || host === `www.${form.host}`) {
    const { wanted } = form;
    key = wanted.every((part, at) => part === "{id}" || part === parts[at])
      ? parts[wanted.indexOf("{id}")]
      : undefined;
  }
  return key !== undefined && ID.test(key) && !PLACEHOLDER.test(key) ? key.replace(/\.+$/, "") : undefined;
}

function segments(path: string): string[] {
  return path.toLowerCase().split("/").map(unescaped).filter(Boolean);
}

function unescaped(part: string): string {
  if (!part.includes("%")) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A link whose host only looks like an own one: `own.host.evil.example`, `own.host@evil.example`. */
function poser(raw: string, url: URL, table: readonly LinkRow[]): CitedLink | undefined {
  const authority = (raw.replace(/^https?:\/\//i, "").split(/[/?#]/)[0] ?? "").toLowerCase();
  const row = table.find((own) => {
    const host = /^https:\/\/(?:\{id\}\.)?([^/]+)/.exec(own.form)?.[1];
    if (host === undefined || !authority.includes(host)) return false;
    return url.hostname !== host && !url.hostname.endsWith(`.${host}`);
  });
  return row ? linkOf({ ...row, name: "fake" }, url.hostname, raw) : undefined;
}
