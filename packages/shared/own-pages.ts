const OWN_PAGES = /^\/(?:(?:search|nearby|unlock|preview|api|_next)\/|comment\/\d+\/|lead\/thank-you\/)/;
/** Matches a file's address. Not one pattern with the others: `.*\.[^/]*` takes the square of a long path's steps. */
const OWN_FILES = /^\/(?:media|brands|fonts|browser)\/(?:.*\/)?[^/.]*\.[^/]*\/?$/;

/** Returns whether the site itself answers a path, before WordPress is asked. It reads the query of its pages itself, too. */
export const isOwnPage = (path: string): boolean => OWN_PAGES.test(path) || OWN_FILES.test(path);
