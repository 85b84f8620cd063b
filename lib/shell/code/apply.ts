/** What a call of a thing outside of the code does, and what it comes to. */
import { isOneOf } from "../../core/words.ts";
import { type CodeCall, knownTexts, positional, type ScriptRun, underKey } from "./call.ts";
import { effectsOfCall } from "./effects.ts";
import { narrows } from "./narrowing.ts";
import { memberOf, outsideOf } from "./outside.ts";
import { parse } from "./parse.ts";
import { postedBy } from "./posts.ts";
import { filesOfCall, homePath } from "./reads.ts";
import { started } from "./starts.ts";
import { moduleName } from "./syntax.ts";
import { textOfCall } from "./texts.ts";
import {
  anyOf,
  type CodeValue,
  isCut,
  made,
  Names,
  ofItems,
  ofText,
  picked,
  taintsOf,
  unknown,
} from "./value.ts";

/** Does the call, and says what it comes to. */
export function apply(run: ScriptRun, given: CodeCall): CodeValue {
  const call = spelled(run, given);
  const { args, receiver } = call;
  if (--run.left < 0) return unknown();
  const taints = taintsOf([receiver, ...args.map(({ value }) => value)]);
  if (taints.length > 0) run.saw(taints);
  const special =
    (Object.hasOwn(SPECIAL, call.name) && SPECIAL[call.name]?.(run, call)) || overEach(run, call);
  if (special) return special;
  const effects = effectsOfCall(run, call);
  run.cut ||=
    effects.length > 0 &&
    [receiver, ...args.map(({ value }) => value)].some((value) => value && isCut(value));
  run.done.effects.push(...effects);
  run.done.posts.push(...postedBy(run, call));
  printed(run, call);
  const named = new Map(
    args.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value] as const])),
  );
  const value =
    started(run, call) ??
    filesOfCall(run, call) ??
    textOfCall({ full: call.full, name: call.name, receiver, values: positional(call), fields: named }) ??
    made({
      taints,
      full: `${call.full}()`.slice(-80),
      feeds: receiver?.feeds ?? [],
      paths: receiver?.paths ?? [],
    });
  // What is put into an object is in it: a form, a message, a buffer, an archive.
  const added = taintsOf(args.map((arg) => arg.value));
  if (receiver && added.length > 0 && receiver.texts.length === 0)
    receiver.taints = taintsOf([receiver, ...args.map((arg) => arg.value)]);
  return handedOver(run, call, value);
}

/** PHP's functions that start, read, write, delete or send: it takes them in any case. */
const PHP_FUNCTIONS = `
  call_user_func call_user_func_array chdir chmod chown copy curl_exec curl_setopt curl_setopt_array eval exec
  file file_get_contents file_put_contents fopen fputs fsockopen fwrite getenv glob mail passthru pcntl_exec popen
  proc_open readfile rename rmdir scandir shell_exec system unlink`;

/** Ruby's and Elixir's `read!`, Julia's `push!` without their mark; functions of PHP in lower case. */
function spelled({ language }: ScriptRun, call: CodeCall): CodeCall {
  if (/\w[!?]$/.test(call.name)) return { ...call, name: call.name.slice(0, -1) };
  const name = call.name.toLowerCase();
  if (language !== "php" || call.receiver !== undefined || !isOneOf(PHP_FUNCTIONS, name)) return call;
  return { ...call, name, full: call.full.toLowerCase() };
}

function printed(run: ScriptRun, call: CodeCall): void {
  if (!isOneOf("print printf puts say echo log write p println", call.name) || run.done.prints.length > 64)
    return;
  run.done.prints.push(...knownTexts(positional(call)[0]));
}

