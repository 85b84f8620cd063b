/**
 * Follows the content of credentials through pipes, substitutions, variables, encoders and files written earlier in
 * the same command, up to the invocations that send it away.
 */
import { lazy } from "../../core/lazy.ts";
import { FLOW_CHAIN } from "../../core/limits.ts";
import { isOneOf } from "../../core/words.ts";
import { scriptsOf } from "../code/oneliners.ts";
import type { Sending, SinkKind, SourceKind } from "../effect.ts";
import { passageOf } from "../effects/content.ts";
import { gitCommand } from "../effects/git.ts";
import { imageAct } from "../effects/images.ts";
import { sendingsOf } from "../effects/sends.ts";
import { type Arg, type Evaluation, type Flow, type Invocation, known } from "../invocation.ts";
import { onHost } from "../paths/classes.ts";
import { cardOf } from "../programs/cards.ts";
import { components, readable, spell } from "../word/globs.ts";
import { distinct, namedTaints, picked, sourceTaints, type Taint } from "./taints.ts";
import { WrittenFiles } from "./written-files.ts";

/** A credential that leaves the machine. `what` names the source as it was written. */
export type Leak = {
  readonly source: SourceKind;
  readonly sink: SinkKind;
  readonly what: string;
  readonly invocation: Invocation;
};

/** What an invocation prints while that is being found out. */
const PENDING: readonly Taint[] = [];

/** Follows one evaluation; results are kept by invocation, and a loop of pipes reads as empty. */
class Tracer {
  private readonly outputs = new Map<number, readonly Taint[]>();
  private readonly pipes = new WeakMap<readonly number[], readonly Taint[]>();
  private readonly files = new WrittenFiles();
  /** Credentials that `git add` and `git commit` hold, one a kind. */
  private readonly added = new Map<SourceKind, Taint>();
  /** Credentials that were copied into a container, and those that an image was made with, one a kind. */
  private readonly copiedIn = new Map<SourceKind, Taint>();
  private readonly inImages = new Map<SourceKind, Taint>();
  private lastPush: Invocation | undefined;
  private depth = 0;
  /** Was a chain longer than is followed at once? */
  tooDeep: boolean = false;
  /** How often too little was read, for a loop of pipes. */
  private cuts = 0;

  private readonly evaluation: Evaluation;

  private readonly home: string;

  constructor(evaluation: Evaluation, home: string) {
    this.evaluation = evaluation;
    this.home = home;
  }

  /** What an invocation prints. */
  output(id: number): readonly Taint[] {
    const kept = this.outputs.get(id);
    if (kept === PENDING) this.cuts++;
    if (kept) return kept;
    const invocation = this.evaluation.invocations[id];
    if (invocation === undefined) return PENDING;
    if (this.depth > FLOW_CHAIN) {
      this.tooDeep = true;
      return PENDING;
    }
    this.outputs.set(id, PENDING);
    this.depth++;
    const taints = distinct(this.printed(invocation));
    this.depth--;
    this.outputs.set(id, taints);
    return taints;
  }

  /** What comes through a pipe; read once for all that stand behind it. */
  private through(ids: readonly number[]): readonly Taint[] {
    const kept = this.pipes.get(ids);
    if (kept) return kept;
    const before = this.cuts;
    const taints = distinct(ids.flatMap((id) => this.output(id)));
    if (this.cuts === before) this.pipes.set(ids, taints);
    return taints;
  }

  private printed(invocation: Invocation): readonly Taint[] {
    const passage = passageOf(invocation);
    const own = sourceTaints(passage.discloses, invocation);
    if (own.length > 0) return own;
    const printed = scriptsOf(invocation).reads.map((read) => ({ ...read, selected: false }));
    if (printed.length > 0) return printed;
    if (passage.isClosed()) return [];
    const through = [
      ...this.input(invocation.stdin),
      ...(passage.printsFiles ? this.read(invocation) : []),
      ...invocation.args.flatMap((arg) => this.text(arg)),
    ];
    return passage.picksOne() ? picked(through, invocation) : through;
  }

  private read(invocation: Invocation): readonly Taint[] {
    return [...this.listed(invocation), ...this.readFiles(invocation), ...this.homes(invocation)];
  }

  /** Credentials among the names that it reads: `find -name '*.pem' | tar -T -`, `rsync --files-from=<(echo .env)`. */
  private listed(invocation: Invocation): readonly Taint[] {
    return passageOf(invocation)
      .names()
      .flatMap((from) => {
        const input =
          from === "stdin" ? flowing(invocation.stdin) : { ids: idsIn(from), text: invocation.script };
        const finders = input.ids.flatMap((id) => this.evaluation.invocations[id] ?? []);
        const lines = (known(input.text) ?? "").split("\n").filter(Boolean);
        return [
          ...finders.flatMap(namedTaints),
          ...finders.flatMap(({ args, cwd }) => args.flatMap((arg) => this.files.held(arg, cwd))),
          ...lines.slice(0, LISTED_NAMES).flatMap((line) => this.file([line], invocation.cwd)),
        ];
      });
  }

