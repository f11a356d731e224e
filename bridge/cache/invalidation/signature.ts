import { isSame, signatureOf } from '../../platform/signature';

import type { IncomingHttpHeaders } from 'node:http';

/** How far the clocks of WordPress and site may be apart, seconds. */
const WINDOW = 5 * 60;
const TIMESTAMP = /^\d{1,12}$/;
const SIGNATURE = /^sha256=([0-9a-f]{64})$/;

export interface Signed {
  timestamp: string;
  digest: Buffer;
}

/** What the headers claim, looked at before any of the body is read: null for none, for nonsense, and for too early or late. */
export function claimOf(headers: IncomingHttpHeaders): Signed | null {
  const { 'x-footbridge-timestamp': timestamp, 'x-footbridge-signature': signature } = headers;
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !TIMESTAMP.test(timestamp)) return null;
  const [, hex] = SIGNATURE.exec(signature) ?? [];
  if (hex === undefined || Math.abs(Date.now() / 1000 - Number(timestamp)) > WINDOW) return null;
  return { timestamp, digest: Buffer.from(hex, 'hex') };
}

/** Whether the secret's owner signed this body at this time; takes as long for a wrong signature as for a right one. */
export function isSigned({ timestamp, digest }: Signed, body: Buffer, secret: string): boolean {
  return isSame(digest, signatureOf(secret, timestamp, body));
}
