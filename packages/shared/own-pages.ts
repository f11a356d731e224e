const OWN_PAGES = /^\/(?:search|nearby|comment|unlock|lead|preview|media|api|brands|_next)\//;

/** Returns whether the site itself answers a path, before WordPress is asked. It reads the query of its pages itself, too. */
export const isOwnPage = (path: string): boolean => OWN_PAGES.test(path);