/** Functions among the arguments are called with what the call comes to: `.then(data => …)`, `File.open(path) { |file| … }`. */
function handedOver(run: ScriptRun, { name, receiver, args }: CodeCall, value: CodeValue): CodeValue {
  const handed = isOneOf("then on once addListener tap catch finally", name) && receiver ? receiver : value;
  const results = args.flatMap(({ value: arg }) =>
    arg.functions.flatMap((closure) => {
      const items =
        handed.items && handed.items.length > 0 && closure.params.length < 2 ? handed.items : [handed];
      return items.map((item) =>
        run.call(
          closure,
          closure.params.length === 0 ? [{ value: item }] : closure.params.map(() => ({ value: item })),
          undefined,
        ),
      );
    }),
  );
  if (results.length === 0) return name === "then" && receiver ? receiver : value;
  return isOneOf("then tap run open submit withOpen use", name) || value.taints.length === 0
    ? anyOf([...results, ...(name === "then" ? [] : [value])])
    : value;
}

// --- each item of a list -------------------------------------------------------------------------------------------

const EACH = `
  Each Map all any array_filter array_map array_walk collect each eachFile eachFileRecurse each_entry
  each_slice each_with_index every filter filter_map find findSync find_all finddepth first flatMap
  flat_map forEach for_each foreach grep imap imap_unordered lapply map map! parallel_map partition pmap
  reject sapply select some sort sort_by starmap vapply walk`;

const KEEPS = "array_filter filter find find_all first grep partition reject select sort sort_by";

function isCallable(value: CodeValue): boolean {
  if (value.functions.length > 0) return true;
  return (
    value.full !== undefined &&
    value.texts.length === 0 &&
    value.items === undefined &&
    !/[\])]$/.test(value.full)
  );
}

function overEach(run: ScriptRun, call: CodeCall): CodeValue | undefined {
  if (!isOneOf(EACH, call.name)) return undefined;
  const values = [
    ...positional(call),
    ...call.args.flatMap(({ name, value }) => (name === "wanted" ? [value] : [])),
  ];
  const wanted = values.find(({ fields }) => fields?.has("wanted"))?.fields?.get("wanted");
  const [symbol] = knownTexts(values[0]);
  const callee =
    wanted ??
    values.find(isCallable) ??
    (symbol !== undefined && /^\w+[?!]?$/.test(symbol) ? values[0] : undefined);
  if (callee === undefined) return undefined;
  const others = values.filter((value) => value !== callee && value.fields?.get("wanted") === undefined);
  const isFind = /^find(?:depth)?$/.test(call.name) && run.language === "perl";
  const over = isFind
    ? ofItems(
        others.flatMap(
          (path) =>
            filesOfCall(run, {
              full: "scandir",
              name: "iterdir",
              receiver: undefined,
              args: [{ value: path }],
            })?.items ?? [],
        ),
      )
    : itemsToVisit(run, call, others);
  if (over === undefined) return undefined;
  const results = run.each(over, widthOf(callee)).map((item) => visit(run, call, callee, item));
  if (isOneOf(KEEPS, call.name)) {
    const narrowed = callee.functions.some(({ body }) => narrows(body));
    return narrowed ? picked(over) : over;
  }
  return /^each|^for|^walk$|^array_walk$/i.test(call.name)
    ? over
    : ofItems(
        results.flatMap((result) => (call.name.startsWith("flat") ? (result.items ?? [result]) : [result])),
      );
}

function widthOf({ functions }: CodeValue): number {
  return functions[0]?.params.length ?? 1;
}

function itemsToVisit(run: ScriptRun, call: CodeCall, others: readonly CodeValue[]): CodeValue | undefined {
  const { receiver } = call;
  if (
    receiver &&
    (receiver.items || receiver.fields || receiver.taints.length > 0 || receiver.texts.length > 0)
  ) {
    const isPath = receiver.texts.length > 0 && !receiver.items;
    return isPath ? (filesOfCall(run, { ...call, args: [] }) ?? receiver) : receiver;
  }
  const listed = filesOfCall(run, {
    ...call,
    args: call.args.filter(({ value }) => value.functions.length === 0),
  });
  if (listed?.items) return listed;
  const list =
    others.find((value) => value.items || value.fields) ?? (others.length > 0 ? ofItems(others) : undefined);
  return list ?? receiver;
}

