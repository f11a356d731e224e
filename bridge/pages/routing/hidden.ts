import { UpstreamError } from '../../platform/upstream-error';
import { fetchWordPress } from '../../wordpress/rest/fetch-wordpress';
import { isRefusal } from '../../platform/is-refusal';
import { permalinkFront } from './front';
import { resolveDate } from './resolve';
import { postsPageId } from './settings';

import type { SeedNode } from '../../wordpress/types';
import type { WordPressAnswer } from './ask-wordpress';
import type { Resolution } from './resolve';

/** WordPress's author archive; who has written nothing is hidden from GraphQL. */
const AUTHOR = /^(\/|\/.+\/)author\/([^/]+)\/$/;
/** A date's archive below something; posts known by number have theirs at `/archives/date/2024/`. */
const DATE_BELOW = /^(\/.+)(\/\d{4}\/(?:\d{1,2}\/){0,2}(?:page\/\d+\/)?)$/;
const NOBODY = 'nobody-is-called-so';

/** The plugin tells who it is; WordPress's front end does not. */
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
  const response = await fetchWordPress(`${path}feed/`, {});
  if (isRefusal(response.status)) throw new UpstreamError(`a feed is refused (HTTP ${response.status})`);
  return response.ok ? (/<title>([^<]*)<\/title>/.exec(await response.text())?.[1] ?? null) : null;
}

/** FaustWP sends visitors away from pages, not from feeds: an author's is named after the author. */
async function hasFeedOfItsOwn(front: string, slug: string): Promise<boolean> {
  const [own, nobodys] = await Promise.all([
    feedTitle(`${front}author/${slug}/`),
    feedTitle(`${front}author/${NOBODY}/`),
  ]);
  return own !== null && nobodys !== null && own !== nobodys;
}

/**
 * What WordPress has at a path and GraphQL does not name: authors who have written nothing, and dates where permalinks
 * begin with a word of their own (`/blog/2024/`). In: WordPress's own answer to the path. Out: null for all else.
 * @throws UpstreamError
 */
export async function resolveHidden(path: string, answer: WordPressAnswer): Promise<Resolution | null> {
  const isHeld = answer.location === null && answer.onOtherHost;
  if (answer.status !== 200 && !isHeld) return null;
  const [, before, slug] = AUTHOR.exec(path) ?? [];
  if (before && slug) {
    if (before !== '/' && before !== (await permalinkFront())) return null;
    return isHeld && !(await hasFeedOfItsOwn(before, slug)) ? null : emptyAuthor(path, slug, answer.author);
  }
  const [, above, date] = DATE_BELOW.exec(path) ?? [];
  if (!above || !date) return null;
  const front = await permalinkFront();
  return front !== '/' && [front, `${front}date/`].includes(`${above}/`) ? resolveDate(date, above) : null;
}
