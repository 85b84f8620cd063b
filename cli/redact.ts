/** `agent-guards redact`: a text with every secret masked. */
import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Secret } from "../lib/secrets/finding.ts";
import { mask } from "../lib/secrets/mask.ts";
import { type ScanOptions, scan } from "../lib/secrets/scan.ts";
import { readText, replaceText } from "./config/file.ts";
import { filesBelow, shown } from "./scan/files.ts";
import { NO_WORDS } from "./scan/passes.ts";
import { findsIn } from "./scan/piece.ts";
import { asText } from "./scan/report.ts";
import { newSession, tunedOptions } from "./scan/scanner.ts";
import { type Hit, newTally } from "./scan/tally.ts";
import { complain, EXIT, type Exit, note, putBytes, Refusal, say, sayJson } from "./terminal.ts";

export const usage = `usage: agent-guards redact [FILE... [--apply] [--json]]

Without files: standard input to standard output, every secret masked.
With files: shows what would be masked; --apply writes it. No copy of the old text is kept, for it holds the secret.
`;

const OPTIONS = {
  apply: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;

export async function run(args: readonly string[]): Promise<Exit> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const options = await tunedOptions();
  if (positionals.length === 0 || positionals[0] === "-") {
    if (values.apply || values.json)
      throw new Refusal("--apply and --json need files", "agent-guards redact --help");
    return redactStdin(options);
  }
  const session = newSession();
  const reading: Reading = { unread: 0 };
  const changes = positionals
    .flatMap(filesBelow)
    .flatMap((path) => changeOf(path, options, session, reading));
  if (values.apply) for (const { path, text } of changes) write(path, text, reading);
  const exit = report(changes, values.apply, values.json);
  return reading.unread > 0 ? EXIT.failure : exit;
}

/** Files that keep what they hold: the exit code must say so. */
type Reading = { unread: number };

function write(path: string, text: string, reading: Reading): void {
  const { nlink } = statSync(path);
  replaceText(path, text);
  if (nlink === 1) return;
  reading.unread++;
  complain(
    `${path} had another name (a hard link), and what stands there keeps the secret`,
    "find -samefile shows names",
  );
}

/** Bytes that are no UTF-8 are taken as Latin-1 and go out as they came. */
function redactStdin(options: ScanOptions): Exit {
  const bytes = readFileSync(0);
  const encoding = isUtf8(bytes) ? "utf8" : "latin1";
  const text = bytes.toString(encoding);
  const masked = mask(text, scan(text, options), newSession());
  putBytes(Buffer.from(encoding === "utf8" ? masked : masked.replaceAll("…", "..."), encoding));
  return EXIT.clean;
}

type Change = { readonly path: string; readonly text: string; readonly hits: readonly Hit[] };

/** What would change in one file: nothing for one without secrets. */
function changeOf(path: string, options: ScanOptions, session: string, reading: Reading): Change[] {
  const text = textOf(path, reading);
  if (text === undefined) return [];
  const piece = { path: shown(path), text, origins: [{ offset: 0, line: 1, column: 1 }] };
  const secrets = scan(text, options);
  if (secrets.length === 0) return [];
  const again = (other: string): Secret[] => (other === text ? secrets : scan(other, options));
  const tally = newTally(() => undefined);
  for (const find of findsIn(piece, { scan: again, isDrawn: () => false })) tally.take(find, NO_WORDS);
  return [{ path, text: mask(text, secrets, session), hits: tally.hits }];
}

/** A file's text; a file that is not text is named and left alone. */
function textOf(path: string, reading: Reading): string | undefined {
  try {
    const text = readText(path);
    if (!text?.includes("\0")) return text;
    complain(`${path} is binary, and nothing in it was masked`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    complain(error.message, error.hint);
  }
  reading.unread++;
  return undefined;
}

function report(changes: readonly Change[], applied: boolean, json: boolean): Exit {
  const hits = changes.flatMap((change) => change.hits);
  if (json) sayJson({ applied, findings: hits });
  else for (const hit of hits) say(asText(hit));
  const files = `${changes.length} ${changes.length === 1 ? "file" : "files"}`;
  if (!json)
    note(
      applied
        ? `masked ${hits.length} in ${files}`
        : `would mask ${hits.length} in ${files}; --apply does it`,
    );
  return hits.length === 0 || applied ? EXIT.clean : EXIT.findings;
}
