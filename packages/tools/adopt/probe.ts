import { Problem } from '../process/problem';
import { isRedirect } from './answer';
import { refusalOf, type WordPress } from './wordpress';

/** How WordPress's own pages are read: from its theme, or not at all because it redirects them to the front end. */
export type Access = { pages: 'theme' } | { pages: 'redirected'; to: string };

/**
 * Returns how a WordPress shows its pages.
 * @param frontEnd where the plugin says that the front end is; null without the plugin
 * @throws Problem for a login wall, a maintenance page, another address
 */
export async function probe(wordPress: WordPress, frontEnd: string | null): Promise<Access> {
  const reply = await wordPress.page('/');
  const { status, headers } = reply;
  if (!isRedirect(status)) {
    if (status !== 200) throw refusalOf(wordPress.url, reply);
    if (
      /id=["']loginform["']|action=["'][^"']*wp-login\.php["']/.test(reply.text) &&
      !/<body[^>]*\bhome\b/.test(reply.text)
    )
      throw new Problem(
        `${wordPress.url} shows a login in place of its front page. Set a header that opens it with WORDPRESS_HEADERS.`,
      );
    return { pages: 'theme' };
  }
  const location = headers.get('location');
  const target = location ? URL.parse(location, `${wordPress.url}/`) : null;
  if (!target) throw new Problem(`${wordPress.url} redirects nowhere (HTTP ${status}).`);
  if (target.pathname.endsWith('/wp-login.php'))
    throw new Problem(`${wordPress.url} redirects to its login. Set a header that opens it with WORDPRESS_HEADERS.`);
  const isFaust =
    headers.get('x-redirect-by') === 'WP Engine Headless plugin' ||
    target.origin === (frontEnd && URL.parse(frontEnd)?.origin);
  if (isFaust) return { pages: 'redirected', to: target.origin };
  const own = new URL(wordPress.url);
  if (target.origin === own.origin) return { pages: 'theme' };
  throw new Problem(`${wordPress.url} redirects to ${target.origin}: name that address with --wordpress.`);
}
