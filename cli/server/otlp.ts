/**
 * The wire format of OTLP: field numbers and types from opentelemetry-proto 1.9 (collector/{metrics,trace}/v1, metrics/v1,
 * trace/v1, common/v1, resource/v1), of the messages that are sent. Objects have the names and values of the JSON form.
 */
import { type Writer, Writer as WriterOf } from "protobufjs/minimal.js";

/** How a field is written: `id` is a text of hexadecimal digits in JSON, and 64-bit numbers are texts there. */
type Scalar =
  | "string"
  | "fixed64"
  | "fixed32"
  | "double"
  | "bool"
  | "enum"
  | "sfixed64"
  | "id"
  | "doubles"
  | "fixed64s";
type Field = readonly [number: number, type: Scalar | Message];
type Message = { readonly [name: string]: Field };

const VALUE: Message = { stringValue: [1, "string"] };
const ATTRIBUTE: Message = { key: [1, "string"], value: [2, VALUE] };
const RESOURCE: Message = { attributes: [1, ATTRIBUTE] };
const SCOPE: Message = { name: [1, "string"], version: [2, "string"] };
const TIMES: Message = { startTimeUnixNano: [2, "fixed64"], timeUnixNano: [3, "fixed64"] };

const NUMBER_POINT: Message = { ...TIMES, asInt: [6, "sfixed64"], attributes: [7, ATTRIBUTE] };
const HISTOGRAM_POINT: Message = {
  ...TIMES,
  count: [4, "fixed64"],
  sum: [5, "double"],
  bucketCounts: [6, "fixed64s"],
  explicitBounds: [7, "doubles"],
  attributes: [9, ATTRIBUTE],
};
const SUM: Message = {
  dataPoints: [1, NUMBER_POINT],
  aggregationTemporality: [2, "enum"],
  isMonotonic: [3, "bool"],
};
const HISTOGRAM: Message = { dataPoints: [1, HISTOGRAM_POINT], aggregationTemporality: [2, "enum"] };
const METRIC: Message = {
  name: [1, "string"],
  description: [2, "string"],
  unit: [3, "string"],
  sum: [7, SUM],
  histogram: [9, HISTOGRAM],
};
const SPAN: Message = {
  traceId: [1, "id"],
  spanId: [2, "id"],
  traceState: [3, "string"],
  parentSpanId: [4, "id"],
  name: [5, "string"],
  kind: [6, "enum"],
  startTimeUnixNano: [7, "fixed64"],
  endTimeUnixNano: [8, "fixed64"],
  attributes: [9, ATTRIBUTE],
  flags: [16, "fixed32"],
};
const SCOPE_METRICS: Message = { scope: [1, SCOPE], metrics: [2, METRIC] };
const SCOPE_SPANS: Message = { scope: [1, SCOPE], spans: [2, SPAN] };

/** What is posted to each path. */
const REQUESTS = {
  metrics: { resourceMetrics: [1, { resource: [1, RESOURCE], scopeMetrics: [2, SCOPE_METRICS] }] },
  traces: { resourceSpans: [1, { resource: [1, RESOURCE], scopeSpans: [2, SCOPE_SPANS] }] },
} as const satisfies Record<string, Message>;

export type Signal = keyof typeof REQUESTS;

/** A value of the JSON form. */
export type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value };

/** The request in protobuf's binary form. @throws TypeError for a name that no message has. */
export function encoded(signal: Signal, request: Value): Uint8Array<ArrayBuffer> {
  const writer = WriterOf.create();
  writeMessage(writer, REQUESTS[signal], request);
  return new Uint8Array(writer.finish());
}

function writeMessage(writer: Writer, message: Message, value: Value): void {
  for (const [name, one] of Object.entries(value)) {
    const [number, type] = message[name] ?? [];
    if (number === undefined || type === undefined) throw new TypeError(`OTLP has no ${name} here`);
    if (typeof type === "string") writeScalar(writer, number, type, one);
    else for (const each of Array.isArray(one) ? one : [one]) writeInner(writer, number, type, each);
  }
}

/** How deep it goes is written in the tables above, not in what is sent. */
function writeInner(writer: Writer, number: number, message: Message, value: Value): void {
  writer.uint32(tagOf(number, 2)).fork();
  writeMessage(writer, message, value);
  writer.ldelim();
}

/** A field's number and how its value is laid out: 0 a varint, 1 and 5 eight and four bytes, 2 a length and that many. */
const tagOf = (number: number, layout: 0 | 1 | 2 | 5): number => (number << 3) | layout;

function writeScalar(writer: Writer, number: number, type: Scalar, value: Value): void {
  const list = Array.isArray(value) ? value : [];
  switch (type) {
    case "string":
      return void writer.uint32(tagOf(number, 2)).string(String(value));
    case "id":
      return void writer.uint32(tagOf(number, 2)).bytes(Buffer.from(String(value), "hex"));
    case "bool":
      return void writer.uint32(tagOf(number, 0)).bool(value === true);
    case "enum":
      return void writer.uint32(tagOf(number, 0)).int32(Number(value));
    case "double":
      return void writer.uint32(tagOf(number, 1)).double(Number(value));
    case "fixed32":
      return void writer.uint32(tagOf(number, 5)).fixed32(Number(value));
    case "fixed64":
      return void writer.uint32(tagOf(number, 1)).fixed64(longOf(value));
    case "sfixed64":
      return void writer.uint32(tagOf(number, 1)).sfixed64(longOf(value));
    case "fixed64s":
      writer.uint32(tagOf(number, 2)).fork();
      for (const one of list) writer.fixed64(longOf(one));
      return void writer.ldelim();
    case "doubles":
      writer.uint32(tagOf(number, 2)).fork();
      for (const one of list) writer.double(Number(one));
      return void writer.ldelim();
  }
}

/** A 64-bit number in its two halves, which is what the library's own type of them is. */
function longOf(value: Value): { low: number; high: number; unsigned: boolean } {
  const bits = BigInt(String(value));
  return {
    low: Number(BigInt.asIntN(32, bits)),
    high: Number(BigInt.asIntN(32, bits >> 32n)),
    unsigned: bits >= 0n,
  };
}
