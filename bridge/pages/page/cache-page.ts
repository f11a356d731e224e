import { parseAddress } from '../routing/parse';
import { trackDependencies } from '../../wordpress/dependencies/track';
import { addressKeys } from '../../wordpress/dependencies/keys';
import { plainPath } from '../../platform/page-path';
import { recordValidity } from '../../cache/page-cache/memory';
import { invalidationLog } from '../../cache/page-cache/site-invalidation';
import { lastGoodPage } from './last-good';
import { renderOnce } from './single-flight';
import { DEGRADED_REVALIDATE_S } from './outcome';
import { isUpstreamError } from '../../platform/upstream-error';

import type { Dependency } from '../../wordpress/dependencies/track';
import type { PageOutcome } from './outcome';

/** Edits may come faster than a page is made. */
const MOST_TRIES = 3;
/** How long a page that could not be rendered again serves, before the next visitor waits for another try. */
const RETRY_DELAY_MS = 30_000;

/** Its own address, that of page 1 of its list or text, and where it leads: what notices name. */
function addressesOf(path: string, outcome: PageOutcome): string[] {
  const target = outcome.kind === 'redirect' && outcome.destination.startsWith('/') ? [outcome.destination] : [];
  return addressKeys([path, parseAddress(path).base, ...target]);
}

const isMenu = ({ keys }: Dependency): boolean => keys.includes('kind:menu');

function madeOf([own, ...others]: readonly Dependency[], path: string, outcome: PageOutcome): Dependency[] {
  const { at, keys } = own ?? { at: Date.now(), keys: ['*'] };
  // Lists' walks hold every post of the list, while a page shows ten of them: the list's address tells what matters.
  // Menus are kept with pages only.
  const counting = others.filter((one) => !one.isListOrder && (outcome.kind === 'page' || !isMenu(one)));
  return [{ at, keys: [...keys, ...addressesOf(path, outcome)] }, ...counting];
}

async function make(
  path: string,
  load: () => Promise<PageOutcome>,
): Promise<{ outcome: PageOutcome; made: Dependency[] }> {
  const { value: outcome, dependencies: made } = await trackDependencies(load);
  return { outcome, made: madeOf(made, path, outcome) };
}

/** Made while WordPress gave less than it should. */
const isDegraded = ({ kind, revalidate }: PageOutcome): boolean =>
  kind === 'page' && revalidate <= DEGRADED_REVALIDATE_S;

/**
 * A page that is going to be kept; the cache is told what it was made of. With REDIS_URL several processes that are asked for
 * it at once make it once.
 * @throws what `load` throws when there is no older one.
 */
export const cachePage = (path: string, load: () => Promise<PageOutcome>): Promise<PageOutcome> =>
  renderOnce(plainPath(path), () => makeKept(path, load));

/**
 * Makes the page. Made again where an edit that concerns it
 * came meanwhile: who asked after the edit may be waiting for it already. While WordPress fails, the page that was kept last.
 * @throws what `load` throws when there is none.
 */
async function makeKept(path: string, load: () => Promise<PageOutcome>): Promise<PageOutcome> {
  try {
    let { outcome, made } = await make(path, load);
    let isConcerned = invalidationLog().isInvalidated(made);
    for (let tries = 1; tries < MOST_TRIES && isConcerned && !isDegraded(outcome); tries += 1) {
      ({ outcome, made } = await make(path, load));
      isConcerned = invalidationLog().isInvalidated(made);
    }
    // Its menus could not be renewed: it is as good as WordPress allows just now.
    const retry = isConcerned && isDegraded(outcome) ? retryLater() : undefined;
    recordValidity(plainPath(path), { dependencies: made, retry });
    return outcome;
  } catch (error) {
    const kept = isUpstreamError(error) ? await lastGoodPage(path) : null;
    if (!kept) throw error;
    recordValidity(plainPath(path), { dependencies: kept.made, retry: retryLater() });
    return kept.outcome;
  }
}

/**
 * Tells the cache of an address that can't be content (`/favicon.ico`): its 404 was made of nothing, so no edit concerns it.
 * In: decoded segments.
 */
export function cacheImpossiblePath(segments: readonly string[]): void {
  recordValidity(plainPath(`/${segments.join('/')}`), { dependencies: [{ at: Date.now(), keys: [] }] });
}

const retryLater = () => ({ failedAt: Date.now(), dueAt: Date.now() + RETRY_DELAY_MS });