  /** A home in an archive has its keys with it. */
  private homes(invocation: Invocation): readonly Taint[] {
    const { archives, reads } = passageOf(invocation);
    if (!archives) return [];
    const home = reads().find((path) => {
      const parts = components(spell(path), invocation.cwd)?.join("/");
      return (
        parts !== undefined &&
        (`/${parts}` === this.home || /^(?:|root|(?:home|Users)(?:\/[^/]+)?)$/.test(parts))
      );
    });
    return home ? [{ source: "ssh-key", what: readable(spell(home)), selected: false, backup: true }] : [];
  }

  private readFiles(invocation: Invocation): readonly Taint[] {
    const { archives, reads } = passageOf(invocation);
    return reads().flatMap((path) => [
      ...this.seen(path, invocation),
      ...(archives ? this.files.held(path, invocation.cwd) : []),
    ]);
  }

  /** What a file holds that an invocation names, maybe from inside a container. */
  private seen(path: Arg, invocation: Invocation): readonly Taint[] {
    if (invocation.place !== "container") return this.file(path, invocation.cwd);
    const own = this.file(path, invocation.cwd);
    return own.length > 0 ? own : onHost(path, invocation, false).flatMap((host) => this.file([host], "/"));
  }

  /** What a git push carries because the same command line added it. */
  private pushed(invocation: Invocation): readonly Taint[] {
    if (!isPush(invocation)) return [];
    this.lastPush ??= this.evaluation.invocations.findLast(isPush);
    // Folders are looked through once, because every push before carries less.
    return [...this.added.values(), ...(invocation === this.lastPush ? this.files.readAdded() : [])];
  }

  private rememberAdded(invocation: Invocation): void {
    const command = gitCommand(invocation);
    if (command === undefined || !isOneOf(CARRIERS, command.name)) return;
    const { cwd } = invocation;
    const isCommit = command.name === "commit";
    command.args.forEach((arg, at) => {
      const word = known(arg) ?? "";
      const isMessage = /^-\w*m$|^--message$/.test(known(command.args[at - 1]) ?? "");
      for (const taint of [...this.text(arg), ...(isMessage ? [] : this.file(arg, cwd))])
        this.added.set(taint.source, taint);
      const everything = isOneOf("-A --all :/", word) || (isCommit && /^-[b-z]{0,8}a/.test(word));
      if (!isCommit || everything) this.files.add(everything ? ["."] : arg, cwd);
    });
  }

  private rememberImage(invocation: Invocation): void {
    const act = imageAct(invocation);
    for (const path of act?.from ?? [])
      for (const taint of this.file(path, invocation.cwd)) this.copiedIn.set(taint.source, taint);
    if (act?.does === "make") for (const [source, taint] of this.copiedIn) this.inImages.set(source, taint);
  }

  /** What flows into an invocation. */
  input(flow: Flow, cwd?: string): readonly Taint[] {
    switch (flow.kind) {
      case "file":
        return this.file(flow.path, cwd);
      case "pipe":
        return this.through(flow.ids);
      case "text":
        return [...this.text(flow.text), ...this.through(flow.ids ?? [])];
      case "inherit":
        return [];
      default:
        return flow satisfies never;
    }
  }

  /** What stands in a word: output of substitutions, content of files that it was read from. */
  text(arg: Arg): readonly Taint[] {
    return arg.flatMap((piece) => {
      if (typeof piece === "string") return [];
      const files = (piece.files ?? []).flatMap((path) => this.file(path, undefined));
      return [...files, ...piece.outputOf.flatMap((id) => this.output(id))];
    });
  }

  /** What a file holds. */
  file(path: Arg, cwd: string | undefined): readonly Taint[] {
    return this.files.read(path, cwd) ?? [...this.named(path), ...this.text(path)];
  }

  /** What a file holds, or the files that were written into a directory. */
  private whole(path: Arg, cwd: string | undefined): readonly Taint[] {
    return [...this.file(path, cwd), ...this.files.held(path, cwd)];
  }

  /** Credentials that `find -name` or `ls` names where a path is read from their output. */
  private named(path: Arg): readonly Taint[] {
    return path.flatMap((piece) => {
      if (typeof piece === "string") return [];
      return piece.outputOf.flatMap((id) => {
        const finder = this.evaluation.invocations[id];
        return finder && passageOf(finder).lists ? namedTaints(finder) : [];
      });
    });
  }

  /** Remembers which files an invocation writes credentials into. */
  remember(invocation: Invocation): void {
    this.rememberAdded(invocation);
    this.rememberImage(invocation);
    const content = () => [...this.output(invocation.id)];
    for (const flow of invocation.stdout)
      if (flow.kind === "file") this.files.write(flow.path, invocation.cwd, content());
    const card = cardOf(invocation.program);
    if (card?.copies === undefined && card?.discloses === undefined) return;
    const { outputs, copies, discloses } = passageOf(invocation);
    for (const path of outputs()) this.files.write(path, invocation.cwd, sourceTaints(discloses, invocation));
    const input = lazy(() => this.input(invocation.stdin, invocation.cwd));
    for (const { to, from } of copies()) {
      const taints = from === "stdin" ? input() : from.flatMap((path) => this.whole(path, invocation.cwd));
      this.files.write(to, invocation.cwd, [...taints, ...this.homes(invocation)]);
    }
  }

