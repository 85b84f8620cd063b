/**
 * From a reply to the sentences in which an agent can claim something: code blocks, quotations and open boxes out,
 * what stands in backticks and the names of files kept as signs.
 */
import { WORK_REPLY, WORK_SENTENCE, WORK_SENTENCES } from "../core/limits.ts";

/** What a sign stands for: a command line, a path, any other word in backticks, an address. */
export type QuotedSpan = { readonly kind: "code" | "path" | "url"; readonly text: string };

/** One sentence. `text` holds signs in the place of spans; {@link spansIn} finds them. */
export type Sentence = {
  readonly text: string;
  /** As it was written, on one line. */
  readonly plain: string;
  /** The items of the list, or the code block, that the sentence announces with a colon. */
  readonly list: readonly string[];
  readonly block?: string;
  /** True for a ticked item: "✅ Tests", "[x] lint". */
  readonly ticked: boolean;
  /** True for a sentence of the last paragraph. */
  readonly ends: boolean;
  /** The heading under which it stands, in lower case. */
  readonly heading: string;
  /** The line that announces the list or the paragraph in which it stands, with its colon. */
  readonly under: string;
  /** Counts paragraphs. */
  readonly paragraph: number;
};

const FIRST = 0xe100;
const LAST = 0xf8ff;

export type ParsedReply = {
  readonly sentences: readonly Sentence[];
  readonly spans: readonly QuotedSpan[];
  /** The items of lists that are crossed out, open or put off: not all is well. */
  readonly open: readonly string[];
  /** A cap left some of its sentences out. */
  readonly unread: boolean;
};

/** The spans whose signs stand in `text`. */
export function spansIn(text: string, { spans }: Pick<ParsedReply, "spans">): QuotedSpan[] {
  const found: QuotedSpan[] = [];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // No half of a pair is a sign: they all stand below the first one.
    const span = unit >= FIRST && unit <= LAST ? spans[unit - FIRST] : undefined;
    if (span) found.push(span);
  }
  return found;
}

/** `text` with every sign as it was written. */
export function written(text: string, { spans }: Pick<ParsedReply, "spans">): string {
  return text.replace(/[\uE100-\uF8FF]/g, (sign) => spans[sign.charCodeAt(0) - FIRST]?.text ?? "");
}

type Line = { readonly text: string; readonly block?: string; readonly blank: boolean };

/** Signs of short vowels in Arabic, which may be written or not. */
const VOWELS = /[\u064b-\u0652\u0670]/g;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Lines of prose; a code block is one line that stands for it, a quotation none. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let fence = "";
  let block: string[] = [];
  for (const line of text.replace(VOWELS, "").replace(/\r\n?/g, "\n").split("\n")) {
    const mark = FENCE.exec(line)?.[1] ?? "";
    if (fence !== "") {
      if (mark.startsWith(fence) && line.trim() === mark) {
        lines.push({ text: "", block: block.join("\n"), blank: true });
        fence = "";
        block = [];
      } else block.push(line);
    } else if (mark !== "") fence = mark;
    else if (!/^ {0,3}>/.test(line)) lines.push({ text: line, blank: line.trim() === "" });
  }
  if (fence !== "") lines.push({ text: "", block: block.join("\n"), blank: true });
  return lines;
}

const PATH =
  /(?<![\w/@.\uE100-\uF8FF-])(?!(?:console|logger|logging|math|numpy|np|torch|process|import\.meta|res|resp|response|req|request|self|this|ctx|window|document)\.(?:log|env|json|db|zip)(?!\w))(?!(?:node|next|vue|nuxt|express|three|d3|chart|day|discord|alpine|ember|backbone|react|electron|nest|moment)\.js(?![\w/]))(?:~?\/|\.{1,2}\/)?(?:[\w@.+-]+\/)*[\w@+-][\w@.+-]*\.(?:[cm]?[jt]sx?|py[xi]?|ipynb|go|rs|java|kts?|scala|rb|php|c|h|cc|cpp|cxx|hpp|cs|swift|sh|bash|zsh|lua|p[lm]|r|jl|vue|svelte|dart|exs?|cljs?|sql|md|mdx|rst|txt|json[c5l]?|ya?ml|toml|ini|cfg|conf|env|lock|csv|tsv|parquet|x?html?|s?css|less|xml|svg|png|jpe?g|gif|pdf|docx?|xlsx?|pptx?|proto|graphql|tf|gradle|db|log|zip|gz|tgz|bak|plist|wasm|zig|hs|ml|fs|sol|erl|ex|prisma|snap|patch|diff)(?![\w/])/gi;
