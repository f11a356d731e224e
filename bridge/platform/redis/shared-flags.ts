import { LRUCache } from 'lru-cache';

import { brandKey } from './settings';
import { redisLink } from './own-link';
import { ownSignature } from '../derived-key';
import { processState } from '../process-state';
import { siteCode } from '@/site-config/site-code';

export interface SharedFlags {
  /** Sets an id's flag. Returns whether it was unset before, as far as is known. Never throws. */
  set(id: string): Promise<boolean>;
  /** Never throws. */
  isSet(id: string): Promise<boolean>;
}

export interface SharedFlagsOptions {
  /** Identifies the flags in every process. */
  name: string;
  /** How long a flag stays set. */
  ttlMs: number;
  /** Number of flags in a process's memory. */
  max: number;
}

/** The flags of this process, by name. */
export const flagsState = processState<Map<string, Own>>('flags');

/** Flags that this process has set. */
interface Own {
  flags: LRUCache<string, true>;
  /** Flags that could not be written to Redis yet. */
  unsent: LRUCache<string, true>;
}

function ownOf({ name, ttlMs, max }: SharedFlagsOptions): Own {
  const all = (flagsState.value ??= new Map());
  const known = all.get(name) ?? {
    flags: new LRUCache({ max, ttl: ttlMs }),
    unsent: new LRUCache({ max, ttl: ttlMs }),
  };
  all.set(name, known);
  return known;
}

/**
 * Returns flags by id, which expire: a session that was ended, a state that was used. All processes share them through Redis. Without
 * Redis each process has its own; while it is unreachable, too, and writes them to Redis later. Redis stores keyed hashes of the ids.
 */
export function sharedFlags(options: SharedFlagsOptions): SharedFlags {
  const { name, ttlMs } = options;
  const keyOf = (id: string): string =>
    `${brandKey(siteCode())}:flag:${name}:${ownSignature('footbridge flags 1', `${name} ${id}`)}`;

  /** Sets a flag in Redis. Returns whether it was unset; null if that is not known. */
  const send = async (id: string): Promise<boolean | null> => {
    const link = redisLink();
    if (!link) return null;
    const { unsent } = ownOf(options);
    const remainingMs = Math.max(1, unsent.has(id) ? unsent.getRemainingTTL(id) : ttlMs);
    try {
      const reply = await link.run((client) =>
        client.set(keyOf(id), '1', { condition: 'NX', expiration: { type: 'PX', value: Math.ceil(remainingMs) } }),
      );
      unsent.delete(id);
      return reply !== null;
    } catch {
      if (!unsent.has(id)) unsent.set(id, true);
      return null;
    }
  };

  const sendUnsent = async (): Promise<void> => {
    const { unsent } = ownOf(options);
    if (unsent.size > 0 && redisLink()?.isUp) await Promise.all([...unsent.keys()].map(send));
  };

  return {
    async set(id) {
      const { flags } = ownOf(options);
      const wasUnset = !flags.has(id);
      flags.set(id, true);
      await sendUnsent();
      return ((await send(id)) ?? true) && wasUnset;
    },
    async isSet(id) {
      await sendUnsent();
      if (ownOf(options).flags.has(id)) return true;
      const known = await redisLink()
        ?.run((client) => client.exists(keyOf(id)))
        .catch(() => 0);
      return known === 1;
    },
  };
}
