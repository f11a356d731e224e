import { randomUUID } from 'node:crypto';

import { isFromTrustedProxy } from './client-address';

import type { IncomingMessage } from 'node:http';

/** As proxies make them: UUIDs, hexadecimal numbers, ULIDs. */
const WELL_FORMED = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{6,62})[A-Za-z0-9]$/;

/**
 * What a request is called in the log and in its answer. A trusted proxy's `x-request-id` (TRUSTED_PROXIES), so that its
 * log and this one meet; a new one for everybody else: whoever could choose it could write into the log.
 */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && WELL_FORMED.test(given) && isFromTrustedProxy(request)) return given;
  return randomUUID();
}
