/** What the executable says about itself: pages, manual, completion, and the picture of the front page. Wants dist/: npm run build. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { COMMANDS } from "../cli/commands.ts";
import { pagesBelow } from "../cli/docs.ts";
import { HOSTS } from "../lib/hook/hosts/index.ts";
import { built, executableOf, ROOT } from "../scripts/guards.ts";
import { PICTURE, recording } from "../scripts/recording.ts";

const command = (...args: string[]) => spawnSync(executableOf("agent-guards"), args, { encoding: "utf8" });

test("every page of docs/ is in the executable, word for word", () => {
  const pages = pagesBelow(ROOT);
  const listed = JSON.parse(command("docs", "--json").stdout) as { topic: string; title: string }[];
  assert.deepEqual(
    listed.map(({ topic }) => topic),
    Object.keys(pages),
  );
  for (const { topic, title } of listed) {
    assert.notEqual(title, "", topic);
    assert.equal(command("docs", topic).stdout, pages[topic], topic);
  }
});

test("a page that is not there is refused with those that are", () => {
  for (const args of [["nothing"], ["__proto__"], ["hosts", "rules"]]) {
    const { status, stdout, stderr } = command("docs", ...args);
    assert.equal(status, 2, args.join(" "));
    assert.equal(stdout, "");
    assert.match(stderr, /^error: /);
  }
  assert.match(command("docs", "nothing").stderr, /hint: .*\bprotocol\b/);
});

test("the index of docs/ names every page", () => {
  const index = readFileSync(join(ROOT, "docs", "README.md"), "utf8");
  const named = [...index.matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, name]) => name);
  const pages = Object.keys(pagesBelow(ROOT)).filter((topic) => topic !== "security");
  assert.deepEqual(
    pages.filter((page) => !named.some((name) => name?.toLowerCase() === page)),
    [],
  );
});

test("the page of hosts names every event that install wires", () => {
  const page = readFileSync(join(ROOT, "docs", "hosts.md"), "utf8");
  for (const { id, setup } of HOSTS)
    for (const event of setup?.()?.wired ?? []) assert.ok(page.includes(event), `${id}: ${event}`);
});

test("the manual page has every command with its options", () => {
  const page = readFileSync(built("agent-guards.1"), "utf8");
  for (const name of Object.keys(COMMANDS))
    assert.ok(page.includes(`.SS ${name.replaceAll("-", "\\-")}\n`), name);
  assert.ok(page.includes("\\-\\-dry\\-run"));
  assert.doesNotMatch(page, /^\.(?!TH|SH|SS|PP|EX|EE|B|I|RI)/m);
});

test("bash offers the commands, and a command's options and words", () => {
  const script = command("completion", "bash").stdout;
  const offered = (...words: string[]) =>
    spawnSync(
      "bash",
      [
        "--norc",
        "-c",
        `${script}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _agent_guards; printf '%s\\n' "\${COMPREPLY[@]}"`,
        "bash",
        ...words,
      ],
      {
        encoding: "utf8",
      },
    )
      .stdout.trim()
      .split("\n");
  assert.deepEqual(offered("agent-guards", "uni"), ["uninstall"]);
  assert.deepEqual(offered("agent-guards", "install", "--dr"), ["--dry-run"]);
  assert.deepEqual(offered("agent-guards", "rules", "ap"), ["apply"]);
  assert.deepEqual(offered("agent-guards", "docs", "--no"), [""]);
});

test("zsh and fish get words, too; another shell is refused", () => {
  for (const shell of ["zsh", "fish"]) {
    const { stdout, status } = command("completion", shell);
    assert.equal(status, 0);
    for (const name of Object.keys(COMMANDS)) assert.ok(stdout.includes(name), `${shell}: ${name}`);
  }
  assert.equal(command("completion", "tcsh").status, 2);
  assert.equal(command("completion").status, 2);
});

test("the picture of the front page shows what the command says now: npm run docs draws it", () => {
  assert.equal(readFileSync(PICTURE, "utf8"), recording());
});
