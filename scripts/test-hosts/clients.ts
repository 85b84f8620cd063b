/**
 * The real clients: what to install, how each is configured, and how one turn is run. Their hooks are wired by
 * `agent-guards install`, those of plugins and of Cline as docs/hosts.md says, with the path of our executables put
 * in.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isObject } from "../../lib/core/json.ts";
import type { Json, JsonObject } from "../../lib/core/verdict.ts";
import { ROOT } from "../guards.ts";
import { type Launch, RUN_MS } from "./stage.ts";

/** Where one run takes place: all of it inside one temporary folder. */
type Places = {
  /** The folder into which the packages were installed. */
  readonly packages: string;
  readonly home: string;
  readonly project: string;
  /** The fake model. */
  readonly url: string;
  /** What the user's environment says of the registries, at the installation as in the session. */
  readonly env: Readonly<Record<string, string>>;
  /** False for the control run: the same client without hooks. */
  readonly guarded: boolean;
  /** Which guards are wired, where `install` wires them. */
  readonly guards: readonly string[];
};

export type Client = {
  readonly id: string;
  /** npm packages with exact versions. */
  readonly packages: readonly string[];
  /** Played only when it is named: its start takes half a minute, because it fetches a runtime for its plugins. */
  readonly optional?: boolean;
  /** Writes the client's configuration and says how to start it with `prompt`. */
  readonly prepare: (prompt: string, places: Places) => Launch;
};

const DIST = join(ROOT, "dist");

/** A newer Node for OpenClaw: the platform's package holds the program, and needs no install script. */
const NODE = `node-${process.platform}-${process.arch}`;

/** A host's section in docs/hosts.md. */
function section(title: string): string {
  const guide = readFileSync(join(ROOT, "docs", "hosts.md"), "utf8");
  return guide.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
}

/** The first JSON block of a host's section. */
function documented(title: string): JsonObject {
  const block = section(title).match(/```json\n([\s\S]*?)```/)?.[1];
  if (block === undefined) throw new Error(`docs/hosts.md has no JSON in "${title}"`);
  const value: Json = JSON.parse(block.replaceAll("/opt/guards", DIST.replaceAll("\\", "/")));
  if (!isObject(value)) throw new Error(`docs/hosts.md has no JSON object in "${title}"`);
  return value;
}

function write(path: string, content: Json | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content, null, 2));
}

/** The guards, wired by the command as a user would do it; their copies stay with the packages, for every run alike. */
function installed(host: string, { home, packages, env: registries, guards }: Places): void {
  const command = join(DIST, "agent-guards");
  const words = ["--host", host, "--dir", join(packages, "guards")];
  const env = { PATH: "/usr/bin:/bin", HOME: home, ...registries };
  for (const guard of guards)
    execFileSync(command, ["install", guard, ...words], { env, stdio: ["ignore", "ignore", "inherit"] });
}

/** Claude Code itself: the platform's package holds the program that the agent SDK starts. */
const CLAUDE = `@anthropic-ai/claude-agent-sdk-${process.platform}-${process.arch}`;

const claude: Client = {
  id: "claude",
  packages: [`${CLAUDE}@0.3.329`],
  prepare: (prompt, places) => {
    const { packages, url, guarded } = places;
    if (guarded) installed("claude", places);
    const program = join(packages, "node_modules", ...CLAUDE.split("/"), "claude");
    return {
      command: [
        program,
        "-p",
        prompt,
        "--model",
        "claude-sonnet-4-5",
        "--permission-mode",
        "bypassPermissions",
      ],
      env: {
        ANTHROPIC_BASE_URL: url,
        ANTHROPIC_API_KEY: "dummy",
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
        // A container is root's usual home, and without this word root may not bypass permissions.
        IS_SANDBOX: "1",
      },
    };
  },
};

