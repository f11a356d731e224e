import { EnvironmentError } from '../../platform/env';
import { log } from '../../platform/log';
import { pagesDependingOn } from '../page-cache/store';
import { invalidationLog } from '../page-cache/site-invalidation';
import { purgeInFront } from './purge';
import { fronts } from './settings';

/** What a cache in front may have kept for longer has outlived its time, ms. */
const HOUR = 3600_000;
const ADDRESS = 'uri:';

/**
 * Tells caches in front once more what changed within the last hour: the process that took a notice may have been killed before
 * it had told them all. To be called after a start; without CACHE_PURGE_URL nothing happens. Never throws.
 */
export async function purgeAfterStart(): Promise<void> {
  try {
    if (fronts().length === 0) return;
    const match = invalidationLog().changedSince(Date.now() - HOUR);
    const told =
      match === '*' ? [] : match.flatMap((key) => (key.startsWith(ADDRESS) ? [key.slice(ADDRESS.length)] : []));
    const concerned = await pagesDependingOn(match);
    purgeInFront([...told, ...concerned.map(({ path }) => path)], match === '*');
  } catch (error) {
    // A wrong variable stops the start elsewhere, with its name.
    if (!(error instanceof EnvironmentError))
      log('error', 'purge', 'what changed before the start could not be told', error);
  }
}
