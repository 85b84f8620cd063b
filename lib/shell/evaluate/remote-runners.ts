/** Programs that run a command somewhere else: ssh, containers, clusters, another root. */
import { isOneOf } from "../../core/words.ts";
import { type Arg, known, type Mount } from "../invocation.ts";
import type { Card } from "../programs/card.ts";
import { absolutePath } from "../word/globs.ts";
import { type Options, readOptions } from "../word/options.ts";
import { join, knownWords, splitAt } from "../word/pieces.ts";
import {
  type Command,
  deeper,
  type Frame,
  frameWith,
  type Machine,
  onScope,
  type Status,
} from "./machine.ts";
import { withPrinted } from "./printed-files.ts";
import { copyScope } from "./scope.ts";
import { runChild } from "./scripts.ts";
import { contentOf, emit, emitWith, unknownOutput, write } from "./streams.ts";

/** `ssh host command…`: the words are joined and a shell of the other machine reads them. */
export function ssh(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const options = readOptions(command.args, card.options, card.style);
  const id = emit(m, frame, command);
  const inner = deeper(m, frame);
  if (!inner) return undefined;
  const words = readOptions(options.operands.slice(1), card.options, card.style).operands;
  const scope = copyScope(inner.scope, { place: "remote", cwd: m.context.home, mounts: undefined });
  const within = onScope(inner, scope);
  const start = { params: [], zero: ["bash"], label: "ssh" };
  if (words.length > 0) return runChild(m, within, join(words, " "), start, command.pos);
  if (frame.fds.input.end.kind !== "inherit" && !options.has("N")) {
    const given = contentOf(m, frame.fds.input);
    // The file is this machine's, whichever shell reads it.
    const { script, inside } = withPrinted(m, frame, given) ?? { script: given, inside: frame };
    const there = frameWith(within, { doubts: inside.doubts, within: inside.within ?? within.within });
    return runChild(m, there, script, start, command.pos);
  }
  write(m, frame.fds.output, unknownOutput(command, id));
  return undefined;
}

/** `docker run|exec|compose run|compose exec`, also podman and nerdctl. */
export function docker(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const id = emit(m, frame, command);
  let { operands } = readOptions(command.args, card.options, card.style);
  if (isOneOf("compose container", known(operands[0])))
    operands = readOptions(operands.slice(1), card.options, card.style).operands;
  const line = card.subcommands?.[known(operands[0]) ?? ""];
  if (line === undefined) {
    write(m, frame.fds.output, unknownOutput(command, id));
    return undefined;
  }
  return contained(m, frame, command, readOptions(operands.slice(1), line, card.style), id);
}

function contained(m: Machine, frame: Frame, command: Command, read: Options, id: number): Status {
  const inner = deeper(m, frame);
  if (!inner) return undefined;
  const entry = read.value("entrypoint");
  const [image, ...words] = read.operands;
  const [name, ...args] = entry && entry.length > 0 ? [entry, ...words] : ownProgram(image, words);
  const workdir = known(read.value("workdir"));
  const mounts = mountsOf(frame, read);
  const scope = copyScope(inner.scope, { place: "container", mounts, cwd: workdir });
  const within = frameWith(inner, { scope, trace: [...frame.trace, "docker"] });
  if (!name) {
    write(m, frame.fds.output, unknownOutput(command, id));
    return undefined;
  }
  if (entry && entry.length > 0 && known(entry) !== undefined && args.length === 0) return undefined;
  return m.operations.execute(m, within, { ...command, name, args, env: {}, redirections: [] });
}

/** Options first: the image's own program gets them, which is mostly called like the image (`curlimages/curl -d …`). */
function ownProgram(image: Arg | undefined, words: readonly Arg[]): readonly Arg[] {
  const path = known(image) ?? "";
  const [name = ""] = path.slice(path.lastIndexOf("/") + 1).split(/[:@]/);
  return name !== "" && known(words[0])?.startsWith("-") ? [[name], ...words] : words;
}

/** `-v host:inside[:ro]` and `--mount type=bind,source=…,target=…`. */
function mountsOf(frame: Frame, options: Options): Mount[] {
  return [
    ...options.values("volume").flatMap((value) => volume(frame, value)),
    ...options.values("mount").flatMap((value) => bind(frame, known(value) ?? "")),
    ...options.values("device").flatMap(device),
    ...(options.has("privileged") && !isFalse(options.value("privileged")) ? [ALL_DISKS] : []),
  ];
}

