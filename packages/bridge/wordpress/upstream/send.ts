import { setting, wordPressUrl } from '../../platform/env';

/** The plugin reads it in place of `Authorization`, which a login of the web server takes. */
const OWN_AUTHORIZATION = 'x-footbridge-authorization';

/** Returns a request with WORDPRESS_HEADERS. Its own headers win, but for `Authorization`; cookies are joined. */
export function withWordPressHeaders(init: RequestInit): RequestInit {
  const configured = setting('WORDPRESS_HEADERS');
  if (!configured) return { ...init, redirect: 'manual' };
  const headers = new Headers(configured);
  const isTaken = headers.has('authorization');
  if (isTaken) headers.set(OWN_AUTHORIZATION, 'none');
  for (const [name, value] of new Headers(init.headers)) {
    if (isTaken && name === 'authorization') {
      headers.set(OWN_AUTHORIZATION, value);
      continue;
    }
    const cookies = name === 'cookie' ? headers.get(name) : null;
    headers.set(name, cookies ? `${cookies}; ${value}` : value);
  }
  return { ...init, headers, redirect: 'manual' };
}

/** Sends WordPress a request. An address of another origin gets no header of WORDPRESS_HEADERS. */
export async function sendToWordPress(address: string, init: RequestInit): Promise<Response> {
  const isOwn = new URL(address).origin === new URL(wordPressUrl()).origin;
  return fetch(address, isOwn ? withWordPressHeaders(init) : { ...init, redirect: 'manual' });
}

const BEFORE_WORDPRESS: Readonly<Record<number, string>> = {
  401: 'a login in front of WordPress wants other headers',
  403: 'a firewall in front of WordPress refuses the site',
  407: 'a proxy in front of WordPress wants a login',
};

/** Returns what a refused request means: an access that something in front of WordPress denies has a remedy of its own. */
export function refusalText(status: number): string {
  const reason = BEFORE_WORDPRESS[status];
  return reason ? `HTTP ${status}: ${reason}; see WORDPRESS_HEADERS in docs/configuration.md` : `HTTP ${status}`;
}
