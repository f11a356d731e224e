import { LRUCache } from 'lru-cache';

import { ownSignature } from '../derived-key';
import { keyedValue, processState } from '../process-state';
import { fileStore, type FlagStore } from './file-store';
import { redisLink } from '../redis/link';
import { brandKey } from '../redis/settings';
import { site } from '@footbridge/shared/site/current';

export interface SharedFlagsOptions {
  name: string;
  ttlMs: number;
  /** Number of flags in a process's memory, and of files. */
  max: number;
}

export const flagsState = processState<Map<string, Own>>('flags');

interface Own {
  flags: LRUCache<string, true>;
  /** Flags that a store did not take yet. */
  unsent: { files: LRUCache<string, true>; redis: LRUCache<string, true> };
}

function redisStore(name: string): FlagStore | null {
  const link = redisLink();
  if (!link) return null;
  const redisKey = (key: string): string => `${brandKey(site().code)}:flag:${name}:${key}`;
  return {
    set: (key, remainingMs) =>
      link.run(async (client) => {
        const expiration = { type: 'PX', value: Math.ceil(remainingMs) } as const;
        return (await client.set(redisKey(key), '1', { condition: 'NX', expiration })) !== null;
      }),
    // Below 0 for a key that does not exist.
    remaining: (key) => link.run(async (client) => Math.max(0, await client.pTTL(redisKey(key)))),
  };
}

type StoreName = keyof Own['unsent'];

function ownOf({ name, ttlMs, max }: SharedFlagsOptions): Own {
  const newCache = () => new LRUCache<string, true>({ max, ttl: ttlMs });
  return keyedValue(flagsState, name, () => ({
    flags: newCache(),
    unsent: { files: newCache(), redis: newCache() },
  }));
}

/**
 * Returns flags by id, which expire: a session that was ended, a state that was used. A flag is set if this process's memory, a file
 * below DATA_DIR or Redis says so. What a store does not take is stored later, with the next call. The keys are keyed hashes of the ids.
 */
export function sharedFlags(options: SharedFlagsOptions) {
  const { name, ttlMs } = options;
  const keyOf = (id: string): string => ownSignature('footbridge flags 1', `${name} ${id}`);

  const stores = (): [StoreName, FlagStore][] => {
    const redis = redisStore(name);
    return [['files', fileStore(options)], ...(redis ? [['redis', redis] satisfies [StoreName, FlagStore]] : [])];
  };

  /** Sets a flag in a store. Returns whether it was unset; null if that is not known. */
  const send = async (key: string, [storeName, store]: [StoreName, FlagStore]): Promise<boolean | null> => {
    const unsent = ownOf(options).unsent[storeName];
    try {
      const wasUnset = await store.set(key, Math.max(1, unsent.has(key) ? unsent.getRemainingTTL(key) : ttlMs));
      unsent.delete(key);
      return wasUnset;
    } catch {
      if (!unsent.has(key)) unsent.set(key, true);
      return null;
    }
  };

  const sendUnsent = async (): Promise<void> => {
    const { unsent } = ownOf(options);
    for (const store of stores())
      for (const key of unsent[store[0]].keys()) if ((await send(key, store)) === null) break;
  };

  return {
    /** Sets an id's flag. Returns whether it was unset before, as far as is known. Never throws. */
    async set(id: string): Promise<boolean> {
      const key = keyOf(id);
      const { flags } = ownOf(options);
      const wasUnset = !flags.has(key);
      flags.set(key, true);
      await sendUnsent();
      const answers = await Promise.all(stores().map((store) => send(key, store)));
      return wasUnset && !answers.includes(false);
    },
    /** Never throws. */
    async isSet(id: string): Promise<boolean> {
      const key = keyOf(id);
      const { flags } = ownOf(options);
      await sendUnsent();
      if (flags.has(key)) return true;
      for (const [, store] of stores()) {
        const remainingMs = await store.remaining(key).catch(() => 0);
        if (remainingMs <= 0) continue;
        flags.set(key, true, { ttl: remainingMs });
        return true;
      }
      return false;
    },
  };
}
