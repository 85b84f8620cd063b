/**
 * Writes what is answered to the rows of `tests/data/baselines` and `tests/data/parts` now: `npm run baselines [NAME]`, where
 * NAME is of a file there (`parts/hook` for one of parts). Look at the diff: each line of it is something that a user may see.
 * A new row of texts needs its `text`, and the names of what is asked of it with "" behind; one of parts what it is `given`. Of
 * calls and claims the file keeps its samples: an empty list under a name takes all that there are now.
 *
 * `npm run baselines seams/NAME` writes `tests/data/seams/NAME.txt`, what functions inside do meanwhile. With a function behind
 * it, as `lib/shell/word/globs.ts#spell`, it writes nothing and prints what that is given and answers, to be compared.
 */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { answersTo, baselines, writeBaselines } from "../tests/baselines.ts";
import { CLAIMED, LINES } from "../tests/claims.edits.ts";
import { PII } from "../tests/pii.edits.ts";
import { SECRETS, VALUES } from "../tests/secrets.baselines.ts";
import { ROOT } from "./guards.ts";

const ASKED = {
  secrets: SECRETS,
  "secrets.values": VALUES,
  "claims.edits": CLAIMED,
  "claims.lines": LINES,
  pii: PII,
};

const isMeant = (name: string): boolean => process.argv[2] === undefined || process.argv[2] === name;

for (const [name, asked] of Object.entries(ASKED)) {
  if (!isMeant(name)) continue;
  writeBaselines(
    name,
    baselines(name).map((row) => answersTo(row, asked, true)),
  );
}

/** Tests of another name that write a file. */
const OTHERS: Readonly<Record<string, string>> = { "cli.doctor.test.ts": "doctor" };

// These write their files themselves, where they are told to.
for (const test of readdirSync(join(ROOT, "tests"))) {
  const [, stem = "", kind] = /^(\w+)\.(baseline|parts)\.test\.ts$/.exec(test) ?? [];
  const name = OTHERS[test] ?? stem;
  if (name === "" || !isMeant(kind === "parts" ? `parts/${name}` : name)) continue;
  execFileSync(process.execPath, ["--import", "./scripts/typescript.mjs", join("tests", test)], {
    cwd: ROOT,
    env: { ...process.env, AGENT_GUARDS_BASELINES: "write" },
    stdio: "inherit",
  });
}

/** The tests that hold seams, by the names of their files. */
const SEAMS: Readonly<Record<string, string>> = {
  shell: "shell.baseline.test.ts",
  secrets: "secrets.baselines.test.ts",
  "secrets.parts": "secrets.parts.test.ts",
  claims: "claims.edits.test.ts",
  "claims.parts": "claims.parts.test.ts",
};

const [, , , shown] = process.argv;
for (const [name, test] of Object.entries(SEAMS)) {
  if (!isMeant(name) && !isMeant(`seams/${name}`) && !isMeant("seams")) continue;
  execFileSync(process.execPath, ["--import", "./scripts/typescript.mjs", join("tests", test)], {
    cwd: ROOT,
    env: { ...process.env, ...(shown ? { AGENT_GUARDS_SEAM: shown } : { AGENT_GUARDS_BASELINES: "seams" }) },
    // What is shown comes on the stream that no report of tests is written to.
    stdio: ["ignore", "ignore", process.stdout],
  });
}
