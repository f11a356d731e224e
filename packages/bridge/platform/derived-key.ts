import { createHmac, hkdfSync, randomBytes } from 'node:crypto';

import { setting } from './env';
import { log } from './log';
import { processState } from './process-state';

const KEY_BYTES = 32;

interface Keys {
  secret: string | undefined;
  byPurpose: Map<string, Buffer>;
}

export const keysState = processState<Keys>('keys');

/** Returns a key for one purpose, derived from FOOTBRIDGE_SECRET; without it random, valid in this process only. */
export function derivedKey(purpose: string): Buffer {
  const secret = setting('FOOTBRIDGE_SECRET');
  let keys = keysState.value;
  if (!keys || keys.secret !== secret) {
    keys = keysState.value = { secret, byPurpose: new Map() };
    if (!secret)
      log(
        'info',
        'secret',
        'FOOTBRIDGE_SECRET is not set: cookies and tokens of visitors are valid until this process ends',
      );
  }
  const known = keys.byPurpose.get(purpose);
  if (known) return known;
  const key = secret ? Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)) : randomBytes(KEY_BYTES);
  keys.byPurpose.set(purpose, key);
  return key;
}

/** Returns a signature, valid for one purpose, of a value that comes back to this site, such as a cookie. */
export const ownSignature = (purpose: string, text: string): string =>
  createHmac('sha256', derivedKey(purpose)).update(text).digest('base64url');
