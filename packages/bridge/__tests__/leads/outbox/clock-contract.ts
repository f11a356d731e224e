/* oxlint-disable jest/no-export -- no test file by itself: each store's own runs it */
/** What both stores do when the clock was set back. */
import { claim, fail, LEASE_MS, newLead, one, type Store } from './contract';

const HOUR = 3600_000;
/** Later than any lead of the contract. */
const T1 = Date.UTC(2026, 0, 15, 4);

export function clockContract(store: () => Store): void {
  it('hands out a new lead at once, though the clock was set back since it was accepted', async () => {
    const outbox = store().open();
    await outbox.accept(newLead({ acceptedAt: T1 + 20_000 }));
    await outbox.accept(newLead({ acceptedAt: T1 + 2 * HOUR }));
    expect(await claim(outbox, 10, 'worker', T1)).toHaveLength(2);
    expect(await claim(outbox, 10, 'worker', T1)).toEqual([]);
  });

  it.each([
    ['waiting', 0],
    ['refused', 0],
    ['waiting', -2 * HOUR],
  ] as const)(
    'tries a %s one at once, though the clock was set back since its next try was decided; after that when it is due',
    async (state, acceptedBefore) => {
      const outbox = store().open();
      const ahead = T1 + 2 * HOUR;
      await outbox.accept(newLead({ acceptedAt: ahead + acceptedBefore }));
      await fail(outbox, await one(outbox, 'worker', ahead), { state, at: ahead, dueAt: ahead + 5000 });
      await fail(outbox, await one(outbox, 'worker', T1), { state, at: T1, dueAt: T1 + HOUR });
      expect(await claim(outbox, 10, 'worker', T1)).toEqual([]);
      expect(await claim(outbox, 10, 'worker', T1 + HOUR - 1)).toEqual([]);
      expect(await claim(outbox, 10, 'worker', T1 + HOUR)).toHaveLength(1);
    },
  );

  it('takes over the leads of a dead worker whose clock was ahead and was set back', async () => {
    const shared = store();
    const outbox = shared.open();
    await outbox.accept(newLead());
    await one(outbox, 'dead', T1 + 2 * HOUR);
    await shared.age(LEASE_MS);
    expect(await claim(outbox, 10, 'alive', T1)).toHaveLength(1);
    expect(await claim(outbox, 10, 'another', T1)).toEqual([]);
  });

  it('does not claim early a lead that another machine settled by a clock a little ahead', async () => {
    const outbox = store().open();
    await outbox.accept(newLead());
    await fail(outbox, await one(outbox, 'worker', T1), { at: T1 + 20_000, dueAt: T1 + 25_000 });
    expect(await claim(outbox, 10, 'worker', T1)).toEqual([]);
    expect(await claim(outbox, 10, 'worker', T1 + 25_000)).toHaveLength(1);
  });
}
