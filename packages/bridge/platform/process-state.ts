export interface ProcessState<T> {
  value: T | undefined;
}

/** A value that is created when it is first read, and again once it is set to undefined. */
export interface CreatedState<T> {
  get value(): T;
  set value(value: T | undefined);
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var footbridge: Map<string, ProcessState<unknown>> | undefined;
}

/** Returns the state with this name, the same in every bundle: Next's pages and API routes, the server, the cache handler. */
export function processState<T>(name: string): ProcessState<T>;
/** As above; a value that is not set is created when it is read. */
export function processState<T>(name: string, create: () => T): CreatedState<T>;
export function processState<T>(name: string, create?: () => T): ProcessState<T> {
  const states = (globalThis.footbridge ??= new Map());
  // Each name is declared once, beside its type.
  const state = (states.get(name) ?? { value: undefined }) as ProcessState<T>;
  states.set(name, state);
  if (!create) return state;
  return {
    get value() {
      return (state.value ??= create());
    },
    set value(value) {
      state.value = value;
    },
  };
}

/** Returns this process's value with a key, which the first call creates. */
export function keyedValue<T>(state: ProcessState<Map<string, T>>, key: string, create: () => T): T {
  const values = (state.value ??= new Map());
  const value = values.get(key) ?? create();
  values.set(key, value);
  return value;
}
