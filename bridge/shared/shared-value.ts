import { log } from '../log';

interface Entry<Value> {
  value?: Value;
  /** When the value was loaded, ms. */
  loadedAt: number;
  loading?: Promise<Value>;
}

export interface SharedValueOptions<Value> {
  name: string;
  /** How long a value counts as fresh, ms. */
  freshFor: number;
  /** Gets the older value, where there is one: it may say how little has changed. */
  load(older?: Value): Promise<Value>;
  /** What a stale value is good for: to be handed out while a new one is loaded, or only if loading fails. */
  whenStale?: 'serve' | 'wait';
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

/** One value loaded for everybody: single-flight, stale while it refreshes, stale if loading fails. */
export function sharedValue<Value>({ name, freshFor, load, whenStale = 'serve' }: SharedValueOptions<Value>): SharedValue<Value> {
  const entry: Entry<Value> = { loadedAt: -Infinity };

  const refresh = (): Promise<Value> => {
    entry.loading ??= load(entry.value)
      .then((value) => {
        entry.value = value;
        entry.loadedAt = Date.now();
        return value;
      })
      .finally(() => {
        entry.loading = undefined;
      });
    return entry.loading;
  };

  const refreshOrKeep = async (): Promise<LoadedValue<Value>> => {
    try {
      return { value: await refresh(), current: true };
    } catch (error) {
      if (entry.value === undefined) throw error;
      log('warn', name, 'could not be loaded, the older one stays', error);
      return { value: entry.value, current: false };
    }
  };

  return {
    async get({ bypass = false } = {}) {
      if (bypass || entry.value === undefined) return refreshOrKeep();
      if (Date.now() - entry.loadedAt < freshFor) return { value: entry.value, current: true };
      if (whenStale === 'wait') return refreshOrKeep();
      void refreshOrKeep();
      return { value: entry.value, current: true };
    },
    expire() {
      entry.loadedAt = -Infinity;
    },
  };
}
