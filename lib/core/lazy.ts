/**
 * Values and modules that are made at their first use, because a hook starts for every event and most events need few of them.
 */

/** A function that calls `make` once and returns its value from then on. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A function that keeps its answer for an object as long as the object lives. */
export function remember<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const kept = new WeakMap<K, V>();
  return (key) => {
    const found = kept.get(key);
    if (found !== undefined) return found;
    const value = make(key);
    kept.set(key, value);
    return value;
  };
}

/** A function that keeps its last answer, for texts and objects of which the same is asked again and again. */
export function latest<V, K extends string | object = string>(make: (key: K) => V): (key: K) => V {
  let last: { readonly key: K; readonly value: V } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}

/** A module that is loaded when it is first needed: `load` before the first `get`. */
export type Part<M> = { readonly load: () => Promise<void>; readonly get: () => M };

/** A {@link Part} from a dynamic import. `get` throws a TypeError while the module is not loaded. */
export function part<M>(name: string, bring: () => Promise<M>): Part<M> {
  let module: M | undefined;
  return {
    load: async () => {
      module ??= await bring();
    },
    get: () => {
      if (module === undefined)
        throw new TypeError(`"${name}" is not loaded: await the guard's load() first`);
      return module;
    },
  };
}
