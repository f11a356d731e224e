import { UpstreamError } from '../../platform/upstream-error';
import { addressAt, type Resolution } from '../routing/resolution';
import { fetchAnswer } from '../routing/resolve-route';
import { postsPerPage } from '../routing/settings';
import { searchSegment } from '../routing/spelling';
import { searchOwn } from './results';
import { searchIndex } from './search-index';

import type { AnsweredSearch, ArchivePage, RequestedSearch } from '../../wordpress/types';

interface Found {
  candidates?: readonly string[];
  archive: ArchivePage;
  search: AnsweredSearch;
}

async function searchWordPress(search: RequestedSearch, page: number, base: string): Promise<Found | null> {
  const query = new URLSearchParams({ s: search.words });
  if (search.postType) query.set('post_type', search.postType);
  if (page > 1) query.set('paged', String(page));
  const answer = await fetchAnswer(`/?${query}`, 'searches');
  if (!answer) throw new UpstreamError('there is no search index, and WordPress’s search is not available');
  const { status, posts, found, maxPages, templates: candidates } = answer;
  if (status !== 200) return null;
  const answered = { words: search.words, ...(answer.search?.postType && { postType: answer.search.postType }) };
  const archive = { ids: posts, page, pages: maxPages ?? 0, found: found ?? 0, base };
  return { candidates, archive, search: answered };
}

/** Returns a page of the results of the site's own index, or of WordPress without one; null beyond the last one. */
async function searchPage(search: RequestedSearch, page: number, base: string): Promise<Found | null> {
  const [perPage, own] = await Promise.all([postsPerPage(), searchOwn(search)]);
  if (!own) return searchWordPress(search, page, base);
  const found = own.ids.length;
  const pages = Math.ceil(found / perPage);
  if (page > Math.max(1, pages)) return null;
  const ids = own.ids.slice((page - 1) * perPage, page * perPage);
  const excerpts = new Map(ids.map((id) => [id, own.excerpt(id)]));
  return { archive: { ids, page, pages, found, base }, search: { ...own.search, excerpts, payers: own.payers } };
}

/**
 * Resolves a page of a search; unknown beyond the last one. No words find nothing.
 * @throws UpstreamError when WordPress fails
 */
export async function resolveSearch(search: RequestedSearch, page: number): Promise<Resolution> {
  // Words that no path can contain have one page of results.
  const base = `/search/${searchSegment(search.words) ?? encodeURIComponent(search.words)}/`;
  // The visitor who opens the form searches next.
  if (!search.words) void searchIndex();
  const nothing: Found = { archive: { ids: [], page: 1, pages: 0, found: 0, base }, search };
  const found = search.words ? await searchPage(search, page, base) : page === 1 ? nothing : null;
  if (!found) return { kind: 'unknown' };
  const { candidates = ['search', 'index'], ...results } = found;
  const seed = { __typename: 'SearchResults', uri: base };
  return { kind: 'node', seed, candidates, address: { ...addressAt(base), ...results }, current: true };
}
