import { setImmediate as turn } from 'node:timers/promises';

import { deliver, type DeliveryOptions } from './deliver';
import { createGate } from './gate';

import type { LeasedLead, Outbox, Worker } from '../outbox/types';
import type { Failed } from './target';

/** A slow target must not block the other leads. */
export const MAX_CONCURRENT = 8;
/** Longer than the timeouts of all targets together. A killed worker's leads wait so long. */
export const LEASE_MS = 30_000;
/** Between two claims of leads that are due, or that other processes left. */
const POLL_INTERVAL_MS = 3000;
const RETRY_DELAY_MS = 5000;
const PURGE_INTERVAL_MS = 3600_000;
const KEY_RETENTION_MS = 365 * 24 * 3600_000;

export interface Clock {
  now(): number;
  /** Resolves after `ms`, or on the signal. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
}

export interface WorkerOptions extends Omit<DeliveryOptions, 'outbox' | 'gates' | 'now' | 'leaseMs'> {
  /** Called for each poll: an outbox that cannot be opened now may be later. */
  open: () => Promise<Outbox>;
  holder: string;
  clock: Clock;
  retentionMs: number;
}

/** Delivers leads of the outbox until it is stopped. Never throws: errors are reported and retried. */
export function startWorker(options: WorkerOptions): Worker {
  const { open, targets, keys, clock, holder, retentionMs, report } = options;
  const underWay = new Set<Promise<void>>();
  const stopped = new AbortController();
  let woken = new AbortController();
  let purgedAt = Number.NEGATIVE_INFINITY;

  const wake = () => woken.abort();
  const gates = new Map(
    targets.map(({ name }) => [name, createGate({ ...options, now: clock.now, onPause: reportPause(name) })]),
  );

  function reportPause(name: string) {
    return ({ error, isTransient }: Failed, until: number): void =>
      report(
        isTransient ? 'warn' : 'error',
        `${error}. The ${name} gets no lead until ${new Date(until).toISOString()}`,
      );
  }

  async function handle(lead: LeasedLead, outbox: Outbox): Promise<void> {
    try {
      await deliver(lead, { ...options, outbox, gates, now: clock.now, leaseMs: LEASE_MS });
    } catch (error) {
      report(
        'error',
        `${lead.reference}: the outcome could not be stored${error instanceof Error ? ` (${error.message})` : ''}; the lead is sent again`,
      );
    }
  }

  function begin(lead: LeasedLead, outbox: Outbox): void {
    const handled = handle(lead, outbox).finally(() => {
      underWay.delete(handled);
      wake();
    });
    underWay.add(handled);
  }

  async function purge(outbox: Outbox): Promise<void> {
    // The difference is negative if the clock was set back.
    if (Math.abs(clock.now() - purgedAt) < PURGE_INTERVAL_MS) return;
    purgedAt = clock.now();
    await outbox.purge(purgedAt - retentionMs, purgedAt - KEY_RETENTION_MS);
  }

  /** Returns how many leads can be claimed, which targets they must lack if some are paused, and ms until the next poll without a lead. */
  function capacity(): { free: number; lacking?: string[]; waitMs: number } {
    const rooms = [...gates].map(([name, gate]) => ({
      name,
      room: gate.room(),
      waitMs: gate.waitMs() || POLL_INTERVAL_MS,
    }));
    const taking = rooms.filter(({ room }) => room > 0);
    return {
      free: Math.min(MAX_CONCURRENT - underWay.size, Math.max(0, ...taking.map(({ room }) => room))),
      ...(taking.length < rooms.length && { lacking: taking.map(({ name }) => name) }),
      waitMs: Math.min(POLL_INTERVAL_MS, ...rooms.map(({ waitMs }) => waitMs)),
    };
  }

  /** Claims leads. @returns ms until the next poll */
  async function poll(): Promise<number> {
    try {
      // Without a key no lead can be read.
      if (keys() === null) return POLL_INTERVAL_MS;
      const outbox = await open();
      await purge(outbox);
      const { free, lacking, waitMs } = capacity();
      const claimed =
        free > 0 ? await outbox.claim({ holder, max: free, lacking, now: clock.now(), leaseMs: LEASE_MS }) : [];
      for (const lead of claimed) begin(lead, outbox);
      return claimed.length === free && free > 0 ? 0 : waitMs;
    } catch (error) {
      report('error', `the outbox does not answer${error instanceof Error ? ` (${error.message})` : ''}`);
      return RETRY_DELAY_MS;
    }
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      woken = new AbortController();
      // Lets visitors' requests in between leads that need no network.
      await turn();
      const waitMs = await poll();
      if (waitMs > 0 && !stopped.signal.aborted) await clock.pause(waitMs, woken.signal);
    }
    await Promise.all(underWay);
  }

  const ended = run();
  return {
    wake,
    stop() {
      stopped.abort();
      wake();
      return ended;
    },
  };
}
