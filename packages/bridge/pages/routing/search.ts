import { z } from 'zod';

import { MAX_SEARCH_LENGTH } from '@footbridge/shared/suggestions';

import { wordsOf } from './spelling';

import type { RequestedSearch } from '../../wordpress/types';

/**
 * A post type that a search may be limited to, if the site has it. WordPress ignores `page`, which is not publicly
 * queryable.
 */
const POST_TYPE = /^(?!page$)[a-z0-9_-]{1,20}$/;
const MAX_PAGE = 100_000;
const SEARCH = /^\/search\/(?:([^/]+)\/(?:page\/(\d+)\/)?)?$/;

/** Returns text on one line, truncated at a whole code point. */
const oneLine = (text: string): string =>
  [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, MAX_SEARCH_LENGTH).join('').trim();

const searchSchema = z.object({
  s: z.string().default('').transform(oneLine),
  paged: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_PAGE)
    .default(1)
    .transform((page) => Math.max(1, page)),
  // Any other value searches all types, as in WordPress.
  post_type: z.string().regex(POST_TYPE).optional().catch(undefined),
});

type Query = Record<string, string | string[] | undefined>;

/** Returns the last value of each parameter, as PHP does. */
const lastOfEach = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]));

/** Parses a search at an undecoded path: words (empty for the form alone), page and post type; null for other requests. */
export function parseSearch(path: string, query: Query): (RequestedSearch & { page: number }) | null {
  const [matched, segment, page] = SEARCH.exec(path) ?? [];
  const named = segment === undefined ? null : wordsOf(segment);
  if (matched === undefined || (segment !== undefined && named === null)) return null;
  const parsed = searchSchema.safeParse({
    ...lastOfEach(query),
    ...(named === null ? {} : { s: named }),
    ...(page === undefined ? {} : { paged: page }),
  });
  if (!parsed.success) return null;
  const { s, paged, post_type: postType } = parsed.data;
  return { words: s, page: paged, ...(postType ? { postType } : {}) };
}
