import { editorsWordPress } from './origin';
import { loadSiteOptions } from '../layout/load-layout';
import { UpstreamError } from '../../platform/upstream-error';

import type { Resolution } from './resolve';

const LOGIN = '/wp-login.php';
const ADMIN = '/wp-admin/';

/** Paths that WordPress redirects to its login or admin when nothing else has them (wp_redirect_admin_locations), and its own two files. */
const SHORTHANDS: ReadonlyMap<string, string> = new Map([
  ['/login/', LOGIN],
  ['/wp-login.php/', LOGIN],
  ['/admin/', ADMIN],
  ['/dashboard/', ADMIN],
  ['/wp-admin/', ADMIN],
]);

/** Whether a path (with leading and trailing slash) is one of them. */
export const isShorthand = (path: string): boolean => SHORTHANDS.has(path);

/**
 * Returns the redirect from one of WordPress's shorthands to its login or admin, at WordPress's public address;
 * 'unknown' for other paths.
 * @throws UpstreamError when WordPress does not report its public address: WORDPRESS_URL may be internal
 */
export async function resolveShorthand(path: string): Promise<Resolution> {
  const target = SHORTHANDS.get(path);
  if (target === undefined) return { kind: 'unknown' };
  if (!(await loadSiteOptions())) throw new UpstreamError('the address of WordPress could not be read');
  return { kind: 'redirect', destination: (await editorsWordPress()) + target, permanent: false };
}