function visit(run: ScriptRun, call: CodeCall, callee: CodeValue, item: CodeValue): CodeValue {
  const [symbol] = callee.functions.length === 0 && callee.full === undefined ? knownTexts(callee) : [];
  const isMethod = symbol !== undefined && run.language === "ruby" && call.receiver !== undefined;
  if (isMethod) return apply(run, { full: symbol, name: symbol, receiver: item, args: [] });
  for (const { scope } of callee.functions) scope.names.set("File::Find::name", item);
  const pair = widthOf(callee) > 1 && item.items ? item.items : [item];
  return run.applied(
    callee,
    undefined,
    "",
    pair.map((value) => ({ value })),
  );
}

// --- calls of a kind of their own ------------------------------------------------------------------------------------

type Special = (run: ScriptRun, call: CodeCall) => CodeValue | undefined;

const module: Special = (run, call) => {
  const [name] = knownTexts(positional(call)[0]);
  return name === undefined ? undefined : outsideOf(run, moduleName(name));
};

/** `getattr(os, "system")`, `Reflect.get(fs, "rmSync")`, `Object.const_get("FileUtils")`. */
const attribute: Special = (run, call) => {
  const [of, name] = positional(call);
  const [text] = knownTexts(name);
  return of && text !== undefined ? memberOf(run, of, text) : undefined;
};

/** `FileUtils.send(:rm_rf, path)`. */
const sent: Special = (run, call) => {
  const [symbol] = knownTexts(positional(call)[0]);
  const { receiver } = call;
  if (run.language !== "ruby" || symbol === undefined || !/^\w+[?!]?$/.test(symbol)) return undefined;
  const full = receiver?.full === undefined ? symbol : `${receiver.full}.${symbol}`;
  return apply(run, { full, name: symbol, receiver, args: call.args.slice(1) });
};

/** `f.call(this, …)`, `f.apply(null, […])`, `method(:system).call(…)`. */
const indirect: Special = (run, { name, receiver, args }) => {
  if (receiver === undefined || !isCallable(receiver) || run.language === "python") return undefined;
  const given = run.language === "javascript" ? args.slice(1) : args;
  const spread =
    name === "apply"
      ? given.flatMap(({ value }) => (value.items ?? [value]).map((item) => ({ value: item })))
      : given;
  return run.applied(receiver, undefined, "", spread);
};

/** Calls the first argument with the others, now or later: `submit(f, x)`, `partial(f, x)`, `Thread(target=f, args=(x,))`. */
const later: Special = (run, call) => {
  const target = underKey(call, "target func function");
  if (target) {
    const args = underKey(call, "args")?.items ?? [];
    return run.applied(
      target,
      undefined,
      "",
      args.map((value) => ({ value })),
    );
  }
  const byName = call.name === "call_user_func";
  const at = byName ? 0 : call.args.findIndex(({ value }) => isCallable(value));
  const callee = call.args[at]?.value;
  const rest = call.args
    .slice(at + 1)
    .filter(({ value }) => call.name !== "setTimeout" || value.number === undefined);
  if (callee === undefined) return call.name === "setTimeout" ? evaluated(run, call) : undefined;
  if (isOneOf("partial bind", call.name)) return { ...callee, bound: rest };
  return run.applied(callee, undefined, "", rest);
};

/** Code in a text. */
const evaluated: Special = (run, call) => {
  if (
    call.receiver &&
    !/(?:^|\.)(?:vm|Code|Kernel|builtins|globalThis|window|instance|class|binding|compiler)\b/.test(
      call.full,
    ) &&
    !/_eval$/.test(call.name)
  )
    return undefined;
  const texts = knownTexts(positional(call)[0]).filter((text) => /\W/.test(text));
  if (texts.length === 0 || run.left < 0) return undefined;
  const isShell = call.name === "exec" && run.language !== "python";
  if (isShell) return undefined;
  run.left -= 100;
  return anyOf(
    texts.map((text) =>
      run.evaluate(parse(text.slice(0, 16_384), run.language), new Names(call.scope, true)),
    ),
  );
};

