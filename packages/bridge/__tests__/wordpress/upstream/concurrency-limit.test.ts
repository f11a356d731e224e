import { ConcurrencyLimit } from '@footbridge/bridge/wordpress/upstream/concurrency-limit';

const never = () => new AbortController().signal;
const full = () => new Error('full');

// Full slots and a full queue: client.test.ts and shares.test.ts.
describe('the concurrency limit', () => {
  it('admits the queue in order', async () => {
    const limit = new ConcurrencyLimit({ maxConcurrent: 1, maxQueued: 10 });
    const leave = await limit.enter(never(), full);
    const order: string[] = [];
    const waiting = ['second', 'third'].map(async (name) => {
      const out = await limit.enter(never(), full);
      order.push(name);
      out();
    });
    leave();
    await Promise.all(waiting);
    expect([order, limit.active, limit.queued]).toEqual([['second', 'third'], 0, 0]);
  });

  it('removes a request from the queue when its signal aborts', async () => {
    const limit = new ConcurrencyLimit({ maxConcurrent: 1, maxQueued: 10 });
    const leave = await limit.enter(never(), full);
    const timeout = new AbortController();
    const late = limit.enter(timeout.signal, full);
    timeout.abort(new DOMException('late', 'TimeoutError'));
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(limit.enter(timeout.signal, full)).rejects.toMatchObject({ name: 'TimeoutError' });
    leave();
    expect([limit.active, limit.queued]).toEqual([0, 0]);
  });
});
