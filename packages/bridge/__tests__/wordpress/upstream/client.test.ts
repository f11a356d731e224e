import { HttpResponse, http } from 'msw';

import { FAILURES_TO_OPEN, RETRY_DELAYS_MS, SHARES } from '@footbridge/bridge/wordpress/upstream/limits';
import { upstreamClient, upstreamStats } from '@footbridge/bridge/wordpress/upstream/client';
import { queryWordPress } from '@footbridge/bridge/wordpress/faust/query';
import { loadPath } from '@footbridge/bridge/pages/page/load';
import { serveMedia } from '@footbridge/bridge/cache/media/serve';
import { wordPressState } from '@footbridge/bridge/operations/health/parts';
import { VIEWER_QUERY } from '@footbridge/bridge/editors/editor/queries';
import { MENU_QUERY } from '@/queries/menus';
import { templates } from '@/wp-templates';

import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { exchange } from '../../../../../__tests__/support/exchange';
import { onOperation, wordPressServer, recordedFailure } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();
const GRAPHQL = `${RECORDED_WORDPRESS}/index.php`;
const menu = () => queryWordPress(MENU_QUERY, { location: 'PRIMARY' });
const failure = (of: Promise<unknown>): Promise<string> =>
  of.then(
    () => 'none',
    (error: unknown) => String(error),
  );
const { maxConcurrent } = SHARES.pages;
let requested = 0;
let time = 0;

beforeEach(() => {
  requested = 0;
  time = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => time);
});

/** GraphQL answers all questions with this. */
const answers = (answer: () => Response | Promise<Response>) =>
  server.use(
    http.post(GRAPHQL, () => {
      requested += 1;
      return answer();
    }),
  );
const failTimes = async (times: number) => {
  for (let count = 0; count < times; count += 1) await failure(menu());
};
const opened = async () => {
  answers(() => HttpResponse.error());
  await failTimes(FAILURES_TO_OPEN);
  requested = 0;
};
const linesOf = (level: 'error' | 'info', words: RegExp) =>
  jest.mocked(console[level]).mock.calls.filter(([line]) => words.test(String(line))).length;

describe('a WordPress that', () => {
  it.each<[string, () => Response]>([
    ['can’t be reached', () => HttpResponse.error()],
    ['answers 500', () => HttpResponse.json({ code: 'internal_server_error' }, { status: 500 })],
    ['answers HTML', () => HttpResponse.html('<h1>Error establishing a database connection</h1>')],
    [
      'answers half a JSON',
      () => new HttpResponse('{"data":{"menuItems":{"nodes":[', { headers: { 'content-type': 'application/json' } }),
    ],
    ['answers gzip that is none', () => new HttpResponse('{}', { headers: { 'content-encoding': 'gzip' } })],
  ])('%s gets no more requests after five failures', async (_, answer) => {
    answers(answer);
    await failTimes(FAILURES_TO_OPEN);
    expect(requested).toBe(FAILURES_TO_OPEN);
    expect(await failure(menu())).toMatch(/UpstreamError: .*WordPress has been failing/);
    expect(requested).toBe(FAILURES_TO_OPEN);
    expect(linesOf('error', /wordpress: requests for pages keep failing/)).toBe(1);
  });

  it.each<[string, () => Response]>([
    ['GraphQL’s own errors', () => HttpResponse.json({ errors: [{ message: 'Internal server error' }], data: null })],
    ['an answer without data', () => HttpResponse.json({ data: {} })],
    ['a refusal', () => HttpResponse.json({ errors: [{ message: 'no' }] }, { status: 403 })],
    ['a firewall’s refusal', () => HttpResponse.html('<h1>403 Forbidden</h1>', { status: 403 })],
    [
      'a request to come later',
      () => HttpResponse.html('<h1>Too many requests</h1>', { status: 429, headers: { 'retry-after': '30' } }),
    ],
    ['a redirect', () => HttpResponse.redirect('https://parked.example/', 302)],
  ])('answers with %s gets further requests', async (_, answer) => {
    answers(answer);
    await failTimes(3 * FAILURES_TO_OPEN);
    expect(requested).toBe(3 * FAILURES_TO_OPEN);
  });

  it('fails for one page gets the requests of all others', async () => {
    server.use(recordedFailure('GetPage', 'errors/php-fatal'), ...embeddedWordPress());
    for (let visit = 0; visit < 2 * FAILURES_TO_OPEN; visit += 1)
      expect(await failure(loadPath('/about/', templates))).toMatch(/UpstreamError/);
    expect(upstreamClient('pages').breaker.state).toBe('closed');
  });
});

