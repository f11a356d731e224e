import { z } from 'zod';

import { unseal, UnreadableLead, type LeadKeys } from '../outbox/seal';
import { backoff } from './backoff';
import { TargetError, type Failed, type LeadTarget, type Sent } from './target';

import type { Delivery } from '../lead/payload';
import type { LeasedLead, Outbox, Outcome } from '../outbox/types';
import type { Gate } from './gate';

/** Left of the lease after a target's timeout, for storing the outcome. */
const SETTLE_MS = 2000;

export interface DeliveryOptions {
  outbox: Outbox;
  targets: readonly LeadTarget[];
  /** By the target's name. */
  gates: ReadonlyMap<string, Gate>;
  keys: () => LeadKeys | null;
  now: () => number;
  random: () => number;
  leaseMs: number;
  report: (level: 'info' | 'warn' | 'error', message: string) => void;
}

/** The fields of a stored lead that delivery uses. Targets get the whole lead. */
const stored = z.looseObject({
  id: z.string(),
  reference: z.string(),
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
const isDelivery = (value: unknown): value is Delivery => stored.safeParse(value).success;

function read(lead: LeasedLead, keys: LeadKeys | null): { lead: Delivery; text: string } | Failed {
  const refused = (error: string): Failed => ({ kind: 'failed', isTransient: false, error });
  if (!keys) return refused('LEAD_KEY is not set');
  try {
    const text = unseal(lead.content, lead.keyHash, keys);
    const parsed: unknown = JSON.parse(text);
    return isDelivery(parsed) ? { lead: parsed, text } : refused('it was written by another version');
  } catch (error) {
    return refused(error instanceof UnreadableLead ? error.message : 'it cannot be read');
  }
}

async function send(target: LeadTarget, { lead, text }: { lead: Delivery; text: string }): Promise<Sent> {
  try {
    return await target.deliver(lead, text);
  } catch (error) {
    if (error instanceof TargetError) return { kind: 'failed', ...error.failure };
    // The error could have parts of the lead.
    return { kind: 'failed', isTransient: true, error: `the ${target.name} failed with an unexpected error` };
  }
}

/** Sends a lead to a target unless it is paused; then returns the failure that paused it. */
async function sendThrough(
  gate: Gate | undefined,
  target: LeadTarget,
  delivery: { lead: Delivery; text: string },
): Promise<Sent> {
  const leave = gate?.enter();
  const isPaused = leave === null;
  if (isPaused)
    return gate?.failure() ?? { kind: 'failed', isTransient: true, pauses: true, error: `the ${target.name} is tried` };
  const sent = await send(target, delivery);
  leave?.(sent);
  return sent;
}

/** Sends a lead to each target that lacks it, and stores each success. Returns the failures; null for a lost lease. */
async function sendToTargets(
  lead: LeasedLead,
  delivery: { lead: Delivery; text: string },
  { outbox, targets, gates, now, leaseMs, report }: DeliveryOptions,
): Promise<Failed[] | null> {
  const failures: Failed[] = [];
  let { until } = lead;
  for (const target of targets.filter(({ name }) => !lead.done.includes(name))) {
    if (now() + target.timeoutMs + SETTLE_MS > until)
      return [...failures, { kind: 'failed', isTransient: true, error: 'the lease was too short for all targets' }];
    const sent = await sendThrough(gates.get(target.name), target, delivery);
    if (sent.kind === 'failed') {
      failures.push(sent);
      continue;
    }
    until = now() + leaseMs;
    if (sent.note) report('info', `${lead.reference}, ${target.name}: ${sent.note}`);
    if (!(await outbox.recordDelivery(lead, { target: target.name, note: sent.note }, until))) return null;
  }
  return failures;
}

/** Returns the outcome of an attempt. A lead that only paused targets lack keeps its place by age, for when they take leads again. */
function outcomeOf(lead: LeasedLead, failures: Failed[], { now, random }: DeliveryOptions): Outcome {
  const at = now();
  if (failures.length === 0) return { kind: 'delivered', at };
  const isTransient = failures.some((failure) => failure.isTransient);
  const own = failures.filter(({ pauses }) => !pauses);
  const retryAfterMs = Math.max(0, ...own.map((failure) => failure.retryAfterMs ?? 0));
  return {
    kind: 'failed',
    state: isTransient ? 'waiting' : 'refused',
    at,
    dueAt:
      own.length > 0
        ? at + backoff({ isTransient, retryAfterMs }, lead.tries, random())
        : Math.min(lead.acceptedAt, at),
    error: failures.map(({ error }) => error).join('; '),
  };
}

/** Attempts to deliver one lead. Log lines identify the lead by its reference only. */
export async function deliver(lead: LeasedLead, options: DeliveryOptions): Promise<void> {
  const { outbox, keys, report } = options;
  const delivery = read(lead, keys());
  const failures = 'error' in delivery ? [delivery] : await sendToTargets(lead, delivery, options);
  const outcome = failures && outcomeOf(lead, failures, options);
  if (!outcome || !(await outbox.settle(lead, outcome)))
    return report('warn', `${lead.reference}: the lease has expired, so another worker may have the lead`);
  // A pause is logged once, not for each lead.
  if (outcome.kind !== 'failed' || failures?.every(({ pauses }) => pauses)) return;
  const next = new Date(outcome.dueAt).toISOString();
  report(
    outcome.state === 'refused' ? 'error' : 'warn',
    `${lead.reference} is not delivered: ${outcome.error}. Attempt ${lead.tries}; the next at ${next}`,
  );
}
