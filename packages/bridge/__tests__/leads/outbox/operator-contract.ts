/* oxlint-disable jest/no-export -- no test file by itself: each store's own runs it */
/** What both stores of leads promise operators: tries on request, deletion, the end of the retention, other brands. Runs beside outboxContract. */
import { claim, contractNow, fail, newLead, one, stateOf, type Store } from './contract';

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
}
