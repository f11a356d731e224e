import { EnvironmentError } from '../../platform/env';
import { log } from '../../platform/log';
import { addressesOf } from './addresses';
import { sendPurges } from './queue';
import { cdns } from './settings';

/**
 * Purges pages from the caches in front of the site. Call it after the invalidation is stored: a cache then fetches the new
 * version. Returns at once; does nothing without CACHE_PURGE_URL.
 * @param everything purges all else, too
 */
export function purgeCdn(paths: readonly (string | null)[], everything = false): void {
  try {
    const all = cdns();
    if (all.length > 0) sendPurges(all, [...(everything ? ['*'] : []), ...addressesOf(paths)]);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log('error', 'purge', 'no purge was sent', error);
  }
}
