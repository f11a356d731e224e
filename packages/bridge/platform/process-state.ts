export interface ProcessState<T> {
  value: T | undefined;
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var footbridge: Map<string, ProcessState<unknown>> | undefined;
}

/** Returns the state with this name, the same in every bundle: Next's pages and API routes, the server, the cache handler. */
export function processState<T>(name: string): ProcessState<T> {
  const states = (globalThis.footbridge ??= new Map());
  const state = states.get(name) ?? { value: undefined };
  states.set(name, state);
  // Each name is declared once, beside its type.
  return state as ProcessState<T>;
}

/** Returns this process's value with a key, which the first call creates. */
export function keyedValue<T>(state: ProcessState<Map<string, T>>, key: string, create: () => T): T {
  const values = (state.value ??= new Map());
  const value = values.get(key) ?? create();
  values.set(key, value);
  return value;
}
