import type { createClient } from 'redis';

/** Returns REDIS_URL; null without it, and during a build. packages/bridge/platform/env checks the address at the start. */
export const redisUrl = (): string | null =>
  process.env.NEXT_PHASE === 'phase-production-build' ? null : process.env.REDIS_URL || null;

/** Returns the prefix of a brand's keys. The braces put them on one node of a cluster, as scripts need it. */
export const brandKey = (code: string): string => `{footbridge:${code}}`;

interface ClientTimes {
  connectTimeoutMs: number;
  /** false: it does not reconnect. */
  reconnectDelayMs: number | false;
}

/** Returns a client that rejects at once what it can't send now. `create` is of the package, loaded only with REDIS_URL. */
export const clientFor = (
  create: typeof createClient,
  url: string,
  { connectTimeoutMs, reconnectDelayMs }: ClientTimes,
) =>
  create({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: () => reconnectDelayMs },
  });

export type RedisClient = ReturnType<typeof clientFor>;

export function end(client: { destroy(): void } | undefined): void {
  try {
    client?.destroy();
  } catch {
    // It was closed already.
  }
}
