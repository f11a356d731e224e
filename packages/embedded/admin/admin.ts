import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Edits } from '../editing/edits';
import type { Accounts } from '../http/accounts';
import type { Exchange, Reply } from '../http/exchange';
import type { Previews } from '../preview/previews';
import { mayEditOthers } from '../resolvers/roles';
import { editPost } from './edit';
import { login } from './login';
import { FORM_ACTION, goTo, guardHeaders, notice, PLUGIN_ASSETS, STYLE_SHEET, type Desk } from './page';
import { dashboard, list, menus } from './screens';
import { BlockList, isIPv6 } from 'node:net';

const here = new BlockList();
here.addSubnet('127.0.0.0', 8);
here.addAddress('::1', 'ipv6');

const isHere = (address: string): boolean => here.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * The demo's passwords are public. A foreign name that resolves here would let a foreign page act as ours (DNS
 * rebinding).
 */
export const isLocal = ({ remoteAddress, headers }: Exchange): boolean =>
  remoteAddress !== undefined &&
  isHere(remoteAddress) &&
  PASSED_ON.every((name) => headers[name] === undefined) &&
  isLocalHost(headers.host);

function isLocalHost(host = ''): boolean {
  const address = `http://${host}`;
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === 'localhost' || isHere(hostname.replace(/^\[|\]$/g, ''));
}

const SCREENS: Readonly<Record<string, (desk: Desk) => Reply>> = {
  '/wp-admin': dashboard,
  '/wp-admin/edit.php': list,
  '/wp-admin/post-new.php': editPost,
  '/wp-admin/post.php': editPost,
  '/wp-admin/nav-menus.php': menus,
};

/**
 * Handles /wp-login.php and all below /wp-admin/. Checks this machine, sign-in, nonce, and the right to edit, in this
 * order.
 */
export function createAdmin(edits: Edits, accounts: Accounts, previews: Previews) {
  return (exchange: Exchange): Reply | null => {
    const path = exchange.url.pathname.replace(/(?<!\/)\/+$/, '');
    if (path !== '/wp-login.php' && path !== '/wp-admin' && !path.startsWith('/wp-admin/')) return null;
    const reply = answer(path, exchange);
    return { ...reply, headers: { ...reply.headers, ...guardHeaders(edits.store().data.urls.frontend) } };
  };

  function answer(path: string, exchange: Exchange): Reply {
    const { urls } = edits.store().data;
    const isPost = exchange.method === 'POST';
    if (!isLocal(exchange))
      return notice(403, 'These pages are for the machine that they run on: their passwords are public.');
    if (path === STYLE_SHEET)
      return {
        status: 200,
        headers: { 'content-type': 'text/css; charset=UTF-8' },
        body: readFileSync(join(__dirname, 'admin.css')),
      };
    // By another of this machine's names the login cookie is not sent.
    const { host } = new URL(urls.wordpress);
    if (!isPost && exchange.headers.host !== host && isLocalHost(host))
      return goTo(`${urls.wordpress}${exchange.url.pathname}${exchange.url.search}`);
    if (path === '/wp-login.php') return login(exchange, accounts, urls.wordpress);
    const session = accounts.session(exchange.cookies[accounts.cookieName()]);
    if (!session) return goTo(`/wp-login.php?redirect_to=${encodeURIComponent(exchange.url.href)}`);
    const sent = isPost ? new URLSearchParams(exchange.body) : null;
    if (sent && !accounts.isNonce(sent.get('_wpnonce') ?? '', FORM_ACTION, session))
      return notice(403, 'The link you followed has expired. Nothing was saved.');
    const mayEdit = mayEditOthers(session.user);
    const screen = Object.hasOwn(SCREENS, path) ? SCREENS[path] : undefined;
    if (!screen) return notice(404, 'There is nothing at this address.');
    if (screen !== dashboard && !mayEdit) return notice(403, 'Sorry, you are not allowed to edit here.');
    const nonce = (action: string) => accounts.nonce(action, session);
    return screen({ edits, exchange, session, sent, mayEdit, nonce, previews });
  }
}

const PLUGIN_FOLDER = join(__dirname, '../../plugin/footbridge/assets');

/** Returns a script or style sheet of the plugin, or the edit form's; null for other paths. */
export function pluginAsset(pathname: string): Reply | null {
  const [, name = '', type = ''] = /^([a-z-]+\.(js|css))$/.exec(pathname.replace(PLUGIN_ASSETS, '')) ?? [];
  const file = join(name === 'edit-form.js' ? __dirname : PLUGIN_FOLDER, name);
  if (!name || !existsSync(file)) return null;
  return {
    status: 200,
    headers: {
      'content-type': `text/${type === 'css' ? 'css' : 'javascript'}; charset=UTF-8`,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
    body: readFileSync(file),
  };
}
