/**
 * A replay as one page without any outside resource and without scripts: what a person opens, looks at, and shows around. All
 * text of others is escaped; a content security policy allows nothing but the page's own style.
 */
import { createHash } from "node:crypto";
import { VERSION } from "../../lib/core/version.ts";
import { printable } from "../terminal.ts";
import type { Kind } from "./judge.ts";
import { STYLE } from "./style.ts";
import { countsOf, type Day, type Group, gapsOf, KINDS, type Report, summaryOf } from "./tally.ts";

/** How each kind is called on the page, in the singular and in the plural. */
const WORDS: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
  blocked: ["would be blocked", "would be blocked"],
  asked: ["would be asked about", "would be asked about"],
  key: ["key seen", "keys seen"],
  claim: ["claim unbacked", "claims unbacked"],
  warned: ["warned of", "warned of"],
  unchecked: ["turn with untested code", "turns with untested code"],
};

const MARKS: Readonly<Record<Kind, string>> = {
  blocked: "blocked",
  asked: "asked",
  key: "key",
  claim: "claim",
  warned: "warned",
  unchecked: "untested",
};

/** Kinds whose absence is told, too. */
const ALWAYS: readonly Kind[] = ["blocked", "key", "claim"];

/** The page. Equal reports make equal pages. */
export function pageOf(report: Report): string {
  const { tally, groups } = report;
  const days = [...tally.days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  const counts = countsOf(tally);
  const kinds = KINDS.filter((kind) => counts[kind] > 0);
  const hash = createHash("sha256").update(STYLE).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>Replay: ${escaped(summaryOf(tally))}</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#findings">To the findings</a>
<header>
<p class="brand">agent-guards <span>replay</span></p>
<h1>${headline(report)}</h1>
<p class="lead">${lead(report, days)}</p>
<ul class="cards">${KINDS.filter((kind) => counts[kind] > 0 || ALWAYS.includes(kind))
    .map((kind) => card(kind, counts[kind]))
    .join("")}</ul>
</header>
<main>
${days.length > 0 ? timeline(days) : ""}
${kinds.length > 0 ? byRule(groups) : ""}
<section id="findings" aria-labelledby="findings-title">
<h2 id="findings-title">Findings</h2>
${groups.length > 0 ? filters(kinds) + groups.map(finding).join("\n") : `<p class="none">Nothing to report: the guards would have let all of it pass.</p>`}
</section>
</main>
<footer>
<p>Nothing was run for this page, and secrets are masked. Commands were judged with the files that lie on this machine now; registries and scripts may have been others then.</p>
${gapsOf(tally)
  .map((gap) => `<p>${escaped(gap)}.</p>`)
  .join("")}
<p>agent-guards ${escaped(VERSION)}</p>
</footer>
</body>
</html>
`;
}

/** Text of others in HTML: what would steer a page, a terminal or the eye is spelt out; line ends and tabs stay. */
function escaped(text: string): string {
  const plain = text
    .split(/(\r?\n|\t)/)
    .map((part) => (/^(?:\r?\n|\t)$/.test(part) ? part.replace("\r", "") : printable(part)));
  return plain.join("").replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const number = (count: number): string => count.toLocaleString("en-US");
const some = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`;

function headline({ tally }: Report): string {
  const { blocked, key, claim } = countsOf(tally);
  const parts = [
    ...(blocked > 0
      ? [`<span class="part"><b class="k-blocked">${number(blocked)}</b> would be blocked</span>`]
      : []),
    ...(key > 0
      ? [`<span class="part"><b class="k-key">${number(key)}</b> ${key === 1 ? "key" : "keys"} seen</span>`]
      : []),
    ...(claim > 0
      ? [
          `<span class="part"><b class="k-claim">${number(claim)}</b> ${claim === 1 ? "claim" : "claims"} unbacked</span>`,
        ]
      : []),
  ];
  return parts.length > 0 ? parts.join(", ") : "All of it would have passed";
}

const HOSTS: Readonly<Record<string, string>> = {
  claude: "Claude Code",
  codex: "Codex",
  gemini: "Gemini CLI",
};

function lead({ tally }: Report, days: readonly Day[]): string {
  const hosts = [...tally.hosts].map(([host, count]) => `${HOSTS[host] ?? host} (${number(count)})`);
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  const span = first === undefined ? "" : first === last ? ` on ${first}` : `, ${first} to ${last}`;
  const from = hosts.length > 0 ? ` of ${escaped(hosts.join(", "))}` : "";
  return `${some(tally.commands, "command")} in ${some(tally.sessions, "session")}${from}${escaped(span)}.`;
}

function card(kind: Kind, count: number): string {
  const [one, many] = WORDS[kind];
  return `<li class="k-${kind}${count === 0 ? " zero" : ""}"><strong>${number(count)}</strong> <span>${count === 1 ? one : many}</span></li>`;
}

/** Columns of the timeline; with more days than that, one column is a week. */
const MOST_DAYS = 92;

/** One column: a day, or all days of a week. */
type Column = Day & { readonly label: string };

function columnsOf(days: readonly Day[]): Column[] {
  const [first, last] = [days[0]?.date ?? "", days.at(-1)?.date ?? ""];
  const span = dayNumber(last) - dayNumber(first) + 1;
  const width = span <= MOST_DAYS ? 1 : Math.max(7, Math.ceil(span / MOST_DAYS));
  const columns: Column[] = [];
  for (let at = dayNumber(first); at <= dayNumber(last); at += width) {
    const date = dateOf(at);
    const label = width === 1 ? date : `${date} to ${dateOf(Math.min(at + width - 1, dayNumber(last)))}`;
    columns.push({
      date,
      label,
      commands: 0,
      kinds: { blocked: 0, asked: 0, warned: 0, key: 0, claim: 0, unchecked: 0 },
    });
  }
  for (const day of days) {
    const column = columns[Math.floor((dayNumber(day.date) - dayNumber(first)) / width)];
    if (!column) continue;
    column.commands += day.commands;
    for (const kind of KINDS) column.kinds[kind] += day.kinds[kind];
  }
  return columns;
}

const DAY_MS = 86_400_000;
const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS) || 0;
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

const HEIGHT = 150;
const MARKS_HEIGHT = 64;
const STEP = 12;

function timeline(days: readonly Day[]): string {
  const columns = columnsOf(days);
  const most = Math.max(1, ...columns.map(({ commands }) => commands));
  const width = Math.max(columns.length * STEP, 240);
  const top = MARKS_HEIGHT;
  const bars = columns.map((column, at) => {
    // By the square root, so that a quiet day beside a busy one is still there.
    const height = column.commands === 0 ? 0 : Math.max(3, Math.sqrt(column.commands / most) * HEIGHT);
    return `<g><title>${escaped(told(column))}</title><rect class="hit" x="${at * STEP}" y="0" width="${STEP}" height="${top + HEIGHT}"/><rect class="bar" x="${at * STEP + 2}" y="${(top + HEIGHT - height).toFixed(1)}" width="${STEP - 4}" height="${height.toFixed(1)}" rx="2"/>${dots(column, at * STEP + STEP / 2, top + HEIGHT - height)}</g>`;
  });
  const [first, last] = [columns[0], columns.at(-1)];
  const rows = columns.filter(({ commands, kinds }) => commands > 0 || KINDS.some((kind) => kinds[kind] > 0));
  return `<section aria-labelledby="time-title">
<h2 id="time-title">Timeline</h2>
<figure>
<div class="chart" tabindex="0" role="group" aria-label="Timeline"><svg viewBox="0 0 ${width} ${top + HEIGHT + 1}" role="img" aria-labelledby="time-label" preserveAspectRatio="none" class="${columns.length * STEP < 360 ? "few" : columns.length > 60 ? "many" : "some"}"><title id="time-label">Commands a ${columns.some(({ label }) => label.length > 10) ? "week" : "day"}, with what the guards would have said above them</title><line class="axis" x1="0" x2="${width}" y1="${top + HEIGHT}" y2="${top + HEIGHT}"/>${bars.join("")}</svg><div class="ends"><span>${escaped(first?.date ?? "")}</span><span>${escaped(last?.label.slice(-10) ?? "")}</span></div></div>
<figcaption><span class="legend bar-mark">commands</span>${KINDS.filter((kind) =>
    columns.some(({ kinds }) => kinds[kind] > 0),
  )
    .map((kind) => `<span class="legend k-${kind}">${MARKS[kind]}</span>`)
    .join("")}</figcaption>
</figure>
<details class="table"><summary>The same as a table</summary><div class="scroll"><table><thead><tr><th scope="col">When</th><th scope="col">Commands</th>${KINDS.map((kind) => `<th scope="col">${MARKS[kind]}</th>`).join("")}</tr></thead><tbody>${rows
    .map(
      (column) =>
        `<tr><th scope="row">${escaped(column.label)}</th><td>${number(column.commands)}</td>${KINDS.map((kind) => `<td>${column.kinds[kind] === 0 ? "" : number(column.kinds[kind])}</td>`).join("")}</tr>`,
    )
    .join("")}</tbody></table></div></details>
</section>`;
}

function told({ label, commands, kinds }: Column): string {
  const parts = KINDS.filter((kind) => kinds[kind] > 0).map((kind) => `${kinds[kind]} ${MARKS[kind]}`);
  return [`${label}: ${some(commands, "command")}`, ...parts].join(", ");
}

/** A dot for each kind that a column has, the worst on top. */
function dots({ kinds }: Column, x: number, y: number): string {
  return KINDS.filter((kind) => kinds[kind] > 0)
    .reverse()
    .map((kind, at) => `<path class="dot k-${kind}" d="M${x} ${(y - 8 - at * 10).toFixed(1)}h.01"/>`)
    .join("");
}

/** Rules that are listed; the rest is a line. */
const LISTED_RULES = 12;

function byRule(groups: readonly Group[]): string {
  const rules = new Map<string, { kind: Kind; count: number }>();
  for (const { rules: ids, kind, count } of groups) {
    const [id = ""] = ids;
    const known = rules.get(id) ?? { kind, count: 0 };
    known.count += count;
    rules.set(id, known);
  }
  const sorted = [...rules].sort(
    ([a, one], [b, two]) =>
      KINDS.indexOf(one.kind) - KINDS.indexOf(two.kind) || two.count - one.count || (a < b ? -1 : 1),
  );
  const most = Math.max(1, ...sorted.map(([, { count }]) => count));
  const rows = sorted
    .slice(0, LISTED_RULES)
    .map(
      ([id, { kind, count }]) =>
        `<li class="k-${kind}"><span class="rule">${escaped(id)}</span><svg class="meter" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><path class="track" d="M1 4H99"/><path class="fill" d="M1 4H${Math.max(1.01, (count / most) * 99).toFixed(2)}"/></svg><span class="count">${number(count)}</span></li>`,
    );
  const more = sorted.length - rows.length;
  return `<section aria-labelledby="rules-title">
<h2 id="rules-title">By rule</h2>
<ol class="rules">${rows.join("")}</ol>
${more > 0 ? `<p class="more">and ${some(more, "rule")} more</p>` : ""}
</section>`;
}

function filters(kinds: readonly Kind[]): string {
  if (kinds.length < 2) return "";
  const boxes = kinds.map(
    (kind) =>
      `<label class="k-${kind}"><input type="checkbox" id="show-${kind}" checked> ${MARKS[kind]}</label>`,
  );
  return `<fieldset class="filters"><legend>Show</legend>${boxes.join("")}</fieldset>`;
}

function finding(group: Group): string {
  const { kind, rules, what, reason, explain, count, first, last, host, session, file, line, where } = group;
  const when =
    last === ""
      ? ""
      : `<time datetime="${escaped(last)}">${escaped(last.slice(0, 16).replace("T", " "))}</time>`;
  const times =
    count > 1
      ? `<span class="times">${number(count)} times${first !== last && first !== "" ? ` since ${escaped(first.slice(0, 10))}` : ""}</span>`
      : "";
  const quote = where === "a reply" ? "words" : "command";
  return `<article class="finding k-${kind}">
<header><h3><span class="badge">${MARKS[kind]}</span> ${rules.map((rule) => `<code>${escaped(rule)}</code>`).join(" ")}</h3><p class="meta">${when}${times}<span>${escaped(HOSTS[host] ?? host)}</span></p></header>
<pre class="${quote}" tabindex="0" aria-label="${escaped(where)}">${escaped(what)}</pre>
<p class="reason">${escaped(reason)}</p>
${explain === "" ? "" : `<details><summary>What would run, and why it is stopped</summary><pre tabindex="0">${escaped(explain)}</pre></details>`}
<p class="place">${escaped(where)} · session ${escaped(session)} · ${escaped(file)}:${number(line)}</p>
</article>`;
}
