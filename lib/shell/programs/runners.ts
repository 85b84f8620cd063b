/**
 * Programs that run the tasks of a project by name, and how their command lines name one. Sources: the manuals of npm, yarn,
 * pnpm, bun, node (`--run`), GNU make and just.
 */
import { byName } from "./named.ts";

/** How a package manager is asked for a script of package.json. */
export type PackageRunner = {
  readonly names: string;
  /** The options that take a value, as a line. */
  readonly options: string;
  /** Subcommands that are followed by a script's name. */
  readonly run: string;
  /** Subcommands that are scripts themselves, `t:test` where they are cut short. */
  readonly scripts: string;
  /** Subcommands that install what is already listed, and so run the life cycle scripts of the project. */
  readonly installs: string;
  /** Any other first word may be a script's name. */
  readonly bare?: true;
  /** Without a word it installs. */
  readonly installsBare?: true;
};

const RUNNERS: readonly PackageRunner[] = [
  {
    names: "npm",
    options:
      "w|workspace= C|prefix= loglevel= registry= userconfig= cache= tag= otp= access= omit= include= g|global",
    run: "run run-script rum urn",
    scripts: "test start stop restart t:test tst:test",
    installs:
      "install i in ins inst insta instal isnt isnta isntal isntall ci clean-install ic install-clean isntall-clean",
  },
  {
    names: "pnpm",
    options: "C|dir= F|filter= loglevel= reporter= workspace-concurrency= registry= g|global",
    run: "run run-script",
    scripts: "test start stop restart t:test tst:test",
    installs: "install i",
    bare: true,
  },
  {
    names: "yarn yarnpkg",
    options: "cwd= registry= network-timeout= modules-folder= cache-folder=",
    run: "run",
    scripts: "",
    installs: "install",
    bare: true,
    installsBare: true,
  },
  {
    names: "bun",
    options: "cwd= filter= c|config= r|preload= env-file= g|global",
    run: "run",
    scripts: "",
    installs: "install i",
    bare: true,
  },
];

/** The row of a package manager. */
export const packageRunnerOf = byName(RUNNERS);

/** Options of make that take a value (GNU make 4.4, "Options Summary"), and those that make it run nothing. */
export const MAKE_OPTIONS =
  "C|directory= f|file|makefile= I|include-dir= j|jobs=? l|load-average=? o|old-file= O|output-sync=? W|what-if= eval= n|just-print|recon|dry-run q|question t|touch v|version h|help";

/** Options of just that take a value (just 1.40, `just --help`), and those that make it run nothing. */
export const JUST_OPTIONS =
  "f|justfile= d|working-directory= shell= shell-arg= color= chooser= dotenv-filename= dotenv-path= E= dump-format= tempdir= l|list n|dry-run s|show= e|edit summary evaluate dump init choose variables fmt completions= V|version h|help";
