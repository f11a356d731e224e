import { createHmac, timingSafeEqual } from 'node:crypto';

type Bytes = string | Uint8Array;

/** HMAC-SHA256 of "timestamp.content": how WordPress, the site and the receiver of leads sign what they tell each other. */
export function signatureOf(secret: string, timestamp: string, content: Bytes): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(content).digest();
}

/** The two headers that go with signed content. @param now ms since 1970 */
export function signedHeaders(secret: string, content: Bytes, now = Date.now()): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  return {
    'x-footbridge-timestamp': timestamp,
    'x-footbridge-signature': `sha256=${signatureOf(secret, timestamp, content).toString('hex')}`,
  };
}

/** Whether both are the same; takes as long for a wrong one as for the right one, as long as it is as long. */
export function isSame(given: Bytes, expected: Bytes): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
