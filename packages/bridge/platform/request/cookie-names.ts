import { isSecure } from './is-secure';

import type { IncomingMessage } from 'node:http';

/**
 * Returns the name of a cookie for the whole site: with the prefix `__Host-` over https, so that another host of the domain cannot
 * set it; without a prefix over http, where browsers refuse it.
 */
export const hostCookieName = (request: IncomingMessage, name: string): string =>
  isSecure(request) ? `__Host-${name}` : name;

/** Returns the name of a cookie for a part of the site: with the prefix `__Secure-` over https, because `__Host-` needs Path=/. */
export const secureCookieName = (request: IncomingMessage, name: string): string =>
  isSecure(request) ? `__Secure-${name}` : name;

/** Readable by scripts, and no secret: makes pages load the admin bar, and the server handle the editor's links. */
export const MARKER_COOKIE = 'footbridge-editor';
