/* oxlint-disable jest/no-export -- no test file by itself: each store's own runs it */
/** What both stores of leads promise operators: tries on request, deletion, the end of the retention, other brands, reports, a clock that was set back. Runs beside outboxContract. */
import { claim, contractNow, fail, LEASE_MS, newLead, one, stateOf, type Store } from './contract';

const HOUR = 3600_000;

export function operatorContract(store: () => Store): void {
  it('tries one at once when an operator says so', async () => {
    const outbox = store().open();
    const unsent = newLead();
    await outbox.accept(unsent);
    expect(await outbox.retry(unsent.keyHash, contractNow())).toBe(true);
    const lead = await one(outbox);
    expect(await claim(outbox)).toEqual([]);
    expect(await outbox.retry(lead.keyHash, contractNow())).toBe(false);
    await fail(outbox, lead, { state: 'refused', dueAt: contractNow() + 10 * HOUR });
    expect(await outbox.retry(lead.keyHash, contractNow())).toBe(true);
    expect(await claim(outbox)).toHaveLength(1);
    expect(await outbox.retry('never seen', contractNow())).toBe(false);
  });

  it('deletes a lead’s content, never tries it again, and still knows its key', async () => {
    const outbox = store().open();
    const [first, second] = [newLead(), newLead()];
    await outbox.accept(first);
    await fail(outbox, await one(outbox));
    await outbox.accept(second);
    expect(await outbox.remove(first.keyHash)).toBe(true);
    expect(await outbox.remove(second.keyHash)).toBe(true);
    expect(await outbox.remove(second.keyHash)).toBe(false);
    expect(await claim(outbox)).toEqual([]);
    expect(await outbox.list()).toEqual([
      expect.objectContaining({ state: 'deleted', content: null }),
      expect.objectContaining({ state: 'deleted', content: null }),
    ]);
    expect((await outbox.accept(first)).kind).toBe('known');
  });

  it('one that is deleted while it is being delivered is not brought back', async () => {
    const outbox = store().open();
    const lead = newLead();
    await outbox.accept(lead);
    const pending = await one(outbox);
    await outbox.remove(lead.keyHash);
    expect(await fail(outbox, pending)).toBe(false);
    expect(await stateOf(outbox)).toEqual(['deleted']);
  });

  it('forgets the content of what was delivered long enough ago; of nothing else', async () => {
    const outbox = store().open();
    const [delivered, waiting] = [newLead(), newLead()];
    await outbox.accept(delivered);
    await outbox.settle(await one(outbox), { kind: 'delivered', at: contractNow() });
    await outbox.accept(waiting);
    expect(await outbox.purge(contractNow() - 1, 0)).toBe(0);
    expect(await outbox.purge(contractNow(), 0)).toBe(1);
    expect((await outbox.list()).map(({ content }) => content !== null)).toEqual([false, true]);
    expect((await outbox.accept(delivered)).kind).toBe('known');
    await outbox.purge(contractNow(), contractNow() + HOUR);
    expect((await outbox.list()).map(({ reference }) => reference)).toEqual([waiting.reference]);
    expect(await outbox.find(delivered.keyHash)).toBeNull();
  });

  it('one brand’s leads are none of another’s', async () => {
    const shared = store();
    const [own, other] = [shared.open('DSH'), shared.open('LAG')];
    const lead = newLead();
    await own.accept(lead);
    expect(await claim(other)).toEqual([]);
    expect(await other.list()).toEqual([]);
    expect(await other.find(lead.keyHash)).toBeNull();
    expect(await other.remove(lead.keyHash)).toBe(false);
    expect(await claim(own)).toHaveLength(1);
  });

  it('returns undelivered leads by state, with the oldest time of acceptance', async () => {
    const shared = store();
    const outbox = shared.open();
    expect(await outbox.pending()).toEqual([]);
    const sent = [newLead(), newLead(), newLead(), newLead()];
    for (const lead of sent) await outbox.accept(lead);
    const [first, second] = await claim(outbox, 2, 'worker', contractNow());
    if (!first || !second) throw new Error('two were due');
    await outbox.settle(first, { kind: 'delivered', at: contractNow() });
    await outbox.settle(second, {
      kind: 'failed',
      state: 'refused',
      at: contractNow(),
      dueAt: contractNow() + HOUR,
      error: 'HTTP 400',
    });
    const [third, fourth] = sent.slice(2);
    expect((await outbox.pending()).toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
      { state: 'accepted', count: 2, since: third?.acceptedAt },
      { state: 'refused', count: 1, since: second.acceptedAt },
    ]);
    await one(outbox, 'worker', contractNow());
    expect(await outbox.pending()).toContainEqual({ state: 'delivering', count: 1, since: third?.acceptedAt });
    await outbox.remove(fourth?.keyHash ?? '');
    expect(await outbox.pending()).not.toContainEqual(expect.objectContaining({ state: 'accepted' }));
    expect(await shared.open('LAG').pending()).toEqual([]);
  });

  it('hands out a new lead at once, though the clock was set back since it was accepted', async () => {
    const outbox = store().open();
    await outbox.accept(newLead({ acceptedAt: contractNow() + 20_000 }));
    await outbox.accept(newLead({ acceptedAt: contractNow() + 2 * HOUR }));
    expect(await claim(outbox, 10, 'worker', contractNow())).toHaveLength(2);
    expect(await claim(outbox, 10, 'worker', contractNow())).toEqual([]);
  });

  it.each([
    ['waiting', 0],
    ['refused', 0],
    ['waiting', -2 * HOUR],
  ] as const)(
    'tries a %s one at once, though the clock was set back since its next try was decided; after that when it is due',
    async (state, acceptedBefore) => {
      const outbox = store().open();
      const ahead = contractNow() + 2 * HOUR;
      await outbox.accept(newLead({ acceptedAt: ahead + acceptedBefore }));
      await fail(outbox, await one(outbox, 'worker', ahead), { state, at: ahead, dueAt: ahead + 5000 });
      await fail(outbox, await one(outbox, 'worker', contractNow()), {
        state,
        at: contractNow(),
        dueAt: contractNow() + HOUR,
      });
      expect(await claim(outbox, 10, 'worker', contractNow())).toEqual([]);
      expect(await claim(outbox, 10, 'worker', contractNow() + HOUR - 1)).toEqual([]);
      expect(await claim(outbox, 10, 'worker', contractNow() + HOUR)).toHaveLength(1);
    },
  );

  it('takes over the leads of a dead worker whose clock was ahead and was set back', async () => {
    const shared = store();
    const outbox = shared.open();
    await outbox.accept(newLead());
    await one(outbox, 'dead', contractNow() + 2 * HOUR);
    await shared.age(LEASE_MS);
    expect(await claim(outbox, 10, 'alive', contractNow())).toHaveLength(1);
    expect(await claim(outbox, 10, 'another', contractNow())).toEqual([]);
  });

  it('does not claim early a lead that another machine settled by a clock a little ahead', async () => {
    const outbox = store().open();
    await outbox.accept(newLead());
    await fail(outbox, await one(outbox, 'worker', contractNow()), {
      at: contractNow() + 20_000,
      dueAt: contractNow() + 25_000,
    });
    expect(await claim(outbox, 10, 'worker', contractNow())).toEqual([]);
    expect(await claim(outbox, 10, 'worker', contractNow() + 25_000)).toHaveLength(1);
  });
}
