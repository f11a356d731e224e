import { setting, wordPressUrl } from '../../platform/env';

/** Returns a request with WORDPRESS_HEADERS. Its own headers win, cookies are joined, and redirects are not followed. */
export function withWordPressHeaders(init: RequestInit): RequestInit {
  const configured = setting('WORDPRESS_HEADERS');
  if (!configured) return { ...init, redirect: 'manual' };
  const headers = new Headers(configured);
  for (const [name, value] of new Headers(init.headers)) {
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
