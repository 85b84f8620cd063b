/** What small looks of the command say: at a runtime, at the first bytes of files, at programs; whole, against tests/data/baselines/looks.yaml. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { approve } from "../cli/approve.ts";
import { troubleOf } from "../cli/doctor/program.ts";
import { payloadOf } from "../cli/hosts/payload.ts";
import { rowChanges, rowsOf } from "../cli/rules/rows.ts";
import { archiveKind, archivePieces, closedKind } from "../cli/scan/archive.ts";
import { examineAll } from "../cli/scan/crew.ts";
import { lineOf } from "../cli/scan/progress.ts";
import { encodingOf, WINDOW_BYTES, windowOf } from "../cli/scan/windows.ts";
import { HOSTS } from "../lib/hook/hosts/index.ts";
import { makeWorld } from "./cli-world.ts";
import { holdWhole } from "./whole.ts";

/** Without the words of the engine's own for what cannot be asked. */
const plain = (said: unknown): unknown =>
  JSON.parse(JSON.stringify(said).replace(/ \((?:UnexpectedRedirect|ERR_INVALID_ARG_VALUE)\)/, ""));

/** A runtime of Starchild's that answers so. */
async function asked(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const got: unknown[] = [];
  const server = createServer((from, answer) => {
    let text = "";
    from.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    from.on("end", () => {
      got.push([from.method, from.url, from.headers["content-type"], text]);
      answer.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const said = await approve("/x/guard --host y", `http://127.0.0.1:${port}`);
    return JSON.parse(JSON.stringify([plain(said), got]).replaceAll(String(port), "PORT"));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function approvals(): Promise<unknown> {
  const ok = { ok: true, events: ["a", 1], mounted: 2 };
  const answers: readonly (readonly [number, string, Readonly<Record<string, string>>?])[] = [
    [200, JSON.stringify(ok)],
    [201, JSON.stringify({ ok: true })],
    [299, JSON.stringify({ ok: true, events: "a", mounted: "2", master_enabled: true })],
    [300, JSON.stringify(ok)],
    [302, "", { location: "http://127.0.0.1:9/" }],
    [404, JSON.stringify(ok)],
    [500, JSON.stringify({ error: `no\u0007\n\n${"x".repeat(300)}` })],
    [400, JSON.stringify({ detail: "why" })],
    [400, JSON.stringify({ message: "what" })],
    [400, JSON.stringify({ error: 7, detail: "why" })],
    [400, "[]"],
    [200, "[]"],
    [200, "{"],
    [200, JSON.stringify({ ok: "true" })],
    [200, JSON.stringify({ ok: false, error: "not declared" })],
    [200, JSON.stringify({ ...ok, master_enabled: false })],
    [200, JSON.stringify({ ...ok, mounted: 0 })],
    [200, `${JSON.stringify(ok).padEnd(900_000)}x`],
  ];
  const got: unknown[] = [];
  for (const answer of answers) got.push(await asked(...answer));
  return [
    ...got,
    await approve("x", "no address"),
    await approve("x", "http://127.0.0.1:2"),
    plain(await approve("x", "ftp://127.0.0.1")),
  ];
}

/** A member of a crew: says what it was told of a batch, and ends over one that is to end it. */
const MEMBER = `
import { createInterface } from "node:readline";
let sight;
createInterface({ input: process.stdin }).on("line", (line) => {
  const told = JSON.parse(line);
  if (process.argv[2] !== "scan" || process.argv[3] !== "--part" || told[0]?.path === "ends") process.exit(1);
  if (sight === undefined) sight = told;
  else console.log(JSON.stringify(told.map(({ path }) => ({ path, sight, of: told.length }))));
});
`;

/** A scan of files of so many bytes each, with so many processes: what came of each, those alike in a row as one. */
async function crew(count: number, sizes: Readonly<Record<string, readonly number[]>>): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-crew-"));
  const before = process.argv;
  const file = join(folder, "file.txt");
  writeFileSync(file, "two\nlines");
  process.argv = [process.execPath, join(folder, "member.mjs")];
  writeFileSync(process.argv[1] ?? "", MEMBER);
  try {
    const sight = { isPublic: false, names: [] };
    const jobs = Object.entries(sizes).flatMap(([path, each]) =>
      each.map((size) => ({ file, path, name: path, window: 0, size })),
    );
    const rows: [row: string, times: number][] = [];
    for await (const { job, examined } of examineAll(jobs, { scan: () => [] } as never, sight, count)) {
      const row = JSON.stringify([job.path, examined]);
      const last = rows.at(-1);
      if (last?.[0] === row) last[1]++;
      else rows.push([row, 1]);
    }
    return rows.map(([row, times]) => [...JSON.parse(row), times]);
  } finally {
    process.argv = before;
    rmSync(folder, { recursive: true, force: true });
  }
}

const MB = 2 ** 20;
const crews = async (): Promise<unknown> => ({
  small: await crew(2, { a: [64 * MB - 1] }),
  alone: await crew(1, { a: [64 * MB] }),
  shared: await crew(2, {
    a: [1, MB - 1, 1],
    b: [60 * MB],
    c: [MB / 2, MB / 2],
    d: Array.from({ length: 300 }, () => 1),
    e: [4 * MB],
  }),
  "all end": await crew(2, { ends: [40 * MB, 40 * MB, 40 * MB] }),
});

/** A header of a tar and what stands behind it; `fields` are its columns by where they begin (POSIX.1-2017, pax). */
function tarEntry(kind: string, fields: Readonly<Record<number, string>>, data = "", blocks = true): Buffer {
  const header = Buffer.alloc(512);
  const size = Buffer.byteLength(data).toString(8).padStart(11, "0");
  const all = { 124: size, 156: kind, 257: "ustar\u000000", ...fields };
  for (const [at, words] of Object.entries(all)) header.write(words, Number(at), "latin1");
  header.fill(" ", 148, 156);
  const sum =
    fields[148] ??
    header
      .reduce((all, byte) => all + byte, 0)
      .toString(8)
      .padStart(6, "0");
  header.fill(0, 148, 156).write(sum, 148);
  const bytes = Buffer.from(data);
  return Buffer.concat([header, bytes, Buffer.alloc(blocks ? (512 - (bytes.length % 512)) % 512 : 0)]);
}

/** A record of pax; its length is its own part. */
const record = (words: string): string => `${words.length + (words.length < 7 ? 3 : 4)} ${words}\n`;
const plainFile = tarEntry("0", { 0: "next" }, "after");

/** What is read of a tar that holds an entry like this and a plain file behind it. */
const TARS: Readonly<Record<string, Buffer>> = {
  plain: tarEntry("0", { 0: "a" }, "text"),
  "the oldest kind": tarEntry("\0", { 0: "a" }, "text"),
  "in one piece": tarEntry("7", { 0: "a" }, "text"),
  "a folder": tarEntry("5", { 0: "a/" }),
  "a link": tarEntry("2", { 0: "a", 157: "b" }),
  "no bytes": tarEntry("0", { 0: "a" }),
  "a whole block": tarEntry("0", { 0: "a" }, "x".repeat(512)),
  "a prefix": tarEntry("0", { 0: "a", 345: "folder/in" }, "text"),
  "a prefix of GNU's": tarEntry("0", { 0: "a", 257: "ustar  ", 345: "00001" }, "text"),
  "a name of 100 signs": tarEntry("0", { 0: "n".repeat(100) }, "text"),
  "a size with blanks": tarEntry("0", { 0: "a", 124: "         4 " }, "text"),
  "a binary size": tarEntry("0", { 0: "a", 124: "\u0080\0\0\0\0\0\0\0\0\0\0\u0004" }, "text"),
  "a binary size that is too large": tarEntry("0", { 0: "a", 124: "\u0080\0\0\0\u00ff\0\0\0\0\0\0\u0004" }),
  "a size of words": tarEntry("0", { 0: "a", 124: "words      " }, "text"),
  "a size beyond the end": tarEntry("0", { 0: "a", 124: "00000077777" }, "text"),
  "a wrong sum": Buffer.concat([plainFile, tarEntry("0", { 0: "a", 148: "000007" }, "text")]),
  "half a header": Buffer.concat([plainFile, tarEntry("0", { 0: "a" }).subarray(0, 300)]),
  "an end": Buffer.concat([plainFile, Buffer.alloc(1024)]),
  "a long name": Buffer.concat([
    tarEntry("L", { 0: "@" }, `${"long/".repeat(30)}a\0x`),
    tarEntry("0", { 0: "a" }, "text"),
  ]),
  "a name that is too long": tarEntry("L", { 0: "@", 124: "00004000001" }, "a"),
  "records of pax": Buffer.concat([
    tarEntry("x", { 0: "@" }, `${record("path=pax/a=b")}${record("comment=c")}`),
    tarEntry("0", { 0: "a" }, "text"),
  ]),
  "a size of pax": Buffer.concat([
    tarEntry("x", { 0: "@" }, record("size=4")),
    tarEntry("0", { 0: "a", 124: "00000000000" }, "text"),
  ]),
  "no size of pax": Buffer.concat([
    tarEntry("x", { 0: "@" }, record("size=4x")),
    tarEntry("0", { 0: "a" }, "text"),
  ]),
  "records of pax that end early": tarEntry("x", { 0: "@" }, `${record("path=a")}\0 more`),
  "a record of no length": tarEntry("x", { 0: "@" }, "x path=a\n"),
  "a record that is too long": tarEntry("x", { 0: "@" }, "99 path=a\n"),
  "a record that is too short": tarEntry("x", { 0: "@" }, "2 path=a\n"),
};

async function tars(): Promise<unknown> {
  const rows: Record<string, unknown> = {};
  for (const [name, bytes] of Object.entries(TARS)) {
    const read: unknown[] = [];
    const reading = {
      done: (isText: boolean) => void read.push(isText),
      closed: (path: string, kind: string) => void read.push([path, kind]),
      unread: (path: string, why: string) => void read.push([path, why]),
    };
    const chunks = (async function* () {
      yield Buffer.concat([bytes, plainFile]);
    })();
    for await (const { path, text } of archivePieces(chunks, { path: "a.tar", name: "a.tar" }, reading))
      read.push([path, text.length > 40 ? text.length : text]);
    rows[name] = read;
  }
  return rows;
}

/** Windows of bytes as hexadecimal digits, and of a long text whose border is within a sign. */
function windows(): unknown {
  const named = { path: "a", name: "a" };
  const short = ["c3a961", "a961", "bfbf61", "bfbfbf61", "bfbfbfbf61", "efbbbf61", "61c3", "80"];
  const border = (sign: string, before: number) => {
    const bytes = Buffer.concat([Buffer.alloc(WINDOW_BYTES - before, "a"), Buffer.from(`${sign}bc`)]);
    const { text, until = -1 } = windowOf(bytes, 0, "utf-8", named);
    return [sign, before, until, text.slice(-8)];
  };
  /** How a text is written in which a NUL stands at this place. */
  const nul = (at: number) => [
    at,
    encodingOf(new Uint8Array(9000).fill(97).fill(0, at, at + 1)) ?? "no text",
  ];
  return [
    ...[0, 7999, 8000, 8999].map(nul),
    ...short.flatMap((hex) =>
      [0, 1].map((index) => [hex, index, windowOf(Buffer.from(hex, "hex"), index, "utf-8", named)]),
    ),
    ...(
      [
        ["feff00610062", "utf-16be"],
        ["fffe61006200", "utf-16le"],
        ["bf006100", "utf-16le"],
      ] as const
    ).flatMap(([hex, encoding]) =>
      [0, 1].map((index) => [hex, index, windowOf(Buffer.from(hex, "hex"), index, encoding, named)]),
    ),
    border("\u{1f600}", 1),
    border("\u{1f600}", 3),
    border("e", 1),
    border("", 0),
  ];
}

/** The first bytes of files, as hexadecimal digits or as words. */
function kinds(): unknown {
  const heads: readonly (readonly [string, Buffer])[] = [
    ...[
      "504b0304",
      "504b0506",
      "504b0305",
      "504b0504",
      "504b0306",
      "514b0304",
      "504c0304",
      "1f8b08",
      "1f8b07",
      "1f8c08",
      "1e8b08",
    ],
    ...[
      "fd377a585a00",
      "fd377a585a01",
      "377abcaf271c",
      "526172211a07",
      "526172211a08",
      "28b52ffd",
      "04224d18",
      "1f9d",
      "1f9e",
    ],
    ...["4d53434600000000", "4d53434600000001", "edabeedb", "425a68", ""],
  ].map((hex) => [hex, Buffer.from(hex, "hex")] as const);
  const words = [
    "BZh11AY&SY",
    "BZh91AY&SYx",
    "BZh01AY&SY",
    "xBZh11AY&SY",
    "BZh1 1AY&SY",
    "!<arch>\ndebian-binary   x",
    "!<arch>\nother",
    " !<arch>\ndebian-binary",
  ];
  const tar = (mark: string, at: number): Buffer =>
    Buffer.concat([Buffer.alloc(at), Buffer.from(mark), Buffer.alloc(300)]);
  const all = [
    ...heads,
    ...words.map((word) => [word, Buffer.from(word)] as const),
    ...(
      [
        ["ustar", 257],
        ["ustaR", 257],
        ["ustar", 256],
        ["Ustar", 257],
      ] as const
    ).map(([mark, at]) => [`${mark} at ${at}`, tar(mark, at)] as const),
  ];
  return all.map(([name, bytes]) => [name, archiveKind(bytes) ?? null, closedKind(bytes) ?? null]);
}

const lines = (): unknown =>
  [
    { path: "a/b.ts", count: 1, total: undefined, read: 0, seconds: 0 },
    { path: "a/b.ts", count: 1234, total: 5678, read: 999_001, seconds: 0.49 },
    { path: "a/b.ts", count: 1234, total: 5678, read: 999_999, seconds: 0.5 },
    { path: "a/b.ts", count: 1234, total: 5678, read: 1_000_000, seconds: 2 },
    { path: "a/b.ts", count: 1234, total: 5678, read: 9_960_000, seconds: 1 },
    { path: "a/b.ts", count: 1234, total: 5678, read: 10_000_000, seconds: 1 },
    {
      path: "a/\u4e2d\u6587/\u001b[31m/very/long/name/of/a/file.ts",
      count: 1,
      total: 2,
      read: 1000,
      seconds: 0,
    },
  ].flatMap((state) => [10, 22, 23, 24, 30, 60, 79].map((width) => lineOf(state, width)));

/** Programs by their first bytes, modes and kinds. */
async function programs(): Promise<unknown> {
  const elf = (machine: number): Buffer => {
    const bytes = Buffer.alloc(64);
    bytes.write("\x7fELF", "latin1");
    bytes.writeUInt16LE(machine, 18);
    return bytes;
  };
  const macho = (magic: number, cpu: number): Buffer => {
    const bytes = Buffer.alloc(64);
    bytes.writeUInt32LE(magic, 0);
    bytes.writeUInt32LE(cpu, 4);
    return bytes;
  };
  const pe = (at: number, machine: number): Buffer => {
    const bytes = Buffer.alloc(600);
    bytes.write("MZ", "latin1");
    bytes.writeUInt32LE(at, 0x3c);
    if (at + 6 <= 600) bytes.writeUInt16LE(machine, at + 4);
    return bytes;
  };
  const other = process.arch === "x64" ? 183 : 62;
  const files: Readonly<Record<string, string | Buffer>> = {
    empty: "",
    words: "echo hi\n",
    sh: "#!/bin/sh\n",
    spaced: "#! /bin/sh -e\n",
    gone: "#!/no/such/sh\n",
    env: "#!/usr/bin/env sh\n",
    "env-gone": "#!/usr/bin/env no-such-program\n",
    "env-bare": "#!/usr/bin/env\n",
    other: elf(other),
    arm: elf(40),
    strange: elf(9999),
    "mac-arm": macho(0xfeedfacf, 0x0100000c),
    "mac-x64": macho(0xfeedfacf, 0x01000007),
    "win-arm": pe(128, 0xaa64),
    "win-x64": pe(128, 0x8664),
    "win-cut": pe(5000, 0xaa64),
    "win-edge": pe(506, 0xaa64),
  };
  const at = makeWorld("agent-guards-states-");
  try {
    const got = Object.entries(files).map(([name, bytes]) => [
      name,
      troubleOf(at.write(`p/${name}`, bytes, 0o755)) ?? null,
    ]);
    const more = [
      "sh",
      "no-such-program",
      "npx",
      "bunx",
      "uvx",
      "xnpx",
      "npxx",
      "./x",
      "a/b",
      at.root,
      `${at.root}/none`,
    ];
    const plain = troubleOf(at.write("p/plain", "#!/bin/sh\n", 0o644));
    const open = ["777", "775", "757", "755", "700"].map((mode) => [
      mode,
      troubleOf(at.write(`p/m${mode}`, "#!/bin/sh\n", Number.parseInt(mode, 8))) ?? null,
    ]);
    const all = [
      ...got,
      ["plain", plain ?? null],
      ...open,
      ...more.map((name) => [name, troubleOf(name) ?? null]),
    ];
    return JSON.parse(
      JSON.stringify(all)
        .replaceAll(at.root, "ROOT")
        .replaceAll(`${process.platform}-${process.arch}`, "HERE")
        .replaceAll(other === 183 ? "linux-arm64" : "linux-x64", "OTHER"),
    );
  } finally {
    at.remove();
  }
}

/** What a dry run gives to a guard, for every event of every host that it knows. */
const payloads = (): unknown =>
  Object.fromEntries(
    HOSTS.filter(({ setup }) => setup !== undefined).map(({ id, events }) => [
      id,
      Object.entries(events).map(([event, { kind }]) =>
        JSON.parse(payloadOf(id, event, kind, "the text", "/w")),
      ),
    ]),
  );

holdWhole("looks", {
  approvals,
  kinds,
  lines,
  programs,
  payloads,
  crews,
  tars,
  windows,
  rows: async () => {
    const at = makeWorld("agent-guards-states-");
    try {
      const said = (text: string) =>
        [...(rowsOf([at.write("p", `#!/bin/sh\n[ "$1" = --rows ] && ${text}\n`, 0o755)]) ?? [])].map(String);
      const changes = rowChanges(
        new Map([
          ["a", "1"],
          ["b", "1"],
          ["c", "1"],
        ]),
        new Map([
          ["c", "2"],
          ["b", "1"],
          ["d", "1"],
        ]),
      );
      const line = "words.one 0123456789ab";
      return [
        changes,
        said(`echo '${line}'`),
        said(
          `printf '${line}\\nx\\nb 0123456789abc\\n c 0123456789ab\\nd 0123456789aB\\ne 0123456789ab\\n\\n'`,
        ),
        said(`{ echo '${line}'; exit 1; }`),
        said("exit 0"),
      ];
    } finally {
      at.remove();
    }
  },
});