/** `new Function("code")`: calling it runs the code. */
const constructed: Special = (run, call) => {
  evaluated(run, { ...call, args: call.args.slice(-1) });
  return unknown([], "Function()");
};

/** Puts something into a list. */
const grown: Special = (_run, call) => {
  const values = positional(call);
  const [holder, added] = call.receiver?.items
    ? [call.receiver, values]
    : values[0]?.items
      ? [values[0], values.slice(1)]
      : [undefined, values];
  if (holder?.items === undefined) return undefined;
  const more = added.filter(
    ({ number }, at) => !(call.name === "insert" && at === 0 && number !== undefined),
  );
  const isMany = isOneOf("extend concat update", call.name);
  const items = isMany ? more.flatMap((value) => value.items ?? [value]) : more;
  if (/^unshift$/.test(call.name)) holder.items.unshift(...items);
  else holder.items.push(...items);
  if (holder.items.length > 128) holder.items.length = 128;
  holder.taints = taintsOf([holder, ...items]);
  return holder;
};

const pairs: Special = (_run, { receiver, args }) => {
  const of = receiver?.fields || receiver?.taints.length ? receiver : (args[0]?.value ?? receiver);
  if (of === undefined) return undefined;
  if (of.fields && of.fields.size > 0)
    return ofItems([...of.fields].map(([key, value]) => ofItems([ofText(key), value])));
  if (of.items) return of;
  const one = unknown(of.taints);
  return of.taints.length > 0
    ? made({ items: [ofItems([one, one])], taints: of.taints, full: of.full })
    : undefined;
};

const keys: Special = (_run, { receiver, args }) => {
  const of = receiver?.fields || receiver?.taints.length ? receiver : args[0]?.value;
  if (of?.fields && of.fields.size > 0) return ofItems([...of.fields.keys()].map(ofText));
  return of && of.taints.length > 0 ? made({ items: [unknown(of.taints)] }) : undefined;
};

/** One variable of the environment, or all of it where none is named. */
const variable: Special = (run, call) => {
  const { full, receiver, args } = call;
  const isGetter =
    /(?:getenv|Sys\.getenv|System\.getenv|System\.get_env)$/.test(full) ||
    (receiver !== undefined && isOneOf(ENV_OBJECT, receiver.full));
  if (!isGetter) return undefined;
  const [value] = positional(call);
  if (value === undefined)
    return args.length === 0 ? unknown([{ source: "environment", what: full }], full) : undefined;
  const names = knownTexts(value);
  if (names.some((name) => isOneOf("HOME USERPROFILE", name))) return ofText(run.home);
  return names.length > 0 ? unknown() : unknown(value.taints);
};

const ENV_OBJECT = "Bun.env Deno.env ENV os.environ os.environb process.env";

const homeOf: Special = (run, call) =>
  positional(call).length === 0 &&
  /(?:^|\.)(?:os\.homedir|homedir|Path\.home|Dir\.home|File::HomeDir|home|user_home!?)$/.test(call.full)
    ? ofText(run.home)
    : undefined;

/** `os.path.expanduser("~/x")`, also as a method of a path: a shell that is given the result in quotes expands nothing. */
const expanded: Special = (run, call) => {
  const given = call.receiver?.texts.length ? call.receiver : positional(call)[0];
  return given && { ...given, texts: given.texts.map((path) => homePath(path, run.home)) };
};

/** Perl's and Bash's first argument. */
const shifted: Special = (_run, call) => {
  const of = call.receiver ?? positional(call)[0] ?? call.scope?.find("@_");
  const [first, ...rest] = of?.items ?? [];
  if (of?.items === undefined || first === undefined) return undefined;
  if (of.items.length > 1) of.items = rest;
  return first;
};

