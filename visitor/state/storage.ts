import { warnOnce } from '../lib/warn';

import type { PersistStorage } from 'zustand/middleware';

/** The part of Storage that is used here. */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const AREAS = { local: 'localStorage', session: 'sessionStorage' } as const;

/**
 * A browser's storage that never throws. Blocked (the getter throws), full (writing throws) or absent: one line on the
 * console, and memory in its place until the document goes.
 */
export function safeStorage(area: keyof typeof AREAS): SafeStorage {
  /** What could not be written: newer than what the storage holds, so it is read first. */
  const memory = new Map<string, string>();
  const attempt = <Result>(what: string, act: (storage: Storage) => Result, instead: Result): Result => {
    if (typeof window === 'undefined') return instead;
    try {
      // Asked each time: a browser may take the storage away from an open page.
      return act(window[AREAS[area]]);
    } catch (error) {
      warnOnce(`the ${area} storage cannot be ${what}; the page goes on without it`, error);
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

/** What persist writes around a state. Read back, it may be anything. */
interface CachedValues {
  state: unknown;
  version?: number;
}

function keptIn(text: string | null, area: keyof typeof AREAS): CachedValues | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('state' in kept)) return null;
    const version = 'version' in kept && typeof kept.version === 'number' ? kept.version : undefined;
    return { state: kept.state, version };
  } catch (error) {
    warnOnce(`the ${area} storage holds what is no JSON; the page begins anew`, error);
    return null;
  }
}

/** Storage for zustand's persist: JSON, of which nothing is believed. The store reads the state key by key. */
export function jsonStorage(
  area: keyof typeof AREAS,
): Omit<PersistStorage<unknown, void>, 'getItem'> & { getItem: (name: string) => CachedValues | null } {
  const storage = safeStorage(area);
  return {
    getItem: (name) => keptIn(storage.getItem(name), area),
    setItem: (name, value) => storage.setItem(name, JSON.stringify(value)),
    removeItem: (name) => storage.removeItem(name),
  };
}
