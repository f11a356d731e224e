import { newestEntry, type CachedPage } from '../page-cache/store';
import { isOutdated } from '../page-cache/site-invalidation';
import { record } from '../history';
import { processState } from '../../platform/process-state';
import { withSignal } from '../../platform/current-request/context';

/** Renders the page at a path again; Next's `response.revalidate`. */
export type Renew = (path: string) => Promise<void>;

/** Few, so that visitors' requests come first. */
const MAX_CONCURRENT = 2;
/** Consecutive failures after which the other pages wait for visitors: WordPress is unreachable. */
const MAX_FAILURES = 3;

/** An invalidated page, and what to do when its HTML has changed, or may have. */
interface Queued {
  page: CachedPage;
  onChange?: (page: CachedPage) => void;
}

interface Renewal {
  queue: Queued[];
  running?: Promise<void>;
}

export const renewalState = processState<Renewal>('renewal');

type Result = 'changed' | 'unchanged' | 'failed' | 'by-request';

async function renewOne(page: CachedPage, renew: Renew): Promise<Result> {
  const before = await newestEntry(page.path);
  // A request has rendered it meanwhile, or it is not cached any more.
  if (!before || !isOutdated(before)) return 'by-request';
  try {
    await renew(encodeURI(page.path));
    const after = await newestEntry(page.path);
    // With `retry` the stale page was cached again, because WordPress failed.
    if (after?.retry) return 'failed';
    return before.body && after?.body?.equals(before.body) ? 'unchanged' : 'changed';
  } catch {
    return 'failed';
  }
}

async function work(renewal: Renewal, renew: Renew): Promise<void> {
  const counts = { changed: 0, unchanged: 0, 'by-request': 0, failed: 0 };
  let failures = 0;
  const worker = async (): Promise<void> => {
    for (let next = renewal.queue.shift(); next && failures < MAX_FAILURES; next = renewal.queue.shift()) {
      const result = await renewOne(next.page, renew);
      counts[result] += 1;
      if (result !== 'by-request') failures = result === 'failed' ? failures + 1 : 0;
      if (result !== 'unchanged') next.onChange?.(next.page);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
  const pages = counts.changed + counts.unchanged;
  if (pages > 0) record({ what: 'renewed', about: `in the background, ${counts.unchanged} unchanged`, pages });
  if (failures >= MAX_FAILURES) {
    record({
      what: 'not-renewed',
      about: 'WordPress is unreachable: the next request renders each',
      pages: renewal.queue.length + failures,
    });
    for (const { page, onChange } of renewal.queue.splice(0)) onChange?.(page);
  }
}

/** Renders invalidated pages again, the most visited first. `onChange` gets those whose HTML may have changed. */
export function renewInBackground(
  pages: readonly CachedPage[],
  renew: Renew,
  onChange?: (page: CachedPage) => void,
): Promise<void> {
  const renewal = (renewalState.value ??= { queue: [] });
  const known = new Set(renewal.queue.map(({ page }) => page.path));
  const more = pages
    .filter(({ kind, path }) => kind === 'page' && !known.has(path))
    .map((page) => ({ page, onChange }));
  renewal.queue = [...renewal.queue, ...more].toSorted((a, b) => b.page.visits - a.page.visits);
  renewal.running ??= withSignal(undefined, () => work(renewal, renew)).finally(() => (renewal.running = undefined));
  return renewal.running;
}
