import { comparable, pathOf } from './address';

import type { RequestSite } from './site';
import type { Address, Expected, SiteAnswer } from './types';

/** What the site's lists leave out moves later posts up: on each page of a list it is known what the pages before showed. */
export interface Shift {
  /** Posts that the site has shown, and WordPress shows later. */
  ahead: string[];
  /** How many of WordPress's posts were left out so far. */
  hidden: number;
}

const NO_SHIFT: Shift = { ahead: [], hidden: 0 };
const plain = (post: string): string => comparable(pathOf(post));

/** Returns whether the site's page of a post is noindex, as every page with a password is. */
async function isUnlisted(post: string, requestSite: RequestSite): Promise<boolean> {
  const answer = await requestSite(pathOf(post)).catch(() => null);
  return answer?.shown?.status === 200 && answer.shown.isNoindex;
}

/**
 * Returns WordPress's response as the site should give it: lists without posts that have a password or noindex
 * (docs/decisions/0047-lists-and-search.md), and with those that follow in their place.
 */
export async function withListedPosts(
  { series }: Address,
  expected: Expected,
  { shown }: SiteAnswer,
  requestSite: RequestSite,
): Promise<{ expected: Expected; shift: Shift; note: string | null }> {
  const { page } = expected;
  const before = series?.shift ?? NO_SHIFT;
  if (!page || page.singular || page.posts.length === 0 || !shown) return { expected, shift: before, note: null };
  const ours = new Set([...shown.posts, ...before.ahead].map(plain));
  const absent = page.posts.filter((post) => !ours.has(plain(post)));
  const answers = await Promise.all(absent.map(async (post) => ((await isUnlisted(post, requestSite)) ? [post] : [])));
  const unlisted = new Set(answers.flat());
  const passed = new Set(before.ahead.map(plain));
  const due = page.posts.filter((post) => !unlisted.has(post) && !passed.has(plain(post)));
  const hidden = before.hidden + unlisted.size;
  const more = shown.posts.slice(due.length);
  const missed = before.ahead.filter((post) => !page.posts.some((one) => plain(one) === plain(post)));
  const shift = { ahead: [...missed, ...more], hidden };
  const note = unlisted.size > 0 ? `without ${unlisted.size} protected or noindex` : null;
  // All that WordPress has here was on the site's page before.
  if (due.length === 0 && hidden > 0 && shown.status === 404)
    return { expected: { ...expected, status: 404, page: null }, shift, note };
  const isFilled = shift.ahead.length <= hidden;
  return { expected: { ...expected, page: { ...page, posts: isFilled ? [...due, ...more] : due } }, shift, note };
}
