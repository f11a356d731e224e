import { setTimeout as sleep } from 'node:timers/promises';
import { send, startFaultyWordPress } from '@footbridge/tools/chaos/proxy';

export interface Counted {
  began: number;
  /** Infinity without a response. */
  ended: number;
}

export interface CountingProxy {
  url: string;
  /** Since the last reset. */
  requests: Counted[];
  reset(): void;
  /** Accepts requests without responding, until released. */
  hang(): void;
  letGo(): void;
  close(): Promise<void>;
}

/** Delay in ms, so that parallel requests overlap. */
const SLOWNESS = 60;

/** Starts a proxy before a WordPress that records requests and their times. */
export async function startCountingProxy(target: string, port: number): Promise<CountingProxy> {
  const requests: Counted[] = [];
  let gate: Promise<void> = Promise.resolve();
  let open = (): void => undefined;
  const proxy = await startFaultyWordPress(target, port, Math.random);
  await proxy.fail(async ({ response, pass }) => {
    const counted: Counted = { began: performance.now(), ended: Infinity };
    requests.push(counted);
    response.once('close', () => (counted.ended = performance.now()));
    await gate;
    await sleep(SLOWNESS);
    send(response, await pass());
  });
  return {
    url: proxy.url,
    requests,
    reset: () => void (requests.length = 0),
    hang: () => void (gate = new Promise((resolve) => (open = resolve))),
    letGo: () => open(),
    close: proxy.close,
  };
}

/** How many of them had to wait for each other: the longest row in which each began after the one before had ended. */
export function inARow(requests: readonly Counted[]): number {
  const rows: number[] = [];
  const sorted = requests.toSorted((a, b) => a.began - b.began);
  sorted.forEach((one, index) => {
    const before = rows.slice(0, index).filter((_, other) => (sorted[other]?.ended ?? Infinity) <= one.began);
    rows.push(1 + Math.max(0, ...before));
  });
  return Math.max(0, ...rows);
}
