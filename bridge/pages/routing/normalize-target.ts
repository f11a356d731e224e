import { decoded } from './spelling';

/** Spells no address: routeRequest finds nothing there. */
const NOWHERE = '/%00';
/** The same as the URL of a file. */
const NO_FILE = '/%00.json';

/** A target that names this server too, as a proxy sends it. */
const ABSOLUTE = /^https?:\/\/[^/?#\\]+/i;
const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;
/** Pages as data for Next's router, which no page of this site runs: each request would draw a page that nobody reads. */
const PAGE_DATA = /^\/_next\/data(?:\/|$)/;
/** Pictures made smaller: Next undoes the escapes of what `url` names, and falls over one that is none. */
const PICTURE = /^\/_next\/image\/?$/;

/** A picture that can't be meant is asked for without its name, and gets Next's own 400. */
const normalizePicture = (path: string, target: string): string =>
  new URLSearchParams(target.slice(path.length)).getAll('url').every((name) => decoded(name) !== null) ? target : path;

/**
 * Returns a request's target as a path of this site with its query. Dot segments, which Next would resolve (`/team/../` would be
 * the front page, at another URL), backslashes and fragments become a path that is nowhere.
 * @param asked as it came over the wire, absolute or not
 */
export function normalizeTarget(asked: string): string {
  const target = ABSOLUTE.test(asked) ? asked.replace(ABSOLUTE, '') || '/' : asked;
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (!path.startsWith('/') || /[\\#]/.test(path) || path.split('/').some((segment) => DOT_SEGMENT.test(segment)))
    return NOWHERE;
  if (PAGE_DATA.test(path)) return NO_FILE;
  return PICTURE.test(path) ? normalizePicture(path, target) : target;
}
