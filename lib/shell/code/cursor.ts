/** A place in the tokens of a one-liner, and what can be asked there. */
import { CODE_DEPTH } from "../../core/limits.ts";
import type { ScriptLanguage, Token } from "./tokens.ts";

const EVERYWHERE = /./;
const PERL = /^perl$/;
const ENDED = /^(?:ruby|lua|julia)$/;

/** Words that begin no operand, by the languages that have them. */
const NO_OPERAND: readonly (readonly [words: string, languages: RegExp])[] = [
  ["if for while and or in else", EVERYWHERE],
  ["eq ne lt gt le ge cmp x xor", PERL],
  ["unless until foreach", /^(?:perl|ruby)$/],
  ["do then end rescue ensure elsif elseif", ENDED],
  ["elif is", /^python$/],
  ["as", /^(?:python|php)$/],
  ["of", /^javascript$/],
  ["instanceof", /^(?:javascript|php|closures)$/],
];

const STOPS = new Map(
  NO_OPERAND.flatMap(([words, languages]) => words.split(" ").map((word) => [word, languages])),
);

/** The places of brackets that open, and where each closes: once for all, as a script may have thousands. */
function closingOf(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach(({ kind, value }, at) => {
    if (kind !== "sign") return;
    if (/^[([{]$/.test(value)) open.push(at);
    if (!/^[)\]}]$/.test(value)) return;
    const from = open.pop();
    if (from !== undefined) closing.set(from, at);
  });
  return closing;
}

export class Cursor {
  protected at = 0;
  /** Inside the head of a loop, braces and `do` open its body. */
  protected heads = 0;
  private depth = 0;
  private closing: ReadonlyMap<number, number> | undefined;
  protected readonly tokens: readonly Token[];
  protected readonly language: ScriptLanguage;

  constructor(tokens: readonly Token[], language: ScriptLanguage) {
    this.tokens = tokens;
    this.language = language;
  }

  /** Is this one of the languages? */
  protected speaks(languages: RegExp): boolean {
    return languages.test(this.language);
  }

  /** Do keywords of this language open blocks that `end` closes? */
  protected closesByEnd(): boolean {
    return ENDED.test(this.language);
  }

  protected peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  protected isSign(value: string | RegExp, ahead = 0): boolean {
    const token = this.peek(ahead);
    if (token?.kind !== "sign") return false;
    return typeof value === "string" ? token.value === value : value.test(token.value);
  }

  protected isWord(words: RegExp | string, ahead = 0): boolean {
    const token = this.peek(ahead);
    if (token?.kind !== "name" || token.sigil !== undefined) return false;
    return typeof words === "string" ? token.value === words : words.test(token.value);
  }

  protected takeSign(value: string | RegExp): boolean {
    if (!this.isSign(value)) return false;
    this.at++;
    return true;
  }

  protected takeWord(words: RegExp | string): string | undefined {
    return this.isWord(words) ? this.tokens[this.at++]?.value : undefined;
  }

  protected isLine(ahead = 0): boolean {
    return this.peek(ahead)?.kind === "line";
  }

  protected skipLines(): void {
    while (this.isLine()) this.at++;
  }

  protected takeName(): string {
    const token = this.peek();
    if (token?.kind !== "name") return "";
    this.at++;
    return token.value;
  }

  /** Does a statement end here? */
  protected ends(): boolean {
    return this.peek() === undefined || this.isLine() || this.isSign(/^[;)\]}]$/);
  }

  /** Is this a word that begins no operand? */
  protected stopsAt(word: string): boolean {
    return STOPS.get(word)?.test(this.language) === true;
  }

  protected isNoOperand(): boolean {
    return this.isWord(/./) && this.stopsAt(this.peek()?.value ?? "");
  }

  /** Does the bracket that opens here close in front of this sign? */
  protected closesBefore(sign: string, ahead = 0): boolean {
    this.closing ??= closingOf(this.tokens);
    const close = this.closing.get(this.at + ahead);
    return close !== undefined && this.tokens[close + 1]?.value === sign;
  }

  /** Reads something one level deeper; what lies too deep is not followed. */
  protected deeper<T>(read: () => T, otherwise: T): T {
    if (this.depth > CODE_DEPTH) {
      this.at = this.tokens.length;
      return otherwise;
    }
    this.depth++;
    const found = read();
    this.depth--;
    return found;
  }

  /** Reads the head of a loop or a choice. */
  protected inHead<T>(read: () => T): T {
    this.heads++;
    const found = read();
    this.heads--;
    return found;
  }

  /** Reads items up to a closing sign; each turn moves on. */
  protected upTo(done: () => boolean, read: () => void): void {
    const heads = this.heads;
    this.heads = 0;
    while (this.at < this.tokens.length && !done()) {
      const before = this.at;
      read();
      if (this.at === before) this.at++;
    }
    this.heads = heads;
  }

  /** Items between commas, up to the closing sign. */
  protected separated(close: string | RegExp, read: () => void): void {
    this.upTo(
      () => this.takeSign(close),
      () => {
        if (!this.takeSign(/^[,;]$/) && !this.isLine()) read();
      },
    );
  }
}
