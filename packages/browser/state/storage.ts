import { type PersistStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { mergeShape, type Shape } from '../lib/shape';
import { warnOnce } from '../lib/warn';

type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const AREAS = { local: 'localStorage', session: 'sessionStorage' } as const;

/**
 * Returns a browser's storage that never throws. If it is blocked (the getter throws), full (writing throws) or absent, warns
 * once and uses memory in its place for the document's lifetime.
 */
export function safeStorage(area: keyof typeof AREAS): SafeStorage {
  /** Values that could not be written. They are newer than the storage's, so they are read first. */
  const memory = new Map<string, string>();
  const attempt = <Result>(what: string, act: (storage: Storage) => Result, instead: Result): Result => {
    if (typeof window === 'undefined') return instead;
    try {
      // Read each time, because a browser may block the storage of an open page.
      return act(window[AREAS[area]]);
    } catch (error) {
      warnOnce(`the ${area} storage cannot be ${what}; the page works without it`, error);
      return instead;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt('read', (storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const isWritten = attempt('written', (storage) => (storage.setItem(key, value), true), false);
      if (isWritten) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt('written', (storage) => storage.removeItem(key), undefined);
    },
  };
}

/** What zustand's persist writes. */
interface StoredValue {
  state: unknown;
  version?: number;
}

function parse(text: string | null, area: keyof typeof AREAS): StoredValue | null {
  if (text === null) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || !('state' in parsed)) return null;
    const version = 'version' in parsed && typeof parsed.version === 'number' ? parsed.version : undefined;
    return { state: parsed.state, version };
  } catch (error) {
    warnOnce(`the ${area} storage contains invalid JSON; the page uses the defaults`, error);
    return null;
  }
}

/** Returns a JSON storage for zustand's persist. The store validates the state key by key. */
export function jsonStorage(
  area: keyof typeof AREAS,
): Omit<PersistStorage<unknown, void>, 'getItem'> & { getItem: (name: string) => StoredValue | null } {
  const storage = safeStorage(area);
  return {
    getItem: (name) => parse(storage.getItem(name), area),
    setItem: (name, value) => storage.setItem(name, JSON.stringify(value)),
    removeItem: (name) => storage.removeItem(name),
  };
}

interface StoredState<State extends object> {
  area: 'local' | 'session';
  /** Key in the storage. */
  name: string;
  shape: Shape<State>;
  initial: NoInfer<State>;
}

/**
 * Returns a store that is persisted in the browser's storage and validated key by key on read. Reading and writing never
 * throw.
 */
export function storedState<State extends object>({ area, name, shape, initial }: StoredState<State>) {
  return createStore<State>()(
    persist<State, [], [], unknown>(() => initial, {
      name,
      // Also of a later shape: each key is validated on its own.
      version: 1,
      storage: jsonStorage(area),
      // Valid keys of another version are used.
      migrate: (state) => state,
      merge: (state, current) => mergeShape(shape, state, current),
    }),
  );
}
