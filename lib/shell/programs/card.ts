/**
 * What is known of a program, as one card: its names and options, what it starts, what it prints and passes on, what it
 * does to files and disks, what it sends. A card is data that the evaluator and the rules both read; what cannot be said
 * in a row names a way of doing it (`by`, `runs`, `prints`), which one function of the evaluator or of `effects/` knows.
 *
 * To add a program, write its card into the file of its family in this folder, and its cases into the file of the same
 * name in `selftests/shell/programs/`. docs/tuning.md shows both.
 */
import type { EffectKind, SinkKind } from "../effect.ts";
import type { Place } from "../invocation.ts";
import type { OptionLine, OptionStyle } from "../word/options.ts";

/** What a program prints that is a credential; see {@link Card.discloses}. */
export type Disclosed = {
  readonly source: "secret-store" | "environment";
  readonly words: RegExp | readonly Both[];
  readonly variables?: true;
  /** It prints much besides: who picks one value out of it takes no credential, unless its name says so. */
  readonly besides?: true;
};

/** The same options for each of the subcommands `names`, apart by blanks. */
export function alike(names: string, options: OptionLine): Readonly<Record<string, OptionLine>> {
  return Object.fromEntries(names.split(" ").map((name) => [name, options]));
}

/** What a program takes out of a store of secrets, by its words. */
export function secretStore(words: Disclosed["words"], besides?: true): Disclosed {
  return besides ? { source: "secret-store", words, besides } : { source: "secret-store", words };
}

/** Names of options as {@link Card.options} answers to them, apart by blanks. */
export type OptionNames = string;

export type Card = {
  /** Its names, apart by blanks. A `#` behind a name stands for a version number, or none: `python#`; `mkfs.*` for any ending. */
  readonly names: string;
  readonly options?: OptionLine;
  readonly style?: OptionStyle;
  /** A variable of the environment whose words stand in front of its own: `TAR_OPTIONS`. */
  readonly optionsIn?: string;
  /** Words that are numbers of open descriptors, which stand for where these lead; the number is the first group. */
  readonly descriptors?: RegExp;
  /** The options of its subcommands, by name. */
  readonly subcommands?: Readonly<Record<string, OptionLine>>;
  /** Options with which it changes nothing and only says what it would do. */
  readonly dry?: OptionNames;
  /** A word with which it does so, where an option's name alone cannot tell: `-WhatIf:$false` does what it says. */
  readonly dryWord?: RegExp;

  // What it starts.
  readonly launches?: Launch;
  /** A server: who connects gets what it starts as their terminal; always, or with one of these options. */
  readonly serves?: true | OptionNames;
  readonly tasks?: PackageTasks;
  readonly runs?: Runner;
  /** Its words, options and lines that a shell reads. */
  readonly texts?: readonly ShellTextCard[];
  /** Files whose lines it takes as if they stood in its input: values of options, and what follows a match in a line. */
  readonly includes?: { readonly options?: OptionNames; readonly lines?: RegExp };
  readonly code?: Code;
  /** The option whose value is a file of more options, or of the program that it interprets. */
  readonly reads?: string;

  /** Its arguments may be assignments, as those of `export`. */
  readonly declares?: true;
  /** It is run to find something out: what its status decides often does not happen. */
  readonly asks?: true;

  // What it prints, and what of the content that it reads goes on.
  /** It prints nothing when it succeeds. */
  readonly quiet?: true;
  /** How to work out what it prints, where its input is known. */
  readonly prints?: Printing;
  /** `content`: it prints (a form of) the files that it is given; `nothing`: nothing of what it reads is in what it prints. */
  readonly passes?: "content" | "nothing";
  /** Calls of a program that passes content, which let through names or counts, no values; the words are matched. */
  readonly hides?: RegExp | readonly Both[];
  /** The only calls that let values through. */
  readonly shows?: RegExp;
  /** Calls that pick one value by its name or place; the words are matched. */
  readonly picks?: RegExp;
  /** Its first operand is a pattern or a script, no file. */
  readonly pattern?: true;
  /** It passes on (nearly) every line that it reads: always, or when one of its words matches. */
  readonly lines?: true | RegExp;
  /** It prints the names of files. */
  readonly lists?: Listing;
  /** The names of the files that it reads come through its input: always, or when the value of that option is `-`. */
  readonly listed?: true | string;
  /**
   * The credential that it prints of its own accord, where its words, joined by blanks, match. `variables`: with names
   * behind it, only the variables of these names.
   */
  readonly discloses?: Disclosed;

  /** An agent host: calls that switch its hooks off; the words, joined by blanks, are matched. */
  readonly unhooks?: RegExp;
  /** An agent host: variables that name the place of its configuration. */
  readonly settingsIn?: string;

  // What it does.
  readonly copies?: Copying;
  /** It copies files into containers, makes images of them and pushes those: effects/images.ts. */
  readonly images?: true;
  readonly effects?: readonly EffectCard[];
  readonly sends?: readonly SendCard[];
};

