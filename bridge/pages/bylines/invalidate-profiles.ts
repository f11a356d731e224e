import { cachedPages } from '../../cache/page-cache/store';
import { invalidationLog, isOutdated } from '../../cache/page-cache/site-invalidation';
import { record } from '../../cache/history';
import { readableKey } from '../../wordpress/dependencies/keys';
import { log } from '../../platform/log';
import { bylinesKey, personsNamed } from './byline-index';

import type { Webhook } from '../../cache/invalidation/webhook';
import type { CachedPage } from '../../cache/page-cache/store';

function articleIds({ events }: Webhook): Set<number> {
  const keys = events.filter(({ kind }) => kind === 'node').flatMap((event) => event.keys.map(readableKey));
  return new Set(keys.flatMap((key) => /^(?:body:)?post:(\d+)$/.exec(key)?.[1] ?? []).map(Number));
}

const keysOf = ({ validity }: CachedPage): string[] => validity.dependencies.flatMap(({ keys }) => keys);

/**
 * Invalidates and returns the profiles of contributors whom an edited article names now, or that list it; all when WordPress
 * fails. Loads the byline index, which all profiles share, only when profiles are cached. Never throws.
 */
export async function invalidateProfiles(webhook: Webhook): Promise<CachedPage[]> {
  const articles = articleIds(webhook);
  if (articles.size === 0) return [];
  try {
    const profiles = (await cachedPages()).filter(
      (page) => !isOutdated(page.validity) && keysOf(page).some((key) => key.startsWith('bylines:')),
    );
    if (profiles.length === 0) return [];
    const named = (await personsNamed(articles))?.map(bylinesKey);
    const isChanged = (key: string): boolean =>
      named === undefined || named.includes(key) || articles.has(Number(/^name:post:(\d+)$/.exec(key)?.[1]));
    const found = profiles.filter((page) => keysOf(page).some(isChanged));
    if (found.length === 0) return [];
    const match = found.flatMap(keysOf).filter((key) => key.startsWith('bylines:'));
    await invalidationLog().add({ time: Date.now(), match });
    record({
      what: 'webhook',
      about: 'profiles of contributors named in the articles',
      pages: found.length,
      paths: found.map(({ path }) => path),
    });
    return found;
  } catch (error) {
    log('warn', 'bylines', 'profiles could not be invalidated after an edit: they may be stale for an hour', error);
    return [];
  }
}
