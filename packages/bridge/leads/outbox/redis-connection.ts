import { createClient } from 'redis';

import { log } from '../../platform/log';
import { clientFor } from '../../platform/redis/settings';
import { withTimeout } from '../../platform/with-timeout';

/** How long a caller waits for Redis. The visitor's form then answers 503. */
export const REDIS_TIMEOUT_MS = 4000;
const RECONNECT_DELAY_MS = 500;

const newClient = (url: string) =>
  clientFor(createClient, url, { connectTimeoutMs: REDIS_TIMEOUT_MS, reconnectDelayMs: RECONNECT_DELAY_MS });
export type Client = ReturnType<typeof newClient>;

const answerOf = <Value>(promise: Promise<Value>, ms = REDIS_TIMEOUT_MS): Promise<Value> =>
  withTimeout(ms, promise, 'Redis did not answer in time');

export interface RedisConnection {
  /** @throws when Redis does not answer in time; it may have run the command all the same */
  run<Value>(command: (client: Client) => Promise<Value>, ms?: number): Promise<Value>;
  /** How often it has connected. Another number is another connection, maybe to another server. */
  count(): number;
  close(): Promise<void>;
}

/** `connected` after each connect, `unreachable` when the connection is lost or cannot be made. */
export type ConnectionEvent = 'connected' | 'unreachable';

/** Returns a connection that reconnects by itself. Its errors have nothing of what was sent to Redis. */
export function connectRedis(url: string, onEvent: (event: ConnectionEvent) => void): RedisConnection {
  const client = newClient(url);
  let count = 0;
  /** By the process's monotonic clock, ms. */
  let unreachableSince: number | undefined;
  client.on('error', (error: unknown) => {
    // Each attempt to connect emits an error.
    if (unreachableSince === undefined) log('error', 'leads', 'Redis is unreachable', error);
    unreachableSince ??= performance.now();
    onEvent('unreachable');
  });
  client.on('ready', () => {
    if (unreachableSince !== undefined) log('info', 'leads', 'Redis is reachable again');
    unreachableSince = undefined;
    count += 1;
    onEvent('connected');
  });
  let connecting: Promise<unknown> | undefined;
  const ready = async (): Promise<void> => {
    if (!connecting) {
      connecting = client.connect();
      // Callers that wait for it get the error below.
      connecting.catch(() => undefined);
    }
    if (client.isReady) return;
    // One lead calls Redis several times: while it is unreachable they share one timeout.
    const waited = unreachableSince === undefined ? 0 : performance.now() - unreachableSince;
    await answerOf(connecting, Math.max(REDIS_TIMEOUT_MS - waited, 0));
  };
  return {
    run: async (command, ms) => {
      await ready();
      return answerOf(command(client), ms);
    },
    count: () => count,
    async close() {
      if (client.isReady) await client.close();
      else if (client.isOpen) client.destroy();
    },
  };
}
