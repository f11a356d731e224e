import { collect, noteMade } from '../../wordpress/dependencies/track';
import { log } from '../../platform/log';
import { invalidationLog } from '../page-cache/site-invalidation';
import { valueStore } from './stored-value';

import type { Made } from '../../wordpress/dependencies/track';
import type { Stored, StoredForAll, ValueStore } from './stored-value';

interface Entry<Value> {
  value?: Value;
  /** When the value was loaded, ms. */
  loadedAt: number;
  made: readonly Made[];
  /** When loading last failed, ms. */
  failedAt: number;
  /** The last try failed. */
  isFailing?: boolean;
  loading?: Promise<Value>;
}

/** How long nobody waits again for a WordPress that just failed, ms. */
const NOT_AGAIN_FOR = 10_000;
/** Edits may come faster than a value is loaded. */
const MOST_TRIES = 3;

export interface SharedValueOptions<Value> {
  name: string;
  /** How long a value counts as fresh, ms. */
  freshFor: number;
  /** Gets the older value, where there is one that no edit concerns: it may say how little has changed. */
  load(older?: Value): Promise<Value>;
  /** What a stale value is good for: to be handed out while a new one is loaded, or only if loading fails. */
  whenStale?: 'serve' | 'wait';
  /** The order of a list, which pages are told of by the list's address. */
  isWalk?: true;
  /** With REDIS_URL it is loaded once for all processes; without this each has its own. */
  forAll?: StoredForAll<Value>;
}

export interface LoadedValue<Value> {
  value: Value;
  /** false: the value is older than it should be, because loading failed. */
  current: boolean;
}

export interface SharedValue<Value> {
  /**
   * Fresh: at once. Stale: the old value at once, a new one is loaded behind it (or waited for). Nothing yet: loaded once for all who ask.
   * `bypass` loads anew whatever is there (the specification's clearMenuCache).
   * @throws what `load` throws when there is nothing older.
   */
  get(options?: { bypass?: boolean }): Promise<LoadedValue<Value>>;
  /** The next `get` loads anew. */
  expire(): void;
}

/**
 * One value loaded for everybody: single-flight, stale while it refreshes, stale if loading fails. Whoever asks after an
 * edit that concerns it waits for a new one, in every process; and what is made of it is made of what it was made of.
 */
export function sharedValue<Value>({
  name,
  freshFor,
  load,
  whenStale = 'serve',
  isWalk,
  forAll,
}: SharedValueOptions<Value>): SharedValue<Value> {
  const entry: Entry<Value> = { loadedAt: -Infinity, failedAt: -Infinity, made: [] };
  const isConcerned = (): boolean => entry.made.length > 0 && invalidationLog().isInvalidated(entry.made);

  const isFresh = (): boolean => Date.now() - entry.loadedAt < freshFor && !isConcerned();

  const loadHere = async (store: ValueStore<Value> | null): Promise<Value> => {
    const { value, made } = await collect(() => load(isConcerned() ? undefined : entry.value));
    const loaded: Stored<Value> = {
      value,
      made: isWalk ? made.map((one) => ({ ...one, isWalk })) : made,
      loadedAt: Date.now(),
    };
    Object.assign(entry, loaded);
    await store?.write(loaded);
    return value;
  };

  /** What another process has loaded, if it is newer than what this one has: given out only where it is fresh. */
  const takeOver = async (store: ValueStore<Value>): Promise<Value | null> => {
    const stored = await store.read();
    if (stored && stored.loadedAt > entry.loadedAt) Object.assign(entry, stored);
    return entry.value !== undefined && isFresh() ? entry.value : null;
  };

  const loadForAll = async (bypass: boolean): Promise<Value> => {
    const store = forAll ? valueStore(forAll) : null;
    if (!store || bypass) return loadHere(store);
    return (
      (await takeOver(store)) ??
      store.singleFlight(
        () => takeOver(store),
        () => loadHere(store),
      )
    );
  };

  const refresh = (bypass = false): Promise<Value> => {
    entry.loading ??= loadForAll(bypass)
      .catch((error: unknown) => {
        entry.failedAt = Date.now();
        throw error;
      })
      .finally(() => {
        entry.loading = undefined;
      });
    return entry.loading;
  };

  const refreshOrKeep = async (bypass = false): Promise<LoadedValue<Value>> => {
    try {
      const value = await refresh(bypass);
      entry.isFailing = false;
      return { value, current: true };
    } catch (error) {
      if (entry.value === undefined) throw error;
      // Once for as long as it goes on.
      if (!entry.isFailing) log('warn', name, 'could not be loaded, the older one stays', error);
      entry.isFailing = true;
      return { value: entry.value, current: false };
    }
  };

  /** What is being loaded may have begun before the edit: then it is loaded once more. */
  const renew = async (bypass = false): Promise<LoadedValue<Value>> => {
    let loaded = await refreshOrKeep(bypass);
    for (let tries = 1; tries < MOST_TRIES && loaded.current && isConcerned(); tries += 1)
      loaded = await refreshOrKeep();
    return { ...loaded, current: loaded.current && !isConcerned() };
  };

  const current = async (bypass: boolean): Promise<LoadedValue<Value>> => {
    if (bypass || entry.value === undefined) return renew(bypass);
    if (isConcerned())
      return Date.now() - entry.failedAt < NOT_AGAIN_FOR ? { value: entry.value, current: false } : renew();
    if (Date.now() - entry.loadedAt < freshFor) return { value: entry.value, current: true };
    if (whenStale === 'wait') return refreshOrKeep();
    if (Date.now() - entry.failedAt >= NOT_AGAIN_FOR) void refreshOrKeep();
    return { value: entry.value, current: true };
  };

  return {
    async get({ bypass = false } = {}) {
      const loaded = await current(bypass);
      noteMade(entry.made);
      return loaded;
    },
    expire() {
      entry.loadedAt = -Infinity;
    },
  };
}
