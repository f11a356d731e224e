import { log } from '../../platform/log';
import { withTimeout } from '../../platform/with-timeout';
import { configuredTargets } from '../../leads/delivery/targets';
import { outbox } from '../../leads/outbox/open';
import { leadKeys } from '../../leads/outbox/seal';

import type { Details } from '../health/report';
import type { LeadRecord, Outbox, PendingLeads } from '../../leads/outbox/types';

const STUCK_AFTER_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const DAYS = 7;
const MAX_STUCK = 50;
const TIMEOUT_MS = 3000;

export type LeadSummary = NonNullable<Details['leadSummary']>;

const outcomeAt = (lead: LeadRecord, target: string): 'delivered' | 'waiting' | 'refused' => {
  if (lead.done.includes(target) || lead.state === 'delivered') return 'delivered';
  return lead.state === 'refused' ? 'refused' : 'waiting';
};

export function summarize(leads: readonly LeadRecord[], targets: readonly string[], now: number): LeadSummary {
  const counts = new Map<string, LeadSummary['counts'][number]>();
  const kept = leads.filter(({ state }) => state !== 'deleted');
  for (const lead of kept.filter(({ acceptedAt }) => acceptedAt > now - DAYS * DAY_MS)) {
    const names = [...new Set([...targets, ...lead.done])];
    for (const target of names.length > 0 ? names : ['none']) {
      const { form } = lead;
      const key = JSON.stringify([form, target]);
      const count = counts.get(key) ?? { form, target, delivered: 0, waiting: 0, refused: 0 };
      count[outcomeAt(lead, target)] += 1;
      counts.set(key, count);
    }
  }
  const isStuck = ({ state, acceptedAt }: LeadRecord): boolean =>
    state === 'refused' || (state !== 'delivered' && acceptedAt < now - STUCK_AFTER_MS);
  return {
    days: DAYS,
    counts: [...counts.values()].toSorted((a, b) => a.form.localeCompare(b.form) || a.target.localeCompare(b.target)),
    stuck: kept
      .filter(isStuck)
      .toSorted((a, b) => a.acceptedAt - b.acceptedAt)
      .slice(0, MAX_STUCK)
      .map(({ reference, form, state, acceptedAt, tries, done }) => ({
        reference,
        form,
        state,
        acceptedAt,
        tries,
        lacks: targets.filter((target) => !done.includes(target)),
      })),
  };
}

/** Returns what is read from the outbox; null if it is off or does not answer. Never throws. */
async function fromOutbox<Value>(read: (store: Outbox) => Promise<Value>): Promise<Value | null> {
  if (leadKeys() === null) return null;
  try {
    return await withTimeout(TIMEOUT_MS, outbox().then(read));
  } catch (error) {
    log('warn', 'leads', 'the leads cannot be counted', error);
    return null;
  }
}

export const pendingLeads = (): Promise<PendingLeads[] | null> => fromOutbox((store) => store.pending());

export const leadSummary = (): Promise<LeadSummary | null> =>
  fromOutbox(async (store) => {
    const [leads, { targets }] = await Promise.all([store.list(), configuredTargets()]);
    return summarize(
      leads,
      targets.map(({ name }) => name),
      Date.now(),
    );
  });
