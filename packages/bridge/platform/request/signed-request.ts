import { setting } from '../env';
import { claimOf, isSigned } from '../signature';

import type { IncomingMessage } from 'node:http';

/** Returns whether a request is signed. @param signed neither a path nor JSON, as other signatures have it */
export function isSignedRequest({ headers }: IncomingMessage, signed: string): boolean {
  const secret = setting('FOOTBRIDGE_SECRET');
  const claim = claimOf(headers);
  return Boolean(secret && claim && isSigned(claim, signed, secret));
}
