/**
 * The real clients: what to install, how each is configured, and how one turn is run. How the guards get there is in wire.ts.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Launch, RUN_MS } from "./stage.ts";
import { documented, installed, type Places, plugin, runDocumented, write } from "./wire.ts";

export type Client = {
  readonly id: string;
  /** npm packages with exact versions. */
  readonly packages: readonly string[];
  /** Played only when it is named: its start takes half a minute, because it fetches a runtime for its plugins. */
  readonly optional?: boolean;
  /** The file that starts the guards, below the home; absent where plugins do. */
  readonly settings?: string;
  /** Writes the client's configuration and says how to start it with `prompt`. */
  readonly prepare: (prompt: string, places: Places) => Launch;
};

/** A newer Node for OpenClaw: the platform's package holds the program, and needs no install script. */
const NODE = `node-${process.platform}-${process.arch}`;

/** Claude Code itself: the platform's package holds the program that the agent SDK starts. */
const CLAUDE = `@anthropic-ai/claude-agent-sdk-${process.platform}-${process.arch}`;

const claude: Client = {
  id: "claude",
  packages: [`${CLAUDE}@0.3.329`],
  settings: ".claude/settings.json",
  prepare: (prompt, places) => {
    const { packages, home, url, server } = places;
    installed("claude", places);
    const servers = join(home, "servers.json");
    write(servers, { mcpServers: { notes: server } });
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
        "--mcp-config",
        servers,
      ],
      env: {
        ANTHROPIC_BASE_URL: url,
        ANTHROPIC_API_KEY: "dummy",
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
        // Every tool is offered at once, those of servers among them.
        ENABLE_TOOL_SEARCH: "false",
        // A container is root's usual home, and without this word root may not bypass permissions.
        IS_SANDBOX: "1",
      },
    };
  },
};

const gemini: Client = {
  id: "gemini",
  packages: ["@google/gemini-cli@0.61.0"],
  settings: ".gemini/settings.json",
  prepare: (prompt, places) => {
    const { packages, home, url, server } = places;
    write(join(home, ".gemini", "settings.json"), {
      security: { auth: { selectedType: "gemini-api-key" }, folderTrust: { enabled: false } },
      privacy: { usageStatisticsEnabled: false },
      telemetry: { enabled: false },
      general: { enableAutoUpdate: false },
      hooksConfig: { enabled: true },
      mcpServers: { notes: { ...server, trust: true } },
    });
    installed("gemini", places);
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
  settings: ".codex/hooks.json",
  prepare: (prompt, places) => {
    const { packages, home, project, url, server } = places;
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
[mcp_servers.notes]
command = ${JSON.stringify(server.command)}
args = ${JSON.stringify(server.args)}
default_tools_approval_mode = "approve"
`,
    );
    installed("codex", places);
    const program = join(packages, "node_modules", ".bin", "codex");
    // Trust is the user's decision; here there is no user, and the hooks are ours.
    const flags = ["--skip-git-repo-check", "--dangerously-bypass-hook-trust"];
    return { command: [program, "exec", ...flags, prompt], env: { CODEX_HOME: folder } };
  },
};

const openclaw: Client = {
  id: "openclaw",
  packages: ["openclaw@2026.9.6", `${NODE}@26.10.0`],
  prepare: (prompt, places) => {
    const { packages, home, project, url, server, guard } = places;
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
      mcp: { servers: { notes: server } },
      // Every tool is offered at once, those of servers among them.
      tools: { toolSearch: false },
      ...(guard === "none" ? {} : documented("OpenClaw", plugin("openclaw", places))),
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
  settings: ".copilot/hooks/agent-guards.json",
  prepare: (prompt, places) => {
    const { packages, home, url, server } = places;
    installed("copilot", places);
    const servers = { notes: { type: "local", ...server, tools: ["*"] } };
    write(join(home, ".copilot", "mcp-config.json"), { mcpServers: servers });
    const program = join(packages, "node_modules", ...COPILOT.split("/"), "copilot");
    return {
      command: [program, "-p", prompt, "--allow-all-tools", "--allow-all-paths"],
      env: {
        // A model of one's own, and nothing else is asked for over the network.
        COPILOT_OFFLINE: "true",
        COPILOT_AUTO_UPDATE: "false",
        COPILOT_PROVIDER_BASE_URL: `${url}/v1`,
        COPILOT_PROVIDER_API_KEY: "dummy",
        COPILOT_MODEL: "claude-sonnet-4.5",
      },
    };
  },
};

const CLINE = `@cline/cli-${process.platform}-${process.arch}`;

const cline: Client = {
  id: "cline",
  packages: [`${CLINE}@3.0.65`],
  settings: "Documents/Cline/Hooks/PreToolUse",
  prepare: (prompt, places) => {
    const { packages, home, url, server } = places;
    const settings = { provider: "openai-compatible", apiKey: "dummy", model: "fake", baseUrl: `${url}/v1` };
    write(join(home, ".cline", "data", "settings", "providers.json"), {
      version: 1,
      lastUsedProvider: "openai-compatible",
      modes: {},
      providers: {
        "openai-compatible": { settings, updatedAt: "2026-11-21T00:00:00.000Z", tokenSource: "manual" },
      },
    });
    const approved = ["send_message", "run_command", "read_note"];
    write(join(home, ".cline", "data", "settings", "cline_mcp_settings.json"), {
      mcpServers: { notes: { ...server, disabled: false, autoApprove: approved } },
    });
    runDocumented("Cline", places);
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
  prepare: (prompt, places) => {
    const { packages, home, project, url, server, guard } = places;
    write(join(project, "opencode.json"), {
      $schema: "https://opencode.ai/config.json",
      autoupdate: false,
      share: "disabled",
      model: "fake/fake-model",
      permission: { bash: "allow" },
      mcp: { notes: { type: "local", command: [server.command, ...server.args], enabled: true } },
      provider: {
        fake: {
          npm: "@ai-sdk/openai-compatible",
          name: "Fake",
          options: { baseURL: `${url}/v1`, apiKey: "dummy" },
          models: { "fake-model": { name: "Fake", tool_call: true } },
        },
      },
    });
    const bundle = readFileSync(join(plugin("opencode", places), "index.js"), "utf8");
    if (guard !== "none") write(join(project, ".opencode", "plugins", "agent-guards.js"), bundle);
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
  settings: ".qwen/settings.json",
  prepare: (prompt, places) => {
    const { packages, home, url, server } = places;
    write(join(home, ".qwen", "settings.json"), {
      security: { auth: { selectedType: "openai" }, folderTrust: { enabled: false } },
      privacy: { usageStatisticsEnabled: false },
      telemetry: { enabled: false },
      general: { disableAutoUpdate: true },
      mcpServers: { notes: { ...server, trust: true } },
    });
    installed("qwen", places);
    const program = join(packages, "node_modules", ".bin", "qwen");
    return {
      command: [program, "--yolo", "-p", prompt, "--output-format", "text"],
      env: { OPENAI_API_KEY: "dummy", OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: "fake-model" },
    };
  },
};

export const CLIENTS: readonly Client[] = [claude, gemini, qwen, codex, copilot, cline, openclaw, opencode];
