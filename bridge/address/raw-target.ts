/** Spells no address, so proxy.ts takes it to the page that is not found. */
const NOWHERE = '/%00';
/** In front of a path it makes proxy.ts judge it; see there. */
const FRONT_CONTROLLER = '/index.php';

const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;
// oxlint-disable-next-line no-control-regex -- what is no ASCII is what this looks for
const BEYOND_ASCII = /[^\u0000-\u007f]/g;

/** Node gives each byte as a letter of its own: the bytes of UTF-8 as they should have been escaped. */
const escaped = (path: string): string => path.replace(BEYOND_ASCII, (byte) => `%${byte.charCodeAt(0).toString(16)}`);

/**
 * A request's target as Next may see it. Next resolves dot segments before any code of ours runs (`/team/../` would be the
 * front page, at another address) and sends doubled slashes on by itself, to be sent on again: both are led to proxy.ts.
 * In: the target as it came over the wire. Out: the same, or one that proxy.ts judges.
 */
export function tameTarget(target: string): string {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (!path.startsWith('/') || /[\\#]/.test(path) || path.split('/').some((segment) => DOT_SEGMENT.test(segment))) return NOWHERE;
  if (!path.includes('//') && path.search(BEYOND_ASCII) < 0) return target;
  return FRONT_CONTROLLER + escaped(path.replace(/\/+/g, '/')) + target.slice(path.length);
}