/** Words that match this, and that as well: one pattern for both would take squared time. */
export type Both = readonly [RegExp, RegExp];

/** How a program is written that runs the program behind its own options: `sudo [options] [NAME=value …] COMMAND [args]`. */
export type Launch = {
  /** Operands of its own in front of the command: the DURATION of `timeout`, the FILE of `flock`. */
  readonly skip?: number;
  /** `NAME=value` words in front of the command are its environment. */
  readonly assigns?: true;
  /** The option whose value is shell text that runs instead of a command. */
  readonly script?: string;
  /** The word whose rest, or the whole next word, is cut into words that take its place (`env -S`). */
  readonly splits?: RegExp;
  /** The option whose value is the working directory of the command. */
  readonly chdir?: string;
  /** Options that make it answer a question instead: `command -v`, `sudo -l`. */
  readonly queries?: OptionNames;
  /** Its first operand must be one of these words, and the command follows: `poetry run`, `bundle exec`; "" for never. */
  readonly verbs?: string;
  /** It is many programs in one: where its first operand is one of these words, that is the program (`k3s kubectl`). */
  readonly holds?: string;
  /** With this option (or `-` as its first operand) it starts in the home directory of the other user. */
  readonly login?: string;
  /** Without a command it starts a shell: always, or with one of these options. */
  readonly shell?: true | OptionNames;
  /** All words of the command are joined and run as shell text (`watch`). */
  readonly joins?: true;
  /** Every word of the command is a shell text of its own (`concurrently 'a' 'b'`). */
  readonly each?: true;
  /** The command is the program of a package, whose name may end in a version: `npx rimraf@5`. */
  readonly package?: true;
  /** With `-t 1` it leaves a container for the machine itself. */
  readonly leaves?: true;
  /** It is listed itself as well: it does something of its own. */
  readonly listed?: true;
  /** The command starts only behind one of these words. */
  readonly behind?: string;
  /** The option whose value is the program; the operands are its arguments (`start-stop-daemon --exec`). */
  readonly program?: string;
};

/** How a package manager is asked for a script of package.json. */
export type PackageTasks = {
  /** Subcommands that are followed by a script's name. */
  readonly run: string;
  /** Subcommands that are scripts themselves, `t:test` where they are cut short. */
  readonly scripts?: string;
  /** Subcommands that install what is already listed, and so run the life cycle scripts of the project. */
  readonly installs: string;
  /** Any other first word may be a script's name. */
  readonly bare?: true;
  /** Without a word it installs. */
  readonly installsBare?: true;
  /** Its own commands: any other first word that names no script is a program of the project (`pnpm eslint`). */
  readonly commands?: string;
  /** Subcommands with which it does what follows their first operand in other folders: `yarn workspace web build`. */
  readonly elsewhere?: string;
  /** The options of these subcommands. */
  readonly elsewhereOptions?: OptionLine;
};

