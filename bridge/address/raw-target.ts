/** Spells no address, so proxy.ts takes it to the page that is not found. */
const NOWHERE = '/%00';
/** In front of a path it makes proxy.ts judge it; see there. */
const FRONT_CONTROLLER = '/index.php';

/** A target that names this server too, as a proxy sends it. */
const ABSOLUTE = /^https?:\/\/[^/?#\\]+/i;
/** Also as a page's data is named: Next takes `..json` for the data of `/.`, and then finds that it is not. */
const DOT_SEGMENT = /^(?:\.|%2e){1,2}(?:\.json)?$/i;
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
const tamePicture = (path: string, target: string): string => (new URLSearchParams(target.slice(path.length)).getAll('url').every(canBeDecoded) ? target : path);

/**
 * A request's target as Next may see it. Next resolves dot segments before any code of ours runs (`/team/../` would be the
 * front page, at another address) and sends doubled slashes on by itself, to be sent on again: both are led to proxy.ts.
 * In: the target as it came over the wire, absolute or not. Out: the same, or one that proxy.ts judges.
 */
export function tameTarget(asked: string): string {
  const target = ABSOLUTE.test(asked) ? asked.replace(ABSOLUTE, '') || '/' : asked;
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (!path.startsWith('/') || /[\\#]/.test(path) || path.split('/').some((segment) => DOT_SEGMENT.test(segment))) return NOWHERE;
  if (PICTURE.test(path)) return tamePicture(path, target);
  if (EMPTY_SEARCH.test(target)) return FRONT_CONTROLLER + target;
  return path.includes('//') ? FRONT_CONTROLLER + path.replace(/\/+/g, '/') + target.slice(path.length) : target;
}
