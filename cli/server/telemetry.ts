/**
 * Counters, latency and spans over OTLP (opentelemetry-proto 1.9 over HTTP), never content. A collector that hangs or is
 * gone costs nothing: reports are dropped.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { TELEMETRY_SERIES, TELEMETRY_SPANS, TELEMETRY_STOP_MS } from "../../lib/core/limits.ts";
import { VERSION } from "../../lib/core/version.ts";
import type { Asked } from "./app.ts";
import { NAMES, SOURCES } from "./attributes.ts";
import type { Collector } from "./collector.ts";
import type { Signal, Value } from "./otlp.ts";

export type Telemetry = {
  readonly told: (asked: Asked) => void;
  /** A last report; settles soon, whether it arrives or not. */
  readonly stop: () => Promise<void>;
};

type Attributes = Readonly<Record<string, string>>;
type Count = { readonly attributes: Attributes; count: number };
type Histogram = { readonly attributes: Attributes; count: number; sum: number; readonly buckets: number[] };

/** Seconds at which the latency's buckets end. */
const BOUNDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/**
 * W3C Trace Context, level 2: version, trace, span, flags of which the first says that somebody records. A later version may have
 * more behind it; ids of zeros alone are none.
 */
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** The caller's span. */
type Parent = {
  readonly traceId: string;
  readonly parentSpanId: string;
  readonly flags: number;
  readonly traceState?: string;
};

export function telemetryTo(collector: Collector, warn: (line: string) => void): Telemetry {
  const began = now();
  const resource = resourceOf(collector);
  const ending = new AbortController();
  const counts = new Map<string, Count>();
  const latency = new Map<string, Histogram>();
  let spans: Value[] = [];
  let dropped = 0;
  let failed = false;
  let sending: Promise<void> | undefined;

  const told = ({ guard, outcome, started, traceparent, tracestate }: Asked): void => {
    const seconds = (performance.now() - started) / 1000;
    const common = attributesOf(guard.name, outcome);
    const rules = "rules" in outcome.verdict ? outcome.verdict.rules : [];
    if (rules.length === 0) add(counts, common);
    for (const rule of rules) add(counts, { ...common, [NAMES.rule]: rule });
    observe(latency, common, seconds);
    const parent = recordedParent(traceparent, tracestate);
    if (parent && spans.length < TELEMETRY_SPANS) spans.push(spanOf(parent, common, seconds));
    else if (parent) dropped++;
  };

  const send = async (signal: Signal, request: Value): Promise<void> => {
    const isJson = collector.protocol === "http/json";
    // The writer of the binary form is loaded where somebody wants it.
    const body = isJson ? JSON.stringify(request) : (await import("./otlp.ts")).encoded(signal, request);
    const response = await fetch(collector.urls[signal], {
      method: "POST",
      headers: {
        ...collector.headers,
        "content-type": isJson ? "application/json" : "application/x-protobuf",
      },
      body,
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(collector.waitMs)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new RangeError(`answered ${response.status}`);
  };

  const sendAll = async (): Promise<void> => {
    const batch = spans;
    spans = [];
    try {
      await send("metrics", metricsOf(resource, began, counts, latency, dropped));
      if (batch.length > 0) await send("traces", tracesOf(resource, batch));
      failed = false;
    } catch (error) {
      dropped += batch.length;
      const why =
        error instanceof RangeError ? error.message : error instanceof Error ? error.name : typeof error;
      if (!failed) warn(`telemetry does not reach its collector (${why})`);
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
      const late = setTimeout(() => ending.abort(), TELEMETRY_STOP_MS);
      // What is under way does not hold the last counts.
      await sending;
      await report();
      clearTimeout(late);
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
function recordedParent(traceparent: string | undefined, traceState: string | undefined): Parent | undefined {
  const [, version, traceId, parentSpanId, flags, more] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  if (traceId === undefined || parentSpanId === undefined || (version === "00" && more !== undefined))
    return undefined;
  const sampled = Number.parseInt(flags ?? "0", 16) & 1;
  if (sampled === 0) return undefined;
  const kept = traceState !== undefined && traceState.length <= TRACE_STATE ? { traceState } : {};
  return { traceId, parentSpanId, flags: sampled | PARENT_IS_KNOWN_REMOTE, ...kept };
}

/** Units of `tracestate` that have to be carried (W3C Trace Context, "tracestate Limits"). */
const TRACE_STATE = 512;

/** `SPAN_FLAGS_CONTEXT_HAS_IS_REMOTE_MASK` and `SPAN_FLAGS_CONTEXT_IS_REMOTE_MASK`. */
const PARENT_IS_KNOWN_REMOTE = 0x300;

const keyOf = (attributes: Attributes): string => Object.values(attributes).join("\u0000");

function add(counts: Map<string, Count>, attributes: Attributes): void {
  const key = keyOf(attributes);
  const row = counts.get(key);
  if (row) row.count++;
  else if (counts.size < TELEMETRY_SERIES || attributes === OVERFLOW)
    counts.set(key, { attributes, count: 1 });
  else if (attributes !== OVERFLOW) add(counts, OVERFLOW);
}

/** What is counted beyond the cap of series (OpenTelemetry's metrics SDK, "Overflow attribute"). */
const OVERFLOW: Attributes = { [NAMES.overflow]: "true" };

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

const written = (attributes: Attributes): Value =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: { stringValue: value } }));

/** Counts of two replicas are told apart by their instance. */
const resourceOf = ({ resource }: Collector): Value => ({
  attributes: written({
    [NAMES.service]: "agent-guards",
    [NAMES.version]: VERSION,
    [NAMES.instance]: randomUUID(),
    ...resource,
  }),
});
const SCOPE = { name: "agent-guards", version: VERSION };

/** Aggregation since the start: `AGGREGATION_TEMPORALITY_CUMULATIVE`. */
const CUMULATIVE = 2;

function metricsOf(
  resource: Value,
  began: string,
  counts: ReadonlyMap<string, Count>,
  latency: ReadonlyMap<string, Histogram>,
  dropped: number,
): Value {
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
  return { resourceMetrics: [{ resource, scopeMetrics: [{ scope: SCOPE, metrics }] }] };
}

/** `SPAN_KIND_SERVER`. */
const SERVER = 2;

function spanOf(parent: Parent, attributes: Attributes, seconds: number): Value {
  const end = Date.now();
  return {
    ...parent,
    spanId: randomBytes(8).toString("hex"),
    ...{ name: NAMES.span, kind: SERVER },
    attributes: written({ ...attributes, [NAMES.operation]: NAMES.span }),
    ...{ startTimeUnixNano: nanos(end - seconds * 1000), endTimeUnixNano: nanos(end) },
  };
}

const tracesOf = (resource: Value, spans: readonly Value[]): Value => ({
  resourceSpans: [{ resource, scopeSpans: [{ scope: SCOPE, spans }] }],
});
