import { randomUUID } from 'node:crypto';

import { isFromTrustedProxy } from './client-address';

import type { IncomingMessage } from 'node:http';

/** Formats of proxies: UUIDs, hexadecimal numbers, ULIDs. */
const WELL_FORMED = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{6,62})[A-Za-z0-9]$/;

/**
 * Returns the request's id for the log and the response: a trusted proxy's `x-request-id` (TRUSTED_PROXIES), so that both logs have
 * the same id, else a new one, so that clients cannot write to the log.
 */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && WELL_FORMED.test(given) && isFromTrustedProxy(request)) return given;
  return randomUUID();
}
