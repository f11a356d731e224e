import { EnvironmentError } from '../../platform/env';
import { log } from '../../platform/log';
import { addressesOf } from './addresses';
import { sendPurges } from './queue';
import { fronts } from './settings';

/**
 * To be called when pages have changed, after it counts here: a cache in front that asks again then gets the new ones.
 * Returns at once; without CACHE_PURGE_URL nothing happens.
 * In: paths of pages, kept or not. `everything`: whatever else the caches hold, too.
 */
export function purgeInFront(paths: readonly (string | null)[], everything = false): void {
  try {
    const all = fronts();
    if (all.length > 0) sendPurges(all, [...(everything ? ['*'] : []), ...addressesOf(paths)]);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log('error', 'purge', 'nobody in front was told', error);
  }
}
