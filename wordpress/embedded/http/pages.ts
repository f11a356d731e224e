import { escapeHtml } from '../markdown/typography';
import type { UserEntity } from '../store/types';
import type { Accounts } from './accounts';
import { html, redirect, type Exchange, type Reply } from './exchange';

const STYLE =
  'body{font:18px/1.55 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1.5rem;color:#1d2327;background:#f6f7f7}' +
  'form{display:grid;gap:.9rem;margin-top:1.5rem}label{display:grid;gap:.25rem}input,button{font:inherit;padding:.55rem .7rem;border:1px solid #8c8f94;border-radius:4px}' +
  'button{background:#1d4f91;border-color:#1d4f91;color:#fff;cursor:pointer}.error{border-left:4px solid #b32d2e;padding-left:.8rem}code{background:#e8e9ea;padding:.1em .3em}';

const page = (title: string, content: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;

/** The login form; `message` is WordPress's own HTML about a failed try. */
function loginForm(redirectTo: string, message = ''): Reply {
  const content = `${message ? `<p class="error" role="alert">${message}</p>` : ''}
<form method="post" action="/wp-login.php">
<label>Username or email<input name="log" autocomplete="username" required></label>
<label>Password<input name="pwd" type="password" autocomplete="current-password" required></label>
<input type="hidden" name="redirect_to" value="${escapeHtml(redirectTo)}"><button name="wp-submit" value="Log In">Log in</button>
</form>
<p>This is the embedded content source of a development machine. Its demonstration logins are printed where it was started.</p>`;
  const reply = html(page('Log in', content));
  return { ...reply, headers: { ...reply.headers, 'set-cookie': 'wordpress_test_cookie=WP%20Cookie%20check; path=/', 'cache-control': 'no-cache, must-revalidate, max-age=0', 'x-frame-options': 'SAMEORIGIN' } };
}

/** /wp-login.php: the form, and what it sends. Signing in sets WordPress's login cookie and goes on to a page of this server. */
export function login({ method, url, body }: Exchange, accounts: Accounts, address: string): Reply {
  if (method !== 'POST') return loginForm(url.searchParams.get('redirect_to') ?? `${address}/wp-admin/`);
  const sent = new URLSearchParams(body);
  const target = sent.get('redirect_to') ?? '';
  const result = accounts.signIn(sent.get('log') ?? '', sent.get('pwd') ?? '');
  if ('error' in result) return loginForm(target, result.error);
  const to = new URL(/^\/(?![/\\])/.test(target) || target.startsWith(`${address}/`) ? target : '/wp-admin/', address);
  const reply = redirect(to.toString(), 'WordPress');
  return { ...reply, headers: { ...reply.headers, 'set-cookie': `${accounts.cookieName()}=${accounts.cookieFor(result.user)}; path=/; HttpOnly; SameSite=Lax` } };
}

/** /wp-admin/: says what this is, so that nobody looks for an editor here. */
export function dashboard(viewer: UserEntity | null, address: string, contentFolder: string): Reply {
  if (!viewer) return redirect(`${address}/wp-login.php?redirect_to=${encodeURIComponent(`${address}/wp-admin/`)}`, 'WordPress');
  return html(
    page(
      'Embedded content source',
      `<p>Signed in as ${escapeHtml(viewer.displayName)}.</p>
<p>This is not a WordPress. It answers the site's questions from Markdown files, in WordPress's words, so that the site can be built and tried without one. There is nothing to edit here: change the files in <code>${escapeHtml(contentFolder)}</code>, and the next answer has the change.</p>
<p>To edit as editors do, point <code>WORDPRESS_URL</code> at a WordPress with the companion plugin.</p>`,
    ),
  );
}
