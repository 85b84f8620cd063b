/**
 * TypeScript for `node --import ./scripts/typescript.mjs` under Node 20: later versions strip types themselves, and then
 * this does nothing. tsx does the same and more (paths, JSX, CommonJS), and takes 0.2 s of processor time each time that a
 * process starts, of which the tests start some two hundred; this takes 0.03 s.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire, register } from "node:module";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { isMainThread, threadId } from "node:worker_threads";

if (isMainThread && !process.features.typescript) {
  process.setSourceMapsEnabled(true);
  register(import.meta.url);
}

/** What was compiled once, by the digest of compiler and text. */
const CACHE = fileURLToPath(new URL("../node_modules/.cache/agent-guards-types/", import.meta.url));

/** The compiler by the name that the lock file pins, loaded for the first text that is new. */
const require = createRequire(import.meta.url);
const { version } = require("esbuild/package.json");

/** Node's hook: a package for bundlers (jsonc-parser) leaves extensions out. */
export async function resolve(name, context, next) {
  try {
    return await next(name, context);
  } catch (error) {
    if (error.code !== "ERR_MODULE_NOT_FOUND" || !name.startsWith(".")) throw error;
    return next(`${name}.js`, context);
  }
}

/** Node's hook: a TypeScript module's text without its types. Everything else is Node's. */
export async function load(url, context, next) {
  const [place] = url.split(/[?#]/);
  if (!place.startsWith("file:") || !place.endsWith(".ts")) return next(url, context);
  const path = fileURLToPath(place);
  return { format: "module", source: kept(readFileSync(path, "utf8"), basename(path)), shortCircuit: true };
}

function kept(text, name) {
  const file = `${CACHE}${createHash("sha256").update(`${version}\n${name}\n${text}`).digest("hex")}.js`;
  try {
    return readFileSync(file, "utf8");
  } catch {
    const code = compiled(text, name);
    keep(file, code);
    return code;
  }
}

/** Its map names the file beside it, wherever that is. */
function compiled(text, name) {
  const options = { loader: "ts", format: "esm", target: "node20", sourcefile: name };
  return require("esbuild").transformSync(text, { ...options, sourcemap: "inline", sourcesContent: false })
    .code;
}

/** Where the folder cannot be written, every process compiles for itself. */
function keep(file, code) {
  const draft = `${file}.${process.pid}.${threadId}`;
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(draft, code);
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}
