import { SEED_QUERY } from '@/queries/seed';

import { archivePage, isHome, listOf } from '../archive/archive-page';
import { bylinesOf } from '../bylines/byline-index';
import { parentType } from '../../wordpress/faust/candidates';
import { queryWordPress } from '../../wordpress/faust/query';
import { ownPath, pathOfUri, decodeNonAscii } from '../../wordpress/url/path';
import { attachmentTarget } from './attachment';
import { permalinkFront } from './front';
import { datePath, parseAddress, possibleDate } from './parse';
import { hasReviewsList, reviewsSource } from './reviews';
import { postsPageId, readingSettings } from './settings';
import { searchSegment } from './spelling';
import { searchOwn } from '../search/results';
import { searchIndex } from '../search/search-index';

import type { AddressContext, AnsweredSearch, RequestedSearch, SeedNode } from '../../wordpress/types';
import type { RequestedList } from '../archive/lists';
import type { ParsedAddress } from './parse';

/** What WordPress has at an address. `current` is false when a list is stale. */
export type Resolution =
  | { kind: 'node'; seed: SeedNode; address: AddressContext; current: boolean }
  | { kind: 'redirect'; destination: string; permanent: boolean }
  | { kind: 'unknown' };

const UNKNOWN: Resolution = { kind: 'unknown' };

async function querySeed(path: string): Promise<SeedNode | null> {
  const { nodeByUri } = await queryWordPress(SEED_QUERY, { uri: decodeNonAscii(path) });
  return nodeByUri;
}

interface Listing {
  seed: SeedNode;
  list: RequestedList;
  requested: ParsedAddress;
  path: string;
}

const plain = (path: string, requested: ParsedAddress, postsPage: number | null): AddressContext => ({
  path,
  archive: null,
  date: requested.date,
  search: null,
  part: requested.part ?? 1,
  commentPage: requested.commentPage,
  postsPage,
  bylines: null,
});

/** Resolves a list's address to the requested page, a redirect to the canonical address, or unknown beyond the last page. */
async function resolveList({ seed, list, requested, path }: Listing): Promise<Resolution> {
  // The posts page is a page: WordPress reads a number after it as a part of its text or comments, which it does not show.
  if ((requested.part !== null || requested.commentPage !== null) && isHome(seed))
    return { kind: 'redirect', destination: requested.base, permanent: true };
  if (requested.part !== null || requested.commentPage !== null) return UNKNOWN;
  const { postsPerPage, postsPage } = await readingSettings();
  const page = Math.max(1, requested.page ?? 1);
  const found = await archivePage({
    list,
    page,
    perPage: postsPerPage,
    base: requested.base,
    stickyFirst: isHome(seed),
  });
  if (!found) return UNKNOWN;
  if (requested.canonical !== path) return { kind: 'redirect', destination: requested.canonical, permanent: true };
  return {
    kind: 'node',
    seed,
    address: { ...plain(path, requested, postsPage), archive: found.archive },
    current: found.current,
  };
}

/**
 * Resolves a date archive.
 * @param path without the prefix: `/2024/05/page/2/`
 * @param before the permalink prefix: `/blog`
 * @throws UpstreamError
 */
export async function resolveDate(path: string, before = ''): Promise<Resolution> {
  const requested = parseAddress(path);
  const date = requested.date && possibleDate(requested.date);
  if (!date) return UNKNOWN;
  const base = before + datePath(date);
  if (datePath(date) !== requested.base) return { kind: 'redirect', destination: base, permanent: true };
  const list: RequestedList = {
    kind: 'posts',
    where: { dateQuery: { year: date.year, month: date.month, day: date.day } },
  };
  const whole = { ...requested, base, canonical: before + requested.canonical };
  const resolved = await resolveList({
    seed: { __typename: 'DateArchive', uri: base },
    list,
    requested: whole,
    path: before + path,
  });
  // WordPress answers 404 for a date without posts, unlike for an empty term.
  return resolved.kind === 'node' && resolved.address.archive?.found === 0 ? UNKNOWN : resolved;
}

/**
 * Whether WordPress has no such address: comment pages with a page or part, and pages or parts of an attachment of a post.
 */
function isNoAddress(requested: ParsedAddress, seed: SeedNode): boolean {
  const isDivided = requested.page !== null || requested.part !== null;
  const parent = parentType(seed);
  return (
    isDivided &&
    (requested.commentPage !== null || (seed.__typename === 'MediaItem' && parent !== null && parent !== 'Page'))
  );
}

/** Resolves a page of the reviews, of all or of one source. The template, which has the reviews, checks that it exists. */
async function resolveReviews(
  path: string,
  requested: ParsedAddress,
  seed: SeedNode,
  source: string | null,
): Promise<Resolution> {
  if (requested.canonical !== path) return { kind: 'redirect', destination: requested.canonical, permanent: true };
  const reviews = { source, page: Math.max(1, requested.page ?? 1) };
  return { kind: 'node', seed, address: { ...plain(path, requested, await postsPageId()), reviews }, current: true };
}

