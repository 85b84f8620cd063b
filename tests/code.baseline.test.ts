/** A guard of one's own from its code, and how it is bundled: whole, against tests/data/baselines/code.yaml. */
import { bundled, ownName } from "../cli/own/bundle.ts";
import { guardFrom } from "../cli/own/load.ts";
import { Refusal } from "../cli/terminal.ts";
import { holdWhole } from "./whole.ts";

/** The words with which something is refused, or what it gives. */
async function told(ask: () => unknown): Promise<unknown> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Refusal) return [`error: ${error.message}`, `hint: ${error.hint}`];
    return String(error);
  }
}

const OWN: readonly string[] = [
  "exports.guard = { name: 'x', tag: 't', failPolicy: 'block', tables: () => ({}), on: { stop: () => ({ act: 'continue' }), reply: undefined } };",
  "exports.guard = { tag: 't', failPolicy: 'warn', tables: () => ({}), on: { stop() {}, tool_call() {} } };",
  "exports.guard = 1;",
  "exports.guard = null;",
  "",
  "exports.guard = {};",
  "exports.guard = { tag: 't' };",
  "exports.guard = { tag: 't', failPolicy: 'open' };",
  "exports.guard = { tag: 't', failPolicy: 'warn' };",
  "exports.guard = { tag: 't', failPolicy: 'warn', tables: () => ({}) };",
  "exports.guard = { tag: 't', failPolicy: 'warn', tables: () => ({}), on: { stop: undefined } };",
  "exports.guard = { tag: 't', failPolicy: 'warn', tables: () => ({}), on: { start() {} } };",
  "exports.guard = { tag: 't', failPolicy: 'warn', tables: () => ({}), on: { toString() {} } };",
  "exports.guard = { tag: 't', failPolicy: 'warn', tables: () => ({}), on: { stop: 1 } };",
  "const { one } = require('agent-guards/x'); const { sep } = require('node:path'); exports.guard = { tag: one + sep + importMeta.url + importMeta.main, failPolicy: 'warn', tables: () => ({}), on: { stop() {} } };",
  "module.exports = { guard: { tag: 'm', failPolicy: 'warn', tables: () => ({}), on: { stop() {} } } };",
  "throw new RangeError('no');",
  "const x = ;",
];

const library = async (name: string): Promise<unknown> => {
  if (name !== "agent-guards/x") throw new RangeError(`this version has no ${name}`);
  return { one: 1 };
};

async function ownGuards(): Promise<unknown> {
  const rows: unknown[] = [];
  for (const script of OWN)
    rows.push(
      await told(async () => {
        const uses = script.includes("agent-guards/x") ? ["agent-guards/x"] : [];
        const code = {
          guard: "mine",
          version: "1",
          source: "/s.ts",
          failPolicy: "warn" as const,
          uses,
          script,
        };
        const { name, tag, failPolicy, on } = await guardFrom(code, library);
        return { name, tag, failPolicy, on: Object.keys(on) };
      }),
    );
  return rows;
}

const names = (): Promise<unknown[]> =>
  Promise.all(
    [
      "/a/my_guard.ts",
      "x.js",
      "Mine.mjs",
      "m-1.cts",
      "1x.ts",
      "agent-guards.ts",
      "taken.ts",
      "a b.ts",
      "x.y.ts",
      "_x.ts",
      "a.ts.ts",
      "x-linux.ts",
    ].map((file) => told(() => ownName(file, ["taken"]))),
  );

type Plugin = { readonly name: string; readonly setup: (build: object) => void };

/** The bundler of the runtime as it is asked: what it is given, and the code as it would come out. */
async function bundles(): Promise<unknown> {
  const own = Object.getOwnPropertyDescriptor(globalThis, "Bun");
  const given: unknown[] = [];
  const bundler = (result: object) => ({
    build: async ({ plugins = [], ...options }: { readonly plugins?: readonly Plugin[] }) => {
      given.push(options);
      for (const { name, setup } of plugins)
        setup({
          onResolve: ({ filter }: { filter: RegExp }, answer: (asked: { path: string }) => object) => {
            const paths = ["agent-guards/x", "agent-guards", "agent-guardsx", "x/agent-guards"].filter(
              (path) => filter.test(path),
            );
            given.push([name, ...paths.map((path) => answer({ path }))]);
          },
        });
      return result;
    },
  });
  const as = (runtime: unknown): void =>
    void Object.defineProperty(globalThis, "Bun", { configurable: true, writable: true, value: runtime });
  const output = (words: string) => ({ text: async () => words });
  const rows: unknown[] = [];
  const ask = async (runtime: unknown): Promise<void> => {
    as(runtime);
    rows.push(
      await told(async () => ({
        ...(await bundled("/s/mine.ts", "mine", async () => ({ one: 1 }))),
        version: "VERSION",
      })),
    );
  };
  try {
    await ask(undefined);
    await ask({});
    await ask({ build: 1 });
    await ask(bundler({ success: true, logs: [], outputs: [output(OWN[0] ?? "")] }));
    await ask(bundler({ success: true, logs: [], outputs: [output("exports.guard = 1;")] }));
    await ask(bundler({ success: true, logs: [], outputs: [output("throw 1;")] }));
    await ask(bundler({ success: true, logs: [], outputs: [] }));
    const logs = ["a word", { message: "no" }, { message: "there", position: { line: 3, column: 4 } }];
    await ask(bundler({ success: false, logs, outputs: [output("")] }));
    return { rows, given: given.slice(0, 2) };
  } finally {
    if (own) Object.defineProperty(globalThis, "Bun", own);
    else Reflect.deleteProperty(globalThis, "Bun");
  }
}

holdWhole("code", { guards: ownGuards, names, bundles });
