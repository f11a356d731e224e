import { trackDependencies, addDependencies, type Dependency } from '../../wordpress/dependencies/track';
import { log } from '../../platform/log';
import { isConnectionClosed, throwIfAbandoned, whileAwaited } from '../../platform/current-request/connection';
import { currentRequest, withSignal } from '../../platform/current-request/context';
import { sharedSignal, type SharedSignal } from '../../platform/current-request/shared-signal';
import { invalidationLog } from '../page-cache/site-invalidation';
import { valueStore, type SharedStoreOptions, type Stored } from './stored-value';

interface Entry<Value> {
  value?: Value;
  /** When the value was loaded, ms. */
  loadedAt: number;
  dependencies: readonly Dependency[];
  /** When loading last failed, and when that load started, ms. */
  failedAt: number;
  failingSince: number;
  isFailing?: boolean;
  loading?: { value: Promise<Value>; shared: SharedSignal };
}

/** After a failure. */
const RETRY_DELAY_MS = 10_000;
/** Loads in a row, when edits come faster than a load. */
const MAX_LOADS = 3;

export interface SharedValueOptions<Value> {
  name: string;
  freshMs: number;
  load(): Promise<Value>;
  /** serve: return a stale value while a new one is loaded. wait: return it only when loading fails. */
  whenStale?: 'serve' | 'wait';
  /** The load ends when no connection waits for it any more. By default it goes on: the next visitor needs the value. */
  isAbandonable?: true;
  /** With REDIS_URL all processes share one load; by default each process loads its own value. */
  store?: SharedStoreOptions<Value>;
}

export interface LoadedValue<Value> {
  value: Value;
  /** false: the value is stale, because loading failed. */
  current: boolean;
}

export type SharedValue<Value> = ReturnType<typeof sharedValue<Value>>;
type ValueStore<Value> = NonNullable<ReturnType<typeof valueStore<Value>>>;

/** Returns a cached value. After an edit callers in every process wait for a new one; pages depend on what it depends on. */
export function sharedValue<Value>({
  name,
  freshMs,
  load,
  whenStale = 'serve',
  isAbandonable,
  store: storeOptions,
}: SharedValueOptions<Value>) {
  const entry: Entry<Value> = { loadedAt: -Infinity, failedAt: -Infinity, failingSince: 0, dependencies: [] };
  const isInvalidated = (excusedUntil = 0): boolean =>
    entry.dependencies.length > 0 && invalidationLog().isInvalidated(entry.dependencies, excusedUntil);

  const isFresh = (): boolean => Date.now() - entry.loadedAt < freshMs && !isInvalidated();

  const loadHere = async (store: ValueStore<Value> | null): Promise<Value> => {
    const { value, dependencies } = await trackDependencies(load);
    const loaded: Stored<Value> = { value, dependencies, loadedAt: Date.now() };
    Object.assign(entry, loaded);
    await store?.write(loaded);
    return value;
  };

  /** Takes over another process's value if it is newer. Returns the value if it is fresh. */
  const readStore = async (store: ValueStore<Value>): Promise<Value | null> => {
    const stored = await store.read();
    if (stored && stored.loadedAt > entry.loadedAt) Object.assign(entry, stored);
    return entry.value !== undefined && isFresh() ? entry.value : null;
  };

  const loadOnce = async (bypass: boolean): Promise<Value> => {
    const store = storeOptions ? valueStore(storeOptions) : null;
    if (!store || bypass) return loadHere(store);
    return (
      (await readStore(store)) ??
      store.singleFlight(
        () => readStore(store),
        () => loadHere(store),
      )
    );
  };

  const begin = (bypass: boolean): NonNullable<Entry<Value>['loading']> => {
    const shared = sharedSignal();
    const startedAt = Date.now();
    const value = withSignal(isAbandonable && shared.signal, () => loadOnce(bypass))
      .catch((error: unknown) => {
        if (!shared.signal.aborted) Object.assign(entry, { failedAt: Date.now(), failingSince: startedAt });
        throw error;
      })
      .finally(() => {
        entry.loading = undefined;
      });
    return { value, shared };
  };

  const refresh = async (bypass = false): Promise<Value> => {
    const loading = (entry.loading ??= begin(bypass));
    loading.shared.join(currentRequest()?.signal);
    try {
      return await whileAwaited(loading.value);
    } catch (error) {
      throwIfAbandoned();
      // The others had left before this request came.
      if (loading.shared.signal.aborted) return refresh(bypass);
      throw error;
    }
  };

  const refreshOrStale = async (bypass = false): Promise<LoadedValue<Value>> => {
    try {
      const value = await refresh(bypass);
      entry.isFailing = false;
      return { value, current: true };
    } catch (error) {
      if (entry.value === undefined || isConnectionClosed(error)) throw error;
      if (!entry.isFailing) log('warn', name, 'could not be loaded: the stale value is used', error);
      entry.isFailing = true;
      return { value: entry.value, current: false };
    }
  };

  /** Loads again if an edit invalidated the value while it was being loaded. */
  const renew = async (bypass = false): Promise<LoadedValue<Value>> => {
    let loaded = await refreshOrStale(bypass);
    for (let loads = 1; loads < MAX_LOADS && loaded.current && isInvalidated(); loads += 1)
      loaded = await refreshOrStale();
    return { ...loaded, current: loaded.current && !isInvalidated() };
  };

  const current = async (bypass: boolean): Promise<LoadedValue<Value>> => {
    if (bypass || entry.value === undefined) return renew(bypass);
    const hasFailed = Date.now() - entry.failedAt < RETRY_DELAY_MS;
    if (isInvalidated(hasFailed ? entry.failingSince : 0)) return renew();
    if (isInvalidated()) return { value: entry.value, current: false };
    if (Date.now() - entry.loadedAt < freshMs) return { value: entry.value, current: true };
    if (whenStale === 'wait') return refreshOrStale();
    if (!hasFailed) void refreshOrStale();
    return { value: entry.value, current: true };
  };

  return {
    /** Returns a fresh value at once, a stale one as `whenStale` says. `bypass` always loads (clearMenuCache). */
    async get({ bypass = false } = {}): Promise<LoadedValue<Value>> {
      const loaded = await current(bypass);
      addDependencies(entry.dependencies);
      return loaded;
    },
  };
}
