/**
 * Baselines as text: `$ ` and a command, its further lines behind `> `, and below it, indented, what judging it tells. A
 * command with signs that nobody can see, or blanks at the end of a line, is written as JSON behind `$json `. Lines with `#` in front of the first command say what
 * a file is about.
 */

/** A command and what stands below it. */
type Row = { readonly command: string; readonly lines: readonly string[] };

/** A file of baselines. */
export type Baselines = { readonly about: readonly string[]; readonly rows: readonly Row[] };

const INDENT = "  ";
const FRONT = "$ ";
const MORE = "> ";
const JSON_FRONT = "$json ";

/** @throws SyntaxError where a line is none of the kinds that there are, or a command stands twice. */
export function baselinesIn(text: string): Baselines {
  const about: string[] = [];
  const rows: { command: string; lines: string[] }[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    const last = rows.at(-1);
    const started = commandIn(line);
    if (started !== undefined) rows.push({ command: started, lines: [] });
    else if (last === undefined && line.startsWith("#")) about.push(line);
    else if (line !== "" && (last === undefined || !goesOn(last, line)))
      throw new SyntaxError(`line ${at + 1} is neither a command nor what is known of one`);
  }
  const commands = rows.map(({ command }) => command);
  const twice = commands.find((command, at) => commands.indexOf(command) < at);
  if (twice !== undefined) throw new SyntaxError(`this command stands twice: ${twice}`);
  return { about, rows };
}

function commandIn(line: string): string | undefined {
  if (line.startsWith(JSON_FRONT)) return JSON.parse(line.slice(JSON_FRONT.length)) as string;
  return line.startsWith(FRONT) ? line.slice(FRONT.length) : undefined;
}

/** Adds a further line of a command, or one that is told of it. */
function goesOn(row: { command: string; lines: string[] }, line: string): boolean {
  if (line.startsWith(MORE)) row.command += `\n${line.slice(MORE.length)}`;
  else if (line.startsWith(INDENT)) row.lines.push(line.slice(INDENT.length));
  else return false;
  return true;
}

/** What {@link baselinesIn} reads. */
export function textOf({ about, rows }: Baselines): string {
  const parts = rows.map(({ command, lines }) =>
    [written(command), ...lines.map((line) => INDENT + line)].join("\n"),
  );
  return `${[about.join("\n"), ...parts].join("\n\n")}\n`;
}

function written(command: string): string {
  return /[^\P{C}\n]|[ \n](?:\n|$)/u.test(command)
    ? `$json ${JSON.stringify(command).replace(/\p{C}/gu, escaped)}`
    : `$ ${command.replaceAll("\n", "\n> ")}`;
}

function escaped(sign: string): string {
  return Array.from({ length: sign.length }, (_, at) => sign.charCodeAt(at).toString(16).padStart(4, "0"))
    .map((unit) => `\\u${unit}`)
    .join("");
}
