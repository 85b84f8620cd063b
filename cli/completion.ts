/**
 * `agent-guards completion SHELL`: the words that a shell offers behind `agent-guards`, read from the usage texts, so that
 * nothing is listed twice.
 */
import { EXIT, type Exit, put, Refusal } from "./terminal.ts";

const usage = `usage: agent-guards completion bash|zsh|fish

bash  eval "$(agent-guards completion bash)"                                in ~/.bashrc
zsh   eval "$(agent-guards completion zsh)"                                 in ~/.zshrc
fish  agent-guards completion fish > ~/.config/fish/completions/agent-guards.fish
`;

/** The table of commands, as far as it is needed here. */
type Commands = Readonly<
  Record<string, { readonly summary: string; readonly load: () => Promise<{ readonly usage: string }> }>
>;

/** The options and literal words of a command, from its usage text. */
function wordsOf(name: string, text: string): string[] {
  const lines = text.split("\n").filter((line) => /^(?:usage:| {7})\s*agent-guards /.test(line));
  const literal = lines.flatMap(
    (line) => line.split(`agent-guards ${name}`)[1]?.match(/[[\s|][a-z]+(?=[\s|\]]|$)/g) ?? [],
  );
  const words = literal.map((word) => word.slice(1));
  const options = [...text.matchAll(/--[a-z][a-z-]*/g)].map(([option]) => option);
  return [...new Set([...words, ...options, "--help"])].filter((word) => word !== "--no-verify");
}

/** The words behind each command. */
async function vocabulary(commands: Commands): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = Object.entries(commands).map(
    async ([name, { load }]) => [name, wordsOf(name, (await load()).usage)] as const,
  );
  return new Map(await Promise.all(rows));
}

type Words = ReadonlyMap<string, readonly string[]>;

function bash(words: Words): string {
  const cases = [...words].map(([name, list]) => `    ${name}) words="${list.join(" ")}" ;;`);
  return `_agent_guards() {
  local words
  if [ "$COMP_CWORD" -eq 1 ]; then words="${[...words.keys()].join(" ")} --help --version"
  else case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _agent_guards agent-guards
`;
}

/** zsh reads bash's own form. */
function zsh(words: Words): string {
  return `autoload -U +X compinit && compinit -u\nautoload -U +X bashcompinit && bashcompinit\n${bash(words)}`;
}

function fish(words: Words, commands: Commands): string {
  const first = Object.entries(commands).map(
    ([name, { summary }]) =>
      `complete -c agent-guards -n __fish_use_subcommand -f -a ${name} -d '${summary.replaceAll("'", "\\'")}'`,
  );
  const rest = [...words].map(
    ([name, list]) =>
      `complete -c agent-guards -n '__fish_seen_subcommand_from ${name}' -a '${list.join(" ")}'`,
  );
  return `${[...first, ...rest].join("\n")}\n`;
}

const SHELLS = { bash, zsh, fish } as const;

/** The command, over the table that it stands in itself. */
export function over(commands: Commands): {
  readonly usage: string;
  readonly run: (args: readonly string[]) => Promise<Exit>;
} {
  return {
    usage,
    async run([shell = "", ...more]) {
      if (more.length > 0 || !Object.hasOwn(SHELLS, shell))
        throw new Refusal(
          shell ? `there is no completion for "${shell}"` : "for which shell?",
          "bash, zsh or fish",
        );
      put(SHELLS[shell as keyof typeof SHELLS](await vocabulary(commands), commands));
      return EXIT.clean;
    },
  };
}
