/** Who may ask: bearer tokens, compared in constant time. */
import { createHash, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { Refusal } from "../terminal.ts";

/** Shorter ones could be guessed over a network. */
const LEAST_CHARS = 16;

/** The variable that holds tokens where no file does. */
const VARIABLE = "AGENT_GUARDS_TOKEN";

/** Tokens that are let in; `clientOf` gives the name of the one that matches, "" where none is asked for, or undefined. */
export type Tokens = {
  readonly needed: boolean;
  readonly clientOf: (token: string | undefined) => string | undefined;
};

/**
 * The tokens of a file, one a line, `#` begins a comment, `NAME TOKEN` names its client; or those of {@link VARIABLE}, parted
 * by blanks. @throws Refusal for a file that cannot be read, holds none, or one that is too short.
 */
export function tokensFrom(file: string | undefined): Tokens {
  const rows = file === undefined ? variableRows() : fileRows(file);
  if (file !== undefined && rows.length === 0) throw new Refusal(`${file} holds no token`, "one a line");
  if (rows.some(({ token }) => token.length < LEAST_CHARS))
    throw new Refusal(`a token has at least ${LEAST_CHARS} characters`, "openssl rand -hex 32 makes one");
  const known = rows.map(({ name, token }) => ({ name, digest: digestOf(token) }));
  return {
    needed: known.length > 0,
    clientOf: (token) => {
      if (known.length === 0) return "";
      const digest = digestOf(token ?? "");
      // All of them are compared, so that the time tells nothing.
      const found = known.filter((row) => timingSafeEqual(row.digest, digest));
      return found[0]?.name;
    },
  };
}

type Row = { readonly name: string; readonly token: string };

function variableRows(): Row[] {
  const words = (process.env[VARIABLE] ?? "").split(/\s+/).filter((word) => word !== "");
  return words.map((token, at) => ({ name: `token-${at + 1}`, token }));
}

function fileRows(file: string): Row[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    throw new Refusal(`the tokens in ${file} cannot be read (${code})`);
  }
  const lines = text.split("\n").map((line) => line.replace(/(?:^|\s)#.*/, "").trim());
  return lines.flatMap((line, at) => {
    const [first = "", second] = line.split(/\s+/);
    if (first === "") return [];
    return [
      second === undefined ? { name: `token-${at + 1}`, token: first } : { name: first, token: second },
    ];
  });
}

const digestOf = (token: string): Uint8Array => createHash("sha256").update(token).digest();