/** Files that everybody knows by their names alone. */
const KNOWN =
  /(?<![\w/.-])(?:README|CHANGELOG|Dockerfile|Makefile|Gemfile|Procfile|Jenkinsfile)(?![\w/-]|\.\w)/g;
/** An address; the stop behind it ends the sentence. */
const URL = /\bhttps?:\/\/[^\s<>()`"'，。、）]*[^\s<>()`"'，。、）.,;:!?…]/g;
const CODE = /(`{1,2})([^`\n]{1,400})\1/g;
/** Quotations in the marks of the languages; a single word in quotes is a name. */
const QUOTED =
  /“[^“”\n]{1,2000}”|„[^„“”\n]{1,2000}[“”]|«[^«»\n]{1,2000}»|「[^「」\n]{1,2000}」|『[^『』\n]{1,2000}』|(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}])"[^"\n]{1,2000}"(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}])|~~[^~\n]{1,2000}~~|<!--.{0,2000}?-->/gu;

class Spans {
  readonly all: QuotedSpan[] = [];

  sign(kind: QuotedSpan["kind"], text: string): string {
    if (FIRST + this.all.length > LAST) return " ";
    this.all.push({ kind, text });
    return String.fromCharCode(FIRST + this.all.length - 1);
  }
}

function signed(line: string, spans: Spans): string {
  return line
    .replace(/[\uE100-\uF8FF]/g, "")
    .replace(CODE, (_all, _ticks, inner: string) =>
      spans.sign(isPathLike(inner) ? "path" : "code", inner.trim()),
    )
    .replace(QUOTED, (quoted) =>
      /^.[\w./-]{1,40}.$/u.test(quoted) ? spans.sign("code", quoted.slice(1, -1)) : " … ",
    )
    .replace(
      /\[([^\]\n]{1,200})\]\(([^)\n]{1,400})\)/g,
      (_all, label: string, to: string) => `${label} ${spans.sign("url", to)}`,
    )
    .replace(URL, (url) => spans.sign("url", url))
    .replace(PATH, (path) => spans.sign("path", path))
    .replace(KNOWN, (name) => spans.sign("path", name))
    .replace(/\*+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "");
}

/** A file or folder that is hidden by its dot, and no method or class: `.env`, `.github`, `.eslintrc.json`. */
const DOTFILE =
  /^\.(?:[\w-]*(?:rc|ignore|env|config|attributes|version|versions|file|modules|keep)(?:\.[\w.-]+)?|env[\w.-]*|git|github|gitlab|next|nuxt|cache|venv|vscode|idea|husky|ssh|aws|npm|docker|circleci|claude|codex|gemini|cursor|pytest_cache|mypy_cache|terraform|tox|[\w-]+\.\w+)$/;

/** True for a path, a file by its ending or a folder. */
export function isPathLike(text: string): boolean {
  const found = text.match(PATH);
  return (
    (found?.length === 1 && found[0] === text.trim()) ||
    /^(?:\.{1,2}\/|~?\/)?[\w@.-]+\/[\w@./-]*$/.test(text) ||
    DOTFILE.test(text) ||
    /^(?:Dockerfile|Makefile|Justfile|Procfile|LICENSE|README|CHANGELOG|Gemfile|Rakefile|Vagrantfile|Jenkinsfile)$/.test(
      text,
    )
  );
}

const TICKED = /^\s*(?:[-*+•]\s+|\d{1,3}[.)]\s+)?(?:[✅✔☑✓]\uFE0F?|:white_check_mark:|\[[xX✓✔]\])\s*/u;
const OPEN_BOX = /^\s*(?:[-*+•]\s+|\d{1,3}[.)]\s+)?(?:[❌✖❎⏳⌛🔲⬜☐🚧⏸🔜⚠🟡🔴]\uFE0F?|:x:|\[[ -]\])/u;
const BULLET = /^\s*(?:[-*+•▪◦·–]|\d{1,3}[.)、])\s+/u;
const HEADING = /^\s{0,3}#{1,6}\s+|^\s*\*\*[^*\n]{1,60}\*\*:?\s*$/;

/** Where a line stands: its heading, its paragraph, the line that announces its list. */
class Place {
  heading = "";
  under = "";
  paragraph = 0;
  #listed: boolean = false;
  /** True once a line of prose stands behind the one that announces. */
  #behind: boolean = false;
  /** Items that are crossed out, or left open. */
  readonly open: string[] = [];

  /** What comes is announced by `line`. */
  announce(line: string): void {
    this.under = line;
    this.#behind = false;
  }

