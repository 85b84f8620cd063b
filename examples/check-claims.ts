/** Holds a reply against the records of a workspace: `WORKSPACE_DIR=… node check-claims.ts < reply.txt`. */
import { readFileSync } from "node:fs";
import { type Fabrication, fabricationsIn } from "agent-guards/claims";
import { TABLES } from "agent-guards/verify_publish_claims";

const reply = readFileSync(0, "utf8");
const fabrications: readonly Fabrication[] = fabricationsIn(reply, process.cwd(), TABLES);
for (const { claim } of fabrications) console.log(`not backed by the records: ${claim.rule}`);
process.exitCode = fabrications.length > 0 ? 1 : 0;
