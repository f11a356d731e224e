import { currentValidity } from '../page-cache/store';
import { isOutdated } from '../page-cache/site-invalidation';
import { record } from '../history';
import { processState } from '../../platform/process-state';

import type { CachedPage } from '../page-cache/store';

/** Renders the page at a path again; Next's `response.revalidate`. */
export type Renew = (path: string) => Promise<void>;

/** Few, so that visitors' requests come first. */
const MAX_CONCURRENT = 2;
/** Consecutive failures after which the other pages wait for visitors: WordPress is unreachable. */
const MAX_FAILURES = 3;

interface Renewal {
  queue: CachedPage[];
  running?: Promise<void>;
}

export const renewalState = processState<Renewal>('renewal');

/** Renders one page again. Returns false when it failed, null when the page is current already. */
async function renewOne(page: CachedPage, renew: Renew): Promise<boolean | null> {
  const before = await currentValidity(page);
  if (!before || !isOutdated(before)) return null;
  try {
    await renew(encodeURI(page.path));
    // With `retry` the stale page was cached again, because WordPress failed.
    return (await currentValidity(page))?.retry === undefined;
  } catch {
    return false;
  }
}

async function work(renewal: Renewal, renew: Renew): Promise<void> {
  let [renewed, failed] = [0, 0];
  const worker = async (): Promise<void> => {
    for (let page = renewal.queue.shift(); page && failed < MAX_FAILURES; page = renewal.queue.shift()) {
      const done = await renewOne(page, renew);
      if (done) renewed += 1;
      if (done !== null) failed = done ? 0 : failed + 1;
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
  if (renewed > 0) record({ what: 'renewed', about: 'in the background', pages: renewed });
  if (failed >= MAX_FAILURES) {
    record({
      what: 'not-renewed',
      about: 'WordPress is unreachable: the next request renders each',
      pages: renewal.queue.length + failed,
    });
    renewal.queue = [];
  }
}

/**
 * Renders invalidated pages again, the most visited first. Skips pages that a request has rendered meanwhile, 404s and
 * redirects. Resolves when the queue is empty.
 */
export function renewInBackground(pages: readonly CachedPage[], renew: Renew): Promise<void> {
  const renewal = (renewalState.value ??= { queue: [] });
  const known = new Set(renewal.queue.map(({ path }) => path));
  const more = pages.filter(({ kind, path }) => kind === 'page' && !known.has(path));
  renewal.queue = [...renewal.queue, ...more].toSorted((a, b) => b.visits - a.visits);
  renewal.running ??= work(renewal, renew).finally(() => (renewal.running = undefined));
  return renewal.running;
}
