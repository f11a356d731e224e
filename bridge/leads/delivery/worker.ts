import { setImmediate as turn } from 'node:timers/promises';

import { deliver } from './deliver';

import type { LeasedLead, Outbox } from '../outbox/types';
import type { Delivering } from './deliver';

/** So many at once: a slow target must not hold all others up. */
export const AT_ONCE = 8;
/** Longer than every target takes, one after another; so long a killed worker's leads wait. */
export const LEASE = 30_000;
/** What other processes left, and what is due again, is looked for this often, ms. */
const LOOK_EVERY = 3000;
/** After an error of the store, ms. */
const REST = 5000;
const DAY = 24 * 3600_000;
const FORGET_EVERY = 3600_000;
/** For so long a key is known: who sends a form again comes sooner. */
const KEY_KEPT = 365 * DAY;

/** Time, as tests have their own. */
export interface Clock {
  now(): number;
  /** Resolves after `ms`, or when the signal is given. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
}

export interface WorkerOptions extends Omit<Delivering, 'outbox' | 'now' | 'leaseFor'> {
  /** Asked each time: a store that is away now may be there later. */
  open: () => Promise<Outbox>;
  /** Of this process alone. */
  holder: string;
  clock: Clock;
  /** How long content is kept after its delivery, ms. */
  retentionMs: number;
}

export interface Worker {
  /** There may be something to do. */
  wake(): void;
  /** Takes no more leads; resolves when those in hand are done with. */
  stop(): Promise<void>;
}

/** Delivers what is in the outbox until it is stopped. It never throws: what goes wrong is reported and tried again. */
export function startWorker(options: WorkerOptions): Worker {
  const { open, targets, keys, clock, holder, retentionMs, report } = options;
  const inHand = new Set<Promise<void>>();
  const stopped = new AbortController();
  let woken = new AbortController();
  let forgotAt = Number.NEGATIVE_INFINITY;

  const wake = () => woken.abort();

  async function handle(lead: LeasedLead, outbox: Outbox): Promise<void> {
    try {
      await deliver(lead, { ...options, outbox, now: clock.now, leaseFor: LEASE });
    } catch (error) {
      report(
        'error',
        `${lead.reference}: how it went could not be written down${error instanceof Error ? ` (${error.message})` : ''}; it is tried again`,
      );
    }
  }

  function begin(lead: LeasedLead, outbox: Outbox): void {
    const handled = handle(lead, outbox).finally(() => {
      inHand.delete(handled);
      wake();
    });
    inHand.add(handled);
  }

  async function forget(outbox: Outbox): Promise<void> {
    // In the future: the clock was set back since.
    if (Math.abs(clock.now() - forgotAt) < FORGET_EVERY) return;
    forgotAt = clock.now();
    await outbox.forget(forgotAt - retentionMs, forgotAt - KEY_KEPT);
  }

  /** @returns how long to wait for the next look, unless somebody wakes it */
  async function look(): Promise<number> {
    try {
      // Nothing was stored without a key, and nothing can be read.
      if (keys() === null) return LOOK_EVERY;
      const outbox = await open();
      await forget(outbox);
      const free = targets.length > 0 ? AT_ONCE - inHand.size : 0;
      const claimed = free > 0 ? await outbox.claim({ holder, most: free, now: clock.now(), leaseFor: LEASE }) : [];
      for (const lead of claimed) begin(lead, outbox);
      return claimed.length === free && free > 0 ? 0 : LOOK_EVERY;
    } catch (error) {
      report('error', `the store of leads does not answer${error instanceof Error ? ` (${error.message})` : ''}`);
      return REST;
    }
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      woken = new AbortController();
      // Whatever needs no network would else go from one to the next without letting a visitor's request in.
      await turn();
      const wait = await look();
      if (wait > 0 && !stopped.signal.aborted) await clock.pause(wait, woken.signal);
    }
    await Promise.all(inHand);
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
