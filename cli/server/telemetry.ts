/**
 * Counters, latency and spans over OTLP (opentelemetry-proto 1.9, JSON over HTTP), never content. A collector that
 * hangs or is gone costs nothing: reports are dropped.
 */
import { randomBytes } from "node:crypto";
import {
  TELEMETRY_EVERY_MS,
  TELEMETRY_SERIES,
  TELEMETRY_SPANS,
  TELEMETRY_WAIT_MS,
} from "../../lib/core/limits.ts";
import { VERSION } from "../../lib/core/version.ts";
import type { Asked } from "./app.ts";
import { NAMES, SOURCES } from "./attributes.ts";

export type Telemetry = {
  readonly told: (asked: Asked) => void;
  /** A last report; settles soon, whether it arrives or not. */
  readonly stop: () => Promise<void>;
};

/** Where reports go: the variables of the OpenTelemetry specification. */
export type Collector = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly everyMs: number;
};

/** The collector that the environment names, if any. */
export function collectorFrom(env: NodeJS.ProcessEnv): Collector | undefined {
  const endpoint = env["OTEL_EXPORTER_OTLP_ENDPOINT"];
  if (!endpoint || !URL.canParse(endpoint) || env["OTEL_SDK_DISABLED"] === "true") return undefined;
  const pairs = (env["OTEL_EXPORTER_OTLP_HEADERS"] ?? "").split(",").map((pair) => pair.split("="));
  const headers = pairs.flatMap(([name = "", ...value]) =>
    name.trim() === "" ? [] : [[name.trim(), decodeURIComponent(value.join("=").trim())]],
  );
  const everyMs = Number(env["OTEL_METRIC_EXPORT_INTERVAL"] ?? TELEMETRY_EVERY_MS);
  return { endpoint: endpoint.replace(/\/+$/, ""), headers: Object.fromEntries(headers), everyMs };
}

type Attributes = Readonly<Record<string, string>>;
type Count = { readonly attributes: Attributes; count: number };
type Histogram = { readonly attributes: Attributes; count: number; sum: number; readonly buckets: number[] };

/** Seconds at which the latency's buckets end. */
const BOUNDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** W3C Trace Context: version, trace, span, flags of which the first says that somebody records. */
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

