/* oxlint-disable jest/no-export -- no test file by itself: each store's own runs it */
/** What both stores of leads promise, and each shows for itself. */
import type { LeasedLead, NewLead, Outbox, Outcome } from '@footbridge/bridge/leads/outbox/types';

export const LEASE_MS = 30_000;
const T0 = Date.UTC(2026, 0, 15, 3);
const HOUR = 3600_000;

let leads = 0;
export const newLead = (more: Partial<NewLead> = {}): NewLead => {
  leads += 1;
  return {
    keyHash: `hash-${leads}`,
    reference: `REF${leads}`,
    fingerprint: `print-${leads}`,
    form: 'callback',
    acceptedAt: T0 + leads,
    content: { keyId: 'k1', text: `sealed-${leads}` },
    ...more,
  };
};

export interface Store {
  /** One process's; closed after the test. */
  open(site?: string): Outbox;
  /** Makes `ms` pass for workers with a lease. */
  age(ms: number): Promise<void>;
}

let now = T0;
export const contractNow = (): number => now;
export const claim = (outbox: Outbox, max = 10, holder = 'worker', at = now) =>
  outbox.claim({ holder, max, now: at, leaseMs: LEASE_MS });
export const one = async (outbox: Outbox, holder = 'worker', at = now): Promise<LeasedLead> => {
  const [lead] = await claim(outbox, 1, holder, at);
  if (!lead) throw new Error('nothing was due');
  return lead;
};
/** Settles a lead as failed. */
export const fail = (
  outbox: Outbox,
  lead: LeasedLead,
  { state = 'waiting', at = now, dueAt = at, error = 'x' }: Partial<Extract<Outcome, { kind: 'failed' }>> = {},
) => outbox.settle(lead, { kind: 'failed', state, at, dueAt, error });
export const stateOf = async (outbox: Outbox) => (await outbox.list()).map(({ state }) => state);

