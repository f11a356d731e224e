/** A worker with a fake clock and a test's own store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startWorker, type WorkerOptions } from '@footbridge/bridge/leads/delivery/worker';
import { deliveryOf } from '@footbridge/bridge/leads/lead/payload';
import { readLead } from '@footbridge/bridge/leads/lead/schema';
import { leadKeys, seal } from '@footbridge/bridge/leads/outbox/seal';
import { sqliteOutbox } from '@footbridge/bridge/leads/outbox/sqlite';
import { FORM_NAMES } from '@footbridge/shared/forms/names';

import { insuranceCheck, newLeadKey } from './leads';

import type { LeadTarget, Sent } from '@footbridge/bridge/leads/delivery/target';
import type { Worker, Outbox } from '@footbridge/bridge/leads/outbox/types';

const folder = mkdtempSync(join(tmpdir(), 'footbridge-worker-'));
export const T0 = Date.UTC(2026, 0, 15, 3);
export const HOUR = 3600_000;
export const DAY = 24 * HOUR;
let now = T0;
let files = 0;
let outbox: Outbox;
export const clockNow = (): number => now;
export const outboxOf = (): Outbox => outbox;
const workers: Worker[] = [];
export const reports: string[] = [];
/** Those that wait for the clock: resolved when it is moved past their time. */
let waiting: { at: number; go: () => void }[] = [];

const clock: WorkerOptions['clock'] = {
  now: () => now,
  pause: (ms, signal) =>
    new Promise<void>((go) => {
      if (signal.aborted) return go();
      const entry = { at: now + ms, go };
      waiting.push(entry);
      signal.addEventListener('abort', () => {
        waiting = waiting.filter((other) => other !== entry);
        go();
      });
    }),
};

/** Lets everything happen that can happen without the clock. */
export const settle = async () => {
  for (let round = 0; round < 15; round += 1) await new Promise((go) => setImmediate(go));
};

export async function pass(ms: number) {
  const until = now + ms;
  await settle();
  for (
    let next = Math.min(...waiting.map(({ at }) => at));
    next <= until;
    next = Math.min(...waiting.map(({ at }) => at))
  ) {
    now = Math.max(now, next);
    const due = waiting.filter(({ at }) => at <= now);
    waiting = waiting.filter(({ at }) => at > now);
    for (const { go } of due) go();
    await settle();
  }
  now = until;
}

/** The same for days, without the worker's polls every three seconds. */
export async function leap(ms: number) {
  await settle();
  now += ms - 4000;
  await pass(4000);
}

/** Sets the clock back; timers continue unchanged. */
export function setBack(ms: number): void {
  now -= ms;
  waiting = waiting.map((entry) => Object.assign(entry, { at: entry.at - ms }));
}

export async function accept(index: number): Promise<string> {
  const read = readLead(insuranceCheck(), FORM_NAMES, now);
  const keys = leadKeys();
  if (read.kind !== 'lead' || !keys) throw new Error('no lead');
  const [keyHash, reference] = [`hash-${index}`, `REF-${index}`];
  const text = JSON.stringify(deliveryOf(read.lead, { key: `key-${index}`, reference, now, suspicions: [] }));
  await outbox.accept({
    keyHash,
    reference,
    fingerprint: 'f',
    form: 'insurance',
    acceptedAt: now,
    content: seal(text, keyHash, keys),
  });
  return reference;
}

export function target(
  answer: (reference: string) => Sent | Promise<Sent> = () => ({ kind: 'sent' }),
  name = 'webhook',
) {
  const got: string[] = [];
  const deliver: LeadTarget['deliver'] = async ({ reference }) => {
    got.push(reference);
    return answer(reference);
  };
  return { got, name, timeoutMs: 8000, deliver, check: async () => [] };
}

export function work(targets: LeadTarget[], more: Partial<WorkerOptions> = {}): Worker {
  const report = (level: string, message: string) => void reports.push(`${level} ${message}`);
  const worker = startWorker({
    open: async () => outbox,
    targets,
    keys: leadKeys,
    clock,
    holder: `w${workers.length}`,
    retentionMs: 30 * DAY,
    random: () => 1,
    report,
    ...more,
  });
  workers.push(worker);
  return worker;
}

export const states = async () => (await outbox.list()).map(({ state }) => state);
export const failed = (isTransient: boolean, more: object = {}): Sent => ({
  kind: 'failed',
  isTransient,
  error: 'the webhook answered 5xx',
  ...more,
});

/** Before and after each test of a file. */
export function workerBench(): void {
  beforeEach(() => {
    now = T0;
    waiting = [];
    reports.length = 0;
    process.env.LEAD_KEY = newLeadKey();
    outbox = sqliteOutbox(join(folder, `${(files += 1)}.db`), 'DSH');
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await outbox.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));
}
