/** A place in the tokens of a one-liner, and what can be asked there. */
import { CODE_DEPTH } from "../../core/limits.ts";
import { isOneOf, wordsOf } from "../../core/words.ts";
import type { ScriptLanguage, Token } from "./tokens.ts";

const PERL = "perl";
const ENDED = "julia lua ruby";

/** Words that begin no operand, by the languages that have them: all, where none is named. */
const NO_OPERAND: readonly (readonly [words: string, languages?: string])[] = [
  ["if for while and or in else"],
  ["eq ne lt gt le ge cmp x xor", PERL],
  ["unless until foreach", "perl ruby"],
  ["do then end rescue ensure elsif elseif", ENDED],
  ["elif is", "python"],
  ["as", "python php"],
  ["of", "javascript"],
  ["instanceof", "javascript php closures"],
];

const STOPS = new Map(
  NO_OPERAND.flatMap(([words, languages]) => wordsOf(words).map((word) => [word, languages])),
);

/** The places of brackets that open, and where each closes: once for all, as a script may have thousands. */
function closingOf(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach(({ kind, value }, at) => {
    if (kind !== "sign") return;
    if (isOneOf("( [ {", value)) open.push(at);
    if (!isOneOf(") ] }", value)) return;
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
  protected speaks(languages: string | undefined): boolean {
    return languages !== undefined && isOneOf(languages, this.language);
  }

  /** Do keywords of this language open blocks that `end` closes? */
  protected closesByEnd(): boolean {
    return this.speaks(ENDED);
  }

  protected peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  /** Does one of these signs stand here? */
  protected isSign(signs: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token?.kind === "sign" && isOneOf(signs, token.value);
  }

  /** Does one of these words stand here, or any? */
  protected isWord(words?: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    if (token?.kind !== "name" || token.sigil !== undefined) return false;
    return words === undefined || isOneOf(words, token.value);
  }

  protected takeSign(signs: string): boolean {
    if (!this.isSign(signs)) return false;
    this.at++;
    return true;
  }

  protected takeWord(words: string): string | undefined {
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
    return this.peek() === undefined || this.isLine() || this.isSign(") ] } ;");
  }

  /** Is this a word that begins no operand? */
  protected stopsAt(word: string): boolean {
    return STOPS.has(word) && this.speaks(STOPS.get(word) ?? this.language);
  }

  protected isNoOperand(): boolean {
    return this.isWord() && this.stopsAt(this.peek()?.value ?? "");
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
  protected separated(close: string, read: () => void): void {
    this.upTo(
      () => this.takeSign(close),
      () => {
        if (!this.takeSign(", ;") && !this.isLine()) read();
      },
    );
  }
}