const gemini: Client = {
  id: "gemini",
  packages: ["@google/gemini-cli@0.61.0"],
  prepare: (prompt, places) => {
    const { packages, home, url, guarded } = places;
    write(join(home, ".gemini", "settings.json"), {
      security: { auth: { selectedType: "gemini-api-key" }, folderTrust: { enabled: false } },
      privacy: { usageStatisticsEnabled: false },
      telemetry: { enabled: false },
      general: { enableAutoUpdate: false },
      hooksConfig: { enabled: true },
    });
    if (guarded) installed("gemini", places);
    const program = join(packages, "node_modules", ".bin", "gemini");
    return {
      command: [program, "-m", "gemini-2.5-pro", "--yolo", "-p", prompt, "--output-format", "text"],
      env: {
        GEMINI_API_KEY: "dummy",
        GOOGLE_GEMINI_BASE_URL: url,
        GEMINI_CLI_TRUST_WORKSPACE: "true",
      },
    };
  },
};

const codex: Client = {
  id: "codex",
  packages: ["@openai/codex@0.169.0"],
  prepare: (prompt, places) => {
    const { packages, home, project, url, guarded } = places;
    const folder = join(home, ".codex");
    write(
      join(folder, "config.toml"),
      `model = "fake-model"
model_provider = "fake"
approval_policy = "never"
sandbox_mode = "danger-full-access"
check_for_update_on_startup = false
[analytics]
enabled = false
[model_providers.fake]
name = "fake"
base_url = "${url}/v1"
wire_api = "responses"
requires_openai_auth = false
request_max_retries = 0
stream_max_retries = 0
[projects.${JSON.stringify(project)}]
trust_level = "trusted"
`,
    );
    if (guarded) installed("codex", places);
    const program = join(packages, "node_modules", ".bin", "codex");
    // Trust is the user's decision; here there is no user, and the hooks are ours.
    const flags = ["--skip-git-repo-check", "--dangerously-bypass-hook-trust"];
    return { command: [program, "exec", ...flags, prompt], env: { CODEX_HOME: folder } };
  },
};

const openclaw: Client = {
  id: "openclaw",
  packages: ["openclaw@2026.9.6", `${NODE}@26.10.0`],
  prepare: (prompt, { packages, home, project, url, guarded }) => {
    const free = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
    const model = {
      ...{ id: "fake-model", name: "Fake", reasoning: false, input: ["text"], cost: free },
      ...{ contextWindow: 128_000, maxTokens: 4096 },
    };
    const provider = {
      ...{ baseUrl: `${url}/v1`, apiKey: "dummy", api: "openai-completions" },
      models: [model],
    };
    write(join(home, ".openclaw", "openclaw.json"), {
      agents: {
        defaults: {
          workspace: project,
          model: { primary: "fake/fake-model" },
          models: { "fake/fake-model": {} },
        },
      },
      models: { mode: "merge", providers: { fake: provider } },
      ...(guarded ? documented("OpenClaw") : {}),
    });
    const bin = join(packages, "node_modules", NODE, "bin");
    const program = join(packages, "node_modules", ".bin", "openclaw");
    const seconds = String(RUN_MS / 1000);
    const words = ["agent", "--local", "--session-id", "test", "-m", prompt, "--timeout", seconds, "--json"];
    return {
      command: [program, ...words],
      env: {
        NODE_FOLDER: bin,
        NODE_COMPILE_CACHE: join(packages, "compiled"),
        OPENCLAW_NO_RESPAWN: "1",
        OPENCLAW_DISABLE_BUNDLED_PLUGINS: "1",
      },
    };
  },
};

/** The platform's package holds the program; the one without a platform only starts it. */
const COPILOT = `@github/copilot-${process.platform}-${process.arch}`;

const copilot: Client = {
  id: "copilot",
  packages: [`${COPILOT}@1.0.102`],
  prepare: (prompt, places) => {
    const { packages, url, guarded } = places;
    if (guarded) installed("copilot", places);
    const program = join(packages, "node_modules", ...COPILOT.split("/"), "copilot");
    return {
      command: [program, "-p", prompt, "--allow-all-tools", "--allow-all-paths"],
      env: {
        // A model of one's own, and nothing else is asked for over the network.
        COPILOT_OFFLINE: "true",
        COPILOT_AUTO_UPDATE: "false",
        COPILOT_PROVIDER_BASE_URL: `${url}/v1`,
        COPILOT_PROVIDER_API_KEY: "dummy",
        COPILOT_MODEL: "gpt-5.4",
      },
    };
  },
};

