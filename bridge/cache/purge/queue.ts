import { record } from '../history';
import { log } from '../../platform/log';
import { sendPurge } from './send';
import { processState } from '../../platform/process-state';

import type { Front } from './settings';

/** Pauses after failures in a row, ms; the last one goes on. */
const RETRY_DELAYS_MS = [1000, 5000, 30_000, 120_000, 300_000];
/** By then what a cache holds has outlived its hour, told or not, ms. */
const GIVEN_UP_AFTER = 3600_000;
/** More addresses than any site has. */
const MOST = 50_000;
/**
 * Told once more so much later, ms: the cache may have been fetching a page while it changed, and have stored the older one
 * after it was told. Longer than WordPress is waited for.
 */
const AGAIN_AFTER = 10_000;
const TIMES = 2;

/** What one cache in front is still to be told: addresses, and how many times yet. */
interface Queue {
  waiting: Map<string, number>;
  running?: Promise<void>;
}

export const purgesState = processState<Map<string, Queue>>('purges');

function queueOf({ url }: Front): Queue {
  const queues = (purgesState.value ??= new Map<string, Queue>());
  const queue = queues.get(url) ?? { waiting: new Map() };
  queues.set(url, queue);
  return queue;
}

function add({ waiting }: Queue, addresses: Iterable<readonly [string, number]>): void {
  let dropped = 0;
  for (const [address, times] of addresses) {
    if (waiting.size < MOST || waiting.has(address)) waiting.set(address, Math.max(times, waiting.get(address) ?? 0));
    else dropped += 1;
  }
  if (dropped > 0)
    log(
      'error',
      'purge',
      `${dropped} addresses are more than the cache in front can be told of: they stay for their hour`,
    );
}

/** Tells what waits, all of it at once. Out: why some of it is left, '' where nothing is. */
async function tellOnce(front: Front, queue: Queue): Promise<string> {
  const batch = [...queue.waiting];
  queue.waiting.clear();
  const { left, why } = await sendPurge(
    front,
    batch.map(([address]) => address),
  );
  const failed = new Set(left);
  const told = batch.filter(([address]) => !failed.has(address));
  add(
    queue,
    batch.filter(([address]) => failed.has(address)),
  );
  const again = told.flatMap(([address, times]) => (times > 1 ? [[address, times - 1] as const] : []));
  if (again.length > 0) {
    record({ what: 'purged', about: `in front, ${again.length} addresses` });
    setTimeout(() => enqueue(front, again), AGAIN_AFTER).unref();
  }
  return why;
}

async function work(front: Front, queue: Queue): Promise<void> {
  let failures = 0;
  const until = () => Date.now() + GIVEN_UP_AFTER;
  for (let end = until(); queue.waiting.size > 0;) {
    const why = await tellOnce(front, queue);
    if (!why) {
      [failures, end] = [0, until()];
      continue;
    }
    const size = queue.waiting.size;
    if (Date.now() > end) {
      log(
        'error',
        'purge',
        `the cache in front could not be told of ${size} addresses for an hour (${why}): given up, they have outlived their time`,
      );
      record({ what: 'not-purged', about: `${why}, ${size} addresses` });
      queue.waiting.clear();
      return;
    }
    if (failures === 0)
      log('warn', 'purge', `the cache in front could not be told of ${size} addresses (${why}): it is tried again`);
    const pause = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)];
    await new Promise((resolve) => setTimeout(resolve, pause).unref());
    failures += 1;
  }
}

function enqueue(front: Front, addresses: Iterable<readonly [string, number]>): void {
  const queue = queueOf(front);
  add(queue, addresses);
  queue.running ??= work(front, queue).finally(() => (queue.running = undefined));
}

/**
 * Tells caches in front that what they hold under these addresses is old: one request's worth at a time, tried again for an
 * hour where one does not answer, and once more after everything was told. Returns at once, never throws.
 * In: addresses; `'*'` among them for everything.
 */
export function sendPurges(all: readonly Front[], addresses: readonly string[]): void {
  if (addresses.length === 0) return;
  for (const front of all)
    enqueue(
      front,
      addresses.map((address) => [address, TIMES] as const),
    );
}
