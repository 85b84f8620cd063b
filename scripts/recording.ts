/**
 * The picture of the front page: commands that really run, typed and answered, as one animated SVG without a script in it.
 * Made again by `npm run docs`; a test compares it with what the built command says now.
 *
 * usage: npx tsx scripts/recording.ts   writes docs/recording.svg (after npm run build)
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { executableOf, ROOT } from "./guards.ts";

const SCENES = join(ROOT, "scripts", "recording.yaml");
export const PICTURE = join(ROOT, "docs", "recording.svg");

const COLUMNS = 86;
/** Pixels: a column of the usual monospaced fonts at FONT, a line, the frame around the text. */
const [CELL, FONT, LINE, FRAME, BAR] = [8.43, 14, 20, 18, 34];
/** Seconds: a typed unit, the wait before an answer, the time to read one line of it. */
const [UNIT, WAIT, READ] = [0.035, 0.4, 0.55];

/** One row of the screen: what it says, how it looks, and when it begins to show, in seconds. */
type Row = { readonly text: string; readonly look: string; readonly at: number; readonly typed: boolean };

/** What the person of a scene types, and what the command is given: its words, and its standard input in parts. */
type Scene = { readonly type: string; readonly args: readonly string[]; readonly stdin?: readonly string[] };

/** What the command prints for a scene, in a home of its own so that no name of this machine shows. */
function answerOf({ args, stdin }: Scene, home: string): string {
  const { stdout, stderr, error } = spawnSync(executableOf("agent-guards"), args, {
    cwd: home,
    env: { ...process.env, HOME: home },
    input: stdin?.join("") ?? "",
    encoding: "utf8",
  });
  if (error) throw new Error("dist/agent-guards does not run: npm run build first", { cause: error });
  // A mark is made with a key of the moment; the picture must be the same twice.
  const answer = (stdout + stderr).replace(/(?<=redacted:[\w-]+:)[0-9a-f]+/g, "5f0c");
  return answer.replaceAll(home, "~").trimEnd();
}

/** `text` in lines of at most COLUMNS, broken at blanks. */
function wrap(text: string): string[] {
  const rest = text.split("\n").flatMap((line) => {
    const lines: string[] = [];
    let left = line;
    while (left.length > COLUMNS) {
      const cut = left.lastIndexOf(" ", COLUMNS);
      lines.push(left.slice(0, cut > 0 ? cut : COLUMNS));
      left = `  ${left.slice(cut > 0 ? cut + 1 : COLUMNS)}`;
    }
    return [...lines, left];
  });
  return rest;
}

const lookOf = (line: string): string =>
  /^(?:block|Blocked)\b/.test(line) ? "stop" : /^allow\b/.test(line) ? "go" : "say";

function rowsOf(scenes: readonly Scene[]): Row[] {
  const home = mkdtempSync(join(ROOT, "dist", "home-"));
  const rows: Row[] = [];
  let now = 0.6;
  try {
    for (const scene of scenes) {
      rows.push({ text: `$ ${scene.type}`, look: "type", at: now, typed: true });
      now += scene.type.length * UNIT + WAIT;
      let look = "say";
      for (const text of wrap(answerOf(scene, home))) {
        look = text.startsWith("  ") && look !== "say" ? look : lookOf(text);
        rows.push({ text, look, at: now, typed: false });
        now += READ;
      }
      rows.push({ text: "", look: "say", at: now, typed: false });
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  return rows.slice(0, -1);
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A typed row is uncovered column by column; an answer appears whole. Where motion is unwanted everything stands at once. */
function drawn(row: Row, at: number): string {
  const y = BAR + FRAME + at * LINE + FONT;
  const delay = `animation-delay:${row.at.toFixed(2)}s`;
  const typing = row.typed
    ? `;animation-duration:${(row.text.length * UNIT).toFixed(2)}s;animation-timing-function:steps(${row.text.length})`
    : "";
  return `<text class="${row.look}${row.typed ? " typed" : ""}" x="${FRAME}" y="${y}" style="${delay}${typing}">${escaped(row.text)}</text>`;
}

/** The picture as SVG text. @throws Error when the command was not built. */
export function recording(): string {
  const scenes = (parse(readFileSync(SCENES, "utf8")) as { scenes: Scene[] }).scenes;
  const rows = rowsOf(scenes);
  const width = Math.round(COLUMNS * CELL + 2 * FRAME);
  const height = BAR + 2 * FRAME + rows.length * LINE;
  const said = scenes.map(({ type }) => type).join("; ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="A terminal: ${escaped(said)}">
<style>
text{font:${FONT}px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre;fill:#c9d1d9}
.type{fill:#f0f6fc}.stop{fill:#ff8b82}.go{fill:#56d364}
@media (prefers-reduced-motion:no-preference){
text{opacity:0;animation:show .01s forwards}
.typed{opacity:1;clip-path:inset(0 100% 0 0);animation-name:type}
}
@keyframes show{to{opacity:1}}
@keyframes type{to{clip-path:inset(0 0 0 0)}}
</style>
<rect width="${width}" height="${height}" rx="10" fill="#0d1117"/>
<circle cx="20" cy="17" r="5.5" fill="#ff5f57"/><circle cx="38" cy="17" r="5.5" fill="#febc2e"/><circle cx="56" cy="17" r="5.5" fill="#28c840"/>
${rows
  .filter(({ text }) => text)
  .map((row) => drawn(row, rows.indexOf(row)))
  .join("\n")}
</svg>
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PICTURE, recording());
