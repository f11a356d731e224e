import { pictureIn } from '@footbridge/shared/pictures';

import { canonicalMediaPath } from '../../wordpress/url/media-path';

/** An invalid path: routeRequest answers not-found. */
const NOWHERE = '/%00';
const NO_FILE = '/%00.json';

/** An absolute target, as a proxy sends it. */
const ABSOLUTE = /^https?:\/\/[^/?#\\]+/i;
const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;
/** Page data of Next's router, which no page of this site uses: each request would render a page. */
const PAGE_DATA = /^\/_next\/data(?:\/|$)/;
/** The image optimizer, which Next runs for each path that begins so. */
const OPTIMIZER = '/_next/image';

/**
 * Whether the site itself writes this address of a resized picture. Each other spelling would be another one to resize and
 * store.
 */
function isWrittenPicture(target: string): boolean {
  const src = pictureIn(target);
  return src !== null && canonicalMediaPath(src) === src;
}

/**
 * Returns a raw target as a path of this site with its query. Dot segments, backslashes and fragments become a path that is
 * nowhere.
 */
export function normalizeTarget(raw: string): string {
  const target = ABSOLUTE.test(raw) ? raw.replace(ABSOLUTE, '') || '/' : raw;
  const queryStart = target.indexOf('?');
  const path = queryStart < 0 ? target : target.slice(0, queryStart);
  if (!path.startsWith('/') || /[\\#]/.test(path) || path.split('/').some((segment) => DOT_SEGMENT.test(segment)))
    return NOWHERE;
  if (PAGE_DATA.test(path)) return NO_FILE;
  return path.startsWith(OPTIMIZER) && !isWrittenPicture(target) ? NO_FILE : target;
}
