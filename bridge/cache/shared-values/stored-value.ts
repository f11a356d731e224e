import { z } from 'zod';

import { buildId, sha, sourceKey } from '../../platform/folders';
import { singleFlight } from '../../platform/redis/lock';
import { redisLink } from '../../platform/redis/own-link';

import type { Made } from '../../wordpress/dependencies/track';

export interface StoredForAll<Value> {
  /** Tells it from all other values of this site, the same in every process. */
  key: string;
  /** Null for what is no such value: it is then loaded. */
  parse(value: unknown): Value | null;
  /** As JSON can say it, where the value itself is more than that. */
  pack?(value: Value): unknown;
  /** How long it lies there, ms. */
  keepFor: number;
}

export interface Stored<Value> {
  value: Value;
  made: readonly Made[];
  loadedAt: number;
}

export interface ValueStore<Value> {
  /** Null when there is none, or Redis is away. Never throws. */
  read(): Promise<Stored<Value> | null>;
  write(stored: Stored<Value>): Promise<void>;
  /** One process makes it, the others take what `look` finds. @throws what `make` throws */
  singleFlight(look: () => Promise<Value | null>, make: () => Promise<Value>): Promise<Value>;
}

const madeSchema = z.array(z.object({ at: z.number(), keys: z.array(z.string()), isWalk: z.literal(true).optional() }));
const storedSchema = z.object({ made: madeSchema, loadedAt: z.number(), value: z.unknown() });

/** Where one value lies for all processes; null without REDIS_URL. Times there are told by Redis's clock. */
export function valueStore<Value>({ key, parse, pack, keepFor }: StoredForAll<Value>): ValueStore<Value> | null {
  const link = redisLink();
  if (!link) return null;
  // Of each build its own: another version may know the same value in another shape.
  const name = `${sourceKey()}:value:${buildId()}/${sha(key).slice(0, 40)}`;
  return {
    async read() {
      try {
        const text = await link.run((client) => client.get(name));
        if (text === null) return null;
        const { made, loadedAt, value } = storedSchema.parse(JSON.parse(text));
        const parsed = parse(value);
        const { ahead, error } = link.clock;
        return parsed === null
          ? null
          : {
              value: parsed,
              loadedAt: loadedAt - ahead,
              made: made.map((one) => ({ ...one, at: one.at - ahead - error })),
            };
      } catch {
        return null;
      }
    },
    async write({ value, made, loadedAt }) {
      const { ahead } = link.clock;
      const text = JSON.stringify({
        loadedAt: loadedAt + ahead,
        made: made.map((one) => ({ ...one, at: one.at + ahead })),
        value: pack ? pack(value) : value,
      });
      await link
        .run((client) => client.set(name, text, { expiration: { type: 'PX', value: keepFor } }))
        .catch(() => undefined);
    },
    singleFlight: (look, make) => singleFlight(link, `${name}:lock`, look, make),
  };
}