const lastOf: Special = (_run, call) => {
  const of = call.receiver ?? positional(call)[0];
  return of?.items?.at(-1);
};

const merged: Special = (_run, call) => {
  const values = positional(call);
  const [target] = values;
  if (target === undefined || !/(?:^|\.)(?:assign|dict|merge|Hash|array_merge)$/.test(call.full))
    return undefined;
  return values.length > 1 || target.fields || call.args.length > values.length
    ? anyOf([
        ...values,
        made({
          fields: new Map(
            call.args.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value]])),
          ),
        }),
      ])
    : undefined;
};

const itself: Special = (_run, call) =>
  /(?:^|\.)(?:promisify|wraps|freeze|Some|Ok)$/.test(call.full) ? positional(call)[0] : undefined;

const byMethod: Special = (run, { receiver, args }) => {
  const [symbol] = knownTexts(args[0]?.value);
  if (symbol === undefined || run.language !== "ruby") return undefined;
  return outsideOf(run, receiver?.full === undefined ? symbol : `${receiver.full}.${symbol}`);
};

const SPECIAL: Readonly<Record<string, Special>> = {
  require: module,
  import: module,
  __import__: module,
  import_module: module,
  require_module: module,
  const_get: module,
  CDLL: () => unknown([], "libc"),
  getattr: attribute,
  attrgetter: attribute,
  method: byMethod,
  send: sent,
  public_send: sent,
  __send__: sent,
  call: indirect,
  apply: (run, call) => indirect(run, call) ?? later(run, call),
  call_user_func: later,
  call_user_func_array: (run, call) => {
    const [callee, list] = positional(call);
    return (
      callee &&
      run.applied(
        callee,
        undefined,
        "",
        (list?.items ?? []).map((value) => ({ value })),
      )
    );
  },
  submit: later,
  apply_async: later,
  run_in_executor: later,
  to_thread: later,
  start_new_thread: later,
  setTimeout: later,
  setImmediate: later,
  nextTick: later,
  partial: later,
  bind: later,
  Thread: later,
  Process: later,
  Timer: later,
  eval: evaluated,
  exec: evaluated,
  instance_eval: evaluated,
  class_eval: evaluated,
  module_eval: evaluated,
  eval_string: evaluated,
  runInThisContext: evaluated,
  runInNewContext: evaluated,
  load: (run, call) => (run.language === "lua" ? constructed(run, call) : undefined),
  loadstring: constructed,
  Function: constructed,
  append: grown,
  push: grown,
  array_push: grown,
  add: grown,
  extend: grown,
  insert: grown,
  unshift: grown,
  items: pairs,
  entries: (run, call) =>
    isOneOf(ENV_OBJECT, call.receiver?.full) || /^Object\.entries$/.test(call.full) || call.receiver?.fields
      ? pairs(run, call)
      : undefined,
  pairs,
  ipairs: (_run, call) => {
    const list = positional(call)[0];
    return list?.items
      ? ofItems(list.items.map((item, at) => ofItems([made({ number: at + 1 }), item])))
      : undefined;
  },
  enumerate: (_run, call) => {
    const list = positional(call)[0];
    return list?.items
      ? ofItems(list.items.map((item, at) => ofItems([made({ number: at }), item])))
      : undefined;
  },
  keys,
  get: variable,
  fetch: (run, call) => (call.receiver ? variable(run, call) : undefined),
  getenv: variable,
  get_env: variable,
  toObject: variable,
  home: homeOf,
  homedir: homeOf,
  user_home: homeOf,
  expanduser: expanded,
  expand_user: expanded,
  shift: shifted,
  pop: lastOf,
  assign: merged,
  dict: merged,
  merge: merged,
  array_merge: merged,
  promisify: itself,
  wraps: itself,
};
