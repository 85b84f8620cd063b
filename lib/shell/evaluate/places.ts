/**
 * Programs that run a command somewhere else: ssh, containers, clusters, another root. It must not know what the command
 * does.
 */
import { type Arg, known, type Mount } from "../invocation.ts";
import { type Grammar, hasOption, type Option, optionValue, plain, readOptions } from "../word/grammar.ts";
import { join, splitAt } from "../word/pieces.ts";
import { absolute, type Command, deeper, type Frame, type Machine, type Status } from "./machine.ts";
import { copyScope } from "./scope.ts";
import { runChild } from "./scripts.ts";
import { contentOf, emit, emitWith, unknownOutput, write } from "./streams.ts";

const SSH: Grammar = { short: "BbcDEeFIiJLlmOopQRSWw" };

/** `ssh host command…`: the words are joined and a shell of the other machine reads them. */
export function ssh(m: Machine, frame: Frame, command: Command): Status {
  const { options, operands } = readOptions(command.args, SSH);
  const id = emit(m, frame, command);
  const inner = deeper(m, frame);
  if (!inner) return undefined;
  const host = readOptions(operands.slice(1), SSH);
  const words = host.operands;
  const scope = {
    ...copyScope(inner.scope),
    place: "remote" as const,
    cwd: m.context.home,
    mounts: undefined,
  };
  const within: Frame = { ...inner, scope };
  const start = { params: [], zero: ["bash"], label: "ssh" };
  if (words.length > 0) return runChild(m, within, join(words, " "), start, command.pos);
  if (frame.fds.input.end.kind !== "inherit" && !hasOption(options, "N")) {
    const script = contentOf(m, frame.fds.input);
    return runChild(m, within, script, start, command.pos);
  }
  write(m, frame.fds.output, unknownOutput(command, id));
  return undefined;
}

const DOCKER_GLOBAL: Grammar = {
  short: "HlcDn",
  long: "host context config log-level tlscacert tlscert tlskey namespace address url connection project-directory file profile env-file project-name ansi",
};
const DOCKER_RUN: Grammar = {
  short: "aceHhlmpuvwf",
  long: "add-host annotation attach blkio-weight cap-add cap-drop cgroup-parent cgroupns cidfile cpu-period cpu-quota cpu-shares cpus cpuset-cpus cpuset-mems detach-keys device device-cgroup-rule dns dns-option dns-search domainname entrypoint env env-file expose gpus group-add health-cmd health-interval hostname index ip ip6 ipc isolation label label-file link log-driver log-opt mac-address memory memory-reservation memory-swap mount name network network-alias net oom-score-adj pid pids-limit platform publish pull restart runtime security-opt shm-size stop-signal stop-timeout storage-opt sysctl tmpfs ulimit user userns uts volume volume-driver volumes-from workdir",
};

/** `docker run|exec|compose run|compose exec`, also podman and nerdctl. */
export function docker(m: Machine, frame: Frame, command: Command): Status {
  const id = emit(m, frame, command);
  const global = readOptions(command.args, DOCKER_GLOBAL);
  let operands = global.operands;
  let verb = known(operands[0]);
  if (verb === "compose" || verb === "container") {
    operands = readOptions(operands.slice(1), DOCKER_GLOBAL).operands;
    verb = known(operands[0]);
  }
  if (verb !== "run" && verb !== "exec" && verb !== "create") {
    write(m, frame.fds.output, unknownOutput(command, id));
    return undefined;
  }
  return contained(m, frame, command, readOptions(operands.slice(1), DOCKER_RUN), id);
}

function contained(
  m: Machine,
  frame: Frame,
  command: Command,
  read: ReturnType<typeof readOptions>,
  id: number,
): Status {
  const inner = deeper(m, frame);
  if (!inner) return undefined;
  const entry = optionValue(read.options, "entrypoint");
  const [image, ...words] = read.operands;
  const [name, ...args] = entry && entry.length > 0 ? [entry, ...words] : ownProgram(image, words);
  const workdir = known(optionValue(read.options, "w", "workdir"));
  const mounts = mountsOf(frame, read.options);
  const scope = { ...copyScope(inner.scope), place: "container" as const, mounts, cwd: workdir };
  const within: Frame = { ...inner, scope, trace: [...frame.trace, "docker"] };
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
function mountsOf(frame: Frame, options: readonly Option[]): Mount[] {
  return options.flatMap((option): Mount[] => {
    if (option.name === "v" || option.name === "volume") return volume(frame, option.value ?? []);
    return option.name === "mount" ? bind(frame, known(option.value ?? []) ?? "") : [];
  });
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
  const full = absolute(frame.scope.cwd, path);
  return full === undefined ? host : [full];
}

/** `kubectl exec pod -- command…`, `oc exec`, `kubectl run … -- command`. */
export function kubectl(m: Machine, frame: Frame, command: Command): Status {
  const words = plain(command.args);
  const id = emit(m, frame, command);
  const dashes = words.indexOf("--");
  const [name, ...args] =
    dashes >= 0 && words.some((word) => /^(?:exec|run|debug)$/.test(word))
      ? command.args.slice(dashes + 1)
      : [];
  if (!name) {
    write(m, frame.fds.output, unknownOutput(command, id));
    return undefined;
  }
  const scope = { ...copyScope(frame.scope), place: "container" as const, mounts: [], cwd: undefined };
  return m.operations.execute(
    m,
    { ...frame, scope, trace: [...frame.trace, "kubectl exec"] },
    { ...command, name, args, env: {}, redirections: [] },
  );
}

/** What a mount is once `root` is the new "/": the part below it, or the same further up. */
function seenFrom(root: string, { host, inside, readonly }: Mount): Mount[] {
  const top = inside.endsWith("/") ? inside : `${inside}/`;
  const path = root.endsWith("/") ? root : `${root}/`;
  if (path.startsWith(top)) return [{ host: [...host, path.slice(top.length - 1)], inside: "/", readonly }];
  return top.startsWith(path) ? [{ host, inside: top.slice(path.length - 1), readonly }] : [];
}

/** `chroot DIR command`: inside, "/" is DIR. */
export function chroot(m: Machine, frame: Frame, command: Command): Status {
  const { operands } = readOptions(command.args, { long: "userspec groups" });
  const [root, name, ...args] = operands;
  if (!root || !name) {
    emitWith(m, frame, command);
    return undefined;
  }
  const path = known(root);
  const same = path !== undefined && absolute(frame.scope.cwd, path) === "/";
  const shifted =
    path === undefined ? [] : (frame.scope.mounts ?? []).flatMap((mount) => seenFrom(path, mount));
  const scope = { ...copyScope(frame.scope), cwd: "/" };
  const within = same
    ? scope
    : {
        ...scope,
        place: "container" as const,
        mounts: [{ host: hostPath(frame, root), inside: "/", readonly: false }, ...shifted],
      };
  return m.operations.execute(
    m,
    { ...frame, scope: within, trace: [...frame.trace, "chroot"] },
    { ...command, name, args },
  );
}
