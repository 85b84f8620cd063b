/**
 * `agent-guards docs`: the pages of docs/ where the repository is not at hand, for people and for agents. The executable
 * holds the same files that the repository shows.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { embedded } from "./embedded.ts";
import { productFolder } from "./guards.ts";
import { EXIT, type Exit, put, Refusal, say, sayJson } from "./terminal.ts";

export const usage = `usage: agent-guards docs [TOPIC] [--json]

Without TOPIC: what there is to read. With one: that page, as Markdown.
`;

/** The pages of the repository at `root` by topic: those of docs/ under their file's name, and SECURITY.md as "security". */
export function pagesBelow(root: string): Record<string, string> {
  const folder = join(root, "docs");
  const pages = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
  const files = [...pages.map((name) => join(folder, name)), join(root, "SECURITY.md")];
  const topics = files.map(
    (file) => [basename(file, ".md").toLowerCase(), readFileSync(file, "utf8")] as const,
  );
  return Object.fromEntries(topics.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The first heading of a page. */
function titleOf(page: string): string {
  return /^# (.+)$/m.exec(page)?.[1] ?? "";
}

export async function run(args: readonly string[]): Promise<Exit> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: "boolean", default: false } },
  });
  const pages = (await embedded()?.pages()) ?? pagesBelow(join(productFolder(), ".."));
  const [topic, ...more] = positionals;
  if (more.length > 0) throw new Refusal("one topic at a time");
  if (topic === undefined) {
    const titles = Object.entries(pages).map(([name, page]) => ({ topic: name, title: titleOf(page) }));
    if (values.json) sayJson(titles);
    else for (const { topic: name, title } of titles) say(`${name.padEnd(11)} ${title}`);
    return EXIT.clean;
  }
  const page = Object.hasOwn(pages, topic.toLowerCase()) ? pages[topic.toLowerCase()] : undefined;
  if (page === undefined)
    throw new Refusal(
      `there is no page "${topic}"`,
      `agent-guards docs shows them: ${Object.keys(pages).join(", ")}`,
    );
  if (values.json) sayJson({ topic: topic.toLowerCase(), title: titleOf(page), text: page });
  else put(page);
  return EXIT.clean;
}