  /** What one invocation sends away. */
  leaks(invocation: Invocation): Leak[] {
    const sent = sendingsOf(invocation).flatMap((sending) =>
      this.sent(sending, invocation)
        .filter((taint) => !(sending.authentication && taint.selected))
        .filter((taint) => !(taint.backup && BACKS_UP.has(sending.sink)))
        .map(({ source, what }) => ({ source, sink: sending.sink, what, invocation })),
    );
    const pushed = this.pushed(invocation).map(
      ({ source, what }): Leak => ({ source, sink: "git", what, invocation }),
    );
    const shipped = imageAct(invocation)?.does === "push" ? [...this.inImages.values()] : [];
    const images = shipped.map(({ source, what }): Leak => ({ source, sink: "cloud", what, invocation }));
    return [...sent, ...pushed, ...images, ...this.posted(invocation)];
  }

  /** What the one-liner of an interpreter posts, by itself or from what it is given. */
  private posted(invocation: Invocation): Leak[] {
    const { posts, postsInput } = scriptsOf(invocation);
    const given = postsInput
      ? [
          ...this.input(invocation.stdin, invocation.cwd),
          ...invocation.args.flatMap((arg) => this.text(arg)),
          ...invocation.args.filter(isPlainPath).flatMap((arg) => this.file(arg, invocation.cwd)),
        ]
      : [];
    return [...posts, ...given].map(({ source, what }) => ({ source, sink: "http", what, invocation }));
  }

  private sent(sending: Sending, invocation: Invocation): readonly Taint[] {
    switch (sending.what) {
      case "stdin":
        return this.input(invocation.stdin, invocation.cwd);
      case "output":
        return this.output(invocation.id);
      case "text":
        return this.text(sending.word);
      case "file":
        return [...this.seen(sending.word, invocation), ...this.files.held(sending.word, invocation.cwd)];
      case "names":
        return this.listed(invocation);
      case "folder":
        // What this command line wrote into a directory that is published: a site, a package.
        return [
          ...this.file(sending.word, invocation.cwd),
          ...this.files.below(sending.word, invocation.cwd),
        ];
      default:
        return sending satisfies never;
    }
  }
}

/** Where backups of a home go. */
const BACKS_UP: ReadonlySet<SinkKind> = new Set<SinkKind>(["copy", "cloud", "git"]);

/** Commands of git that put a text or a file into what a push carries. */
const CARRIERS = "add commit commit-tree hash-object notes stage tag update-index";

/** Names of one list that are looked at. */
const LISTED_NAMES = 256;

/** Who feeds a flow, and its text where that is known. */
function flowing(flow: Flow): { readonly ids: readonly number[]; readonly text?: Arg } {
  if (flow.kind === "text") return { ids: flow.ids ?? [], text: flow.text };
  return { ids: flow.kind === "pipe" ? flow.ids : [] };
}

/** The invocations whose output a word holds. */
function idsIn(arg: Arg): readonly number[] {
  return arg.flatMap((piece) => (typeof piece === "string" ? [] : piece.outputOf));
}

function isPush(invocation: Invocation): boolean {
  return gitCommand(invocation)?.name === "push";
}

/** An argument that a script may open: code holds blanks. */
function isPlainPath(arg: Arg): boolean {
  return !/\s/.test(known(arg) ?? " ");
}

function mayLeak(invocation: Invocation): boolean {
  const { posts, postsInput } = scriptsOf(invocation);
  const isPushed = isPush(invocation) || imageAct(invocation)?.does === "push";
  return postsInput || posts.length > 0 || isPushed || sendingsOf(invocation).length > 0;
}

/** Every credential that an evaluation would send away, in the order of its invocations. */
export function leaksOf(evaluation: Evaluation, home: string): readonly Leak[] {
  const tracer = new Tracer(evaluation, home);
  const leaks = leaksIn(tracer, evaluation, false);
  return tracer.tooDeep ? leaksIn(new Tracer(evaluation, home), evaluation, true) : leaks;
}

/** `ahead`: what each invocation prints is found out in their order, so that a chain of any length is one step each. */
function leaksIn(tracer: Tracer, evaluation: Evaluation, ahead: boolean): readonly Leak[] {
  // Behind the last that sends, nothing needs to be followed: most command lines send nothing at all.
  const sending = evaluation.invocations.map(mayLeak);
  const end = 1 + sending.lastIndexOf(true);
  const leaks: Leak[] = [];
  for (const [at, invocation] of evaluation.invocations.slice(0, end).entries()) {
    tracer.remember(invocation);
    if (ahead) tracer.output(invocation.id);
    if (sending[at]) leaks.push(...tracer.leaks(invocation));
  }
  return leaks;
}
