import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { RedisLink } from './link';

/** A holder that does not renew its lock within this time loses it. */
const TTL_MS = 1500;
const RENEWAL_INTERVAL_MS = 500;
const POLL_INTERVAL_MS = 40;
/** Who waits longer than this for another process does the work itself. */
const WAIT_TIMEOUT_MS = 1000;

const EXTEND = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`;
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/**
 * Something that one of all processes does at a time. It only saves work: a holder may lose its lock without knowing, and two
 * that do the same do no harm.
 */
export interface Lock {
  release(): Promise<void>;
}

/**
 * Returns the lock; null when another process has it.
 * @throws when Redis is unreachable
 */
export async function takeLock(link: RedisLink, key: string): Promise<Lock | null> {
  const token = randomUUID();
  const taken = await link.run((client) =>
    client.set(key, token, { condition: 'NX', expiration: { type: 'PX', value: TTL_MS } }),
  );
  if (taken === null) return null;
  const run = (script: string, ...more: string[]) =>
    link.run((client) => client.eval(script, { keys: [key], arguments: [token, ...more] })).catch(() => undefined);
  const renewal = setInterval(() => void run(EXTEND, String(TTL_MS)), RENEWAL_INTERVAL_MS).unref();
  return {
    async release() {
      clearInterval(renewal);
      await run(RELEASE);
    },
  };
}

/**
 * Waits for the result of the process that has the lock, a second at most. Returns null when there is none; never throws.
 * @param find reads the result; null for none
 */
export async function waitForOther<Value>(
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
 * Makes a value once for all processes: one makes it, the others wait for it. A process makes it itself when Redis is
 * unreachable, or when the one with the lock died or is slow.
 * @param key the lock
 * @param find reads what another process has made; null for none
 * @throws what `make` throws
 */
export async function singleFlight<Value>(
  link: RedisLink,
  key: string,
  find: () => Promise<Value | null>,
  make: () => Promise<Value>,
): Promise<Value> {
  const lock = await takeLock(link, key).catch(() => undefined);
  if (lock === null) return (await waitForOther(link, key, find)) ?? make();
  try {
    return await make();
  } finally {
    await lock?.release();
  }
}
