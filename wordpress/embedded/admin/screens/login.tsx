import type { Accounts } from '../../http/accounts';
import { redirect, type Exchange, type Reply } from '../../http/exchange';
import type { Store } from '../../store/store';
import { renderPage } from '../render';
import { TextField } from '../ui/fields';
import { Done, Wrong } from '../ui/messages';
import { SmallPage } from '../ui/Page';

interface Form {
  target: string;
  name?: string;
  /** WordPress's own HTML about a failed try, built from escaped parts. */
  error?: string;
  done?: string | null;
}

function loginForm(site: string, { target, name = '', error, done }: Form): Reply {
  const reply = renderPage(
    <SmallPage title="Log In" site={site}>
      {error && (
        <Wrong>
          <p dangerouslySetInnerHTML={{ __html: error }} />
        </Wrong>
      )}
      {done && <Done>{done}</Done>}
      <form method="post" action="/wp-login.php" className="panel">
        <TextField
          id="user_login"
          name="log"
          label="Username or Email Address"
          value={name}
          autoComplete="username"
          spellCheck={false}
        />
        <TextField
          id="user_pass"
          name="pwd"
          label="Password"
          value=""
          type="password"
          autoComplete="current-password"
        />
        <input type="hidden" name="redirect_to" value={target} />
        <button className="primary" name="wp-submit" value="Log In">
          Log In
        </button>
      </form>
      <p className="hint">
        This is the embedded content source of a development machine. Its demonstration logins are printed where it was
        started.
      </p>
    </SmallPage>,
  );
  return { ...reply, headers: { ...reply.headers, 'set-cookie': 'wordpress_test_cookie=WP%20Cookie%20check; path=/' } };
}

/**
 * /wp-login.php: the form, its submission, and logging out. Signing in sets WordPress's login cookie and redirects to a
 * page of this server.
 */
export function login(exchange: Exchange, accounts: Accounts, { data }: Store): Reply {
  const { method, url, body } = exchange;
  const address = data.urls.wordpress;
  const site = data.settings.title;
  if (url.searchParams.get('action') === 'logout') return logOut(exchange, accounts, site);
  if (url.searchParams.get('action') === 'lostpassword')
    return loginForm(site, {
      target: '',
      done: 'The demonstration’s password is printed where the server was started.',
    });
  if (method !== 'POST') {
    const done = url.searchParams.has('loggedout') ? 'You are now logged out.' : null;
    return loginForm(site, { target: url.searchParams.get('redirect_to') ?? `${address}/wp-admin/`, done });
  }
  const sent = new URLSearchParams(body);
  const target = sent.get('redirect_to') ?? '';
  const name = sent.get('log') ?? '';
  const result = accounts.signIn(name, sent.get('pwd') ?? '');
  if ('error' in result) return loginForm(site, { target, name, error: result.error });
  const query = URL.canParse(target, address) ? new URL(target, address) : null;
  const isOurs = target !== '' && query?.origin === new URL(address).origin;
  const reply = redirect(isOurs ? query.href : `${address}/wp-admin/`, 'WordPress');
  return withCookie(reply, `${accounts.cookieName()}=${accounts.cookieFor(result.user)}`);
}

const withCookie = (reply: Reply, cookie: string): Reply => ({
  ...reply,
  headers: { ...reply.headers, 'set-cookie': `${cookie}; path=/; HttpOnly; SameSite=Lax` },
});

/** Logs out by a link with a nonce, as WordPress does; without it, asks for confirmation. */
function logOut({ url, cookies }: Exchange, accounts: Accounts, site: string): Reply {
  const gone = redirect('/wp-login.php?loggedout=true', 'WordPress');
  const session = accounts.session(cookies[accounts.cookieName()]);
  if (!session) return gone;
  if (accounts.nonceAge(url.searchParams.get('_wpnonce') ?? '', 'log-out', session) !== 'valid') {
    return renderPage(
      <SmallPage title="Something went wrong." site={site}>
        <p>{`You are attempting to log out of ${site}`}</p>
        <p>
          Do you really want to{' '}
          <a href={`/wp-login.php?action=logout&_wpnonce=${accounts.nonce('log-out', session)}`}>log out</a>?
        </p>
      </SmallPage>,
      403,
    );
  }
  accounts.end(session);
  return withCookie(gone, `${accounts.cookieName()}=; Max-Age=0`);
}
