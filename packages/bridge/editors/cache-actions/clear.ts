import { clearPages, cachedPages, pagesDependingOn, type CachedPage } from '../../cache/page-cache/store';
import { invalidationLog } from '../../cache/page-cache/site-invalidation';
import { record } from '../../cache/history';
import { processState } from '../../platform/process-state';
import { addressKeys } from '../../wordpress/dependencies/keys';

export async function clearPage(path: string, login: string): Promise<void> {
  await invalidationLog().add({ time: Date.now(), match: addressKeys([path]) });
  record({ what: 'cleared-page', about: `by ${login}`, pages: 1, paths: [path] });
}

/** Invalidates menus, options and every page that shows them. Returns those pages. */
export async function clearMenus(login: string): Promise<CachedPage[]> {
  const match = ['kind:menu', 'kind:options'];
  await invalidationLog().add({ time: Date.now(), match });
  const invalidated = await pagesDependingOn(match);
  record({ what: 'cleared-menus', about: `by ${login}`, pages: invalidated.length });
  return invalidated;
}

/** Names of the process states that cache WordPress's data, beside pages. */
const CACHE_STATES = ['shared', 'siteOptions', 'unknownPaths', 'facilityIds', 'feeds', 'sitemap', 'oddTargets'];

/** Clears this process's caches. Those of other processes are invalidated by the log's entry. */
function clearProcessCaches(): void {
  for (const name of CACHE_STATES) processState(name).value = undefined;
}

/** Clears all cached data of WordPress. Images stay: a changed one has another URL. @throws when disk or Redis fail */
export async function clearEverything(login: string): Promise<void> {
  const pages = (await cachedPages()).length;
  await clearPages();
  clearProcessCaches();
  record({ what: 'cleared-all', about: `by ${login}`, pages });
}
