import { z } from 'zod';
import type { Store } from '../store/store';
import type { Accounts } from './accounts';
import { json, redirect, type Exchange, type Reply } from './exchange';
import { restRoute } from './rest';

const REST_HEADERS = {
  'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
  'x-robots-tag': 'noindex',
};

const fail = (status: number, code: string, message: string, data: unknown = { status }) =>
  json({ code, message, data }, status, REST_HEADERS);
const forbidden = () => fail(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');

const grantSchema = z.object({ code: z.string().optional(), refreshToken: z.string().optional() });

/** FaustWP's REST endpoints below /wp-json/, guarded by its secret in a header. */
export function faustRest(accounts: Accounts, store: () => Store) {
  return (exchange: Exchange): Reply => {
    const { method, url, headers } = exchange;
    // Faust's own routes spell it `/?rest_route=`, which works whatever the permalinks are.
    const isRoute = restRoute(url) === '/faustwp/v1/authorize';
    if (url.pathname === '/wp-json/' || url.pathname === '/wp-json')
      return json({ name: store().data.settings.title, namespaces: ['faustwp/v1'] }, 200, REST_HEADERS);
    if (!isRoute || method !== 'POST')
      return fail(404, 'rest_no_route', 'No route was found matching the URL and request method.');
    const secret = headers['x-faustwp-secret'] ?? headers['x-wpe-headless-secret'];
    if (!accounts.knowsSecret(typeof secret === 'string' ? secret : undefined)) return forbidden();
    return authorize(exchange);
  };

  /** A code or a refresh token for new tokens; with both sent the refresh token wins. */
  function authorize({ body, headers }: Exchange): Reply {
    const grant = grantSchema.safeParse(fields(body, headers['content-type'])).data ?? {};
    const { code, refreshToken } = grant;
    if (!code && !refreshToken)
      return fail(500, 'invalid_request', 'Missing authorization code or refresh token.', null);
    const user = refreshToken ? accounts.holderOf(refreshToken, 'refresh') : accounts.holderOf(code ?? '', 'code');
    if (!user) return fail(500, 'invalid_request', 'Invalid authorization code or refresh token.', null);
    return json(accounts.tokensFor(user), 200, REST_HEADERS);
  }
}

function fields(body: string, type = ''): unknown {
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

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
