import { z } from 'zod';

import { SEARCHED_TYPES } from './query-names';
import { wordsOf } from './spelling';

import type { RequestedSearch } from '../../wordpress/types';

/** Longer than what people look for; WordPress would search for each word of it. */
const LONGEST = 200;
const MOST_PAGES = 100_000;
const SEARCH = /^\/search\/(?:([^/]+)\/(?:page\/(\d+)\/)?)?$/;

/** On one line, and no longer than the longest; an emoji is not cut in two. */
const oneLine = (text: string): string =>
  [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, LONGEST).join('').trim();

const asked = z.object({
  s: z.string().default('').transform(oneLine),
  paged: z.coerce
    .number()
    .int()
    .min(0)
    .max(MOST_PAGES)
    .default(1)
    .transform((page) => Math.max(1, page)),
  // Anything else searches all, as WordPress does.
  post_type: z.enum(SEARCHED_TYPES).optional().catch(undefined),
});

type Query = Record<string, string | string[] | undefined>;

/** Of a name given twice PHP takes the last. */
const lastOfEach = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]));

/**
 * What a search asks for. In: the path as it came (`/search/some+words/page/2/`) and the query, as Next hands them over.
 * Out: words (on one line, 200 characters at most; empty for the form alone), page and post type; null for what is no search.
 */
export function parseSearch(path: string, query: Query): (RequestedSearch & { page: number }) | null {
  const [matched, segment, page] = SEARCH.exec(path) ?? [];
  const named = segment === undefined ? null : wordsOf(segment);
  if (matched === undefined || (segment !== undefined && named === null)) return null;
  const parsed = asked.safeParse({ ...lastOfEach(query), ...(named === null ? {} : { s: named, paged: page }) });
  if (!parsed.success) return null;
  const { s, paged, post_type: postType } = parsed.data;
  return { words: s, page: paged, ...(postType ? { postType } : {}) };
}
