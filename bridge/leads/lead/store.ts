import { log } from '../../platform/log';
import { outbox } from '../outbox/open';
import { leadKeys, seal } from '../outbox/seal';
import { rateLimit } from '../../platform/request/rate-limit';
import { identityOf } from './identity';
import { deliveryOf } from './payload';
import { deliveryState } from '../delivery/start';

import type { Suspicion } from './payload';
import type { LeadInput } from './schema';

/** accepted: on the disk. other: the key is another lead's. no-key, unavailable: nothing was stored, or nobody knows. */
export type Stored =
  | { kind: 'accepted'; reference: string; isNew: boolean }
  | { kind: 'other' | 'no-key' | 'unavailable' };

/** Once a minute. */
const saidOnce = rateLimit({ max: 1, windowMs: 60_000 });

async function guarded<Value>(ask: () => Promise<Value>): Promise<Value | 'unavailable'> {
  try {
    return await ask();
  } catch (error) {
    // Causes name files and servers, never what was to be written.
    log('error', 'leads', 'a lead could not be stored, and its visitor was asked to call', error);
    return 'unavailable';
  }
}

/** What became of an earlier sending under this key; null where there was none. */
export function storedBefore(lead: LeadInput, key: string): Promise<Stored | null> {
  return guarded(async () => {
    const { keyHash, fingerprint } = identityOf(key, lead);
    const known = await (await outbox()).find(keyHash);
    if (!known) return null;
    return known.fingerprint === fingerprint
      ? ({ kind: 'accepted', reference: known.reference, isNew: false } as const)
      : ({ kind: 'other' } as const);
  }).then((found) => (found === 'unavailable' ? { kind: found } : found));
}

/**
 * Writes a lead down, encrypted, and wakes who delivers it. When it resolves to 'accepted' the lead is on the disk.
 * @param key the idempotency key
 */
export async function storeLead(
  lead: LeadInput,
  key: string,
  suspicions: Suspicion[],
  now = Date.now(),
): Promise<Stored> {
  const result = await guarded(async (): Promise<Stored> => {
    const keys = leadKeys();
    if (!keys) {
      if (saidOnce.take('no key')) log('error', 'leads', 'LEAD_KEY is not set: nobody can send a form (docs/leads.md)');
      return { kind: 'no-key' };
    }
    const { keyHash, reference, fingerprint } = identityOf(key, lead);
    const content = seal(JSON.stringify(deliveryOf(lead, { key, reference, now, suspicions })), keyHash, keys);
    const accepted = await (
      await outbox()
    ).accept({ keyHash, reference, fingerprint, form: lead.form, acceptedAt: now, content });
    if (accepted.kind === 'other') return { kind: 'other' };
    deliveryState.value?.wake();
    return { kind: 'accepted', reference: accepted.reference, isNew: accepted.kind === 'stored' };
  });
  return result === 'unavailable' ? { kind: result } : result;
}
