import { setTimeout as sleep } from 'node:timers/promises';

import type { RedisLink } from './link';

/** Longer than most work. A process that died, or takes longer, loses its lock. */
const TTL_MS = 3000;
const POLL_INTERVAL_MS = 40;
/** Who waits longer than this for another process does the work itself. */
const WAIT_TIMEOUT_MS = 1000;

export type Release = () => Promise<void>;

/** Takes a lock. Null when another process has it. @throws without Redis */
async function takeLock(link: RedisLink, key: string): Promise<Release | null> {
  const expiresAt = Date.now() + TTL_MS;
  const taken = await link.run((client) =>
    client.set(key, '1', { condition: 'NX', expiration: { type: 'PX', value: TTL_MS } }),
  );
  if (taken === null) return null;
  return async () => {
    // Another process may have it by then.
    if (Date.now() < expiresAt) await link.run((client) => client.del(key)).catch(() => undefined);
  };
}

/** Waits a second at most for the result of the process that has the lock. Returns null for none; never throws. */
async function waitForOther<Value>(
  link: RedisLink,
  key: string,
  find: () => Promise<Value | null>,
): Promise<Value | null> {
  const end = Date.now() + WAIT_TIMEOUT_MS;
  while (Date.now() < end) {
    await sleep(POLL_INTERVAL_MS);
    const isLocked = await link.run((client) => client.exists(key)).catch(() => 0);
    const found = await find().catch(() => null);
    if (found !== null || !isLocked) return found;
  }
  return null;
}

/**
 * Returns what another process that has the lock makes, or takes the lock, if there is a Redis: then make it, and release
 * the lock. It only saves work: a process may lose it.
 */
export async function findOrLock<Value>(
  link: RedisLink,
  key: string,
  find: () => Promise<Value | null>,
): Promise<{ found: Value | null; release?: Release }> {
  const release = await takeLock(link, key).catch(() => undefined);
  return release === null ? { found: await waitForOther(link, key, find) } : { found: null, release };
}
