import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** A holder that does not say every so often that it lives has lost it, ms. */
const LIFE = 1500;
const SAY_EVERY = 500;
/** Whoever waits for another's work looks this often, ms … */
const LOOK_EVERY = 40;
/** … and no longer than this: then it does the work itself. */
const PATIENCE = 1000;

const EXTEND = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`;
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/**
 * Something that one of all processes does at a time. Only to spare work: who holds it may have lost it without knowing, and
 * two who do the same do no harm.
 *
 * @typedef {import('./link.mjs').RedisLink} RedisLink
 * @typedef {{ release(): Promise<void> }} Lock
 */

/**
 * @param {RedisLink} link
 * @param {string} key
 * @returns {Promise<Lock | null>} null when another has it
 * @throws when Redis is away
 */
export async function takeLock(link, key) {
  const token = randomUUID();
  const taken = await link.run((client) =>
    client.set(key, token, { condition: 'NX', expiration: { type: 'PX', value: LIFE } }),
  );
  if (taken === null) return null;
  const run = (script, ...more) =>
    link.run((client) => client.eval(script, { keys: [key], arguments: [token, ...more] })).catch(() => undefined);
  const alive = setInterval(() => void run(EXTEND, String(LIFE)), SAY_EVERY).unref();
  return {
    async release() {
      clearInterval(alive);
      await run(RELEASE);
    },
  };
}

/**
 * Waits for what another process is making, while it makes it and for a second at most: somebody is waiting for it.
 * @template Value
 * @param {RedisLink} link
 * @param {string} key the lock
 * @param {() => Promise<Value | null>} look
 * @returns {Promise<Value | null>} null when it has to be made here; never throws
 */
export async function waitForOther(link, key, look) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    await sleep(LOOK_EVERY);
    const isHeld = await link.run((client) => client.exists(key)).catch(() => 0);
    const found = await look().catch(() => null);
    if (found !== null || !isHeld) return found;
  }
  return null;
}

/**
 * Makes something that all processes share: one makes it, the others wait and take it. Where that fails (Redis away, the
 * maker died or is slow) it is made here as well.
 * @template Value
 * @param {RedisLink} link
 * @param {string} key the lock
 * @param {() => Promise<Value | null>} look for what another has made; null for nothing that is good
 * @param {() => Promise<Value>} make
 * @returns {Promise<Value>}
 * @throws what `make` throws
 */
export async function madeByOne(link, key, look, make) {
  const lock = await takeLock(link, key).catch(() => undefined);
  if (lock === null) return (await waitForOther(link, key, look)) ?? make();
  try {
    return await make();
  } finally {
    await lock?.release();
  }
}