/** Programs that start others in a way of their own. */
export type Runner =
  | "shell"
  | "sourced"
  | "each-item"
  | "each-template"
  | "each-found"
  | "each-match"
  | "remote-shell"
  | "container"
  | "pod"
  | "new-root"
  | "at-a-time"
  | "timetable"
  | "recipes"
  | "just-recipes"
  | "terminal"
  | "recorded"
  | "each-script"
  | "copied-input";

/** Text that a shell reads: a word, an option's value or a line. `place`: where that shell is. */
export type ShellTextCard = {
  readonly place?: Place;
} /** The value of an option, or what follows the match in it. */ & (
  | { readonly option: string; readonly behind?: RegExp }
  /** What follows the match in a word, up to where `until` matches. */
  | { readonly word: RegExp; readonly until?: RegExp }
  /** The rest of such a word, or the whole next one. */
  | { readonly flag: RegExp }
  /** The word behind such a word, up to where `until` matches. */
  | { readonly next: RegExp; readonly until?: RegExp }
  /** What follows the match in a line of the words or of the input; `cut` ends a line, too. */
  | { readonly line: RegExp; readonly cut?: string }
  /** What stands in single quotes behind such a text. */
  | { readonly quoted: RegExp }
  /** The operands from the `from`th on, behind this subcommand. */
  | { readonly from: number; readonly verb?: string }
  /** The command behind `--`, when this word is there, too. */
  | { readonly dashes: string }
  | {
      readonly by:
        | "git"
        | "sed"
        | "awk"
        | "playbook"
        | "console"
        | "manifest"
        | "minions"
        | "device"
        | "decrypted"
        | "remote-commands";
    }
);

/** The code that a program interprets: its language, and the option whose value is code. */
export type Code = {
  readonly language:
    | "python"
    | "javascript"
    | "perl"
    | "ruby"
    | "php"
    | "awk"
    | "lua"
    | "julia"
    | "r"
    | "closures"
    | "go"
    | "tcl"
    | "applescript"
    | "lisp"
    | "editor"
    | "shell"
    | "windows";
  readonly option?: RegExp;
};

/** Ways to work out what a program prints. */
export type Printing = Printed | Filtered;

/** From its words and the state of the shell. */
export type Printed =
  | "words"
  | "formatted"
  | "files"
  | "directory"
  | "user"
  | "numbers"
  | "last-component"
  | "parent"
  | "variable"
  | "account"
  | "real-path"
  | "link-target"
  | "program-path";

/** From the constant text that it reads. */
export type Filtered =
  | "base-64"
  | "base-32"
  | "hexadecimal"
  | "encoded"
  | "packed"
  | "unpacked"
  | "reversed"
  | "upside-down"
  | "translated"
  | "substituted"
  | "beginning"
  | "end"
  | "columns"
  | "sorted"
  | "unchanged"
  | "matching"
  | "distinct"
  | "pasted"
  | "fields"
  | "literal"
  | "repeated";

/** Programs that print names: everything below their start points; in a directory; of disks; that match; of files, when told to; of any kind. */
export type Listing = "found" | "directory" | "disks" | "matches" | "files" | "names";

/**
 * Where content goes: from the operands into the last one (or `-t DIR`), as a `link`, or as a `mount` that `unmount`
 * ends; from `if=` to `of=`; from the input into every operand; from the operands into the value of the option
 * `output` or into the `archive` that it names; into the first or second operand; into files named by a suffix or a
 * prefix; `name`: a path gets another name; `pipe`: they are made as
 * pipes.
 */
export type Copying =
  | "last"
  | "link"
  | "mount"
  | "unmount"
  | "pipe"
  | "name"
  | "pairs"
  | "input"
  | "archive"
  | "first"
  | "second"
  | "prefix"
  | { readonly suffix: string }
  | { readonly output: string };

/** Operands by their place (`only`: where there is but one), the value of an option, of an operand `key=value`, or what follows a match up to a comma. */
export type Target =
  | "operands"
  | "first"
  | "second"
  | "last"
  | "only"
  | "rest"
  | "sources"
  | { readonly option: string }
  | { readonly key: string }
  /** One of the places that it means without a word for them. */
  | { readonly path: string }
  | { readonly behind: RegExp };