  /** Enters a line; false for one that says nothing. */
  enters({ text, blank }: Line): boolean {
    if (blank) {
      this.paragraph++;
      if (this.#behind) this.under = "";
      return false;
    }
    if (HEADING.test(text)) this.heading = text.replace(/[#*:]/g, "").trim().toLowerCase();
    const listed = BULLET.test(text) || TICKED.test(text);
    if (!listed && (this.#listed || HEADING.test(text))) this.under = "";
    this.#listed = listed;
    this.#behind = !listed;
    const crossed = OPEN_BOX.test(text);
    if (crossed) this.open.push(text);
    return !crossed && !/^[\s|:-]+$/.test(text);
  }
}

/** True for an item with a tick in front or behind, or in a cell of a table. */
function isTicked(text: string): boolean {
  return TICKED.test(text) || /[✅✔☑]\uFE0F?\s*[|)]?\s*$/u.test(text) || /^\s*\|.*[✅✔☑]/u.test(text);
}

/** The text of a line without the marks of a heading, a list or a table. */
function bareOf(text: string): string {
  return text
    .replace(/^\s{0,3}#{1,6}\s+/, "")
    .replace(TICKED, "")
    .replace(BULLET, "")
    .replace(/^\s*(?:\p{Extended_Pictographic}\uFE0F?\s*)+(?=\p{L})/u, "")
    .replace(/^\s*\|/, "")
    .replaceAll("|", " · ");
}

/** The sentences of a reply and the spans in them. Linear in its length; of a longer one than the cap, both ends. */
export function readReply(text: string): ParsedReply {
  const spans = new Spans();
  const lines = linesOf(headAndTail(text));
  const sentences: Sentence[] = [];
  const place = new Place();
  const last = lastParagraph(lines);
  for (const [at, line] of lines.entries()) {
    if (!place.enters(line)) continue;
    const bare = bareOf(line.text);
    const opens = /[:：]\s*$/.test(line.text);
    const { heading, under, paragraph } = place;
    const announces = opens ? { list: listBehind(lines, at), ...blockBehind(lines, at) } : { list: [] };
    const ticked = isTicked(line.text);
    for (const one of sentencesOf(signed(bare, spans))) {
      const plain = written(one, { spans: spans.all });
      sentences.push({ text: one, plain, ticked, ends: at >= last, heading, under, paragraph, ...announces });
    }
    if (opens) place.announce(bare.trim());
  }
  const isLong = sentences.length > WORK_SENTENCES;
  return {
    sentences: isLong
      ? [...sentences.slice(0, WORK_SENTENCES / 2), ...sentences.slice(-WORK_SENTENCES / 2)]
      : sentences,
    spans: spans.all,
    open: place.open,
    unread: isLong || text.length > WORK_REPLY,
  };
}

function headAndTail(text: string): string {
  if (text.length <= WORK_REPLY) return text;
  return `${text.slice(0, WORK_REPLY / 2)}\n\n${text.slice(-WORK_REPLY / 2)}`;
}

/** The index of the first line of the last paragraph that says something. */
function lastParagraph(lines: readonly Line[]): number {
  let at = lines.length - 1;
  while (at > 0 && lines[at]?.blank) at--;
  while (at > 0 && !lines[at - 1]?.blank) at--;
  return at;
}

function listBehind(lines: readonly Line[], at: number): string[] {
  const items: string[] = [];
  for (let next = at + 1; next < lines.length && items.length < 50; next++) {
    const line = lines[next];
    if (!line || (line.blank && items.length > 0)) break;
    if (line.blank) continue;
    if (!BULLET.test(line.text) && !TICKED.test(line.text)) break;
    items.push(line.text.replace(TICKED, "").replace(BULLET, ""));
  }
  return items;
}

function blockBehind(lines: readonly Line[], at: number): { readonly block?: string } {
  const next = lines.slice(at + 1, at + 4).find(({ block, blank }) => block !== undefined || !blank);
  return next?.block === undefined ? {} : { block: next.block };
}

const END = /(?<=[.!?…])["')\]]*\s+(?=[^\s\p{Ll})\]])|(?<=[。！？])\s*|\s+(?=[✅✔☑]\uFE0F?\s)/u;

function piecesOf(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / WORK_SENTENCE) }, (_, at) =>
    text.slice(at * WORK_SENTENCE, (at + 1) * WORK_SENTENCE),
  );
}

function sentencesOf(line: string): string[] {
  return line
    .split(END)
    .flatMap((part) => (part.length <= WORK_SENTENCE ? [part] : piecesOf(part)))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}\uE100-\uF8FF]/u.test(part));
}

/** True for a question. */
export function isQuestion(text: string): boolean {
  return /[?？][\s"'”’»）)」』]*$/.test(text);
}
