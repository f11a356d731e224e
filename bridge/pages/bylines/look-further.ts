import { cachedPages } from '../../cache/page-cache/store';
import { invalidationLog, isOutdated } from '../../cache/page-cache/site-invalidation';
import { record } from '../../cache/history';
import { readableKey } from '../../wordpress/dependencies/keys';
import { log } from '../../platform/log';
import { bylinesKey, personsNamed } from './byline-index';

import type { Notice } from '../../cache/invalidation/webhook';
import type { CachedPage } from '../../cache/page-cache/store';

function articlesIn({ events }: Notice): Set<number> {
  const keys = events.filter(({ kind }) => kind === 'node').flatMap((event) => event.keys.map(readableKey));
  return new Set(keys.flatMap((key) => /^post:(\d+)$/.exec(key)?.[1] ?? []).map(Number));
}

/**
 * Profiles of those whom an edited article names now: they list it, or are about to. Those whom it named before show it
 * already, so its key finds them. In: a notice that was taken. Out: the profiles, from now on outdated. Costs one look at
 * the bylines, which all profiles share; without kept profiles none.
 */
export async function profilesOf(notice: Notice): Promise<CachedPage[]> {
  const articles = articlesIn(notice);
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
        what: 'notice',
        about: 'profiles of those whom the articles name',
        pages: found.length,
        paths: found.map(({ path }) => path),
      });
    return found;
  } catch (error) {
    log('warn', 'bylines', 'could not be looked at after an edit: profiles may miss it for an hour', error);
    return [];
  }
}
