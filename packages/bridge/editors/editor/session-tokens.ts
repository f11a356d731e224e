import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { wordPressUrl } from '../../platform/env';
import { sharedFlags } from '../../platform/flags/shared-flags';
import { exchangeGrant, type GrantAnswer, type Tokens } from './grant';
import { processState } from '../../platform/process-state';

/** Access tokens are renewed so long before they expire, because WordPress silently ignores an expired one. */
const RENEWAL_MARGIN_MS = 60_000;
/** Limits of the lifetime of cached tokens, in case WordPress's clock is wrong. */
const MAX_LIFETIME_MS = 240_000;
const MIN_LIFETIME_MS = 30_000;
/** A refused refresh token is not sent to WordPress again for so long. */
const REFUSAL_TTL_MS = 60_000;
const REFRESH_TOKEN_LIFETIME_MS = 14 * 24 * 3600_000;
const signedOut = sharedFlags({ name: 'signed-out', ttlMs: REFRESH_TOKEN_LIFETIME_MS, max: 10_000 });

interface Sessions {
  cached: LRUCache<string, { tokens: Tokens; until: number }>;
  exchanging: Map<string, Promise<GrantAnswer>>;
  refused: LRUCache<string, true>;
}

export const editorsState = processState<Sessions>('editors');

function sessions(): Sessions {
  editorsState.value ??= {
    cached: new LRUCache({ max: 1000, ttl: MAX_LIFETIME_MS }),
    exchanging: new Map(),
    refused: new LRUCache({ max: 1000, ttl: REFUSAL_TTL_MS }),
  };
  return editorsState.value;
}

const keyOf = (refreshToken: string): string =>
  createHash('sha256').update(`${wordPressUrl()} ${refreshToken}`).digest('base64url');

/** Caches tokens under the old refresh token, too, for requests that were sent before the new cookie arrived. */
export function cacheTokens(tokens: Tokens, previousRefreshToken?: string): void {
  const now = Date.now();
  const lifetimeMs = tokens.accessTokenExpiration * 1000 - now - RENEWAL_MARGIN_MS;
  const entry = { tokens, until: now + Math.min(MAX_LIFETIME_MS, Math.max(MIN_LIFETIME_MS, lifetimeMs)) };
  for (const token of [tokens.refreshToken, previousRefreshToken])
    if (token) sessions().cached.set(keyOf(token), entry);
}

async function exchange(refreshToken: string, key: string): Promise<GrantAnswer> {
  const answer = await exchangeGrant({ refreshToken });
  if (answer === 'refused') sessions().refused.set(key, true);
  else if (typeof answer !== 'string') cacheTokens(answer, refreshToken);
  return answer;
}

/**
 * Returns the tokens of a refresh token: cached, or new ones. Concurrent callers share one exchange.
 * @param insteadOf tokens that WordPress did not accept; newer cached ones are returned
 */
export async function tokensFor(
  refreshToken: string,
  { insteadOf }: { insteadOf?: Tokens } = {},
): Promise<GrantAnswer> {
  const { cached, exchanging, refused } = sessions();
  const key = keyOf(refreshToken);
  if (refused.has(key)) return 'refused';
  const known = cached.get(key);
  if (known && known.until > Date.now() && known.tokens.accessToken !== insteadOf?.accessToken) return known.tokens;
  const running = exchanging.get(key) ?? exchange(refreshToken, key).finally(() => exchanging.delete(key));
  exchanging.set(key, running);
  return running;
}

/** Ends a session in all processes. WordPress would accept its refresh token until it expires. Never throws. */
export async function endSession(id: string, refreshToken: string): Promise<void> {
  sessions().cached.delete(keyOf(refreshToken));
  await signedOut.set(id);
}

export const isSignedOut = (id: string): Promise<boolean> => signedOut.isSet(id);