const CLINE = `@cline/cli-${process.platform}-${process.arch}`;

/** Runs the shell lines of a host's section, as a user with this home would. */
function runDocumented(title: string, home: string): void {
  const block = section(title).match(/```sh\n([\s\S]*?)```/)?.[1];
  if (block === undefined) throw new Error(`docs/hosts.md has no shell lines in "${title}"`);
  const env = { PATH: "/usr/bin:/bin", HOME: home };
  execFileSync("sh", ["-e", "-c", block.replaceAll("/opt/guards", DIST)], { env });
}

const cline: Client = {
  id: "cline",
  packages: [`${CLINE}@3.0.65`],
  prepare: (prompt, { packages, home, url, guarded }) => {
    const settings = { provider: "openai-compatible", apiKey: "dummy", model: "fake", baseUrl: `${url}/v1` };
    write(join(home, ".cline", "data", "settings", "providers.json"), {
      version: 1,
      lastUsedProvider: "openai-compatible",
      modes: {},
      providers: {
        "openai-compatible": { settings, updatedAt: "2026-11-21T00:00:00.000Z", tokenSource: "manual" },
      },
    });
    if (guarded) runDocumented("Cline", home);
    const program = join(packages, "node_modules", ...CLINE.split("/"), "bin", "cline");
    // Without the word a server is started that outlives the run.
    return { command: [program, "--json", prompt], env: { CLINE_SESSION_BACKEND_MODE: "local" } };
  },
};

const OPENCODE = `opencode-${process.platform}-${process.arch}`;

const opencode: Client = {
  id: "opencode",
  optional: true,
  packages: [`${OPENCODE}@1.18.33`],
  prepare: (prompt, { packages, home, project, url, guarded }) => {
    write(join(project, "opencode.json"), {
      $schema: "https://opencode.ai/config.json",
      autoupdate: false,
      share: "disabled",
      model: "fake/fake-model",
      permission: { bash: "allow" },
      provider: {
        fake: {
          npm: "@ai-sdk/openai-compatible",
          name: "Fake",
          options: { baseURL: `${url}/v1`, apiKey: "dummy" },
          models: { "fake-model": { name: "Fake", tool_call: true } },
        },
      },
    });
    const plugin = join(project, ".opencode", "plugins", "agent-guards.js");
    if (guarded) write(plugin, readFileSync(join(DIST, "plugins", "opencode", "index.js"), "utf8"));
    const program = join(packages, "node_modules", OPENCODE, "bin", "opencode");
    const off = ["AUTOUPDATE", "LSP_DOWNLOAD", "MODELS_FETCH", "SHARE"];
    return {
      command: [program, "run", prompt],
      env: {
        XDG_DATA_HOME: join(home, "data"),
        ...Object.fromEntries(off.map((name) => [`OPENCODE_DISABLE_${name}`, "1"])),
      },
    };
  },
};

const qwen: Client = {
  id: "qwen",
  packages: ["@qwen-code/qwen-code@0.15.10"],
  prepare: (prompt, places) => {
    const { packages, home, url, guarded } = places;
    write(join(home, ".qwen", "settings.json"), {
      security: { auth: { selectedType: "openai" }, folderTrust: { enabled: false } },
      privacy: { usageStatisticsEnabled: false },
      telemetry: { enabled: false },
      general: { disableAutoUpdate: true },
    });
    if (guarded) installed("qwen", places);
    const program = join(packages, "node_modules", ".bin", "qwen");
    return {
      command: [program, "--yolo", "-p", prompt, "--output-format", "text"],
      env: { OPENAI_API_KEY: "dummy", OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: "fake-model" },
    };
  },
};

export const CLIENTS: readonly Client[] = [claude, gemini, qwen, codex, copilot, cline, openclaw, opencode];
