import { LEASE_MS } from '@footbridge/bridge/leads/delivery/worker';

import { newLeadKey, PERSONAL } from '../../../../../__tests__/support/leads';
import {
  accept,
  clockNow,
  DAY,
  failed,
  HOUR,
  leap,
  outboxOf,
  pass,
  reports,
  setBack,
  settle,
  states,
  T0,
  target,
  work,
  workerBench,
} from '../../../../../__tests__/support/worker-bench';

import type { Outbox } from '@footbridge/bridge/leads/outbox/types';

workerBench();

describe('the worker', () => {
  it('delivers what it finds, once', async () => {
    await accept(1);
    const webhook = target();
    work([webhook]);
    await pass(60_000);
    await leap(100 * DAY);
    expect(webhook.got).toEqual(['REF-1']);
    expect(await states()).toEqual(['delivered']);
  });

  it('delivers at once when it is woken', async () => {
    const webhook = target();
    const worker = work([webhook]);
    await settle();
    await accept(1);
    await settle();
    expect(webhook.got).toEqual([]);
    worker.wake();
    await settle();
    expect(webhook.got).toEqual(['REF-1']);
  });

  it('finds by itself what another process accepted', async () => {
    const webhook = target();
    work([webhook]);
    await settle();
    await accept(1);
    await pass(3000);
    expect(webhook.got).toEqual(['REF-1']);
  });

  it('tries again after 5 s, 10 s, 20 s …, until the target has it', async () => {
    await accept(1);
    const times: number[] = [];
    work([target(() => (times.push((clockNow() - T0) / 1000), times.length < 5 ? failed(true) : { kind: 'sent' }))]);
    await pass(2 * 60_000);
    // It looks every three seconds.
    expect(times).toEqual([0, 6, 18, 39, 81]);
    expect(await states()).toEqual(['delivered']);
    expect(reports[0]).toMatch(
      /^warn REF-1 is not delivered: the webhook answered 5xx. Attempt 1; the next at 2026-01-15T03:00:05/,
    );
  });

  it('waits for the target’s Retry-After', async () => {
    await accept(1);
    const webhook = target(() => failed(true, { retryAfterMs: 10 * 60_000 }));
    work([webhook]);
    await leap(9 * 60_000);
    expect(webhook.got).toHaveLength(1);
    await leap(2 * 60_000);
    expect(webhook.got).toHaveLength(2);
  });

  it('retries a refused lead at long intervals, and logs an error', async () => {
    await accept(1);
    const webhook = target(() => failed(false));
    work([webhook]);
    await leap(HOUR - 1);
    expect([webhook.got.length, await states()]).toEqual([1, ['refused']]);
    expect(reports[0]).toMatch(/^error REF-1/);
    for (let day = 0; day < 12; day += 1) await leap(DAY);
    expect(webhook.got.length).toBeGreaterThan(10);
    expect(await states()).toEqual(['refused']);
  });

  it('a failing lead does not block the others', async () => {
    for (let index = 1; index <= 20; index += 1) await accept(index);
    const webhook = target((reference) => (reference === 'REF-1' ? failed(true) : { kind: 'sent' }));
    work([webhook]);
    await settle();
    expect((await states()).filter((state) => state === 'delivered')).toHaveLength(19);
  });

  it('eight at once and no more; the ninth begins when one is done', async () => {
    for (let index = 1; index <= 12; index += 1) await accept(index);
    const open: (() => void)[] = [];
    const webhook = target(() => new Promise((done) => open.push(() => done({ kind: 'sent' }))));
    work([webhook]);
    await settle();
    expect(webhook.got).toHaveLength(8);
    open[0]?.();
    await settle();
    expect(webhook.got).toHaveLength(9);
    for (let round = 0; round < 12; round += 1) {
      for (const done of open) done();
      await settle();
    }
    expect((await states()).every((state) => state === 'delivered')).toBe(true);
  });

  it('with two targets, the one that has a lead does not get it again for the other’s sake', async () => {
    await accept(1);
    let mails = 0;
    const [webhook, mail] = [target(), target(() => ((mails += 1) < 3 ? failed(true) : { kind: 'sent' }), 'email')];
    work([webhook, mail]);
    await pass(60_000);
    expect([webhook.got.length, mail.got.length, await states()]).toEqual([1, 3, ['delivered']]);
  });

  it('a target that throws has not received the lead, and its error is not logged', async () => {
    await accept(1);
    const webhook = target(() => Promise.reject(new Error('Marlene Dietz, 7025550142')));
    work([webhook]);
    await pass(20_000);
    expect(webhook.got.length).toBeGreaterThan(1);
    expect(reports[0]).toContain('with an unexpected error');
    expect(PERSONAL.filter((word) => reports.join('\n').includes(word))).toEqual([]);
  });

  it('without a target stores the leads', async () => {
    await accept(1);
    work([]);
    await leap(100 * DAY);
    expect(await states()).toEqual(['accepted']);
    expect((await outboxOf().list())[0]?.content).not.toBeNull();
  });

  it('keeps a lead that it cannot decrypt, logs which key is missing, and delivers it with the key', async () => {
    await accept(1);
    const old = process.env.LEAD_KEY ?? '';
    process.env.LEAD_KEY = newLeadKey();
    const webhook = target();
    work([webhook]);
    await pass(1000);
    expect([webhook.got, await states()]).toEqual([[], ['refused']]);
    expect(reports[0]).toMatch(/encrypted with key [0-9a-f]{8}, which is neither LEAD_KEY nor in LEAD_KEY_PREVIOUS/);
    process.env.LEAD_KEY_PREVIOUS = old;
    await leap(HOUR + 3000);
    delete process.env.LEAD_KEY_PREVIOUS;
    expect(webhook.got).toEqual(['REF-1']);
  });

  it('deletes the content of what was delivered when its days are over, and of nothing else', async () => {
    await accept(1);
    await accept(2);
    work([target((reference) => (reference === 'REF-1' ? { kind: 'sent' } : failed(true)))], { retentionMs: 7 * DAY });
    await leap(7 * DAY - HOUR);
    const stored = async () => (await outboxOf().list()).map(({ content }) => content !== null);
    expect(await stored()).toEqual([true, true]);
    await leap(3 * HOUR);
    expect(await stored()).toEqual([false, true]);
  });

  it('delivers what it accepted, and what failed, by a clock that was ahead and is set back', async () => {
    const webhook = target((reference) =>
      reference === 'REF-1' && webhook.got.length === 1 ? failed(true) : { kind: 'sent' },
    );
    await accept(1);
    work([webhook]);
    await settle();
    await accept(2);
    setBack(2 * DAY);
    await pass(3000);
    expect([webhook.got.toSorted(), await states()]).toEqual([
      ['REF-1', 'REF-1', 'REF-2'],
      ['delivered', 'delivered'],
    ]);
  });

  it('goes on deleting the content of delivered leads after the clock was set back', async () => {
    work([target()], { retentionMs: 0 });
    await settle();
    setBack(300 * DAY);
    await accept(1);
    await leap(2 * HOUR);
    await leap(2 * HOUR);
    expect((await outboxOf().list()).map(({ state, content }) => [state, content])).toEqual([['delivered', null]]);
  });

  it('lets others have their turn, however many there are that need no network', async () => {
    await accept(1);
    const seen = { turns: 0, claims: 0 };
    const [record] = await outboxOf().list();
    const content = { keyId: 'gone', text: record?.content?.text ?? '' };
    // As if there were no end of leads that cannot be read.
    const claim: Outbox['claim'] = async ({ now }) =>
      (seen.claims += 1) <= 100 && record
        ? [{ ...record, content, lease: String(seen.claims), until: now + LEASE_MS }]
        : [];
    work([target()], { open: async () => ({ ...outboxOf(), claim }) });
    const others = setInterval(() => (seen.turns += 1), 0);
    for (let round = 0; seen.claims <= 100 && round < 5000; round += 1) await new Promise((go) => setImmediate(go));
    clearInterval(others);
    expect(seen.claims).toBeGreaterThan(100);
    expect(seen.turns).toBeGreaterThan(2);
  });

  it('survives an outbox that fails, and continues when it works again', async () => {
    await accept(1);
    let isAway = true;
    const webhook = target();
    work([webhook], { open: async () => (isAway ? Promise.reject(new Error('disk I/O error')) : outboxOf()) });
    await pass(20_000);
    expect(reports[0]).toBe('error the outbox does not answer (disk I/O error)');
    isAway = false;
    await pass(6000);
    expect(webhook.got).toEqual(['REF-1']);
  });

  it('claims no more leads after stop(), and finishes those under way', async () => {
    for (let index = 1; index <= 9; index += 1) await accept(index);
    const open: (() => void)[] = [];
    const worker = work([target(() => new Promise((done) => open.push(() => done({ kind: 'sent' }))))]);
    await settle();
    let hasStopped = false;
    const stopped = worker.stop().then(() => (hasStopped = true));
    await settle();
    expect(hasStopped).toBe(false);
    for (const done of open) done();
    await stopped;
    expect((await states()).toSorted()).toEqual(['accepted', ...Array(8).fill('delivered')]);
  });
});
