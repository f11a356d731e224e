import { AsyncLocalStorage } from 'node:async_hooks';

import { processState } from '../../platform/process-state';

/**
 * What something was made of: when asking WordPress began (ms), and what the answers hold (`post:12`, `list:post`,
 * `uri:/about/`, `kind:menu`). `*` stands for "not known".
 */
export interface Made {
  readonly at: number;
  readonly keys: readonly string[];
  /** A list's order, from its walk: feeds depend on it; pages are told of by their list's address. */
  readonly isWalk?: true;
}

interface Collector {
  keys: Set<string>;
  /** Values that were made before, for several pages: menus, options, lists. */
  others: Set<Made>;
}

export const collectorsState = processState<AsyncLocalStorage<Collector>>('collectors');

const collectors = () => (collectorsState.value ??= new AsyncLocalStorage<Collector>());

/** The keys of one more answer that whatever is being made was made of. */
export function noteKeys(keys: Iterable<string>): void {
  const collector = collectors().getStore();
  for (const key of keys) collector?.keys.add(key);
}

/** That a shared value was used, with what it was made of. */
export function noteMade(made: readonly Made[]): void {
  const collector = collectors().getStore();
  for (const one of made) collector?.others.add(one);
}

/**
 * Runs `work` and tells what it was made of. Work inside of work is told to the inner one only, which hands it on with
 * `noteMade` where it counts for the outer one.
 */
export async function collect<Value>(work: () => Promise<Value>): Promise<{ value: Value; made: Made[] }> {
  const collector: Collector = { keys: new Set(), others: new Set() };
  const at = Date.now();
  const value = await collectors().run(collector, work);
  return { value, made: [{ at, keys: [...collector.keys] }, ...collector.others] };
}
