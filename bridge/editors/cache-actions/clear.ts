import { clearPages, cachedPages, pagesDependingOn } from '../../cache/page-cache/store';
import { invalidationLog } from '../../cache/page-cache/site-invalidation';
import { record } from '../../cache/history';
import { processState } from '../../platform/process-state';
import { addressKeys } from '../../wordpress/dependencies/keys';

import type { CachedPage } from '../../cache/page-cache/store';

/** The page at a path is made again when it is next asked for. In: a clean path, and who wants it. */
export async function clearPage(path: string, login: string): Promise<void> {
  await invalidationLog().add({ time: Date.now(), match: addressKeys([path]) });
  record({ what: 'cleared-page', about: `by ${login}`, pages: 1, paths: [path] });
}

/** Menus and options are asked for again, and every page that shows them is made again. Out: those pages. */
export async function clearMenus(login: string): Promise<CachedPage[]> {
  const match = ['kind:menu', 'kind:options'];
  await invalidationLog().add({ time: Date.now(), match });
  const concerned = await pagesDependingOn(match);
  record({ what: 'cleared-menus', about: `by ${login}`, pages: concerned.length });
  return concerned;
}

/** States of what the process caches beside pages. */
const SHARED_VALUES = ['shared', 'lists', 'listAddresses', 'bylines', 'feeds', 'sitemap'];

/** What this process holds beside pages. Other processes ask again by themselves: a mark concerns all that they hold. */
function forgetShared(): void {
  for (const name of SHARED_VALUES) processState(name).value = undefined;
}

/**
 * Throws away all that was kept of WordPress: pages, 404s, redirects, menus, options, lists, feeds, the sitemap. Pictures
 * stay: a changed one has another address.
 * @throws when the disk refuses, or Redis is away: then nothing is said to be cleared.
 */
export async function clearEverything(login: string): Promise<void> {
  const pages = (await cachedPages()).length;
  await clearPages();
  forgetShared();
  record({ what: 'cleared-all', about: `by ${login}`, pages });
}
