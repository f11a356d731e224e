import { EnvironmentError } from '../../platform/env';
import { PAGE_REVALIDATE_S } from '../../platform/lifetimes';
import { log } from '../../platform/log';
import { addressKeys } from '../../wordpress/dependencies/keys';
import { lowerHex } from '../../wordpress/url/path';
import { invalidationLog } from '../page-cache/site-invalidation';
import { pagesDependingOn } from '../page-cache/store';
import { sendPurges } from './queue';
import { cdns } from './send';

const ADDRESS = 'uri:';
const pathsIn = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => (key.startsWith(ADDRESS) ? [key.slice(ADDRESS.length)] : []));

/** Returns a page's path as in requests: WordPress's escapes are in lower case, browsers' in upper case. */
function spellings(path: string): string[] {
  const escaped = encodeURI(path);
  return [lowerHex(escaped), escaped];
}

/** Purges pages from the caches in front of the site, in the background. Call it after the invalidation is stored. */
export function purgeCdn(paths: readonly (string | null)[], everything = false): void {
  try {
    const all = cdns();
    const addresses = new Set(pathsIn(addressKeys(paths)).flatMap(spellings));
    if (all.length > 0) sendPurges(all, [...(everything ? ['*'] : []), ...addresses]);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log('error', 'purge', 'no purge was sent', error);
  }
}

/** Repeats the purges of the last hour: a process may have been killed before it sent them all. Never throws. */
export async function purgeAfterStart(): Promise<void> {
  try {
    if (cdns().length === 0) return;
    const match = invalidationLog().changedSince(Date.now() - PAGE_REVALIDATE_S * 1000);
    const pages = await pagesDependingOn(match);
    purgeCdn([...(match === '*' ? [] : pathsIn(match)), ...pages.map(({ path }) => path)], match === '*');
  } catch (error) {
    // An invalid variable stops the start elsewhere.
    if (!(error instanceof EnvironmentError))
      log('error', 'purge', 'the changes before the start could not be purged', error);
  }
}
