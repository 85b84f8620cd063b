/** A collector that decodes what it is sent by OpenTelemetry's own generated code, or never answers. */

import { createServer } from "node:http";
import { createRequire } from "node:module";
import { after } from "node:test";

type Decoder = {
  readonly decode: (bytes: Uint8Array) => unknown;
  readonly toObject: (message: unknown, options: object) => unknown;
};
type Service = { readonly v1: Readonly<Record<string, Decoder>> };

/** The code that OpenTelemetry generated from its own definitions for its JavaScript SDK. */
const { opentelemetry } = createRequire(import.meta.url)(
  "@opentelemetry/otlp-transformer/build/src/generated/root.js",
) as {
  readonly opentelemetry: {
    readonly proto: { readonly collector: { readonly metrics: Service; readonly trace: Service } };
  };
};
const { metrics, trace } = opentelemetry.proto.collector;

const DECODERS: Readonly<Record<string, Decoder | undefined>> = {
  "/v1/metrics": metrics.v1["ExportMetricsServiceRequest"],
  "/v1/traces": trace.v1["ExportTraceServiceRequest"],
};

/** A request as it came. `message` is what it says, ids as hexadecimal digits, 64-bit numbers as texts. */
export type Report = { readonly path: string; readonly bytes: Buffer; readonly message: unknown };

/** What stands at a path in a message; undefined where nothing does. */
export function at(message: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined,
    message,
  );
}

/** The list at a path; empty where there is none. */
export function listAt(message: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const list = at(message, ...path);
  return Array.isArray(list) ? list : [];
}

/** The attributes of a resource, a point or a span. */
export const attributesOf = (of: unknown): Record<string, unknown> =>
  Object.fromEntries(
    listAt(of, "attributes").map((row) => [String(at(row, "key")), at(row, "value", "stringValue")]),
  );

/** Starts one. A hanging collector takes what it is sent and never answers. */
export async function collect(
  answers = true,
): Promise<{ readonly got: readonly Report[]; readonly env: Readonly<Record<string, string>> }> {
  const got: Report[] = [];
  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on("data", (chunk: Buffer) => chunks.push(chunk));
    asked.on("end", () => {
      const bytes = Buffer.concat(chunks);
      const path = asked.url ?? "";
      const isJson = asked.headers["content-type"] === "application/json";
      got.push({ path, bytes, message: isJson ? JSON.parse(bytes.toString()) : decoded(path, bytes) });
      if (answers) answer.writeHead(200, { "content-type": asked.headers["content-type"] }).end();
    });
  }).listen(0, "127.0.0.1");
  after(() => server.closeAllConnections());
  after(() => server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const endpoint = `http://127.0.0.1:${port}`;
  return { got, env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_METRIC_EXPORT_INTERVAL: "100" } };
}

function decoded(path: string, bytes: Buffer): unknown {
  const decoder = DECODERS[path];
  if (!decoder) throw new RangeError(`nothing is posted to ${path}`);
  const message = decoder.toObject(decoder.decode(bytes), { longs: String, bytes: Array });
  return JSON.parse(JSON.stringify(message), (key, value) =>
    /(?:trace|span)Id$/i.test(key) ? Buffer.from(value).toString("hex") : value,
  );
}
