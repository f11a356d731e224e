/** Spells no address, so proxy.ts takes it to the page that is not found. */
const NOWHERE = '/%00';
/** The same as a file's address: proxy.ts answers it with one line. */
const NO_FILE = '/%00.json';
/** In front of a path it makes proxy.ts judge it; see there. */
const FRONT_CONTROLLER = '/index.php';

/** A target that names this server too, as a proxy sends it. */
const ABSOLUTE = /^https?:\/\/[^/?#\\]+/i;
const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;
/** Pages as data for Next's router, which no page of this site runs: each request would draw a page that nobody reads. */
const PAGE_DATA = /^\/_next\/data(?:\/|$)/;
/** Pictures made smaller: Next undoes the escapes of what `url` names, and falls over one that is none. */
const PICTURE = /^\/_next\/image\/?$/;

/** An empty search: proxy.ts would not see it, because Next's matchers take a variable without a value for none. */
const EMPTY_SEARCH = /^\/(?:page\/\d+\/?)?\?(?:.*&)?s=?(?:&|$)/;

function canBeDecoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** A picture that can't be meant is asked for without its name: Next's own 400. */
const tamePicture = (path: string, target: string): string =>
  new URLSearchParams(target.slice(path.length)).getAll('url').every(canBeDecoded) ? target : path;

/**
 * A request's target as Next may see it. Next resolves dot segments before any code of ours runs (`/team/../` would be the
 * front page, at another address) and sends doubled slashes on by itself, to be sent on again: both are led to proxy.ts.
 * In: the target as it came over the wire, absolute or not. Out: the same, or one that proxy.ts judges.
 */
export function tameTarget(asked: string): string {
  const target = ABSOLUTE.test(asked) ? asked.replace(ABSOLUTE, '') || '/' : asked;
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (!path.startsWith('/') || /[\\#]/.test(path) || path.split('/').some((segment) => DOT_SEGMENT.test(segment)))
    return NOWHERE;
  if (PAGE_DATA.test(path)) return NO_FILE;
  if (PICTURE.test(path)) return tamePicture(path, target);
  if (EMPTY_SEARCH.test(target)) return FRONT_CONTROLLER + target;
  return path.includes('//') ? FRONT_CONTROLLER + path.replace(/\/+/g, '/') + target.slice(path.length) : target;
}
