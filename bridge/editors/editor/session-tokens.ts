import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { wordPressUrl } from '../../platform/env';
import { sharedFlags } from '../../platform/redis/shared-flags';
import { tradeGrant } from './grant';
import { processState } from '../../platform/process-state';

import type { GrantAnswer, Tokens } from './grant';

/** Renewed so long before it ends: an expired one is silently nobody's, in the midst of a page (ms). */
const MARGIN = 60_000;
/** No token is held for longer, or given up sooner, whatever WordPress's clock says (ms). */
const LONGEST = 240_000;
const SHORTEST = 30_000;
/** A refresh token that WordPress refused is not asked about again for so long (ms). */
const REFUSED_FOR = 60_000;
/** As long as WordPress takes a refresh token, ms; in every process, so that no other one takes the session up again. */
const signedOut = sharedFlags({ name: 'signed-out', keepFor: 14 * 24 * 3600 * 1000, most: 10_000 });

interface Held {
  tokens: Tokens;
  /** When it was traded, and until when it is used. */
  since: number;
  until: number;
}

interface Sessions {
  held: LRUCache<string, Held>;
  trading: Map<string, Promise<GrantAnswer>>;
  refused: LRUCache<string, true>;
}

export const editorsState = processState<Sessions>('editors');

function sessions(): Sessions {
  editorsState.value ??= {
    held: new LRUCache({ max: 1000, ttl: LONGEST }),
    trading: new Map(),
    refused: new LRUCache({ max: 1000, ttl: REFUSED_FOR }),
  };
  return editorsState.value;
}

/** Tokens themselves are no keys: a dump of the memory's keys should sign nobody in. */
const keyOf = (refreshToken: string): string =>
  createHash('sha256').update(`${wordPressUrl()} ${refreshToken}`).digest('base64url');

/**
 * Remembers tokens just traded: under the refresh token they came by and under the new one, so that requests sent before
 * the new cookie arrived get the same ones.
 */
export function cacheTokens(tokens: Tokens, cameBy?: string): void {
  const now = Date.now();
  const life = tokens.accessTokenExpiration * 1000 - now - MARGIN;
  const held = { tokens, since: now, until: now + Math.min(LONGEST, Math.max(SHORTEST, life)) };
  for (const token of [tokens.refreshToken, cameBy]) if (token) sessions().held.set(keyOf(token), held);
}

async function trade(refreshToken: string, key: string): Promise<GrantAnswer> {
  const answer = await tradeGrant({ refreshToken });
  if (answer === 'refused') sessions().refused.set(key, true);
  else if (typeof answer !== 'string') cacheTokens(answer, refreshToken);
  return answer;
}

export interface RequestedTokens {
  /** What was held is nobody's any more: WordPress did not know its bearer. Tokens younger than that are taken all the same. */
  insteadOf?: Tokens;
}

/**
 * Tokens for a refresh token: those held, or new ones, asked for once however many requests want them.
 * @throws UpstreamError
 */
export async function tokensFor(refreshToken: string, { insteadOf }: RequestedTokens = {}): Promise<GrantAnswer> {
  const { held, trading, refused } = sessions();
  const key = keyOf(refreshToken);
  if (refused.has(key)) return 'refused';
  const known = held.get(key);
  if (known && known.until > Date.now() && known.tokens.accessToken !== insteadOf?.accessToken) return known.tokens;
  const running = trading.get(key) ?? trade(refreshToken, key).finally(() => trading.delete(key));
  trading.set(key, running);
  return running;
}

/** A session that was signed out is over, though WordPress takes its refresh token until it ends. Never throws. */
export async function endSession(id: string, refreshToken: string): Promise<void> {
  sessions().held.delete(keyOf(refreshToken));
  await signedOut.raise(id);
}

export const isSignedOut = (id: string): Promise<boolean> => signedOut.isUp(id);
