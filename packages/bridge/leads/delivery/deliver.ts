import { z } from 'zod';

import { unseal, UnreadableLead } from '../outbox/seal';
import { backoff } from './backoff';

import type { Delivery } from '../lead/payload';
import type { LeadKeys } from '../outbox/seal';
import type { Failure } from './backoff';
import type { LeasedLead, Outbox, Outcome } from '../outbox/types';

export type Sent =
  | { kind: 'sent' }
  | ({
      kind: 'failed';
      /** For the log: nothing of the lead, nothing of the target's response. */ error: string;
    } & Failure);

/** A receiver of leads. */
export interface Target {
  name: 'webhook' | 'email';
  /** Of one `send`. */
  timeoutMs: number;
  /**
   * Sends one lead. Never throws.
   * @param text `lead` as it was stored, so that each attempt sends the same bytes
   */
  send(lead: Delivery, text: string): Promise<Sent>;
}

/** Left of the lease after a target's timeout, for storing the outcome. */
const SETTLE_MS = 2000;

export interface DeliveryOptions {
  outbox: Outbox;
  targets: readonly Target[];
  keys: () => LeadKeys | null;
  now: () => number;
  random: () => number;
  leaseMs: number;
  report: (level: 'info' | 'warn' | 'error', message: string) => void;
}

type Failed = Failure & { error: string };

/** The fields of a stored lead that delivery uses. Targets get the whole lead. */
const stored = z.looseObject({
  id: z.string(),
  reference: z.string(),
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
const isDelivery = (value: unknown): value is Delivery => stored.safeParse(value).success;

function read(lead: LeasedLead, keys: LeadKeys | null): { lead: Delivery; text: string } | Failed {
  const refused = (error: string): Failed => ({ isTransient: false, error });
  if (!keys) return refused('LEAD_KEY is not set');
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
    // The error could have parts of the lead.
    return { isTransient: true, error: `the ${target.name} failed with an unexpected error` };
  }
}

/**
 * Sends a lead to each target that has not received it, in sequence; each success is stored before the next.
 * @returns the failures; null when the lease was lost, so that another worker has the lead
 */
async function sendToTargets(
  lead: LeasedLead,
  delivery: { lead: Delivery; text: string },
  { outbox, targets, now, leaseMs }: DeliveryOptions,
): Promise<Failed[] | null> {
  const failures: Failed[] = [];
  let { until } = lead;
  for (const target of targets.filter(({ name }) => !lead.done.includes(name))) {
    if (now() + target.timeoutMs + SETTLE_MS > until)
      return [...failures, { isTransient: true, error: 'the lease was too short for all targets' }];
    const failure = await send(target, delivery);
    if (failure) {
      failures.push(failure);
      continue;
    }
    until = now() + leaseMs;
    if (!(await outbox.recordDelivery(lead, target.name, until))) return null;
  }
  return failures;
}

function outcomeOf(failures: Failed[], attempts: number, { now, random }: DeliveryOptions): Outcome {
  if (failures.length === 0) return { kind: 'delivered', at: now() };
  const isTransient = failures.some((failure) => failure.isTransient);
  const retryAfterMs = Math.max(...failures.map((failure) => failure.retryAfterMs ?? 0));
  const at = now();
  return {
    kind: 'failed',
    state: isTransient ? 'waiting' : 'refused',
    at,
    dueAt: at + backoff({ isTransient, retryAfterMs }, attempts, random()),
    error: failures.map(({ error }) => error).join('; '),
  };
}

/** Attempts to deliver one lead. Log lines identify the lead by its reference only. */
export async function deliver(lead: LeasedLead, options: DeliveryOptions): Promise<void> {
  const { outbox, keys, report } = options;
  const delivery = read(lead, keys());
  const failures = 'error' in delivery ? [delivery] : await sendToTargets(lead, delivery, options);
  const outcome = failures && outcomeOf(failures, lead.tries, options);
  if (!outcome || !(await outbox.settle(lead, outcome)))
    return report('warn', `${lead.reference}: the lease has expired, so another worker may have the lead`);
  if (outcome.kind !== 'failed') return;
  const next = new Date(outcome.dueAt).toISOString();
  report(
    outcome.state === 'refused' ? 'error' : 'warn',
    `${lead.reference} is not delivered: ${outcome.error}. Attempt ${lead.tries}; the next at ${next}`,
  );
}