/** Resolves the reviews of one source; null for other paths. */
async function resolveSource(path: string, requested: ParsedAddress): Promise<Resolution | null> {
  const from = requested.part === null && requested.commentPage === null ? reviewsSource(requested.base) : null;
  const seed = from && (await querySeed(from.base));
  const isThere = seed && hasReviewsList(seed) && ownPath(from.base, seed.uri) === null;
  return isThere ? resolveReviews(path, requested, seed, from.source) : null;
}

/** Resolves a text's address to the requested part. The template, which has the text, checks that the part exists. */
async function resolveText(path: string, requested: ParsedAddress, seed: SeedNode): Promise<Resolution> {
  if (isNoAddress(requested, seed)) return UNKNOWN;
  if (requested.page !== null && hasReviewsList(seed)) return resolveReviews(path, requested, seed, null);
  // Before the canonical address, so that an attachment's wrong address redirects to its file at once.
  const target = seed.__typename === 'MediaItem' ? await attachmentTarget(path, requested.base, seed) : null;
  if (target?.kind === 'missing') return UNKNOWN;
  // A text has no list pages, and an attachment no parts: both redirect to the base.
  const isWhole = requested.page !== null || (requested.part !== null && seed.__typename === 'MediaItem');
  const destination = target?.kind === 'redirect' ? target.path : isWhole ? requested.base : requested.canonical;
  if (destination !== path) return { kind: 'redirect', destination, permanent: true };
  const address = plain(path, requested, await postsPageId());
  if (seed.__typename !== 'Contributor') return { kind: 'node', seed, address, current: true };
  const { bylines, current } = await bylinesOf(seed.databaseId);
  return { kind: 'node', seed, address: { ...address, bylines }, current };
}

/** Returns the seed of an address. A number at its end may be a part or a slug (`/category/2024/`); the node's uri decides. */
async function seedOf(
  path: string,
  requested: ParsedAddress,
): Promise<{ seed: SeedNode; requested: ParsedAddress } | null> {
  if (requested.part === null) {
    const seed = await querySeed(requested.base);
    return seed && { seed, requested };
  }
  const [whole, seed] = await Promise.all([querySeed(path), querySeed(requested.base)]);
  if (whole && pathOfUri(whole.uri) === path)
    return { seed: whole, requested: { ...requested, base: path, part: null, canonical: path } };
  return seed && { seed, requested };
}

/** Whether a number below the permalink prefix, which is often the posts page's path, is a year: no text has a thousand parts. */
async function isYear({ base, part }: ParsedAddress): Promise<boolean> {
  return part !== null && part > 999 && part < 10_000 && base === (await permalinkFront());
}

/** Returns the same page, part or comments at the node's own address; the front page has none of them. */
function below(own: string, requested: ParsedAddress): ParsedAddress {
  if (own === '/') return { ...requested, base: own, canonical: own, page: null, part: null, commentPage: null };
  return { ...requested, base: own, canonical: own + requested.canonical.slice(requested.base.length) };
}

/**
 * Resolves a clean path (docs/routing.md) with one seed query; a list's ids come from the shared cache.
 * @throws UpstreamError when WordPress fails
 */
export async function resolveAddress(path: string): Promise<Resolution> {
  const parsed = parseAddress(path);
  if (parsed.date) return resolveDate(path);
  const reviews = await resolveSource(path, parsed);
  if (reviews) return reviews;
  const found = await seedOf(path, parsed);
  if (!found) return UNKNOWN;
  if (await isYear(found.requested)) return resolveDate(`/${found.requested.part}/`, found.requested.base.slice(0, -1));
  const { seed } = found;
  const own = ownPath(found.requested.base, seed.uri);
  if (own === 'unrelated') return UNKNOWN;
  const requested = own === null ? found.requested : below(own, found.requested);
  const list = listOf(seed);
  return list ? resolveList({ seed, list, requested, path }) : resolveText(path, requested, seed);
}

/** Resolves a page of a search; unknown beyond the last one. No words find nothing. @throws UpstreamError */
export async function resolveSearch(search: RequestedSearch, page: number): Promise<Resolution> {
  // Words that no path can contain have one page of results.
  const base = `/search/${searchSegment(search.words) ?? encodeURIComponent(search.words)}/`;
  // The visitor who opens the form searches next.
  if (!search.words) void searchIndex();
  const [{ postsPerPage, postsPage }, own] = await Promise.all([
    readingSettings(),
    search.words ? searchOwn(search) : { ids: [], payers: [], excerpt: () => [] },
  ]);
  const list = own ? { kind: 'ids' as const, ids: own.ids } : { kind: 'search' as const, search };
  const found = await archivePage({ list, page, perPage: postsPerPage, base, stickyFirst: false });
  if (!found) return UNKNOWN;
  const answered: AnsweredSearch = {
    ...search,
    ...(own && { excerpts: new Map(found.archive.ids.map((id) => [id, own.excerpt(id)])), payers: own.payers }),
  };
  const address = { ...plain(base, parseAddress(base), postsPage), archive: found.archive, search: answered };
  return { kind: 'node', seed: { __typename: 'SearchResults', uri: base }, address, current: found.current };
}
