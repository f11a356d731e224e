import { createConcurrencyLimit } from '@footbridge/bridge/wordpress/upstream/concurrency-limit';

const never = () => new AbortController().signal;
const full = () => new Error('full');

describe('the concurrency limit', () => {
  it('admits the queue in order', async () => {
    const { enter, active, queued } = createConcurrencyLimit({ maxConcurrent: 2, maxQueued: 10 });
    const leave = [await enter(never(), full), await enter(never(), full)];
    const order: string[] = [];
    const third = enter(never(), full).then((out) => (order.push('third'), out));
    const fourth = enter(never(), full).then((out) => (order.push('fourth'), out));
    expect([active(), queued()]).toEqual([2, 2]);
    leave[0]?.();
    (await third)();
    (await fourth)();
    leave[1]?.();
    expect(order).toEqual(['third', 'fourth']);
    expect([active(), queued()]).toEqual([0, 0]);
  });

  it('rejects at once when the queue is full', async () => {
    const { enter } = createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 1 });
    await enter(never(), full);
    enter(never(), full).catch(() => undefined);
    await expect(enter(never(), full)).rejects.toThrow('full');
  });

  it('removes a request from the queue when its signal aborts', async () => {
    const { enter, active, queued } = createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 10 });
    const leave = await enter(never(), full);
    const timeout = new AbortController();
    const late = enter(timeout.signal, full);
    timeout.abort(new DOMException('late', 'TimeoutError'));
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(enter(timeout.signal, full)).rejects.toMatchObject({ name: 'TimeoutError' });
    leave();
    expect([active(), queued()]).toEqual([0, 0]);
  });
});
