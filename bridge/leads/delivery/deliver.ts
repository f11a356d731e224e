import { z } from 'zod';

import { unseal, UnreadableLead } from '../outbox/seal';
import { backoff } from './backoff';

import type { Delivery } from '../lead/payload';
import type { LeadKeys } from '../outbox/seal';
import type { LeasedLead, Outbox, Outcome } from '../outbox/types';
import type { Failure } from './backoff';
import type { Target } from './target';

/** Between the longest try and the end of the lease: for writing down how it went, ms. */
const SPARE = 2000;

export interface Delivering {
  outbox: Outbox;
  targets: readonly Target[];
  keys: () => LeadKeys | null;
  now: () => number;
  random: () => number;
  leaseFor: number;
  report: (level: 'info' | 'warn' | 'error', message: string) => void;
}

type Failed = Failure & { error: string };

/** Of what was stored, as much as is relied on; the whole goes on as it is. */
const stored = z.looseObject({
  id: z.string(),
  reference: z.string(),
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
const isDelivery = (value: unknown): value is Delivery => stored.safeParse(value).success;

function read(lead: LeasedLead, keys: LeadKeys | null): { lead: Delivery; text: string } | Failed {
  const refused = (error: string): Failed => ({ isTransient: false, error });
  if (!keys) return refused('there is no LEAD_KEY to read it with');
  try {
    const text = unseal(lead.content, lead.keyHash, keys);
    const parsed: unknown = JSON.parse(text);
    return isDelivery(parsed) ? { lead: parsed, text } : refused('it was written by another version');
  } catch (error) {
    return refused(error instanceof UnreadableLead ? error.message : 'it cannot be read');
  }
}

async function send(target: Target, delivery: { lead: Delivery; text: string }): Promise<Failed | null> {
  try {
    const sent = await target.send(delivery.lead, delivery.text);
    return sent.kind === 'sent' ? null : sent;
  } catch {
    // The cause could hold what was sent.
    return { isTransient: true, error: `the ${target.name} failed in a way that nobody foresaw` };
  }
}

/**
 * Sends to each target that has not got it, one after another; each success is written down before the next.
 * @returns what to settle it as; null when the lease was lost on the way: somebody else has it now
 */
async function tryTargets(
  lead: LeasedLead,
  delivery: { lead: Delivery; text: string },
  { outbox, targets, now, leaseFor }: Delivering,
): Promise<Failed[] | null> {
  const failures: Failed[] = [];
  let { until } = lead;
  for (const target of targets.filter(({ name }) => !lead.done.includes(name))) {
    if (now() + target.within + SPARE > until)
      return [...failures, { isTransient: true, error: 'there was no time left' }];
    const failure = await send(target, delivery);
    if (failure) {
      failures.push(failure);
      continue;
    }
    until = now() + leaseFor;
    if (!(await outbox.note(lead, target.name, until))) return null;
  }
  return failures;
}

function outcomeOf(failures: Failed[], tries: number, { now, random }: Delivering): Outcome {
  if (failures.length === 0) return { kind: 'delivered', at: now() };
  const isTransient = failures.some((failure) => failure.isTransient);
  const askedFor = Math.max(...failures.map((failure) => failure.askedFor ?? 0));
  const at = now();
  return {
    kind: 'failed',
    state: isTransient ? 'waiting' : 'refused',
    at,
    dueAt: at + backoff({ isTransient, askedFor }, tries, random()),
    error: failures.map(({ error }) => error).join('; '),
  };
}

/** One try to deliver one lead. What it says names the lead by its reference only. */
export async function deliver(lead: LeasedLead, options: Delivering): Promise<void> {
  const { outbox, keys, report } = options;
  const delivery = read(lead, keys());
  const failures = 'error' in delivery ? [delivery] : await tryTargets(lead, delivery, options);
  const outcome = failures && outcomeOf(failures, lead.tries, options);
  if (!outcome || !(await outbox.settle(lead, outcome)))
    return report('warn', `${lead.reference} took longer than its time: another worker has it`);
  if (outcome.kind !== 'failed') return;
  const next = new Date(outcome.dueAt).toISOString();
  report(
    outcome.state === 'refused' ? 'error' : 'warn',
    `${lead.reference} is not delivered: ${outcome.error}. Try ${lead.tries}; the next at ${next}`,
  );
}
