import { LRUCache } from 'lru-cache';

import { brandKey } from './settings';
import { redisLink } from './own-link';
import { ownSignature } from '../derived-key';
import { processState } from '../process-state';

export interface SharedFlags {
  /** Raises an id's flag. Out: whether it was down before, as far as is known. Never throws. */
  raise(id: string): Promise<boolean>;
  /** Never throws. */
  isUp(id: string): Promise<boolean>;
}

export interface SharedFlagsOptions {
  /** Tells them from others, in every process. */
  name: string;
  /** How long one stays up, ms. */
  keepFor: number;
  /** How many a process remembers itself. */
  most: number;
}

/** Of all kinds, by the name. On globalThis, because Next gives pages and API routes module instances of their own. */
export const flagsState = processState<Map<string, Own>>('flags');

/** What this process raised itself. */
interface Own {
  up: LRUCache<string, true>;
  /** Those of which Redis has not heard: it was away, or took nothing. */
  untold: LRUCache<string, true>;
}

function ownOf({ name, keepFor, most }: SharedFlagsOptions): Own {
  const all = (flagsState.value ??= new Map());
  const known = all.get(name) ?? {
    up: new LRUCache({ max: most, ttl: keepFor }),
    untold: new LRUCache({ max: most, ttl: keepFor }),
  };
  all.set(name, known);
  return known;
}

/**
 * Things that are so from now on, for a while: a session that was ended, a word that was used. Where there is a Redis all
 * machines know; without one, or while it is away, each process knows its own, and tells Redis when it is back. Redis gets a
 * hash that only FOOTBRIDGE_SECRET makes, and forgets it by itself.
 */
export function sharedFlags(options: SharedFlagsOptions): SharedFlags {
  const { name, keepFor } = options;
  const keyOf = (id: string): string =>
    `${brandKey(process.env.NEXT_PUBLIC_SITE || 'DSH')}:flag:${name}:${ownSignature('footbridge flags 1', `${name} ${id}`)}`;

  /** Whether it was down there; null: it is not known. */
  const tell = async (id: string): Promise<boolean | null> => {
    const link = redisLink();
    if (!link) return null;
    const { untold } = ownOf(options);
    const left = Math.max(1, untold.has(id) ? untold.getRemainingTTL(id) : keepFor);
    try {
      const told = await link.run((client) =>
        client.set(keyOf(id), '1', { condition: 'NX', expiration: { type: 'PX', value: Math.ceil(left) } }),
      );
      untold.delete(id);
      return told !== null;
    } catch {
      if (!untold.has(id)) untold.set(id, true);
      return null;
    }
  };

  /** Those that Redis missed, as soon as it answers. */
  const tellMissed = async (): Promise<void> => {
    const { untold } = ownOf(options);
    if (untold.size > 0 && redisLink()?.isUp) await Promise.all([...untold.keys()].map(tell));
  };

  return {
    async raise(id) {
      const { up } = ownOf(options);
      const wasDown = !up.has(id);
      up.set(id, true);
      await tellMissed();
      return ((await tell(id)) ?? true) && wasDown;
    },
    async isUp(id) {
      await tellMissed();
      if (ownOf(options).up.has(id)) return true;
      const known = await redisLink()
        ?.run((client) => client.exists(keyOf(id)))
        .catch(() => 0);
      return known === 1;
    },
  };
}
