/**
 * What everything that goes through Redis agrees on. Plain JavaScript, as the page cache, which Next loads unbuilt; whether
 * REDIS_URL is an address was checked at the start (bridge/platform/env).
 */

/** Which Redis; null for none, and while a site is built: a build keeps nothing for anybody. */
export const redisUrl = () =>
  process.env.NEXT_PHASE === 'phase-production-build' ? null : process.env.REDIS_URL || null;

/**
 * Begins every key of a brand. In braces: on a cluster they all lie on one node, so that a script may use several.
 * @param {string} code the brand's
 */
export const brandKey = (code) => `{footbridge:${code}}`;

/**
 * A client that comes back by itself, and refuses at once what it can't send now.
 * @param {typeof import('redis').createClient} createClient
 * @param {string} url as in REDIS_URL: redis:// or rediss:// (TLS), with user and password where there are any
 * @param {{ connectTimeout: number, reconnectAfter: number | false }} times ms
 */
export const clientFor = (createClient, url, { connectTimeout, reconnectAfter }) =>
  createClient({ url, disableOfflineQueue: true, socket: { connectTimeout, reconnectStrategy: () => reconnectAfter } });

/**
 * Ends a connection, whatever state it is in; never throws.
 * @param {{ destroy(): void } | undefined} client
 */
export function end(client) {
  try {
    client?.destroy();
  } catch {
    // It was closed already.
  }
}
