import { createClient } from 'redis';

import { log } from '../../platform/log';
import { clientFor } from '../../platform/redis/settings';

/** How long a caller waits for Redis: a visitor is then asked to try again, or to call. */
export const REDIS_TIMEOUT_MS = 4000;
/** Between two tries to get a connection back. */
const RECONNECT_DELAY_MS = 500;

const newClient = (url: string) =>
  clientFor(createClient, url, { connectTimeoutMs: REDIS_TIMEOUT_MS, reconnectDelayMs: RECONNECT_DELAY_MS });
export type Client = ReturnType<typeof newClient>;

async function within<Value>(promise: Promise<Value>, ms = REDIS_TIMEOUT_MS): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer in time')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

export interface RedisConnection {
  /** @throws when Redis is away or does not answer in time; what was sent may have been done all the same */
  run<Value>(ask: (client: Client) => Promise<Value>, ms?: number): Promise<Value>;
  /** How often it was connected: another number is another connection, maybe to another server. */
  count(): number;
  close(): Promise<void>;
}

/** What happens to a connection: `ready` each time it is made, `away` when it is lost or cannot be made. */
export type Happened = (what: 'ready' | 'away') => void;

/** A connection that comes back by itself. Its errors name the server's state, never what was sent to it. */
export function connectRedis(url: string, happened: Happened): RedisConnection {
  const client = newClient(url);
  let count = 0;
  /** By the process's own clock, ms. */
  let awaySince: number | undefined;
  client.on('error', (error: unknown) => {
    // Each try to connect says so again.
    if (awaySince === undefined) log('error', 'leads', 'Redis is away', error);
    awaySince ??= performance.now();
    happened('away');
  });
  client.on('ready', () => {
    if (awaySince !== undefined) log('info', 'leads', 'Redis is back');
    awaySince = undefined;
    count += 1;
    happened('ready');
  });
  let connecting: Promise<unknown> | undefined;
  const ready = async (): Promise<void> => {
    if (!connecting) {
      connecting = client.connect();
      // Whoever waits for it is told; nobody may be waiting any more.
      connecting.catch(() => undefined);
    }
    if (client.isReady) return;
    // Who comes while it is away waits for what is left of the patience with it: one lead asks Redis several times.
    const waited = awaySince === undefined ? 0 : performance.now() - awaySince;
    await within(connecting, Math.max(REDIS_TIMEOUT_MS - waited, 0));
  };
  return {
    run: async (ask, ms) => {
      await ready();
      return within(ask(client), ms);
    },
    count: () => count,
    async close() {
      if (client.isReady) await client.close();
      else if (client.isOpen) client.destroy();
    },
  };
}
