/** Spells no address, so proxy.ts takes it to the page that is not found. */
const NOWHERE = '/%00';
/** In front of a path it makes proxy.ts judge it; see there. */
const FRONT_CONTROLLER = '/index.php';

/** A target that names this server too, as a proxy sends it. */
const ABSOLUTE = /^https?:\/\/[^/?#\\]+/i;
const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;

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
  return path.includes('//') ? FRONT_CONTROLLER + path.replace(/\/+/g, '/') + target.slice(path.length) : target;
}
