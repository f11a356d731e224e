/** Requests one walk may cost: a hundred thousand posts. A list beyond that is cut, rather than asked for without end. */
export const SAFE_PAGES = 1000;
/** Results one search may walk over, in requests of a hundred: nobody turns to page fifty, and words come from anybody. */
export const SEARCH_PAGES = 5;
/** Lists kept in memory. */
export const KEPT_LISTS = 500;
/** How long a walk counts as true, ms. A list that is older is walked anew before a page is made of it. */
export const LIST_FRESH_FOR = 60_000;
