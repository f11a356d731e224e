import { warnOnce } from '../lib/warn';

import type { PersistStorage } from 'zustand/middleware';

export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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
