import { createHmac, timingSafeEqual } from 'node:crypto';

import { setting } from './env';

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

type Bytes = string | Uint8Array;

const MAX_SKEW_S = 5 * 60;
const TIMESTAMP = /^\d{1,12}$/;
const SIGNATURE = /^sha256=([0-9a-f]{64})$/;

export interface Signed {
  timestamp: string;
  digest: Buffer;
}

/** Returns the HMAC-SHA256 of "timestamp.content", with which WordPress, the site and the receiver of leads sign requests. */
export function signatureOf(secret: string, timestamp: string, content: Bytes): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(content).digest();
}

/** Returns the headers of a signed request. @param now ms since 1970 */
export function signedHeaders(secret: string, content: Bytes, now = Date.now()): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  return {
    'x-footbridge-timestamp': timestamp,
    'x-footbridge-signature': `sha256=${signatureOf(secret, timestamp, content).toString('hex')}`,
  };
}

/** Compares in constant time, unless the lengths differ. */
export function isSame(given: Bytes, expected: Bytes): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Returns the timestamp and digest in the headers; null when they are missing, invalid, or the timestamp is not recent. */
export function claimOf(headers: IncomingHttpHeaders): Signed | null {
  const { 'x-footbridge-timestamp': timestamp, 'x-footbridge-signature': signature } = headers;
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !TIMESTAMP.test(timestamp)) return null;
  const [, hex] = SIGNATURE.exec(signature) ?? [];
  if (hex === undefined || Math.abs(Date.now() / 1000 - Number(timestamp)) > MAX_SKEW_S) return null;
  return { timestamp, digest: Buffer.from(hex, 'hex') };
}

/** Returns whether the signature is valid for this content and timestamp. Constant-time. */
export function isSigned({ timestamp, digest }: Signed, content: Bytes, secret: string): boolean {
  return isSame(digest, signatureOf(secret, timestamp, content));
}

export function isSignedRequest({ headers }: IncomingMessage, signed: string): boolean {
  const secret = setting('FOOTBRIDGE_SECRET');
  const claim = claimOf(headers);
  return Boolean(secret && claim && isSigned(claim, signed, secret));
}