/** What a privileged container sees of the machine's disks. */
const ALL_DISKS: Mount = { host: ["/dev"], inside: "/dev", readonly: false, disks: true };

function isFalse(value: Arg | undefined): boolean {
  return known(value) === "false";
}

/** `--device /dev/sda[:/dev/xvda[:r]]`. */
function device(value: Arg): Mount[] {
  const [host = [], inside = host, rights] = splitAt(value, ":");
  const to = known(inside);
  return to === undefined ? [] : [{ host, inside: to, readonly: known(rights) === "r", disks: true }];
}

function volume(frame: Frame, value: Arg): Mount[] {
  const [host = [], inside, flags] = splitAt(value, ":");
  const to = inside && known(inside);
  if (to === undefined) return [];
  return [{ host: hostPath(frame, host), inside: to, readonly: /\bro\b/.test(known(flags ?? []) ?? "") }];
}

function bind(frame: Frame, spec: string): Mount[] {
  const fields = new Map(
    spec.split(",").map((field) => [field.split("=")[0] ?? "", field.split("=")[1] ?? ""]),
  );
  const host = fields.get("source") ?? fields.get("src");
  const inside = fields.get("target") ?? fields.get("dst") ?? fields.get("destination");
  if (host === undefined || inside === undefined) return [];
  return [{ host: hostPath(frame, [host]), inside, readonly: fields.has("readonly") || fields.has("ro") }];
}

function hostPath(frame: Frame, host: Arg): Arg {
  const path = known(host);
  if (path === undefined || !/^[./]/.test(path)) return host;
  const full = absolutePath(path, frame.scope.cwd);
  return full === undefined ? host : [full];
}

/** `kubectl exec pod -- command…`, `oc exec`, `kubectl run … -- command`. */
export function kubectl(m: Machine, frame: Frame, command: Command): Status {
  const words = knownWords(command.args);
  const id = emit(m, frame, command);
  const dashes = words.indexOf("--");
  const [name, ...args] =
    dashes >= 0 && words.some((word) => isOneOf("exec run debug", word))
      ? command.args.slice(dashes + 1)
      : [];
  if (!name) {
    write(m, frame.fds.output, unknownOutput(command, id));
    return undefined;
  }
  // A pod that debugs a node sees its file system.
  const isNode = words.includes("debug") && words.some((word) => /^nodes?\//.test(word));
  const mounts = isNode ? [{ host: ["/"], inside: "/host", readonly: false }] : [];
  const scope = copyScope(frame.scope, { place: "container", mounts, cwd: undefined });
  return m.operations.execute(m, frameWith(frame, { scope, trace: [...frame.trace, "kubectl exec"] }), {
    ...command,
    name,
    args,
    env: {},
    redirections: [],
  });
}

/** What a mount is once `root` is the new "/": the part below it, or the same further up. */
function seenFrom(root: string, { host, inside, readonly }: Mount): Mount[] {
  const top = inside.endsWith("/") ? inside : `${inside}/`;
  const path = root.endsWith("/") ? root : `${root}/`;
  if (path.startsWith(top)) return [{ host: [...host, path.slice(top.length - 1)], inside: "/", readonly }];
  return top.startsWith(path) ? [{ host, inside: top.slice(path.length - 1), readonly }] : [];
}

/** `chroot DIR command`: inside, "/" is DIR. */
export function chroot(m: Machine, frame: Frame, command: Command, card: Card): Status {
  const { operands } = readOptions(command.args, card.options, card.style);
  const [root, name, ...args] = operands;
  if (!root || !name) {
    emitWith(m, frame, command);
    return undefined;
  }
  const path = known(root);
  const same = path !== undefined && absolutePath(path, frame.scope.cwd) === "/";
  const shifted =
    path === undefined ? [] : (frame.scope.mounts ?? []).flatMap((mount) => seenFrom(path, mount));
  const scope = copyScope(frame.scope, { cwd: "/" });
  if (!same) {
    scope.place = "container";
    scope.mounts = [{ host: hostPath(frame, root), inside: "/", readonly: false }, ...shifted];
  }
  return m.operations.execute(m, frameWith(frame, { scope, trace: [...frame.trace, "chroot"] }), {
    ...command,
    name,
    args,
  });
}
