/**
 * Writes what is answered to the rows of `tests/data/baselines` now: `npm run baselines [NAME]`. Look at the diff: each line
 * of it is something that a user may see. A new row needs its `text`, and the names of what is asked of it with "" behind.
 */
import { answersTo, baselines, writeBaselines } from "../tests/baselines.ts";
import { SECRETS } from "../tests/secrets.baselines.ts";

const ASKED = { secrets: SECRETS };

for (const [name, asked] of Object.entries(ASKED)) {
  if (process.argv[2] !== undefined && process.argv[2] !== name) continue;
  writeBaselines(
    name,
    baselines(name).map((row) => answersTo(row, asked, true)),
  );
}
