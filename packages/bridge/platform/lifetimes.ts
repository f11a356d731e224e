/** How long pages, and the data and files that belong to them, are cached. Other modules derive their numbers from these. */

/** A page, before it is rendered again, here and in a CDN. A safety net: WordPress announces edits by webhook. */
export const PAGE_REVALIDATE_S = 3600;
/** A 404. Short, because an editor may be about to publish the address. */
export const NOT_FOUND_REVALIDATE_S = 60;
/** A page that lacks a part, or was rendered from stale data. */
export const DEGRADED_REVALIDATE_S = 60;
/** A stale page while WordPress fails, before the next attempt to render it. */
export const PAGE_RETRY_DELAY_MS = 30_000;
/** A page in a CDN, s-maxage and stale-while-revalidate together. Next's default is a year. */
export const PAGE_EXPIRE_S = 24 * 3600;

/** Menus, options, lists and comments, before they are requested again for a page that is rendered. */
export const DATA_FRESH_MS = 60_000;

/** Files of an earlier browser build, which cached pages reference: longer than PAGE_EXPIRE_S. */
export const OLD_FILES_LIFETIME_S = 7 * 24 * 3600;
/** Uploads and the brand's icons, whose addresses stay the same when they are replaced. */
export const FILE_CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';
/** Typefaces, which browsers would otherwise request on each page. A changed file at the same URL is the same typeface. */
export const TYPEFACE_CACHE_CONTROL = 'public, max-age=2592000, stale-while-revalidate=2592000';
