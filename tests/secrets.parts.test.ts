/**
 * What scanning and each look at a value make of it, whole: rows of tests/data/parts/secrets.yaml.
 * Meanwhile every function of lib/secrets tells what it does: tests/data/seams/secrets.parts.txt.
 */
import { holdRows } from "./parts.ts";
import { seamsOf } from "./seams/hold.ts";
import { seamed } from "./seams/load.ts";

const { PARTS, played } = await seamed<typeof import("./seams/secrets.parts.ts")>(
  "lib/secrets",
  "tests/seams/secrets.parts.ts",
);
const seams = seamsOf("secrets.parts", played);

holdRows("secrets", PARTS, seams);
seams.end();
