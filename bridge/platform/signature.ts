import { createHmac, timingSafeEqual } from 'node:crypto';

type Bytes = string | Uint8Array;

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
