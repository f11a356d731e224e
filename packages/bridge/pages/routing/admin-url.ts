import { loadSiteOptions } from '../layout/site-options';
import { UpstreamError } from '../../platform/upstream-error';
import { editorsWordPress } from './origin';

/** WordPress's own files, which are not addresses of the site. */
const ADMIN_FILE = /^\/(?:wp-login\.php|wp-admin)\/?(?:[?#]|$)/;

/**
 * Returns the address of WordPress's login or admin at its public address; null for other paths.
 * @throws UpstreamError when WordPress does not report its public address: WORDPRESS_URL may be internal
 */
export async function adminUrl(path: string): Promise<string | null> {
  if (!ADMIN_FILE.test(path)) return null;
  if (!(await loadSiteOptions())) throw new UpstreamError('the address of WordPress could not be read');
  return (await editorsWordPress()) + path.replace('wp-login.php/', 'wp-login.php');
}
