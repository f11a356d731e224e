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

/**
 * Invalidates and returns the profiles of contributors whom an edited article names now. Profiles that list it already depend
 * on its key. Loads the byline index, which all profiles share, only when profiles are cached. Never throws.
 */
export async function invalidateProfiles(webhook: Webhook): Promise<CachedPage[]> {
  const articles = articleIds(webhook);
  try {
    const profiles =
      articles.size > 0
        ? (await cachedPages()).filter(({ validity }) =>
            validity.dependencies.some(({ keys }) => keys.some((key) => key.startsWith('bylines:'))),
          )
        : [];
    if (profiles.length === 0) return [];
    const persons = await personsNamed(articles);
    const before = new Set(profiles.filter(({ validity }) => isOutdated(validity)).map(({ path }) => path));
    if (persons.length > 0) await invalidationLog().add({ time: Date.now(), match: persons.map(bylinesKey) });
    const found = profiles.filter((page) => !before.has(page.path) && isOutdated(page.validity));
    if (found.length > 0)
      record({
        what: 'webhook',
        about: 'profiles of contributors named in the articles',
        pages: found.length,
        paths: found.map(({ path }) => path),
      });
    return found;
  } catch (error) {
    log('warn', 'bylines', 'could not be loaded after an edit: profiles may be stale for an hour', error);
    return [];
  }
}
