import { AsyncLocalStorage } from 'node:async_hooks';

import { processState } from '../../platform/process-state';

/** When the first request was sent (ms), and the keys of the responses: `post:12`, `uri:/about/`; `*` for unknown ones. */
export interface Dependency {
  readonly at: number;
  readonly keys: readonly string[];
}

interface Tracker {
  keys: Set<string>;
  /** Of shared values that were used: menus, options, lists. */
  shared: Set<Dependency>;
}

export const trackersState = processState('trackers', () => new AsyncLocalStorage<Tracker>());

export function addKeys(keys: Iterable<string>): void {
  const tracker = trackersState.value.getStore();
  for (const key of keys) tracker?.keys.add(key);
}

export function addDependencies(dependencies: readonly Dependency[]): void {
  const tracker = trackersState.value.getStore();
  for (const one of dependencies) tracker?.shared.add(one);
}

/** Runs `work` and returns its value and dependencies, its own first. Nested calls track separately. */
export async function trackDependencies<Value>(
  work: () => Promise<Value>,
): Promise<{ value: Value; dependencies: Dependency[] }> {
  const tracker: Tracker = { keys: new Set(), shared: new Set() };
  const at = Date.now();
  const value = await trackersState.value.run(tracker, work);
  const { keys, shared } = tracker;
  return { value, dependencies: [{ at, keys: [...keys] }, ...shared] };
}