export function outboxContract(store: () => Store): void {
  beforeEach(() => {
    now = T0 + HOUR;
  });

  it('has a lead once it was accepted, and hands it to one worker', async () => {
    const outbox = store().open();
    const lead = newLead();
    expect(await outbox.accept(lead)).toEqual({ kind: 'stored', reference: lead.reference });
    expect(await claim(outbox)).toEqual([
      expect.objectContaining({
        keyHash: lead.keyHash,
        reference: lead.reference,
        content: lead.content,
        tries: 1,
        state: 'delivering',
        until: now + LEASE_MS,
        done: [],
      }),
    ]);
    expect(await claim(outbox)).toEqual([]);
    expect(await claim(outbox, 10, 'another')).toEqual([]);
  });

  it('knows a lead again by its key, stores it once, and takes no other lead under it', async () => {
    const outbox = store().open();
    const lead = newLead();
    await outbox.accept(lead);
    expect(await outbox.accept({ ...lead, content: { keyId: 'k1', text: 'sealed anew' } })).toEqual({
      kind: 'known',
      reference: lead.reference,
    });
    expect(await outbox.accept({ ...lead, fingerprint: 'of another lead' })).toEqual({ kind: 'other' });
    expect(await outbox.list()).toHaveLength(1);
    expect(await outbox.find(lead.keyHash)).toEqual({ reference: lead.reference, fingerprint: lead.fingerprint });
    expect(await outbox.find('never seen')).toBeNull();
  });

  it('stores one lead when the same key comes many times at once, to several processes', async () => {
    const shared = store();
    const outboxes = [shared.open(), shared.open(), shared.open()];
    const lead = newLead();
    const kinds = await Promise.all(Array.from({ length: 30 }, (__, index) => outboxes[index % 3]?.accept(lead)));
    expect(kinds.filter((accepted) => accepted?.kind === 'stored')).toHaveLength(1);
    expect(kinds.filter((accepted) => accepted?.kind === 'known')).toHaveLength(29);
    const taken = await Promise.all(outboxes.map((outbox, index) => claim(outbox, 10, `w${index}`)));
    expect(taken.flat()).toHaveLength(1);
  });

  it('gives each of many leads to one of several workers', async () => {
    const shared = store();
    const outboxes = [shared.open(), shared.open()];
    for (let index = 0; index < 40; index += 1) await outboxes[0]?.accept(newLead());
    const taken = await Promise.all(
      Array.from({ length: 10 }, (__, index) => claim(outboxes[index % 2] ?? shared.open(), 4, `w${index % 2}`)),
    );
    const references = taken.flat().map(({ reference }) => reference);
    expect(references).toHaveLength(40);
    expect(new Set(references).size).toBe(40);
  });

  it('never tries again what was delivered', async () => {
    const outbox = store().open();
    await outbox.accept(newLead());
    expect(await outbox.settle(await one(outbox), { kind: 'delivered', at: now })).toBe(true);
    now += 100 * HOUR;
    expect(await claim(outbox)).toEqual([]);
    expect(await outbox.list()).toEqual([
      expect.objectContaining({ state: 'delivered', deliveredAt: T0 + HOUR, dueAt: null, lastError: null }),
    ]);
  });

  it('tries a failed one again when it is due, not before, and says why it failed', async () => {
    const outbox = store().open();
    await outbox.accept(newLead());
    await fail(outbox, await one(outbox), { dueAt: now + 5000, error: 'the webhook answered 503' });
    expect(await outbox.list()).toEqual([
      expect.objectContaining({ state: 'waiting', dueAt: now + 5000, lastError: 'the webhook answered 503', tries: 1 }),
    ]);
    now += 4999;
    expect(await claim(outbox)).toEqual([]);
    now += 1;
    expect(await claim(outbox)).toEqual([expect.objectContaining({ tries: 2 })]);
  });

  it('gives a dead worker’s leads to another one when the lease ends, not before', async () => {
    const shared = store();
    const outbox = shared.open();
    await outbox.accept(newLead());
    const pending = await one(outbox, 'dead');
    await shared.age(LEASE_MS - 10_000);
    now += LEASE_MS - 10_000;
    expect(await claim(outbox, 10, 'alive')).toEqual([]);
    await shared.age(LEASE_MS);
    now += 10_000;
    const [again] = await claim(outbox, 10, 'alive');
    expect(again).toMatchObject({ reference: pending.reference, tries: 2 });
  });

  it.each(['quick', 'slow'])('writes nothing for a lease of “slow” that ended: %s has the next', async (holder) => {
    const shared = store();
    const outbox = shared.open();
    await outbox.accept(newLead());
    const slow = await one(outbox, 'slow');
    await shared.age(LEASE_MS);
    now += LEASE_MS;
    const quick = await one(outbox, holder);
    expect(await outbox.recordDelivery(slow, { target: 'webhook' }, now + LEASE_MS)).toBe(false);
    expect(await fail(outbox, slow)).toBe(false);
    expect(await stateOf(outbox)).toEqual(['delivering']);
    expect(await outbox.settle(quick, { kind: 'delivered', at: now })).toBe(true);
    expect(await outbox.settle(slow, { kind: 'delivered', at: now })).toBe(false);
  });

  it('records which targets have a lead, and renews the lease', async () => {
    const shared = store();
    const outbox = shared.open();
    await outbox.accept(newLead());
    const lead = await one(outbox);
    await shared.age(LEASE_MS - 10_000);
    now += LEASE_MS - 10_000;
    expect(await outbox.recordDelivery(lead, { target: 'webhook' }, now + LEASE_MS)).toBe(true);
    now += 12_000;
    expect(await claim(outbox, 10, 'another')).toEqual([]);
    await fail(outbox, lead);
    expect(await claim(outbox)).toEqual([expect.objectContaining({ done: ['webhook'] })]);
  });

  it('records a target’s note, whatever it says', async () => {
    const outbox = store().open();
    await outbox.accept(newLead());
    const lead = await one(outbox);
    await outbox.recordDelivery(lead, { target: 'webhook' }, now + LEASE_MS);
    await outbox.recordDelivery(lead, { target: 'salesforce', note: 'duplicate of 00Q1, 00Q2' }, now + LEASE_MS);
    await outbox.settle(lead, { kind: 'delivered', at: now });
    expect(await outbox.list()).toEqual([
      expect.objectContaining({
        state: 'delivered',
        done: ['webhook', 'salesforce'],
        notes: ['duplicate of 00Q1; 00Q2'],
      }),
    ]);
  });

  it('hands out only leads that lack a target that takes leads, the oldest first', async () => {
    const outbox = store().open();
    const three = [newLead(), newLead(), newLead()];
    for (const lead of three) await outbox.accept(lead);
    const [first, second] = await claim(outbox, 2);
    if (!first || !second) throw new Error('nothing was due');
    for (const lead of [second, first]) {
      await outbox.recordDelivery(lead, { target: 'email' }, now + LEASE_MS);
      await fail(outbox, lead, { dueAt: lead.acceptedAt });
    }
    const claimed = async (lacking: string[]) =>
      (await outbox.claim({ holder: 'worker', max: 10, now, leaseMs: LEASE_MS, lacking })).map(
        ({ reference }) => reference,
      );
    expect(await claimed(['email'])).toEqual([three[2]?.reference]);
    expect(await claimed(['mail'])).toEqual([first.reference, second.reference]);
  });
}
