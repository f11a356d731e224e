import { z } from 'zod';

import type { SearchAsked } from '../types';

/** Longer than what people look for; WordPress would search for each word of it. */
const LONGEST = 200;
const MOST_PAGES = 100_000;

// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const words = z.string().transform((text) => [...text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').replace(/\s+/g, ' ').trim()].slice(0, LONGEST).join('').trim());
const pageNumber = z.coerce.number().int().min(0).max(MOST_PAGES).transform((page) => Math.max(1, page));
const queryOfSearch = z.object({
  s: words.optional().default(''),
  paged: pageNumber.optional().default(1),
  // WordPress's names of post types: as in register_post_type.
  post_type: z.string().regex(/^[a-z0-9_-]{1,20}$/).optional().catch(undefined),
});

/**
 * What a search asks for. In: the segments below `/search/` and the query, as Next hands them over. Out: words (trimmed,
 * on one line, 200 characters at most; empty for the form alone), page and post type; null for what is no search.
 */
export function parseSearch(segments: string | string[] | undefined, query: Record<string, string | string[] | undefined>): (SearchAsked & { page: number }) | null {
  const [named, pageWord, number, ...more] = typeof segments === 'string' ? [segments] : (segments ?? []);
  if (more.length > 0 || (pageWord !== undefined && (pageWord !== 'page' || !/^\d+$/.test(number ?? '')))) return null;
  const last = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]));
  const asked = queryOfSearch.safeParse({ ...last, ...(named === undefined ? {} : { s: named.replaceAll('+', ' '), paged: number }) });
  if (!asked.success) return null;
  const { s, paged, post_type: postType } = asked.data;
  return { words: s, page: paged, ...(postType ? { postType } : {}) };
}