export function telemetryTo(collector: Collector, warn: (line: string) => void): Telemetry {
  const began = now();
  const counts = new Map<string, Count>();
  const latency = new Map<string, Histogram>();
  let spans: object[] = [];
  let dropped = 0;
  let failed = false;
  let sending: Promise<void> | undefined;

  const told = ({ guard, outcome, started, traceparent }: Asked): void => {
    const seconds = (performance.now() - started) / 1000;
    const common = attributesOf(guard.name, outcome);
    const rules = "rules" in outcome.verdict ? outcome.verdict.rules : [];
    if (rules.length === 0) add(counts, common);
    for (const rule of rules) add(counts, { ...common, [NAMES.rule]: rule });
    observe(latency, common, seconds);
    const parent = recordedParent(traceparent);
    if (parent && spans.length < TELEMETRY_SPANS) spans.push(spanOf(parent, common, seconds));
    else if (parent) dropped++;
  };

  const send = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${collector.endpoint}${path}`, {
      method: "POST",
      headers: { ...collector.headers, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TELEMETRY_WAIT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new RangeError(`answered ${response.status}`);
  };

  const sendAll = async (): Promise<void> => {
    const batch = spans;
    spans = [];
    try {
      await send("/v1/metrics", metricsOf(began, counts, latency, dropped));
      if (batch.length > 0) await send("/v1/traces", tracesOf(batch));
      failed = false;
    } catch (error) {
      dropped += batch.length;
      const name = error instanceof Error ? error.name : typeof error;
      if (!failed) warn(`telemetry does not reach its collector (${name})`);
      failed = true;
    }
  };

  /** One report at a time: a collector that hangs must not pile them up. */
  const report = (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  };

  const timer = setInterval(() => void report(), collector.everyMs);
  timer.unref();
  return {
    told,
    stop: async () => {
      clearInterval(timer);
      // What is under way does not hold the last counts.
      await sending;
      await report();
    },
  };
}

function attributesOf(guard: string, { verdict, event, host = "none" }: Asked["outcome"]): Attributes {
  const kind = event?.kind ?? "none";
  return {
    [NAMES.guard]: guard,
    [NAMES.host]: host,
    [NAMES.event]: SOURCES[kind] ?? kind,
    [NAMES.decision]: verdict.act,
  };
}

/** The caller's span, where the caller records its trace. */
function recordedParent(traceparent: string | undefined): RegExpExecArray | undefined {
  const parent = TRACEPARENT.exec(traceparent ?? "");
  return parent && (Number.parseInt(parent[3] ?? "0", 16) & 1) === 1 ? parent : undefined;
}

const keyOf = (attributes: Attributes): string => Object.values(attributes).join("\u0000");

function add(counts: Map<string, Count>, attributes: Attributes): void {
  const key = keyOf(attributes);
  const row = counts.get(key);
  if (row) row.count++;
  else if (counts.size < TELEMETRY_SERIES) counts.set(key, { attributes, count: 1 });
}

function observe(latency: Map<string, Histogram>, attributes: Attributes, seconds: number): void {
  const key = keyOf(attributes);
  const known = latency.get(key);
  if (!known && latency.size >= TELEMETRY_SERIES) return;
  const row = known ?? {
    attributes,
    count: 0,
    sum: 0,
    buckets: new Array<number>(BOUNDS.length + 1).fill(0),
  };
  latency.set(key, row);
  row.count++;
  row.sum += seconds;
  const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
  const at = bucket < 0 ? BOUNDS.length : bucket;
  row.buckets[at] = (row.buckets[at] ?? 0) + 1;
}

/** Nanoseconds since 1970, as the JSON form of OTLP writes 64-bit numbers. */
const now = (): string => nanos(Date.now());
const nanos = (ms: number): string => `${Math.round(ms * 1000)}000`;

const written = (attributes: Attributes): object[] =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: { stringValue: value } }));

const RESOURCE = { attributes: written({ [NAMES.service]: "agent-guards", [NAMES.version]: VERSION }) };
const SCOPE = { name: "agent-guards", version: VERSION };

/** Aggregation since the start: `AGGREGATION_TEMPORALITY_CUMULATIVE`. */
const CUMULATIVE = 2;

function metricsOf(
  began: string,
  counts: ReadonlyMap<string, Count>,
  latency: ReadonlyMap<string, Histogram>,
  dropped: number,
): object {
  const time = { startTimeUnixNano: began, timeUnixNano: now() };
  const sum = (rows: readonly Count[]) => ({
    aggregationTemporality: CUMULATIVE,
    isMonotonic: true,
    dataPoints: rows.map(({ attributes, count }) => ({
      ...time,
      attributes: written(attributes),
      asInt: String(count),
    })),
  });
  const points = [...latency.values()].map(({ attributes, count, sum: total, buckets }) => ({
    ...time,
    attributes: written(attributes),
    ...{ count: String(count), sum: total, explicitBounds: BOUNDS, bucketCounts: buckets.map(String) },
  }));
  const metrics = [
    { name: NAMES.decisions, unit: "{decision}", sum: sum([...counts.values()]) },
    {
      name: NAMES.duration,
      unit: "s",
      histogram: { aggregationTemporality: CUMULATIVE, dataPoints: points },
    },
    { name: NAMES.dropped, unit: "{span}", sum: sum([{ attributes: {}, count: dropped }]) },
  ];
  return { resourceMetrics: [{ resource: RESOURCE, scopeMetrics: [{ scope: SCOPE, metrics }] }] };
}

/** `SPAN_KIND_SERVER`. */
const SERVER = 2;

function spanOf([, traceId, parentSpanId]: RegExpExecArray, attributes: Attributes, seconds: number): object {
  const end = Date.now();
  return {
    ...{ traceId, parentSpanId, spanId: randomBytes(8).toString("hex") },
    ...{ name: NAMES.span, kind: SERVER },
    attributes: written({ ...attributes, [NAMES.operation]: NAMES.span }),
    ...{ startTimeUnixNano: nanos(end - seconds * 1000), endTimeUnixNano: nanos(end) },
  };
}

const tracesOf = (spans: readonly object[]): object => ({
  resourceSpans: [{ resource: RESOURCE, scopeSpans: [{ scope: SCOPE, spans }] }],
});
