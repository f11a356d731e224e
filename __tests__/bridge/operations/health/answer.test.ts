import { upstreamClient, upstreamClientsState } from '@/bridge/wordpress/upstream/client';
import { FAILURES_TO_OPEN } from '@/bridge/wordpress/upstream/limits';
import { healthAnswerer } from '@/bridge/operations/health/answer';

import { exchange } from '../../../support/exchange';

import type { PartState } from '@/bridge/operations/health/parts';

const WELL = { wordpress: 'ok', versions: 'ok', pageCache: 'ok', outbox: 'ok' } as const;
const CLOSED = { pages: 'closed', searches: 'closed', uploads: 'closed' };
type States = Record<keyof typeof WELL, PartState>;

let states: States;
let looks = 0;
let lines: string[] = [];
const look = (name: keyof States) => async (): Promise<PartState> => {
  looks += 1;
  return states[name];
};
const newAnswerer = () =>
  healthAnswerer({
    wordpress: look('wordpress'),
    versions: look('versions'),
    pageCache: look('pageCache'),
    outbox: look('outbox'),
  });

async function ask(answer: ReturnType<typeof newAnswerer>, query: Record<string, string> = {}, method = 'GET') {
  const { request, response } = exchange({ method });
  let body = '';
  response.end = (chunk?: unknown) => {
    body = typeof chunk === 'string' ? chunk : '';
    return response;
  };
  await answer(Object.assign(request, { query }), response);
  return { status: response.statusCode, body: JSON.parse(body), headers: response.getHeaders(), text: body };
}

beforeEach(() => {
  jest.useFakeTimers();
  upstreamClientsState.value = undefined;
  states = { ...WELL };
  [looks, lines] = [0, []];
  for (const level of ['info', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...said: unknown[]) => void lines.push([level, ...said].join(' ')));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('/api/health', () => {
  it('says that all is well, and may be kept by nobody', async () => {
    const { status, body, headers } = await ask(newAnswerer());
    expect([status, body]).toEqual([200, { status: 'ok', parts: WELL, breakers: CLOSED }]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
    expect(lines).toEqual([]);
  });

  it.each([
    ['WordPress is away', { wordpress: 'away' }, 'degraded', 200],
    ['Redis is away', { outbox: 'away' }, 'degraded', 200],
    ['leads do not get on', { outbox: 'stuck' }, 'degraded', 200],
    ['Redis is full', { pageCache: 'refusing', outbox: 'refusing' }, 'degraded', 200],
    ['the page cache takes nothing', { pageCache: 'unwritable' }, 'failing', 503],
    ['the outbox takes nothing', { outbox: 'unwritable' }, 'failing', 503],
    ['Redis does not prove leads any more', { outbox: 'unproved' }, 'degraded', 200],
    ['Redis has not proved a lead since the process started', { outbox: 'lossy' }, 'failing', 503],
    ['the outbox’s file is damaged', { outbox: 'damaged' }, 'failing', 503],
    ['all of it', { wordpress: 'away', pageCache: 'unwritable', outbox: 'stuck' }, 'failing', 503],
    ['no form can be sent, because nobody set that up', { outbox: 'off' }, 'ok', 200],
    ['WordPress is older than is safe', { versions: 'outdated' }, 'degraded', 200],
    ['WordPress has no plugin that would report its versions', { versions: 'unknown' }, 'ok', 200],
  ] as const)(
    '%s: what is the same for every process takes none out of rotation',
    async (_what, parts, status, code) => {
      Object.assign(states, parts);
      const answered = await ask(newAnswerer());
      expect([answered.status, answered.body]).toEqual([
        code,
        { status, parts: { ...WELL, ...parts }, breakers: CLOSED },
      ]);
    },
  );

  it('tells which breaker is open: degraded, whatever the last look found', async () => {
    const { breaker } = upstreamClient('searches');
    for (let failed = 0; failed < FAILURES_TO_OPEN; failed += 1) breaker.failed(Date.now());
    expect(await ask(newAnswerer())).toMatchObject({
      status: 200,
      body: { status: 'degraded', breakers: { ...CLOSED, searches: 'open' } },
    });
    expect(await ask(newAnswerer(), { strict: '' })).toMatchObject({ status: 503 });
  });

  it.each([
    [{ wordpress: 'away' }, 503],
    [{ outbox: 'stuck' }, 503],
    [{ outbox: 'off' }, 200],
    [{ versions: 'outdated' }, 503],
    [{ versions: 'unknown' }, 200],
    [{}, 200],
  ] as const)('with ?strict, %o is %i', async (parts, code) => {
    Object.assign(states, parts);
    expect((await ask(newAnswerer(), { strict: '' })).status).toBe(code);
  });

  it('with ?live it asks nothing, and answers whatever else is', async () => {
    states = { wordpress: 'away', versions: 'outdated', pageCache: 'unwritable', outbox: 'unwritable' };
    expect(await ask(newAnswerer(), { live: '' })).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(looks).toBe(0);
  });

  it('looks once in five seconds, however many ask however often', async () => {
    const answer = newAnswerer();
    await Promise.all(Array.from({ length: 50 }, () => ask(answer)));
    for (let count = 0; count < 50; count += 1) await ask(answer, { strict: String(count) });
    expect(looks).toBe(4);
    jest.advanceTimersByTime(4999);
    await ask(answer);
    expect(looks).toBe(4);
    jest.advanceTimersByTime(1);
    states.wordpress = 'away';
    expect((await ask(answer)).body).toMatchObject({ status: 'degraded' });
    expect(looks).toBe(8);
  });

  it('looks again after five seconds also where the clock was set back meanwhile', async () => {
    const answer = newAnswerer();
    await ask(answer);
    jest.setSystemTime(Date.now() - 3600_000);
    jest.advanceTimersByTime(5000);
    await ask(answer);
    expect(looks).toBe(8);
  });

  it('says in the log what changed, not what stays', async () => {
    const answer = newAnswerer();
    for (const state of ['ok', 'away', 'away', 'ok', 'ok'] as const) {
      states.wordpress = state;
      await ask(answer);
      jest.advanceTimersByTime(5000);
    }
    expect(lines).toEqual([
      'error [footbridge] health: wordpress does not answer',
      'info [footbridge] health: wordpress is well again',
    ]);
  });

  it('answers HEAD, and no other method', async () => {
    states.pageCache = 'unwritable';
    expect(await ask(newAnswerer(), {}, 'HEAD')).toMatchObject({ status: 503 });
    expect(await ask(newAnswerer(), {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});
