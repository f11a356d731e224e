import { isSame, signatureOf } from '../../platform/signature';

import type { IncomingHttpHeaders } from 'node:http';

/** Maximum difference between the clocks of WordPress and the site. */
const MAX_SKEW_S = 5 * 60;
const TIMESTAMP = /^\d{1,12}$/;
const SIGNATURE = /^sha256=([0-9a-f]{64})$/;

export interface Signed {
  timestamp: string;
  digest: Buffer;
}

/** Returns the timestamp and digest in the headers; null when they are missing, invalid, or the timestamp is not recent. */
export function claimOf(headers: IncomingHttpHeaders): Signed | null {
  const { 'x-footbridge-timestamp': timestamp, 'x-footbridge-signature': signature } = headers;
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !TIMESTAMP.test(timestamp)) return null;
  const [, hex] = SIGNATURE.exec(signature) ?? [];
  if (hex === undefined || Math.abs(Date.now() / 1000 - Number(timestamp)) > MAX_SKEW_S) return null;
  return { timestamp, digest: Buffer.from(hex, 'hex') };
}

/** Whether the signature is valid for this body and timestamp. Constant-time. */
export function isSigned({ timestamp, digest }: Signed, body: Buffer, secret: string): boolean {
  return isSame(digest, signatureOf(secret, timestamp, body));
}
