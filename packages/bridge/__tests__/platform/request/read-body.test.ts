/** What a slow or large sender can hold of the server: a connection for seconds, and no memory after its answer. */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { bodyBytesState, MAX_TOTAL_BYTES, readBody } from '@footbridge/bridge/platform/request/read-body';
import { readForm } from '@footbridge/bridge/platform/request/read-form';

const SECOND_MS = 1000;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

function sender(headers: Record<string, string> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  });
  return {
    request,
    /** Sends so much now, and lets the time pass. */
    async send(bytes: number, ms: number) {
      if (bytes > 0) request.push(Buffer.alloc(bytes, '1'));
      await new Promise(setImmediate);
      await jest.advanceTimersByTimeAsync(ms);
    },
    async end() {
      request.push(null);
      await new Promise(setImmediate);
    },
  };
}

describe('a body', () => {
  it('that does not arrive within ten seconds is too slow', async () => {
    const { request, send } = sender();
    const body = readBody(request, 20_000);
    await send(1, 9999);
    await send(1, 1);
    await expect(body).resolves.toBe('too-slow');
  });

  it('of any size may take as long as it likes at a kilobyte a second', async () => {
    const { request, send, end } = sender();
    const body = readBody(request, 1_000_000);
    for (let second = 0; second < 45; second += 1) await send(1000, SECOND_MS);
    await end();
    await expect(body).resolves.toHaveLength(45_000);
  });

  it('that begins fast and then trickles is too slow', async () => {
    const { request, send } = sender();
    const body = readBody(request, 1_000_000);
    await send(500_000, 10 * SECOND_MS);
    for (let second = 0; second < 10; second += 1) await send(100, SECOND_MS);
    await expect(body).resolves.toBe('too-slow');
  });

  it('that is too large is not stored any further', async () => {
    const { request, send } = sender();
    const body = readBody(request, 10);
    await send(11, 0);
    await expect(body).resolves.toBe('too-large');
    expect(request.listenerCount('data')).toBe(0);
    await send(100_000, 0);
    expect(request.readableLength).toBe(0);
  });

  it('is not read when others have the memory, unless it is small', async () => {
    const large = sender();
    const body = readBody(large.request, MAX_TOTAL_BYTES + 1);
    await large.send(MAX_TOTAL_BYTES, 0);
    const next = sender();
    const refused = readBody(next.request, 100_000);
    await next.send(20_000, 0);
    await expect(refused).resolves.toBe('too-large');
    const form = sender();
    const read = readBody(form.request, 100_000);
    await form.send(10_000, 0);
    await form.end();
    await expect(read).resolves.toHaveLength(10_000);
    await large.end();
    await body;
    expect(bodyBytesState.value).toBe(0);
  });

  it.each(['complete', 'aborted', 'too large', 'too slow'])('leaves no timer behind when it is %s', async (how) => {
    const { request, send, end } = sender();
    const body = readBody(request, 10);
    await send(how === 'too large' ? 11 : 5, how === 'too slow' ? 10 * SECOND_MS : 0);
    if (how === 'complete') await end();
    if (how === 'aborted') request.destroy();
    await body;
    expect(jest.getTimerCount()).toBe(0);
  });
});

it('a form that arrives too slowly gets another answer than one that is unreadable', async () => {
  const { request, send } = sender({ 'content-type': 'application/x-www-form-urlencoded' });
  const form = readForm(request, 1000);
  await send(1, 10 * SECOND_MS);
  await expect(form).resolves.toEqual({ kind: 'too-slow' });
});
