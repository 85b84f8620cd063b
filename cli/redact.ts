/**
 * `agent-guards redact`: a text with every secret masked. It must not know how a secret is recognised.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { mask } from "../lib/secrets/mask.ts";
import { type ScanOptions, scan } from "../lib/secrets/scan.ts";
import { readText, replaceText } from "./config/file.ts";
import { filesBelow, shown } from "./scan/files.ts";
import { type Hit, hitsIn } from "./scan/piece.ts";
import { asText } from "./scan/report.ts";
import { newSession, tunedOptions } from "./scan/scanner.ts";
import { complain, EXIT, type Exit, note, put, Refusal, say, sayJson } from "./terminal.ts";

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
  const changes = positionals.flatMap(filesBelow).flatMap((path) => changeOf(path, options, session));
  if (values.apply) for (const { path, text } of changes) replaceText(path, text);
  return report(changes, values.apply, values.json);
}

function redactStdin(options: ScanOptions): Exit {
  const text = readFileSync(0, "utf8");
  const secrets = scan(text, options);
  put(mask(text, secrets, newSession()));
  return EXIT.clean;
}

type Change = { readonly path: string; readonly text: string; readonly hits: readonly Hit[] };

/** What would change in one file: nothing for one without secrets. */
function changeOf(path: string, options: ScanOptions, session: string): Change[] {
  const text = textOf(path);
  if (text === undefined) return [];
  const piece = { path: shown(path), text, origins: [{ offset: 0, line: 1, column: 1 }] };
  const secrets = scan(text, options);
  if (secrets.length === 0) return [];
  return [{ path, text: mask(text, secrets, session), hits: hitsIn(piece, () => secrets, session) }];
}

/** A file's text; a file that is not text is named and left alone. */
function textOf(path: string): string | undefined {
  try {
    const text = readText(path);
    return text?.includes("\0") ? undefined : text;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    complain(error.message, error.hint);
    return undefined;
  }
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
