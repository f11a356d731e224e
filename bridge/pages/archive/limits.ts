/** Requests one walk may cost: a hundred thousand posts. A list beyond that is cut, rather than asked for without end. */
export const SAFE_PAGES = 1000;
/** Results one search may walk over, in requests of a hundred: words come from anybody, and nobody turns that far. */
export const SEARCH_PAGES = 20;
/** Lists kept in memory, and searches beside them. */
export const KEPT_LISTS = 500;
export const KEPT_SEARCHES = 100;
/** Walks begun before it was known whether there is such a list, and how long they wait to be taken, ms. */
export const BEGUN_LISTS = 100;
export const BEGUN_FOR = 10_000;
/** How long a walk counts as true, ms. After that its beginning is asked for again before a page is made of it. */
export const LIST_FRESH_FOR = 60_000;
/** How long a walk may live whose beginning stays as it was, ms: something may have gone from its end. */
export const WHOLE_WALK_FOR = 3_600_000;
