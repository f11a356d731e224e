/** Cached pages, answered before Next. The last step answers as Next does, from the real page cache. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { visitsOf } from '@footbridge/bridge/cache/page-cache/memory';
import { invalidationLog } from '@footbridge/bridge/cache/page-cache/site-invalidation';
import { currentRequest } from '@footbridge/bridge/platform/current-request/context';
import { logRequests } from '@footbridge/bridge/server/steps/log-request';
import { readRequest } from '@footbridge/bridge/server/steps/read-request';
import { cacheResponses } from '@footbridge/bridge/server/steps/response-cache';

import { temporaryCache } from '../../../../../__tests__/support/temporary-cache';
import { serveSteps } from '../serve-steps';

import type { IncomingMessage, ServerResponse } from 'node:http';

const HOUR = 3600;
const PLAIN = { 'accept-encoding': 'identity' };
const cache = temporaryCache();

let now: number;
/** The requests that Next got. */
let requested: string[];
/** The signals of their renders. */
let signals: (AbortSignal | undefined)[];
let extra: object;
/** Made when it is not there: what that waits for, and what it becomes. */
let making: { until: Promise<void>; html: string | null; stored?: Promise<void> } | null;

/** Stores the page as rendered now. */
async function store(html: string): Promise<void> {
  now += 1000;
  await cache.store('/about', ['post:2'], { kind: 'PAGES', html });
  now += 1000;
}

async function next(request: IncomingMessage, response: ServerResponse): Promise<void> {
  requested.push(`${request.method} ${request.url}`);
  signals.push(currentRequest()?.signal);
  const found = await cache.get('/about');
  if (!found && making) {
    await making.until;
    if (making.html) await (making.stored ??= store(making.html));
  }
  const entry = found ?? (making ? await cache.get('/about') : null);
  response.statusCode = entry ? 200 : making ? 503 : 404;
  const headers = {
    'X-Nextjs-Cache': found ? 'HIT' : 'MISS',
    ETag: `"${entry?.value?.html?.length}"`,
    'Content-Type': 'text/html; charset=utf-8',
    'X-Request-Id': String(requested.length),
    'Cache-Control': 's-maxage=3600',
  };
  for (const [name, value] of Object.entries({ ...headers, ...extra })) response.setHeader(name, value);
  response.end(entry?.value?.html ?? 'none');
}

const server = serveSteps(() => [logRequests(() => undefined), readRequest(), cacheResponses(), next]);
const get = (headers: Record<string, string> = PLAIN, url = '/about/', method = 'GET') =>
  server.request(url, { method, headers });

beforeEach(async () => {
  now = Date.parse('2026-11-21T10:00:00Z');
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  process.env.WORDPRESS_URL = 'https://cms.example.org';
  [requested, signals, extra, making] = [[], [], {}, null];
  await store('<p>about us</p>');
});

describe('a page that Next has answered from the cache', () => {
  it('is answered without Next from then on, in the same words', async () => {
    const first = await get();
    const second = await get();
    expect(requested).toEqual(['GET /about/']);
    expect(second.body.toString()).toBe('<p>about us</p>');
    const { 'x-request-id': _id, date: _date, 'transfer-encoding': _way, ...words } = first.headers;
    expect(second.headers).toMatchObject(words);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes as %s for who accepts that', async (encoding, open) => {
    await get();
    const answers = await Promise.all([1, 2, 3].map(() => get({ 'accept-encoding': encoding })));
    for (const { headers, body } of answers) {
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'Accept-Encoding',
        'content-length': String(body.length),
      });
      expect(open(body).toString()).toBe('<p>about us</p>');
    }
    expect(requested).toHaveLength(1);
  });

  it('is not sent to a browser that has it', async () => {
    const { headers } = await get();
    const again = await get({ ...PLAIN, 'if-none-match': `W/${headers.etag}` });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(again.headers.etag).toBe(headers.etag);
    expect((await get({ ...PLAIN, 'if-none-match': '"another"' })).status).toBe(200);
    expect(requested).toHaveLength(1);
  });

  it('has no body for HEAD, and says how long it would be', async () => {
    await get();
    const head = await get(PLAIN, '/about/', 'HEAD');
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(head.headers['content-length']).toBe('15');
  });

  it('counts as visited, as any other', async () => {
    await get();
    const before = visitsOf('/about/');
    await get();
    expect(visitsOf('/about/')).toBe(before + 1);
  });
});

