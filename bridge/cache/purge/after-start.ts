import { EnvironmentError } from '../../platform/env';
import { PAGE_REVALIDATE_S } from '../../platform/lifetimes';
import { log } from '../../platform/log';
import { pagesDependingOn } from '../page-cache/store';
import { invalidationLog } from '../page-cache/site-invalidation';
import { purgeCdn } from './purge';
import { cdns } from './settings';

const ADDRESS = 'uri:';

/**
 * Repeats the purges of the last hour, because the process that received a webhook may have been killed before it sent them all.
 * A CDN revalidates older pages anyway. Call it after a start; it does nothing without CACHE_PURGE_URL. Never throws.
 */
export async function purgeAfterStart(): Promise<void> {
  try {
    if (cdns().length === 0) return;
    const match = invalidationLog().changedSince(Date.now() - PAGE_REVALIDATE_S * 1000);
    const paths =
      match === '*' ? [] : match.flatMap((key) => (key.startsWith(ADDRESS) ? [key.slice(ADDRESS.length)] : []));
    const pages = await pagesDependingOn(match);
    purgeCdn([...paths, ...pages.map(({ path }) => path)], match === '*');
  } catch (error) {
    // An invalid variable stops the start elsewhere.
    if (!(error instanceof EnvironmentError))
      log('error', 'purge', 'the changes before the start could not be purged', error);
  }
}
