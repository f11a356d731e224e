import { decode } from '@footbridge/shared/decode';

import type { IncomingMessage } from 'node:http';

/** Returns the cookies of a Cookie header, decoded; the first of a name wins. For code that runs before Next's parser. */
export function parseCookies(header: string): Partial<Record<string, string>> {
  const pairs = header.split(';').flatMap((pair): [string, string][] => {
    const [name = '', value] = pair.trim().split(/=(.*)/s);
    return value === undefined ? [] : [[name, decode(value, value)]];
  });
  return Object.fromEntries(pairs.toReversed());
}

/** Returns a cookie's name for the whole site: over https with `__Host-`, so that another host cannot set it. */
export const hostCookieName = (request: IncomingMessage, name: string): string =>
  isSecure(request) ? `__Host-${name}` : name;

/** Returns the name of a cookie for a part of the site: with the prefix `__Secure-` over https, because `__Host-` needs Path=/. */
export const secureCookieName = (request: IncomingMessage, name: string): string =>
  isSecure(request) ? `__Secure-${name}` : name;

/** Readable by scripts, and no secret: makes pages load the admin bar, and the server handle the editor's links. */
export const MARKER_COOKIE = 'footbridge-editor';

/** Returns whether the browser's connection is https, by X-Forwarded-Proto. Only cookie attributes depend on it. */
export function isSecure({ headers }: IncomingMessage): boolean {
  return (
    String(headers['x-forwarded-proto'] ?? '')
      .split(',')[0]
      ?.trim() === 'https'
  );
}
