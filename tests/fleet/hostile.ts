/** Requests that nobody means well with, as bytes on a socket. */
import { gzipSync } from "node:zlib";
import { WIPE } from "../serve-world.ts";

const HEAD = "POST /security_guard HTTP/1.1\r\nHost: localhost\r\n";
const LENGTH = `Content-Length: ${WIPE.length}\r\n`;
const inner = `${HEAD}${LENGTH}\r\n${WIPE}`;
const deep = `${'{"event":'.repeat(50_000)}1${"}".repeat(50_000)}`;
const zipped = gzipSync(WIPE).toString("latin1");

const chunked = (size: string, text: string): string =>
  `${HEAD}Transfer-Encoding: chunked\r\n\r\n${size}\r\n${text}\r\n0\r\n\r\n`;
const sized = (body: string, more = ""): string =>
  `${HEAD}${more}Content-Length: ${Buffer.byteLength(body, "latin1")}\r\n\r\n${body}`;

/** What is sent, by what it is; in Latin-1, so that a unit is a byte. */
export const HOSTILE: Readonly<Record<string, string>> = {
  "two lengths": `${HEAD}Content-Length: 2\r\n${LENGTH}\r\n${WIPE}`,
  "a length and chunks": `${HEAD}${LENGTH}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
  "chunks and a length": `${HEAD}Transfer-Encoding: chunked\r\n${LENGTH}\r\n0\r\n\r\n${inner}`,
  "a coding that is none": `${HEAD}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`,
  "a coding behind chunks": `${HEAD}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  "a coding with a blank": `${HEAD}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${inner}`,
  "a negative length": `${HEAD}Content-Length: -5\r\n\r\n${WIPE}`,
  "a length with a sign": `${HEAD}Content-Length: +${WIPE.length}\r\n\r\n${WIPE}`,
  "a length that is huge": `${HEAD}Content-Length: 99999999999999999999\r\n\r\n${WIPE}`,
  "a length beyond the cap": `${HEAD}Content-Length: 900000000\r\n\r\n${WIPE}`,
  "a length that is too short": `${HEAD}Content-Length: 3\r\n\r\n${WIPE}`,
  "a chunk that is longer than it says": chunked("2", WIPE),
  "a chunk's size that is none": chunked("zz", WIPE),
  "a chunk's size that overflows": chunked("ffffffffffffffff1", WIPE),
  "deep JSON": sized(deep),
  "deep brackets": sized("[".repeat(100_000)),
  "no JSON": sized("NaN"),
  "an infinite number": sized('{"event":"pre_tool_call","tool_name":"bash","tool_input":{"timeout":1e999}}'),
  "bytes that are no UTF-8": sized("\xff\xfe{\x00"),
  "a body in gzip": sized(zipped, "Content-Encoding: gzip\r\n"),
  "a head that is large": `${HEAD}X: ${"x".repeat(20_000)}\r\n\r\n`,
  "a thousand headers": `${HEAD}${"X: y\r\n".repeat(3000)}\r\n`,
  "a header with a line feed": `${HEAD}X: a\nContent-Length: 3\r\n\r\n`,
  "a folded header": `${HEAD}X: a\r\n b\r\n\r\n`,
  "a NUL in a header": `${HEAD}X: \x00\r\n\r\n`,
  "no host": `POST /security_guard HTTP/1.1\r\n${LENGTH}\r\n${WIPE}`,
  "another host": `POST /security_guard HTTP/1.1\r\nHost: example.com\r\n${LENGTH}\r\n${WIPE}`,
  "HTTP 1.0": `POST /security_guard HTTP/1.0\r\nHost: localhost\r\n${LENGTH}\r\n${WIPE}`,
  "HTTP 2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "HTTP 9.9": `POST /security_guard HTTP/9.9\r\n${LENGTH}\r\n${WIPE}`,
  "TLS on a plain port": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  words: "nonsense\r\n\r\n",
  "a path that climbs": `POST /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n${LENGTH}\r\n${WIPE}`,
  "a path in escapes": `POST /%2e%2e%2f%00 HTTP/1.1\r\nHost: localhost\r\n${LENGTH}\r\n${WIPE}`,
  "a broken escape": `POST /%zz/%c0%ae HTTP/1.1\r\nHost: localhost\r\n${LENGTH}\r\n${WIPE}`,
  "a whole URL": `POST http://example.com/security_guard HTTP/1.1\r\nHost: localhost\r\n${LENGTH}\r\n${WIPE}`,
  "a tunnel": "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n",
  "an upgrade": `${HEAD}Connection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n${LENGTH}\r\n${WIPE}`,
  "an expectation": `${HEAD}Expect: 100-continue\r\n${LENGTH}\r\n${WIPE}`,
  "an expectation that is none": `${HEAD}Expect: nothing\r\n${LENGTH}\r\n${WIPE}`,
  "twenty at once": inner.repeat(20),
};

/** Senders that begin and do not end; they hold their places until the server takes them away. */
export const SLOW: Readonly<Record<string, string>> = {
  "half a head": "POST /security_guard HTTP/1.1\r\nHost: local",
  "half a body": `${HEAD}${LENGTH}\r\n${WIPE.slice(0, 10)}`,
  "half a chunk": `${HEAD}Transfer-Encoding: chunked\r\n\r\nff\r\n{`,
  "nothing at all": "",
};