describe('a crowd at a page that has to be made', () => {
  let done: () => void;
  const crowd = (size: number, headers?: Record<string, string>) =>
    Promise.all(Array.from({ length: size }, () => get(headers)));
  /** Waits until Next got so many requests. */
  const askedOf = async (times: number): Promise<void> => {
    while (requested.length < times) await new Promise(setImmediate);
  };

  beforeEach(async () => {
    await invalidationLog().add({ time: now, match: ['post:2'] });
    now += 1000;
    making = { until: new Promise((resolve) => (done = resolve)), html: '<p>made for all</p>' };
  });

  it('waits for the first, and gets the same in each encoding: Next makes one answer', async () => {
    const waiting = [crowd(20), crowd(20, { 'accept-encoding': 'gzip' }), crowd(20, { 'accept-encoding': 'br' })];
    await askedOf(1);
    done();
    const [plain = [], gzip = [], br = []] = await Promise.all(waiting);
    const texts = [
      ...plain.map(({ body }) => body),
      ...gzip.slice(1).map(({ body }) => gunzipSync(body)),
      ...br.map(({ body }) => brotliDecompressSync(body)),
    ].map(String);
    expect(new Set(texts)).toEqual(new Set(['<p>made for all</p>']));
    expect(requested).toHaveLength(1);
    expect(plain.at(-1)?.headers).toMatchObject({ 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=3600' });
  });

  it('does not wait for a slow reader in front: it goes on when the response begins', async () => {
    making = { until: Promise.resolve(), html: 'x'.repeat(20_000_000) };
    const slow = server.begin('/about/', { headers: PLAIN });
    slow.on('response', (response) => response.pause()).end();
    await askedOf(1);
    for (const { status } of await crowd(3, { 'accept-encoding': 'gzip' })) expect(status).toBe(200);
    expect(requested).toHaveLength(1);
    slow.destroy();
  });

  /** Sends a request, and returns a function that closes its connection. */
  const visit = (): (() => void) => {
    const visitor = server.begin('/about/', { headers: PLAIN });
    visitor.end();
    return () => visitor.destroy();
  };
  const connections = () => new Promise((resolve) => server.server().getConnections((_error, count) => resolve(count)));

  it('gets the page also when the first has left', async () => {
    const leave = visit();
    await askedOf(1);
    const waiting = crowd(10);
    await connections();
    leave();
    await connections();
    done();
    expect(new Set((await waiting).map(({ body }) => body.toString()))).toEqual(new Set(['<p>made for all</p>']));
    // The page is in the cache now; Next has answered nobody with it yet.
    expect(requested).toHaveLength(2);
  });

  it('ends the render when all have left; the next visitor begins another after its end', async () => {
    const leaving = [visit(), visit()];
    await askedOf(1);
    const [signal] = signals;
    expect(signal?.aborted).toBe(false);
    const ended = new Promise((resolve) => signal?.addEventListener('abort', resolve));
    for (const leave of leaving) leave();
    await ended;
    const another = get();
    await connections();
    expect(requested).toHaveLength(1);
    done();
    expect((await another).body.toString()).toBe('<p>made for all</p>');
    expect(requested).toHaveLength(2);
  });

  it('is answered by Next, each for themselves, where nothing came of it', async () => {
    making = { until: making?.until ?? Promise.resolve(), html: null };
    const waiting = crowd(5);
    await askedOf(1);
    done();
    expect((await waiting).map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    expect(requested).toHaveLength(5);
  });
});

describe('Next answers', () => {
  it('after an edit, from the next request on', async () => {
    await get();
    await invalidationLog().add({ time: now, match: ['post:2'] });
    expect((await get()).status).toBe(404);
    now += 1000;
    await store('<p>about us, edited</p>');
    expect((await get()).body.toString()).toBe('<p>about us, edited</p>');
    expect((await get()).body.toString()).toBe('<p>about us, edited</p>');
    expect(requested).toHaveLength(3);
  });

  it('when the page’s hour is over: it makes it again behind the answer', async () => {
    await get();
    now += HOUR * 1000;
    await get();
    await get();
    expect(requested).toHaveLength(3);
  });

  it.each([
    ['a query', '/about/?p=2', 'GET'],
    ['another method', '/about/', 'POST'],
    ['another spelling', '/ABOUT/', 'GET'],
  ] as const)('%s', async (_what, url, method) => {
    await get();
    await get(PLAIN, url, method);
    expect(requested).toHaveLength(2);
  });

  it.each([
    ['where it says something to one visitor', { 'Set-Cookie': 'a=b' }],
    ['for a page that is not cached', { 'X-Nextjs-Cache': 'STALE' }],
  ])('%s', async (_what, headers) => {
    extra = headers;
    await get();
    await get();
    expect(requested).toHaveLength(2);
  });
});
