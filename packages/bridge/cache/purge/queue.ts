import { record } from '../history';
import { PAGE_REVALIDATE_S } from '../../platform/lifetimes';
import { log } from '../../platform/log';
import { sendPurge, type Cdn } from './send';
import { keyedValue, processState } from '../../platform/process-state';

/** Delays after consecutive failures; the last one repeats. */
const RETRY_DELAYS_MS = [1000, 5000, 30_000, 120_000, 300_000];
/** By then a CDN revalidates the pages anyway. */
const GIVE_UP_AFTER_MS = PAGE_REVALIDATE_S * 1000;
const MAX_QUEUED = 50_000;
/** Each purge is sent twice: a CDN may have been fetching the old version. Longer than UPSTREAM_TIMEOUT_MS. */
const REPEAT_DELAY_MS = 10_000;
const TIMES = 2;

interface Queue {
  waiting: Map<string, number>;
  running?: Promise<void>;
}

export const purgesState = processState<Map<string, Queue>>('purges');

const queueOf = ({ url }: Cdn): Queue => keyedValue(purgesState, url, () => ({ waiting: new Map() }));

function add({ waiting }: Queue, addresses: Iterable<readonly [string, number]>): void {
  let dropped = 0;
  for (const [address, times] of addresses) {
    if (waiting.size < MAX_QUEUED || waiting.has(address))
      waiting.set(address, Math.max(times, waiting.get(address) ?? 0));
    else dropped += 1;
  }
  if (dropped > 0)
    log(
      'error',
      'purge',
      `${dropped} addresses do not fit into the purge queue: a CDN serves them stale for up to an hour`,
    );
}

/** Sends the whole queue. Returns why some purges failed; '' when none did. */
async function sendQueue(cdn: Cdn, queue: Queue): Promise<string> {
  const batch = [...queue.waiting];
  queue.waiting.clear();
  const { left, why } = await sendPurge(
    cdn,
    batch.map(([address]) => address),
  );
  const failed = new Set(left);
  const sent = batch.filter(([address]) => !failed.has(address));
  add(
    queue,
    batch.filter(([address]) => failed.has(address)),
  );
  const again = sent.flatMap(([address, times]) => (times > 1 ? [[address, times - 1] as const] : []));
  if (again.length > 0) {
    record({ what: 'purged', about: `${again.length} addresses` });
    setTimeout(() => enqueue(cdn, again), REPEAT_DELAY_MS).unref();
  }
  return why;
}

async function work(cdn: Cdn, queue: Queue): Promise<void> {
  let failures = 0;
  const until = () => Date.now() + GIVE_UP_AFTER_MS;
  for (let end = until(); queue.waiting.size > 0;) {
    const why = await sendQueue(cdn, queue);
    if (!why) {
      [failures, end] = [0, until()];
      continue;
    }
    const size = queue.waiting.size;
    if (Date.now() > end) {
      log(
        'error',
        'purge',
        `${size} addresses could not be purged from the CDN for an hour (${why}): given up, it revalidates them now`,
      );
      record({ what: 'not-purged', about: `${why}, ${size} addresses` });
      queue.waiting.clear();
      return;
    }
    if (failures === 0) log('warn', 'purge', `${size} addresses could not be purged from the CDN (${why}): retrying`);
    const delay = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)];
    await new Promise((resolve) => setTimeout(resolve, delay).unref());
    failures += 1;
  }
}

function enqueue(cdn: Cdn, addresses: Iterable<readonly [string, number]>): void {
  const queue = queueOf(cdn);
  add(queue, addresses);
  queue.running ??= work(cdn, queue).finally(() => (queue.running = undefined));
}

/** Queues purges of these addresses (`'*'` for everything): in batches, retried for an hour, repeated once. */
export function sendPurges(all: readonly Cdn[], addresses: readonly string[]): void {
  if (addresses.length === 0) return;
  for (const cdn of all)
    enqueue(
      cdn,
      addresses.map((address) => [address, TIMES] as const),
    );
}
