import { z } from 'zod';

import { rendererId, sha, sourceKey } from '../../platform/folders';
import { findOrLock } from '../../platform/redis/lock';
import { redisLink } from '../../platform/redis/link';

import type { Dependency } from '../../wordpress/dependencies/track';

export interface SharedStoreOptions<Value> {
  key: string;
  parse(value: unknown): Value | null;
  /** Returns what JSON can represent; the value itself by default. */
  serialize?(value: Value): unknown;
  ttlMs: number;
}

export interface Stored<Value> {
  value: Value;
  dependencies: readonly Dependency[];
  loadedAt: number;
}

const storedSchema = z.object({
  dependencies: z.array(z.object({ at: z.number(), keys: z.array(z.string()) })),
  loadedAt: z.number(),
  value: z.unknown(),
});

/** Returns the store of one value in Redis; null without REDIS_URL. Times are stored in Redis's clock. */
export function valueStore<Value>({ key, parse, serialize, ttlMs }: SharedStoreOptions<Value>) {
  const link = redisLink();
  if (!link) return null;
  // Each build has its own, because the value's shape may change.
  const name = `${sourceKey()}:value:${rendererId()}/${sha(key).slice(0, 40)}`;
  return {
    /** Returns null when there is no value, or Redis is unreachable. Never throws. */
    async read(): Promise<Stored<Value> | null> {
      try {
        const text = await link.run((client) => client.get(name));
        if (text === null) return null;
        const { dependencies, loadedAt, value } = storedSchema.parse(JSON.parse(text));
        const parsed = parse(value);
        const { ahead, error } = link.clock;
        return parsed === null
          ? null
          : {
              value: parsed,
              loadedAt: loadedAt - ahead,
              dependencies: dependencies.map((one) => ({ ...one, at: one.at - ahead - error })),
            };
      } catch {
        return null;
      }
    },
    async write({ value, dependencies, loadedAt }: Stored<Value>): Promise<void> {
      const { ahead } = link.clock;
      const text = JSON.stringify({
        loadedAt: loadedAt + ahead,
        dependencies: dependencies.map((one) => ({ ...one, at: one.at + ahead })),
        value: serialize ? serialize(value) : value,
      });
      await link
        .run((client) => client.set(name, text, { expiration: { type: 'PX', value: ttlMs } }))
        .catch(() => undefined);
    },
    /** One process calls `load`; the others return what `find` finds. @throws what `load` throws */
    async singleFlight(find: () => Promise<Value | null>, load: () => Promise<Value>): Promise<Value> {
      const { found, release } = await findOrLock(link, `${name}:lock`, find);
      if (found !== null) return found;
      try {
        return await load();
      } finally {
        await release?.();
      }
    },
  };
}
