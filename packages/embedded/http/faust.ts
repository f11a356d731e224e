import { z } from 'zod';
import type { Store } from '../store/store';
import type { Accounts } from './accounts';
import { forbidden, json, noRoute, parseJson, redirect, type Exchange, type Reply } from './exchange';
import { restRoute } from './rest';

const REST_HEADERS = {
  'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
  'x-robots-tag': 'noindex',
};

const invalid = (message: string) => json({ code: 'invalid_request', message, data: null }, 500, REST_HEADERS);

const grantSchema = z.object({ code: z.string().optional(), refreshToken: z.string().optional() });

export function faustRest(accounts: Accounts, store: () => Store) {
  return (exchange: Exchange): Reply => {
    const { method, url, headers } = exchange;
    // Faust's own routes spell it `/?rest_route=`, which works whatever the permalinks are.
    const isRoute = restRoute(url) === '/faustwp/v1/authorize';
    if (url.pathname === '/wp-json/' || url.pathname === '/wp-json')
      return json({ name: store().data.settings.title, namespaces: ['faustwp/v1'] }, 200, REST_HEADERS);
    if (!isRoute || method !== 'POST') return noRoute(REST_HEADERS);
    const secret = headers['x-faustwp-secret'] ?? headers['x-wpe-headless-secret'];
    if (!accounts.knowsSecret(typeof secret === 'string' ? secret : undefined)) return forbidden(401, REST_HEADERS);
    return authorize(exchange);
  };

  /** A code or a refresh token for new tokens; with both sent the refresh token wins. */
  function authorize({ body, headers }: Exchange): Reply {
    const grant = grantSchema.safeParse(fields(body, headers['content-type'])).data ?? {};
    const { code, refreshToken } = grant;
    if (!code && !refreshToken) return invalid('Missing authorization code or refresh token.');
    const user = refreshToken ? accounts.holderOf(refreshToken, 'refresh') : accounts.holderOf(code ?? '', 'code');
    if (!user) return invalid('Invalid authorization code or refresh token.');
    return json(accounts.tokensFor(user), 200, REST_HEADERS);
  }
}

const fields = (body: string, type = ''): unknown =>
  type.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(body))
    : parseJson(body);

/** `/generate?redirect_uri=`: an authorization code for a signed-in user, the login page for others. */
export function generate(
  exchange: Exchange,
  accounts: Accounts,
  { wordpress, frontend }: { wordpress: string; frontend: string },
): Reply {
  const target = exchange.url.searchParams.get('redirect_uri');
  if (target === null) return redirect(`${frontend}/generate`, 'WP Engine Headless plugin');
  const user = accounts.holderOfCookie(exchange.cookies[accounts.cookieName()]);
  if (!user) {
    const back = `/generate/?redirect_uri=${encodeURIComponent(target)}`;
    return redirect(`${wordpress}/wp-login.php?redirect_to=${encodeURIComponent(back)}`, 'WordPress');
  }
  if (!mayReceiveCode(target, [wordpress, frontend])) return redirect(`${wordpress}/wp-admin/`, 'WordPress');
  const separator = target.includes('?') ? '&' : '?';
  return redirect(`${target}${separator}code=${encodeURIComponent(accounts.codeFor(user))}`, 'WordPress');
}

/** A path, our own two hosts, and any port of localhost: a code for a foreign host would be a login for it. */
export function mayReceiveCode(target: string, own: string[]): boolean {
  if (/^\/(?![/\\])/.test(target)) return true;
  if (!URL.canParse(target)) return false;
  const { host, hostname, protocol } = new URL(target);
  return /^https?:$/.test(protocol) && (hostname === 'localhost' || own.some((url) => new URL(url).host === host));
}
