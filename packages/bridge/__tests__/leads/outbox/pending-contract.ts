/* oxlint-disable jest/no-export -- no test file by itself: each store's own runs it */
/** What both stores report about leads. */
import { claim, newLead, one, type Store } from './contract';

const HOUR = 3600_000;
/** Later than any lead of the contract. */
const T1 = Date.UTC(2026, 0, 15, 4);

export function pendingContract(store: () => Store): void {
  it('returns undelivered leads by state, with the oldest time of acceptance', async () => {
    const shared = store();
    const outbox = shared.open();
    expect(await outbox.pending()).toEqual([]);
    const sent = [newLead(), newLead(), newLead(), newLead()];
    for (const lead of sent) await outbox.accept(lead);
    const [first, second] = await claim(outbox, 2, 'worker', T1);
    if (!first || !second) throw new Error('two were due');
    await outbox.settle(first, { kind: 'delivered', at: T1 });
    await outbox.settle(second, { kind: 'failed', state: 'refused', at: T1, dueAt: T1 + HOUR, error: 'HTTP 400' });
    const [third, fourth] = sent.slice(2);
    expect((await outbox.pending()).toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
      { state: 'accepted', count: 2, since: third?.acceptedAt },
      { state: 'refused', count: 1, since: second.acceptedAt },
    ]);
    await one(outbox, 'worker', T1);
    expect(await outbox.pending()).toContainEqual({ state: 'delivering', count: 1, since: third?.acceptedAt });
    await outbox.remove(fourth?.keyHash ?? '');
    expect(await outbox.pending()).not.toContainEqual(expect.objectContaining({ state: 'accepted' }));
    expect(await shared.open('LAG').pending()).toEqual([]);
  });
}
