import { AsyncLocalStorage } from 'node:async_hooks';

import { processState } from '../../platform/process-state';

/**
 * What a value was rendered or loaded from: when the first request to WordPress was sent (ms), and the keys of the responses
 * (`post:12`, `list:post`, `uri:/about/`, `kind:menu`; `*` when they are unknown).
 */
export interface Dependency {
  readonly at: number;
  readonly keys: readonly string[];
}

interface Tracker {
  keys: Set<string>;
  /** Of shared values that were used: menus, options, lists. */
  shared: Set<Dependency>;
}

export const trackersState = processState<AsyncLocalStorage<Tracker>>('trackers');

const trackers = () => (trackersState.value ??= new AsyncLocalStorage<Tracker>());

/** Adds the keys of a response to what is being tracked. */
export function addKeys(keys: Iterable<string>): void {
  const tracker = trackers().getStore();
  for (const key of keys) tracker?.keys.add(key);
}

export function addDependencies(dependencies: readonly Dependency[]): void {
  const tracker = trackers().getStore();
  for (const one of dependencies) tracker?.shared.add(one);
}

/** Runs `work` and returns its value and dependencies, its own first. Nested calls track separately. */
export async function trackDependencies<Value>(
  work: () => Promise<Value>,
): Promise<{ value: Value; dependencies: Dependency[] }> {
  const tracker: Tracker = { keys: new Set(), shared: new Set() };
  const at = Date.now();
  const value = await trackers().run(tracker, work);
  const { keys, shared } = tracker;
  return { value, dependencies: [{ at, keys: [...keys] }, ...shared] };
}
