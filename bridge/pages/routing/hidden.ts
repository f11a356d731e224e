import { UpstreamError } from '../../platform/upstream-error';
import { fetchWordPress } from '../../wordpress/rest/fetch-wordpress';
import { isRefusal } from '../../platform/is-refusal';
import { permalinkFront } from './front';
import { resolveDate } from './resolve';
import { postsPageId } from './settings';

import type { SeedNode } from '../../wordpress/types';
import type { WordPressAnswer } from './query-routing';
import type { Resolution } from './resolve';

/** WordPress's author archive. GraphQL hides authors without posts. */
const AUTHOR = /^(\/|\/.+\/)author\/([^/]+)\/$/;
/** A date archive below a prefix; with numeric permalinks `/archives/date/2024/`. */
const DATE_BELOW = /^(\/.+)(\/\d{4}\/(?:\d{1,2}\/){0,2}(?:page\/\d+\/)?)$/;
const UNKNOWN_AUTHOR = 'nobody-is-called-so';

/** Returns the archive of an author without posts. Only the plugin returns the author's name. */
async function emptyAuthor(path: string, slug: string, author: WordPressAnswer['author']): Promise<Resolution> {
  const known = author ? { databaseId: author.id, name: author.name } : { name: null };
  const seed: SeedNode = { __typename: 'User', uri: path, slug: decodeURIComponent(slug), ...known };
  const archive = { ids: [], page: 1, pages: 0, found: 0, base: path };
  return {
    kind: 'node',
    seed,
    address: {
      path,
      archive,
      date: null,
      search: null,
      part: 1,
      commentPage: null,
      postsPage: await postsPageId(),
      bylines: null,
      ...(author ? { authorName: author.name } : {}),
    },
    current: true,
  };
}

async function feedTitle(path: string): Promise<string | null> {
  const response = await fetchWordPress(`${path}feed/`, {}, { isRead: true });
  if (isRefusal(response.status)) throw new UpstreamError(`a feed is refused (HTTP ${response.status})`);
  return response.ok ? (/<title>([^<]*)<\/title>/.exec(await response.text())?.[1] ?? null) : null;
}

/** Whether an author exists: FaustWP does not redirect feeds, and an author's feed has the author's name in its title. */
async function hasAuthorFeed(front: string, slug: string): Promise<boolean> {
  const [own, unknown] = await Promise.all([
    feedTitle(`${front}author/${slug}/`),
    feedTitle(`${front}author/${UNKNOWN_AUTHOR}/`),
  ]);
  return own !== null && unknown !== null && own !== unknown;
}

/**
 * Resolves paths that GraphQL does not: authors without posts, and dates below a permalink prefix (`/blog/2024/`). Null for all
 * other paths.
 * @param answer WordPress's own routing of the path
 * @throws UpstreamError
 */
export async function resolveHidden(path: string, answer: WordPressAnswer): Promise<Resolution | null> {
  const isFaustRedirected = answer.location === null && answer.onOtherHost;
  if (answer.status !== 200 && !isFaustRedirected) return null;
  const [, before, slug] = AUTHOR.exec(path) ?? [];
  if (before && slug) {
    if (before !== '/' && before !== (await permalinkFront())) return null;
    return isFaustRedirected && !(await hasAuthorFeed(before, slug)) ? null : emptyAuthor(path, slug, answer.author);
  }
  const [, above, date] = DATE_BELOW.exec(path) ?? [];
  if (!above || !date) return null;
  const front = await permalinkFront();
  return front !== '/' && [front, `${front}date/`].includes(`${above}/`) ? resolveDate(date, above) : null;
}
