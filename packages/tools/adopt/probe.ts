import { Problem } from '../process/problem';
import { isRedirect } from './answer';
import { refusalOf, type WordPress } from './wordpress';

/**
 * Makes sure that a WordPress shows its own pages.
 * @param frontEnd where the plugin says that the front end is
 * @throws Problem for a login wall, a maintenance page, another address
 */
export async function requireOwnPages(wordPress: WordPress, frontEnd: string): Promise<void> {
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
    return;
  }
  const location = headers.get('location');
  const target = location ? URL.parse(location, `${wordPress.url}/`) : null;
  if (!target) throw new Problem(`${wordPress.url} redirects nowhere (HTTP ${status}).`);
  if (target.pathname.endsWith('/wp-login.php'))
    throw new Problem(`${wordPress.url} redirects to its login. Set a header that opens it with WORDPRESS_HEADERS.`);
  const isFaust =
    headers.get('x-redirect-by') === 'WP Engine Headless plugin' || target.origin === URL.parse(frontEnd)?.origin;
  if (isFaust)
    throw new Problem(
      `${wordPress.url} redirects to ${target.origin} for signed requests, too: a cache in front of it does. Empty the cache, or let these requests pass.`,
    );
  const own = new URL(wordPress.url);
  if (target.origin === own.origin) return;
  throw new Problem(`${wordPress.url} redirects to ${target.origin}: name that address with --wordpress.`);
}
