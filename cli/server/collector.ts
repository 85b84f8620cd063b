/** Where telemetry goes: the variables of the OpenTelemetry specification (protocol/exporter, configuration/sdk-environment-variables). */
import { TELEMETRY_EVERY_MS, TELEMETRY_WAIT_MS } from "../../lib/core/limits.ts";
import { Refusal } from "../terminal.ts";
import type { Signal } from "./otlp.ts";

export type Collector = {
  readonly urls: Readonly<Record<Signal, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly protocol: "http/protobuf" | "http/json";
  /** Milliseconds between two reports, and those that the collector gets for one. */
  readonly everyMs: number;
  readonly waitMs: number;
  /** What is said of this process besides its name, version and instance. */
  readonly resource: Readonly<Record<string, string>>;
};

/** The collector that the environment names, if any. @throws Refusal for one that cannot be meant. */
export function collectorFrom(env: NodeJS.ProcessEnv): Collector | undefined {
  if (env["OTEL_SDK_DISABLED"]?.toLowerCase() === "true") return undefined;
  const base = env["OTEL_EXPORTER_OTLP_ENDPOINT"];
  const urlOf = (signal: Signal): string | undefined =>
    env[`OTEL_EXPORTER_OTLP_${signal.toUpperCase()}_ENDPOINT`] ||
    (base && `${base.replace(/\/+$/, "")}/v1/${signal}`);
  const [metrics, traces] = [urlOf("metrics"), urlOf("traces")];
  if (!metrics || !traces) return undefined;
  for (const url of [metrics, traces])
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
      throw new Refusal("OTEL_EXPORTER_OTLP_ENDPOINT is no http address", "http://HOST:4318");
  const protocol = env["OTEL_EXPORTER_OTLP_PROTOCOL"] || "http/protobuf";
  if (protocol !== "http/protobuf" && protocol !== "http/json")
    throw new Refusal(
      "OTEL_EXPORTER_OTLP_PROTOCOL names a protocol that is not spoken here",
      "http/protobuf, http/json",
    );
  return {
    ...{ urls: { metrics, traces }, protocol },
    headers: pairsOf("OTEL_EXPORTER_OTLP_HEADERS", env),
    everyMs: numberOf("OTEL_METRIC_EXPORT_INTERVAL", env, TELEMETRY_EVERY_MS),
    waitMs: numberOf("OTEL_EXPORTER_OTLP_TIMEOUT", env, TELEMETRY_WAIT_MS),
    resource: {
      ...pairsOf("OTEL_RESOURCE_ATTRIBUTES", env),
      ...(env["OTEL_SERVICE_NAME"] && { "service.name": env["OTEL_SERVICE_NAME"] }),
    },
  };
}

/** `key=value,key=value`, values with percent signs (W3C Baggage). */
function pairsOf(name: string, env: NodeJS.ProcessEnv): Record<string, string> {
  const pairs = (env[name] ?? "").split(",").filter((pair) => pair.trim() !== "");
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        const [key = "", ...value] = pair.split("=");
        return [key.trim(), decodeURIComponent(value.join("=").trim())];
      }),
    );
  } catch {
    throw new Refusal(`${name} is no list of names and values`, "key=value,key2=value2");
  }
}

function numberOf(name: string, env: NodeJS.ProcessEnv, otherwise: number): number {
  const text = env[name];
  if (!text) return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Refusal(`${name} is no number of milliseconds`);
  return Number(text);
}