describe('a WordPress behind an open circuit breaker', () => {
  it('gets a probe after the retry delay, and then all requests', async () => {
    await opened();
    const operations: string[] = [];
    server.use(
      http.post(GRAPHQL, async ({ request }) => {
        const { operationName } = Object(await request.clone().json());
        operations.push(String(operationName));
        return operationName === undefined ? HttpResponse.json({ data: { __typename: 'RootQuery' } }) : undefined;
      }),
      ...embeddedWordPress(),
    );
    expect(await failure(menu())).toMatch(/not sent/);
    time += RETRY_DELAYS_MS[0] ?? 0;
    expect(await menu()).toMatchObject({ menuItems: expect.anything() });
    expect(operations).toEqual(['undefined', 'GetMenu']);
    await menu();
    expect(linesOf('info', /wordpress: requests for pages succeed again/)).toBe(1);
  });

  it('gets one probe for many requests', async () => {
    await opened();
    time += RETRY_DELAYS_MS[0] ?? 0;
    const all = await Promise.all(Array.from({ length: 50 }, () => failure(menu())));
    expect(new Set(all.map((one) => /not sent/.test(one)))).toEqual(new Set([true]));
    expect(requested).toBe(1);
  });

  it('gets editors’ requests, which close the breaker', async () => {
    await opened();
    server.use(onOperation('GetViewer', () => HttpResponse.json({ data: { viewer: null } })));
    expect(await queryWordPress(VIEWER_QUERY, {}, { reader: { accessToken: 'a-token' } })).toEqual({ viewer: null });
    expect(upstreamClient('pages').breaker.state).toBe('closed');
  });

  it('is probed by the health check, which lets requests through', async () => {
    await opened();
    expect(await wordPressState()).toBe('unreachable');
    server.use(...embeddedWordPress());
    expect(await wordPressState()).toBe('ok');
    expect(await menu()).toMatchObject({ menuItems: expect.anything() });
  });

  it('and answers only probes is reported as failing', async () => {
    answers(() => HttpResponse.error());
    server.use(
      http.post(GRAPHQL, async ({ request }) =>
        Object(await request.clone().json()).operationName === undefined
          ? HttpResponse.json({ data: { __typename: 'RootQuery' } })
          : undefined,
      ),
    );
    await failTimes(FAILURES_TO_OPEN);
    expect(await wordPressState()).toBe('ok');
    for (const pause of RETRY_DELAYS_MS.slice(0, 3)) {
      time += 2 * pause;
      await failTimes(1);
    }
    expect(await wordPressState()).toBe('failing');
  });

  it('still serves uploads', async () => {
    await opened();
    server.use(
      http.head(
        `${RECORDED_WORDPRESS}/wp-content/uploads/a.png`,
        () => new HttpResponse(null, { headers: { 'content-type': 'image/png' } }),
      ),
    );
    const { request, response } = exchange();
    request.method = 'HEAD';
    await serveMedia(request, response, ['a.png']);
    expect(response.statusCode).toBe(200);
    expect(upstreamClient('pages').breaker.state).toBe('open');
  });
});

describe('many requests to a WordPress that stalls', () => {
  it('are sent a few at a time, and the queue is rejected when the breaker opens', async () => {
    const pending: ((response: Response) => void)[] = [];
    const late = () => new HttpResponse(null, { status: 504 });
    let isOver = false;
    answers(() => (isOver ? late() : new Promise<Response>((resolve) => pending.push(resolve))));
    const crowd = Promise.all(
      Array.from({ length: 200 }, (_, number) =>
        failure(queryWordPress(MENU_QUERY, { location: 'PRIMARY', after: String(number) })),
      ),
    );
    while (pending.length < maxConcurrent) await new Promise((resolve) => setImmediate(resolve));
    expect(upstreamStats().pages).toEqual({ state: 'closed', active: maxConcurrent, queued: 200 - maxConcurrent });
    isOver = true;
    for (const end of pending) end(late());
    expect((await crowd).filter((one) => /not sent/.test(one)).length).toBeGreaterThanOrEqual(
      200 - maxConcurrent - FAILURES_TO_OPEN,
    );
    expect(requested).toBeLessThanOrEqual(maxConcurrent + FAILURES_TO_OPEN);
    expect(upstreamStats().pages).toEqual({ state: 'open', active: 0, queued: 0 });
  });
});
