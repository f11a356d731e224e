import { log } from '../../platform/log';
import { logEachMinute } from '../../platform/log-repeated';
import { outbox } from '../outbox/open';
import { leadKeys, seal } from '../outbox/seal';
import { identityOf } from './identity';
import { deliveryOf, type Suspicion } from './payload';
import { deliveryState } from '../outbox/types';

import type { LeadInput } from './schema';

/** accepted: on the disk. other: the key belongs to another lead. no-key: LEAD_KEY is not set. unavailable: the outbox failed. */
export type Stored =
  | { kind: 'accepted'; reference: string; isNew: boolean }
  | { kind: 'other' | 'no-key' | 'unavailable' };

async function orUnavailable<Value>(run: () => Promise<Value>): Promise<Value | { kind: 'unavailable' }> {
  try {
    return await run();
  } catch (error) {
    // The outbox's errors have nothing of a lead.
    log('error', 'leads', 'a lead could not be stored; its form answered 503', error);
    return { kind: 'unavailable' };
  }
}

/** Returns the result of an earlier request with this key; null without one. */
export function storedBefore(lead: LeadInput, key: string): Promise<Stored | null> {
  return orUnavailable(async () => {
    const { keyHash, fingerprint } = identityOf(key, lead);
    const known = await (await outbox()).find(keyHash);
    if (!known) return null;
    return known.fingerprint === fingerprint
      ? { kind: 'accepted', reference: known.reference, isNew: false }
      : { kind: 'other' };
  });
}

/** Stores a lead under its idempotency key, encrypted, and wakes the worker. After 'accepted' it is on the disk. */
export function storeLead(lead: LeadInput, key: string, suspicions: Suspicion[], now = Date.now()): Promise<Stored> {
  return orUnavailable(async () => {
    const keys = leadKeys();
    if (!keys) {
      logEachMinute('error', 'leads', 'LEAD_KEY is not set: forms cannot be sent (docs/leads.md)');
      return { kind: 'no-key' };
    }
    const { keyHash, reference, fingerprint } = identityOf(key, lead);
    const content = seal(JSON.stringify(deliveryOf(lead, { key, reference, now, suspicions })), keyHash, keys);
    const store = await outbox();
    const accepted = await store.accept({ keyHash, reference, fingerprint, form: lead.form, acceptedAt: now, content });
    if (accepted.kind === 'other') return { kind: 'other' };
    deliveryState.value?.wake();
    return { kind: 'accepted', reference: accepted.reference, isNew: accepted.kind === 'stored' };
  });
}
