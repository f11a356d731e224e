import { setting } from '../env';
import { claimOf, isSigned } from '../signature';

import type { IncomingMessage } from 'node:http';

/**
 * Returns whether a request is signed with FOOTBRIDGE_SECRET, within five minutes.
 * @param signed the text to sign: it is no path and no JSON, so that no other signature is valid for it
 */
export function isSignedRequest({ headers }: IncomingMessage, signed: string): boolean {
  const secret = setting('FOOTBRIDGE_SECRET');
  const claim = claimOf(headers);
  return Boolean(secret && claim && isSigned(claim, signed, secret));
}
