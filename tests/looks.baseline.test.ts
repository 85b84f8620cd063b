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
import { archiveKind, closedKind } from "../cli/scan/archive.ts";
import { examineAll } from "../cli/scan/crew.ts";
import { lineOf } from "../cli/scan/progress.ts";
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
