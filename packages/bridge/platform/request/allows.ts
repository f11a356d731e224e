import { isSignedRequest } from '../signature';
import { clientAddress } from './client-address';
import { isSameOrigin } from './host';
import { apiError, sendError } from './json';
import { sharedRateLimit } from './rate-limit';

import type { IncomingMessage, ServerResponse } from 'node:http';

/* Checks of a request that send the refusal themselves, beside allowsMethod. */

const WINDOW_MS = 60_000;

/** Returns a check that one address sends no more than so many requests a minute; 429 for others. */
export function requestLimit(name: string, max: number) {
  const limit = sharedRateLimit({ name, max, windowMs: WINDOW_MS });
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (await limit.take(clientAddress(request))) return true;
    const message = 'Too many requests. Try again in a minute.';
    sendError(response.setHeader('Retry-After', String(WINDOW_MS / 1000)), { status: 429, code: 'too-many', message });
    return false;
  };
}

/** Returns whether a page of this site sent the request. If not, sends 403. */
export function isOwnPages({ headers }: IncomingMessage, response: ServerResponse): boolean {
  if (isSameOrigin(headers)) return true;
  sendError(response, apiError(403, 'foreign', 'Only pages of this site may send this.'));
  return false;
}

/** Returns whether WordPress signed the request with FOOTBRIDGE_SECRET. If not, sends 401. @param signed as isSignedRequest */
export function isOfWordPress(request: IncomingMessage, response: ServerResponse, signed: string): boolean {
  if (isSignedRequest(request, signed)) return true;
  sendError(response, apiError(401, 'unauthorized', 'Only this site’s WordPress may read this.'));
  return false;
}
