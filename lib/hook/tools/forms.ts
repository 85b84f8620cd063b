/**
 * Texts in other forms than a JSON string: bytes as a serialised buffer (Node's `Buffer.toJSON`, a typed array, a list of
 * numbers), an object that names its encoding, and calls written as XML (Anthropic's and Hermes' prompt formats).
 */
import { isObject } from "../../core/json.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";

/** `value` as the text that it stands for, or itself. */
export function textual(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return bytesText(value) ?? value;
  return serialised(value as JsonObject) ?? value;
}

/** Fewer numbers are ports, sizes and versions. */
const LEAST_BYTES = 4;

/** A list of bytes or code points as text; undefined for numbers that are no text. */
function bytesText(items: readonly Json[]): string | undefined {
  if (items.length < LEAST_BYTES || !items.every(isByte)) return undefined;
  const text = new TextDecoder().decode(Uint8Array.from(items as readonly number[]));
  return /^(?:[\t\n\r]|[^\p{Cc}\ufffd])*$/u.test(text) ? text : undefined;
}

function isByte(item: Json): boolean {
  return typeof item === "number" && Number.isInteger(item) && item >= 0 && item < 256;
}

const HELD = ["data", "content", "text", "value", "body", "bytes"];

/** `{type: "Buffer", data: […]}`, `{"0": 114, "1": 109, …}`, `{encoding: "base64", content: "…"}`. */
function serialised(object: JsonObject): string | undefined {
  if (typeof object["0"] === "number") return bytesText(Object.values(object));
  const held = HELD.map((key) => object[key]).find((one) => typeof one === "string" || Array.isArray(one));
  if (held === undefined) return undefined;
  if (Array.isArray(held)) return object["type"] === "Buffer" ? bytesText(held) : undefined;
  const encoding = object["encoding"];
  return typeof encoding === "string" && typeof held === "string" && Object.keys(object).length < 4
    ? decoded(held, encoding.toLowerCase())
    : undefined;
}

function decoded(text: string, encoding: string): string | undefined {
  if (/^utf-?8$|^ascii$|^text$/.test(encoding)) return text;
  if (!/^(?:base-?64(?:url)?|hex)$/.test(encoding)) return undefined;
  return Buffer.from(text, encoding === "hex" ? "hex" : "base64").toString("utf8");
}

const CALLS =
  /^\s*(?:<\?xml[^>]{0,200}>\s*)?<(?:\w{1,16}:)?(?:function_calls?|tool_calls?|tool_use|invoke)\b/;

/** The calls that a text of XML holds, each as `{tool, input}`; undefined for a text that is none. */
export function callsInXml(text: string): readonly Json[] | undefined {
  if (!CALLS.test(text.slice(0, 512))) return undefined;
  const invoked = text
    .split(/<(?:\w{1,16}:)?invoke\s/)
    .slice(1)
    .map(invocationOf);
  const packed = text
    .split(/<tool_call>/)
    .slice(1)
    .flatMap((part) => jsonCall(part.split("</tool_call>", 1)[0] ?? ""));
  const calls = [...invoked, ...packed];
  return calls.length > 0 ? calls : undefined;
}

function invocationOf(part: string): Json {
  const [head = "", ...parameters] = part.split(/<(?:\w{1,16}:)?parameter\s/);
  const input = Object.fromEntries(
    parameters.map((parameter) => {
      const from = parameter.indexOf(">") + 1;
      const end = parameter.search(/<\/(?:\w{1,16}:)?parameter>/);
      return [nameIn(parameter), unescaped(parameter.slice(from, end < 0 ? undefined : end))];
    }),
  );
  return { tool: nameIn(head), input };
}

function nameIn(tag: string): string {
  return /^[^>]{0,64}?\bname=["']?([^"'>]{1,256})/.exec(tag)?.[1] ?? "";
}

function jsonCall(text: string): Json[] {
  try {
    const call = JSON.parse(text) as Json;
    return isObject(call) ? [call] : [];
  } catch {
    return [];
  }
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(lt|gt|amp|quot|apos);/g, (all, name: string) => ENTITIES[name] ?? all);
}
