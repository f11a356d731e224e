import { PAGE_REVALIDATE_S } from '../../platform/lifetimes';

/** Requests for one list, of a hundred posts each. Longer lists are truncated. */
export const MAX_LIST_REQUESTS = 1000;
/** Requests for one search, of a hundred results each: visitors choose the words. */
export const MAX_SEARCH_REQUESTS = 20;
export const MAX_CACHED_LISTS = 500;
export const MAX_CACHED_SEARCHES = 100;
/** Lists that were prefetched before it was known whether the address is a list. */
export const MAX_PREFETCHED_LISTS = 100;
export const PREFETCHED_TTL_MS = 10_000;
/** A list whose first page is unchanged is loaded again after this time, because posts may have been removed from its end. */
export const LIST_MAX_AGE_MS = PAGE_REVALIDATE_S * 1000;
