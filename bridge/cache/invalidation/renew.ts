import { currentValidity } from '../page-cache/store';
import { isOutdated } from '../page-cache/site-invalidation';
import { record } from '../history';
import { processState } from '../../platform/process-state';

import type { CachedPage } from '../page-cache/store';

/** Makes the page at a path again; Next's `response.revalidate`. */
export type Renew = (path: string) => Promise<void>;

/** At once: visitors' own requests go before. */
const AT_ONCE = 2;
/** One after the other that could not be made: WordPress is away, and the rest waits for its visitors. */
const MOST_FAILURES = 3;

interface Renewal {
  waiting: CachedPage[];
  running?: Promise<void>;
}

export const renewalState = processState<Renewal>('renewal');

/** Makes one page again. Out: null where there is nothing to do, because a visitor came first; false where it could not be made. */
async function renewOne(page: CachedPage, renew: Renew): Promise<boolean | null> {
  const before = await currentValidity(page);
  if (!before || !isOutdated(before)) return null;
  try {
    await renew(encodeURI(page.path));
    // The older page serves on while WordPress fails: that is no renewal.
    return (await currentValidity(page))?.retry === undefined;
  } catch {
    return false;
  }
}

/** Pages one after the other, until none waits or WordPress is away. */
async function work(renewal: Renewal, renew: Renew): Promise<void> {
  let [renewed, failed] = [0, 0];
  const worker = async (): Promise<void> => {
    for (let page = renewal.waiting.shift(); page && failed < MOST_FAILURES; page = renewal.waiting.shift()) {
      const done = await renewOne(page, renew);
      if (done) renewed += 1;
      if (done !== null) failed = done ? 0 : failed + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (renewed > 0) record({ what: 'renewed', about: 'in the background', pages: renewed });
  if (failed >= MOST_FAILURES) {
    record({
      what: 'not-renewed',
      about: 'WordPress is away: each waits for its next visitor',
      pages: renewal.waiting.length + failed,
    });
    renewal.waiting = [];
  }
}

/**
 * Makes concerned pages again behind everybody's back, the most visited first; who is asked for meanwhile is made at once
 * by that request. In: pages that an edit concerns; 404s and redirects wait to be asked for.
 * Out: done when none waits.
 */
export function renewInBackground(pages: readonly CachedPage[], renew: Renew): Promise<void> {
  const renewal = (renewalState.value ??= { waiting: [] });
  const known = new Set(renewal.waiting.map(({ path }) => path));
  const more = pages.filter(({ kind, path }) => kind === 'page' && !known.has(path));
  renewal.waiting = [...renewal.waiting, ...more].toSorted((a, b) => b.visits - a.visits);
  renewal.running ??= work(renewal, renew).finally(() => (renewal.running = undefined));
  return renewal.running;
}
