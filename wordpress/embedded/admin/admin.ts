import type { Edits } from '../editing/edits';
import type { Accounts } from '../http/accounts';
import type { Exchange, Reply } from '../http/exchange';
import type { Previews } from '../preview/previews';
import { mayEditOthers } from '../resolvers/context';
import { siteTime } from '../store/dates';
import type { Desk, Screen } from './desk';
import { FormMemory } from './form/form-memory';
import { isLocal, isLocalHost } from './guard';
import { goTo, guardHeaders } from './render';
import { adminPage } from './screens/admin-page';
import { dashboard } from './screens/dashboard';
import { list } from './screens/list';
import { login } from './screens/login';
import { menus } from './screens/menus';
import { editPost, newPost } from './screens/edit';
import { elsewhere, notLocal, notYours, signedOut, tooLarge, unknownPage, wrongForm } from './screens/refusals';
import { styleSheet } from './style-sheet';
import { STYLE_SHEET } from './ui/Page';

/**
 * The screens, with the right that each needs and WordPress's message without it. Every signed-in user has a dashboard.
 */
const SCREENS: Readonly<Record<string, { screen: Screen; right: string | null }>> = {
  '/wp-admin': { screen: dashboard, right: null },
  '/wp-admin/index.php': { screen: dashboard, right: null },
  '/wp-admin/edit.php': { screen: list, right: 'edit posts in this post type' },
  '/wp-admin/post-new.php': { screen: newPost, right: 'create posts as this user' },
  '/wp-admin/post.php': { screen: editPost, right: 'edit this item' },
  '/wp-admin/nav-menus.php': { screen: menus, right: 'edit theme options on this site' },
  '/wp-admin/admin.php': { screen: adminPage, right: 'access this page' },
};

const FORM = /^application\/x-www-form-urlencoded\b/i;

/**
 * Handles /wp-login.php and everything below /wp-admin/; returns null for other paths. Checks, in this order: this
 * machine only, signed in, the right to edit. Each screen checks its form's nonce.
 */
export function createAdmin(edits: Edits, accounts: Accounts, previews: Previews) {
  const css = styleSheet();
  const forms = new FormMemory();

  return async (exchange: Exchange): Promise<Reply | null> => {
    const path = exchange.url.pathname.replace(/(?<!\/)\/+$/, '');
    if (path !== '/wp-login.php' && path !== '/wp-admin' && !path.startsWith('/wp-admin/')) return null;
    const reply = await answer(path, exchange);
    return { ...reply, headers: { ...reply.headers, ...guardHeaders(edits.store().data.urls.frontend) } };
  };

  function answer(path: string, exchange: Exchange): Reply | Promise<Reply> {
    const { data } = edits.store();
    const site = data.settings.title;
    const isPost = exchange.method === 'POST';
    if (!isLocal(exchange)) return notLocal(site);
    if (!isPost && !['GET', 'HEAD'].includes(exchange.method))
      return { status: 405, headers: { allow: 'GET, HEAD, POST' } };
    if (path === STYLE_SHEET) return { status: 200, headers: { 'content-type': 'text/css; charset=UTF-8' }, body: css };
    // By another of this machine's names the login cookie is not sent, and setting the site's own would fail.
    const { host } = new URL(data.urls.wordpress);
    if (!isPost && exchange.headers.host !== host && isLocalHost(host)) return elsewhere(exchange, data.urls.wordpress);
    if (exchange.isTooLarge) return tooLarge(site);
    if (isPost && !FORM.test(exchange.headers['content-type'] ?? '')) return wrongForm(site);
    if (path === '/wp-login.php') return login(exchange, accounts, edits.store());
    const session = accounts.session(exchange.cookies[accounts.cookieName()]);
    if (!session)
      return isPost
        ? signedOut(site, exchange.body)
        : goTo(`/wp-login.php?redirect_to=${encodeURIComponent(exchange.url.href)}`);
    const found = Object.hasOwn(SCREENS, path) ? SCREENS[path] : undefined;
    const desk: Desk = {
      edits,
      exchange,
      session,
      forms,
      previews,
      isPost,
      query: exchange.url.searchParams,
      sent: new URLSearchParams(isPost ? exchange.body : ''),
      mayEdit: mayEditOthers(session.user),
      nonce: (action) => accounts.nonce(action, session),
      nonceAge: (action, given) => accounts.nonceAge(given, action, session),
      now: siteTime(new Date(accounts.now() * 1000), data.settings.timezone),
    };
    if (!found) return unknownPage(desk);
    return found.right === null || desk.mayEdit ? found.screen(desk) : notYours(desk, found.right);
  }
}
