import type { Accounts } from '../http/accounts';
import { redirect, type Exchange, type Reply } from '../http/exchange';
import { Document, FORM_ACTION, renderPage, TextInput } from './page';

interface Form {
  target: string;
  name?: string;
  /** WordPress's own HTML about a failed try, built from escaped parts. */
  error?: string;
}

function loginForm({ target, name = '', error }: Form): Reply {
  const reply = renderPage(
    <Document title="Log In">
      <main className="small">
        <h1>Log In</h1>
        {error && <p className="wrong" role="alert" dangerouslySetInnerHTML={{ __html: error }} />}
        <form method="post" action="/wp-login.php">
          <TextInput id="user_login" name="log" label="Username or Email Address" value={name} />
          <div className="field">
            <label htmlFor="user_pass">Password</label>
            <input id="user_pass" name="pwd" type="password" autoComplete="current-password" />
          </div>
          <input type="hidden" name="redirect_to" value={target} />
          <button name="wp-submit" value="Log In">
            Log In
          </button>
        </form>
        <p>The logins of this embedded WordPress are printed where it was started.</p>
      </main>
    </Document>,
  );
  return { ...reply, headers: { ...reply.headers, 'set-cookie': 'wordpress_test_cookie=WP%20Cookie%20check; path=/' } };
}

export function login({ method, url, body, cookies }: Exchange, accounts: Accounts, address: string): Reply {
  if (url.searchParams.get('action') === 'logout') {
    const session = accounts.session(cookies[accounts.cookieName()]);
    if (session && accounts.isNonce(url.searchParams.get('_wpnonce') ?? '', FORM_ACTION, session))
      accounts.end(session);
    return redirect('/wp-login.php', 'WordPress');
  }
  if (method !== 'POST') return loginForm({ target: url.searchParams.get('redirect_to') ?? `${address}/wp-admin/` });
  const sent = new URLSearchParams(body);
  const [target, name] = [sent.get('redirect_to') ?? '', sent.get('log') ?? ''];
  const result = accounts.signIn(name, sent.get('pwd') ?? '');
  if ('error' in result) return loginForm({ target, name, error: result.error });
  const query = target !== '' && URL.canParse(target, address) ? new URL(target, address) : null;
  const isOurs = query?.origin === new URL(address).origin;
  const reply = redirect(isOurs ? query.href : `${address}/wp-admin/`, 'WordPress');
  const cookie = `${accounts.cookieName()}=${accounts.cookieFor(result.user)}; path=/; HttpOnly; SameSite=Lax`;
  return { ...reply, headers: { ...reply.headers, 'set-cookie': cookie } };
}
