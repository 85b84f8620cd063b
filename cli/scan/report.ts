/** The result of a scan for a person, as JSON, and as SARIF 2.1.0 (OASIS, sarif-v2.1.0-os). */
import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { VERSION } from "../../lib/core/version.ts";
import { paint, printable } from "../terminal.ts";
import { PROJECT_FILE } from "./project.ts";
import type { Hit, Tally } from "./tally.ts";

/** One line a hit: place, what it is, and as much of the value as may be seen. */
export function asText(hit: Hit): string {
  const commit = hit.commit === undefined ? "" : `${hit.commit.slice(0, 12)} `;
  const place = paint("bold", `${commit}${printable(hit.path)}:${hit.line}:${hit.column}`);
  return `${place}  ${paint("red", hit.label)} (${hit.rule})  ${printable(hit.masked)}`;
}

/** What a summary counts. */
type Counts = Omit<Tally, "finds" | "take">;

/** The last line of a scan. */
export function asSummary({ hits, texts, binary, closed, units, excluded, unread, passed }: Counts): string {
  const size = units < 1e6 ? `${Math.ceil(units / 1e3)} kB` : `${(units / 1e6).toFixed(1)} MB`;
  const more = [
    ...(binary > 0 ? [`${binary} binary skipped`] : []),
    ...(closed.length > 0
      ? [`${closed.length} ${closed.length === 1 ? "archive" : "archives"} not looked into`]
      : []),
    ...(excluded > 0 ? [`${excluded} excluded`] : []),
    ...(unread > 0 ? [`${unread} not read`] : []),
    ...(passed.line > 0 ? [`${passed.line} allowed on their line`] : []),
    ...(passed.project > 0 ? [`${passed.project} passed over by ${PROJECT_FILE}`] : []),
    ...(passed.baseline > 0 ? [`${passed.baseline} in the baseline`] : []),
  ];
  const found = `${hits.length} ${hits.length === 1 ? "finding" : "findings"}`;
  return [`${found} in ${texts} ${texts === 1 ? "text" : "texts"}, ${size}`, ...more].join(", ");
}

/** Lines that are shown of what was not looked into. */
const CLOSED_SHOWN = 5;

/** What was not looked into, by name. */
export function closedLines({ closed }: Pick<Counts, "closed">): string[] {
  const lines = closed.slice(0, CLOSED_SHOWN).map((path) => `not looked into: ${printable(path)}`);
  const left = closed.length - lines.length;
  return left > 0 ? [...lines, `and ${left} more archives; --json has them all`] : lines;
}

export function asJson({ hits, texts, binary, closed, excluded, unread, passed }: Counts) {
  return {
    version: VERSION,
    findings: hits,
    scanned: texts,
    skippedBinary: binary,
    skippedArchives: closed,
    excluded,
    unread,
    passedOver: passed,
  };
}

/** A SARIF log with one run: a rule for each rule that fired, a result for each hit. */
export function asSarif({ hits }: Pick<Tally, "hits">) {
  const rules = [...new Map(hits.map((hit) => [hit.rule, hit])).values()];
  return {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "agent-guards",
            version: VERSION,
            semanticVersion: VERSION,
            rules: rules.map(({ rule, label, class: kind }) => ({
              id: rule,
              name: rule,
              shortDescription: { text: label },
              defaultConfiguration: { level: "error" },
              properties: { tags: ["security", "secret", kind] },
            })),
          },
        },
        columnKind: "utf16CodeUnits",
        results: hits.map((hit) =>
          resultOf(
            hit,
            rules.findIndex(({ rule }) => rule === hit.rule),
          ),
        ),
      },
    ],
  };
}

function resultOf(hit: Hit, ruleIndex: number) {
  const { path, line, column, endLine, endColumn, commit } = hit;
  return {
    ruleId: hit.rule,
    ruleIndex,
    level: "error",
    message: { text: `${hit.label}: ${hit.masked}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(path) },
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
      },
    ],
    // Of the place and the rule, not of the value: a digest of a short password could be tried out.
    partialFingerprints: {
      "agentGuards/v1": createHash("sha256").update([hit.rule, path, line, commit].join("\0")).digest("hex"),
    },
    ...(commit === undefined ? {} : { properties: { commit } }),
  };
}

/** A relative reference for a path below here, a file URI for any other. */
function uriOf(path: string): string {
  if (path.startsWith("<")) return encodeURIComponent(path.slice(1, -1));
  return path.startsWith("/") ? pathToFileURL(path).href : path.split("/").map(encodeURIComponent).join("/");
}
