/** The result of a scan for a person, as JSON, and as SARIF 2.1.0 (OASIS, sarif-v2.1.0-os). */
import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { VERSION } from "../../lib/core/version.ts";
import { paint, printable } from "../terminal.ts";
import type { Hit } from "./piece.ts";

/** What was looked at. */
export type Tally = {
  readonly hits: readonly Hit[];
  readonly sources: number;
  readonly binary: number;
  readonly units: number;
  /** Findings that a person's word on their line passes over. */
  readonly allowed: number;
};

/** One line a hit: place, what it is, and as much of the value as may be seen. */
export function asText(hit: Hit): string {
  const commit = hit.commit === undefined ? "" : `${hit.commit.slice(0, 12)} `;
  const place = paint("bold", `${commit}${printable(hit.path)}:${hit.line}:${hit.column}`);
  return `${place}  ${paint("red", hit.label)} (${hit.rule})  ${printable(hit.masked)}`;
}

/** The last line of a scan. */
export function asSummary({ hits, sources, binary, units, allowed }: Tally): string {
  const size = units < 1e6 ? `${Math.ceil(units / 1e3)} kB` : `${(units / 1e6).toFixed(1)} MB`;
  const skipped = binary === 0 ? "" : `, ${binary} binary skipped`;
  return `${hits.length} ${hits.length === 1 ? "finding" : "findings"} in ${sources} ${sources === 1 ? "text" : "texts"}, ${size}${skipped}${allowed === 0 ? "" : `, ${allowed} allowed on their line`}`;
}

export function asJson({ hits, sources, binary, allowed }: Tally) {
  return {
    version: VERSION,
    findings: hits,
    scanned: sources,
    skippedBinary: binary,
    allowedInline: allowed,
  };
}

/** A SARIF log with one run: a rule for each rule that fired, a result for each hit. */
export function asSarif({ hits }: Tally) {
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
