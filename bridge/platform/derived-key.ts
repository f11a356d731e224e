import { createHmac, hkdfSync, randomBytes } from 'node:crypto';

import { readEnvironment } from './env';
import { log } from './log';
import { processState } from './process-state';

const BYTES = 32;

interface Keys {
  secret: string | undefined;
  ofPurpose: Map<string, Buffer>;
}

export const keysState = processState<Keys>('keys');

/**
 * A key of 32 bytes for one purpose, such as 'footbridge unlock 1'. From FOOTBRIDGE_SECRET, so that every process has the
 * same; without it each process makes its own, and what it signed or sealed ends with it.
 */
export function derivedKey(purpose: string): Buffer {
  const { FOOTBRIDGE_SECRET: secret } = readEnvironment({ FOOTBRIDGE_SECRET: process.env.FOOTBRIDGE_SECRET });
  let keys = keysState.value;
  if (!keys || keys.secret !== secret) {
    keys = keysState.value = { secret, ofPurpose: new Map() };
    if (!secret)
      log(
        'info',
        'secret',
        'without FOOTBRIDGE_SECRET what visitors were given (opened pages, tokens) ends with this process',
      );
  }
  const known = keys.ofPurpose.get(purpose);
  if (known) return known;
  const key = secret ? Buffer.from(hkdfSync('sha256', secret, '', purpose, BYTES)) : randomBytes(BYTES);
  keys.ofPurpose.set(purpose, key);
  return key;
}

/** What this site signs for itself and has brought back, such as a cookie; good for one purpose alone. */
export const ownSignature = (purpose: string, text: string): string =>
  createHmac('sha256', derivedKey(purpose)).update(text).digest('base64url');