/** One effect of a program, and when it has it. */
export type EffectCard = {
  /** The kinds of effect; several only with `by`. */
  readonly does: EffectKind | readonly EffectKind[];
  /** What it is done to: all operands, where nothing is said; `sources` are all but the last, `rest` all but the first. */
  readonly to?: Target;
  /** One of these words must be among the operands. */
  readonly verbs?: string;
  /** One of these options must be given. */
  readonly with?: OptionNames;
  /** None of these options may be given. */
  readonly unless?: OptionNames;
  /** This option or operand must have one of these values. */
  readonly where?: { readonly option?: string; readonly operand?: number; readonly is: string };
  /** Whole trees: always, or with one of these options. */
  readonly whole?: true | OptionNames;
  /** Relative operands lie in the directory that this option names. */
  readonly in?: string;
  /** A bare `disk2` or `da0` is `/dev/disk2`, `/dev/da0`. */
  readonly devices?: true;
  /** It expands patterns itself, quoted ones as well: always, or with one of these options. */
  readonly globs?: true | OptionNames;
  /** `host:path` is no path of this machine. */
  readonly local?: true;
  /** A way of its own to work out what is done to what. */
  readonly by?: EffectWay;
};

export type EffectWay =
  | "copying"
  | "moving"
  | "dumping"
  | "teeing"
  | "writing-lines"
  | "editing-lines"
  | "mirroring"
  | "finding"
  | "git"
  | "patching"
  | "rights"
  | "windows-rights"
  | "windows-items"
  | "windows-mirror"
  | "windows-drives"
  | "disk-script"
  | "disk-answers";

/** Words of a command: its operands, all behind the first, all arguments, or the values of options. */
export type Words = "operands" | "first" | "rest" | "arguments" | { readonly behind: RegExp } | OptionWords;

/** The values of these options, and with `operands` those, too. */
type OptionWords = { readonly options: OptionNames; readonly operands?: true };

/** One way in which a program sends content away. */
export type SendCard = {
  readonly to: SinkKind;
  /** Only where its words, joined by blanks, match. */
  readonly when?: RegExp;
  /** Not where they match. */
  readonly unless?: RegExp;
  /** Who gets it: nothing leaves when these words all name this machine. */
  readonly hosts?: Words;
  /** Variables of its own, apart by blanks, that name who gets it where no word does. */
  readonly hostsIn?: string;
  /** Where nothing names who gets it, it is this machine. */
  readonly here?: true;
  /** Options that lead to another machine, whatever the hosts say: proxies, addresses for a name. */
  readonly detours?: OptionNames;
  /** Standard input is sent. */
  readonly input?: true;
  /** Words that name files. */
  readonly files?: Words;
  /** Words whose text is sent. */
  readonly texts?: Words;
  /** Options with a text, or `@file`; `name@file` is a field. */
  readonly bodies?: OptionNames;
  readonly fields?: OptionNames;
  /** Options `name=@file`, several files apart by commas. */
  readonly forms?: OptionNames;
  /** Options with a file, or `-` for standard input. */
  readonly uploads?: OptionNames;
  /** Options with a header, where a receiver may want a credential. */
  readonly headers?: OptionNames;
  /** Options with a credential that the receiver wants. */
  readonly logins?: OptionNames;
  /** The file of {@link Card.reads} holds more options, one a line. */
  readonly config?: true;
  /** Options with a command whose words may name files. */
  readonly commands?: OptionNames;
  /** A way of its own to work out what is sent. */
  readonly by?: SendWay;
};

export type SendWay =
  | "addresses"
  | "archiving"
  | "client"
  | "copying"
  | "folders"
  | "forge"
  | "git"
  | "items"
  | "pods"
  | "served"
  | "service"
  | "sockets"
  | "transfer"
  | "upload"
  | "upwards"
  | "urls";
