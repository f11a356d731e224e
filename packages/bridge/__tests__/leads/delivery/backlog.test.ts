import {
  accept,
  clockNow,
  DAY,
  failed,
  leap,
  outboxOf,
  pass,
  reports,
  setBack,
  settle,
  states,
  target,
  work,
  workerBench,
} from '../../../../../__tests__/support/worker-bench';

import type { Sent } from '@footbridge/bridge/leads/delivery/target';

workerBench();

/** All 10,000 take minutes: FOOTBRIDGE_LONG=1, at night. */
const COUNT = process.env.FOOTBRIDGE_LONG === '1' ? 10_000 : 250;

const SENT: Sent = { kind: 'sent' };
const WHY = 'the salesforce answered 403 (REQUEST_LIMIT_EXCEEDED)';
const limited = failed(true, { pauses: true, error: WHY });

/** A CRM that takes so many requests a second. */
function limitedTarget(maxPerSecond: number, name = 'salesforce') {
  const created: string[] = [];
  let [second, count] = [0, 0];
  const crm = target((reference) => {
    const current = Math.floor(clockNow() / 1000);
    if (current !== second) [second, count] = [current, 0];
    count += 1;
    if (count > maxPerSecond) return limited;
    created.push(reference);
    return SENT;
  }, name);
  return { ...crm, created };
}

const expected = (count: number) => Array.from({ length: count }, (_, index) => `REF-${index + 1}`);

describe('a CRM that limits requests', () => {
  it(`gets ${COUNT} leads that come at 50 a second at 5 a second, each once, the oldest first`, async () => {
    const crm = limitedTarget(5);
    work([crm], { random: () => 0 });
    let most = 0;
    for (let second = 0; crm.created.length < COUNT && second < COUNT; second += 1) {
      if (second < COUNT / 50) for (let index = 1; index <= 50; index += 1) await accept(second * 50 + index);
      await pass(1000);
      if (second % 20 === 0)
        most = Math.max(most, (await outboxOf().list()).filter(({ state }) => state === 'delivering').length);
    }
    expect(crm.created).toHaveLength(COUNT);
    expect(new Set(crm.created).size).toBe(COUNT);
    const position = new Map(crm.created.map((reference, index) => [reference, index]));
    // Leads that are sent together may overtake one another, no others.
    const overtaken = expected(COUNT).filter(
      (reference, index) => Math.abs((position.get(reference) ?? 0) - index) > 16,
    );
    expect(overtaken).toEqual([]);
    expect(most).toBeLessThanOrEqual(8);
    expect(crm.got.length).toBeLessThan(3 * COUNT);
    expect(new Set(await states())).toEqual(new Set(['delivered']));
  }, 300_000);

  it('does not delay the mail, and gets what it lacks by age when it takes leads again', async () => {
    let isUp = false;
    const crm = target(() => (isUp ? SENT : limited), 'salesforce');
    const mail = target(undefined, 'email');
    work([crm, mail]);
    for (let index = 1; index <= 30; index += 1) {
      await accept(index);
      await pass(3000);
    }
    expect(mail.got).toEqual(expected(30));
    expect((await outboxOf().list())[0]).toMatchObject({ state: 'waiting', done: ['email'], lastError: WHY });
    const before = crm.got.length;
    isUp = true;
    await pass(300_000);
    expect(crm.got.slice(before).toSorted()).toEqual(expected(30).toSorted());
    expect(crm.got[before]).toBe('REF-1');
    expect(mail.got).toHaveLength(30);
  });

  it('is tried with one lead after a pause, and pauses are logged once each', async () => {
    for (let index = 1; index <= 20; index += 1) await accept(index);
    const crm = target(() => limited, 'salesforce');
    work([crm]);
    await settle();
    expect(crm.got).toHaveLength(8);
    await pass(7000);
    // After 1 s, and after another 2 s and 4 s.
    expect(crm.got).toHaveLength(11);
    expect(crm.got.slice(8)).toEqual(['REF-1', 'REF-1', 'REF-1']);
    expect(reports).toHaveLength(4);
    expect(reports[0]).toBe(
      'warn the salesforce answered 403 (REQUEST_LIMIT_EXCEEDED). The salesforce gets no lead until 2026-01-15T03:00:01.000Z',
    );
  });

  it('that is away for a day gets the waiting leads within five minutes of its return', async () => {
    let isUp = false;
    const crm = target(() => (isUp ? SENT : limited), 'salesforce');
    for (let index = 1; index <= 20; index += 1) await accept(index);
    work([crm]);
    for (let step = 0; step < 30; step += 1) await leap(DAY / 30);
    isUp = true;
    await pass(300_000);
    expect(await states()).toEqual(Array(20).fill('delivered'));
  });

  it('waits as long as it says, and an hour at most', async () => {
    await accept(1);
    const crm = target(() => ({ ...limited, retryAfterMs: 10 * DAY }), 'salesforce');
    work([crm]);
    await leap(3590_000);
    expect(crm.got).toHaveLength(1);
    await leap(20_000);
    expect(crm.got).toHaveLength(2);
  });

  it('is tried at once when the clock was set back', async () => {
    await accept(1);
    const crm = target(() => (crm.got.length === 1 ? limited : SENT), 'salesforce');
    work([crm]);
    await settle();
    setBack(2 * DAY);
    await pass(3000);
    expect(await states()).toEqual(['delivered']);
  });
});

describe('what a target answers beside a yes', () => {
  it('is in the lead’s state and in the log', async () => {
    await accept(1);
    work([target(() => ({ kind: 'sent', note: 'not created: duplicate of 00Q1' }), 'salesforce'), target()]);
    await settle();
    expect((await outboxOf().list())[0]).toMatchObject({
      state: 'delivered',
      done: ['salesforce', 'webhook'],
      notes: ['not created: duplicate of 00Q1'],
    });
    expect(reports).toEqual(['info REF-1, salesforce: not created: duplicate of 00Q1']);
  });

  it('refuses all leads for wrong credentials, and does not lose their order', async () => {
    for (let index = 1; index <= 9; index += 1) await accept(index);
    let isWrong = true;
    const wrong = failed(false, { pauses: true, error: 'the salesforce answered 401' });
    const crm = target(() => (isWrong ? wrong : SENT), 'salesforce');
    work([crm]);
    await settle();
    expect((await states()).filter((state) => state === 'refused')).toHaveLength(8);
    expect(reports[0]).toMatch(/^error the salesforce answered 401/);
    isWrong = false;
    await pass(60_000);
    expect(await states()).toEqual(Array(9).fill('delivered'));
  });
});
