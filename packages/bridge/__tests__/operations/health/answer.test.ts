import { upstreamClient, upstreamClientsState } from '@footbridge/bridge/wordpress/upstream/client';
import { FAILURES_TO_OPEN } from '@footbridge/bridge/wordpress/upstream/limits';
import { healthAnswerer } from '@footbridge/bridge/operations/health/answer';

import { exchange } from '../../../../../__tests__/support/exchange';

import type { PartState } from '@footbridge/bridge/operations/health/parts';

const WELL = { wordpress: 'ok', routing: 'ok', schema: 'ok', versions: 'ok', pageCache: 'ok', outbox: 'ok' } as const;
const CLOSED = { pages: 'closed', searches: 'closed', uploads: 'closed', mediaHosts: 'closed' };
type States = Record<keyof typeof WELL, PartState>;

let states: States;
let checkCount = 0;
let lines: string[] = [];
const check = (name: keyof States) => async (): Promise<PartState> => {
  checkCount += 1;
  return states[name];
};
const newAnswerer = () =>
  healthAnswerer({
    wordpress: check('wordpress'),
    routing: check('routing'),
    schema: check('schema'),
    versions: check('versions'),
    pageCache: check('pageCache'),
    outbox: check('outbox'),
  });

async function send(answer: ReturnType<typeof newAnswerer>, query: Record<string, string> = {}, method = 'GET') {
  const { request, response } = exchange({ method });
  await answer(Object.assign(request, { query }), response);
  return {
    status: response.statusCode,
    body: response.text && JSON.parse(response.text),
    headers: response.getHeaders(),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  upstreamClientsState.value = undefined;
  states = { ...WELL };
  [checkCount, lines] = [0, []];
  for (const level of ['info', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...said: unknown[]) => void lines.push([level, ...said].join(' ')));
});
afterEach(() => {
  jest.useRealTimers();
});

describe('/api/health', () => {
  it('is ok, and is not cached', async () => {
    const { status, body, headers } = await send(newAnswerer());
    expect([status, body]).toEqual([200, { status: 'ok', parts: WELL, circuitBreakers: CLOSED }]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
    expect(lines).toEqual([]);
  });

  it.each([
    ['WordPress is unreachable', { wordpress: 'unreachable' }, 'degraded', 200],
    ['WordPress’s routing is missing', { routing: 'missing' }, 'degraded', 200],
    ['Redis is unreachable', { outbox: 'unreachable' }, 'degraded', 200],
    ['leads do not get on', { outbox: 'stalled' }, 'degraded', 200],
    ['Redis is full', { pageCache: 'read-only', outbox: 'read-only' }, 'degraded', 200],
    ['the page cache takes nothing', { pageCache: 'unwritable' }, 'failing', 503],
    ['the outbox takes nothing', { outbox: 'unwritable' }, 'failing', 503],
    ['Redis does not prove leads any more', { outbox: 'unproven' }, 'degraded', 200],
    ['Redis has not proved a lead since the process started', { outbox: 'lossy' }, 'failing', 503],
    ['the outbox’s file is damaged', { outbox: 'damaged' }, 'failing', 503],
    ['all of it', { wordpress: 'unreachable', pageCache: 'unwritable', outbox: 'stalled' }, 'failing', 503],
    ['no form can be sent, because that is not set up', { outbox: 'off' }, 'ok', 200],
    ['WordPress is older than is safe', { versions: 'outdated' }, 'degraded', 200],
    ['WordPress has no plugin that would report its versions', { versions: 'unknown' }, 'ok', 200],
  ] as const)(
    '%s: what is the same for every process takes none out of rotation',
    async (_what, parts, status, code) => {
      Object.assign(states, parts);
      const answered = await send(newAnswerer());
      expect([answered.status, answered.body]).toEqual([
        code,
        { status, parts: { ...WELL, ...parts }, circuitBreakers: CLOSED },
      ]);
    },
  );

  it('is degraded with an open circuit breaker, whatever the last check found', async () => {
    const { breaker } = upstreamClient('searches');
    for (let failed = 0; failed < FAILURES_TO_OPEN; failed += 1) breaker.failed(Date.now());
    expect(await send(newAnswerer())).toMatchObject({
      status: 200,
      body: { status: 'degraded', circuitBreakers: { ...CLOSED, searches: 'open' } },
    });
    expect(await send(newAnswerer(), { strict: '' })).toMatchObject({ status: 503 });
  });

  it.each([
    [{ wordpress: 'unreachable' }, 503],
    [{ versions: 'outdated' }, 503],
    [{ schema: 'incomplete' }, 503],
    [{ versions: 'unknown' }, 200],
    [{}, 200],
  ] as const)('with ?strict, %o is %i', async (parts, code) => {
    Object.assign(states, parts);
    expect((await send(newAnswerer(), { strict: '' })).status).toBe(code);
  });

  it('checks nothing with ?live, and answers 200 whatever the parts’ states', async () => {
    states = {
      wordpress: 'unreachable',
      routing: 'missing',
      schema: 'incomplete',
      versions: 'outdated',
      pageCache: 'unwritable',
      outbox: 'unwritable',
    };
    expect(await send(newAnswerer(), { live: '' })).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(checkCount).toBe(0);
  });

  it('checks once in five seconds, however many requests come', async () => {
    const answer = newAnswerer();
    await Promise.all(Array.from({ length: 50 }, () => send(answer)));
    for (let count = 0; count < 50; count += 1) await send(answer, { strict: String(count) });
    expect(checkCount).toBe(6);
    jest.advanceTimersByTime(4999);
    await send(answer);
    expect(checkCount).toBe(6);
    jest.advanceTimersByTime(1);
    states.wordpress = 'unreachable';
    expect((await send(answer)).body).toMatchObject({ status: 'degraded' });
    expect(checkCount).toBe(12);
  });

  it('checks again after five seconds even if the clock was set back', async () => {
    const answer = newAnswerer();
    await send(answer);
    jest.setSystemTime(Date.now() - 3600_000);
    jest.advanceTimersByTime(5000);
    await send(answer);
    expect(checkCount).toBe(12);
  });

  it('logs what changed, not what stayed', async () => {
    const answer = newAnswerer();
    for (const state of ['ok', 'unreachable', 'unreachable', 'ok', 'ok'] as const) {
      states.wordpress = state;
      await send(answer);
      jest.advanceTimersByTime(5000);
    }
    expect(lines).toEqual([
      'error [footbridge] health: wordpress does not answer',
      'info [footbridge] health: wordpress is ok again',
    ]);
  });

  it('answers HEAD, and no other method', async () => {
    states.pageCache = 'unwritable';
    expect(await send(newAnswerer(), {}, 'HEAD')).toMatchObject({ status: 503 });
    expect(await send(newAnswerer(), {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});
