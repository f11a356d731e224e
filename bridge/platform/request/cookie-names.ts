import { isSecure } from './is-secure';

import type { IncomingMessage } from 'node:http';

/**
 * Returns the name of a cookie that is sent to the whole site. Over https a browser takes one that begins with `__Host-` from this
 * very host alone, marked Secure, with Path=/ and no Domain: another host of the domain cannot set it. Over http, as in
 * development, browsers refuse the prefix, and the name stands without it.
 */
export const hostCookieName = (request: IncomingMessage, name: string): string =>
  isSecure(request) ? `__Host-${name}` : name;

/** Returns the name of a cookie that is sent to a part of the site: `__Secure-` over https, because `__Host-` demands Path=/. */
export const secureCookieName = (request: IncomingMessage, name: string): string =>
  isSecure(request) ? `__Secure-${name}` : name;
