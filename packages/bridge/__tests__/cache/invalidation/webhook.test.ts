import { createHmac, randomUUID } from 'node:crypto';

import { answerWebhook } from '@footbridge/bridge/cache/invalidation/answer-webhook';
import { readHistory } from '@footbridge/bridge/cache/history';

import { exchange } from '../../../../../__tests__/support/exchange';
import { forgetCache, temporaryCache } from '../../../../../__tests__/support/temporary-cache';
import { renewalState } from '@footbridge/bridge/cache/invalidation/renew';
import { purgesState } from '@footbridge/bridge/cache/purge/queue';

const SECRET = 'a secret of thirty-two characters, at least';
const cache = temporaryCache();

interface Sent {
  body?: string;
  events?: { kind: string; keys: string[]; uris: string[] }[];
  id?: string;
  secondsOff?: number;
  secret?: string;
  headers?: Record<string, string>;
  method?: string;
}

const renewed = jest.fn(async (_path: string): Promise<void> => undefined);

async function send({
  events = [],
  id = randomUUID(),
  body = JSON.stringify({ id, sentAt: new Date().toISOString(), events }),
  secondsOff = 0,
  secret = SECRET,
  headers,
  method = 'POST',
}: Sent = {}) {
  const timestamp = String(Math.floor(Date.now() / 1000) + secondsOff);
  const signature = `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
  const { request, response } = exchange({
    body,
    method,
    headers: { 'x-footbridge-timestamp': timestamp, 'x-footbridge-signature': signature, ...headers },
  });
  const read = jest.spyOn(request, 'on');
  await answerWebhook(request, response, { renew: renewed });
  return {
    status: response.statusCode,
    body: JSON.parse(response.text),
    wasRead: read.mock.calls.some(([event]) => event === 'data'),
  };
}

const about = { kind: 'node', keys: [Buffer.from('post:2').toString('base64'), 'skipped:post'], uris: ['/about/'] };

let warn: jest.SpyInstance;
beforeEach(() => {
  process.env.FOOTBRIDGE_SECRET = SECRET;
  process.env.WORDPRESS_URL = 'https://cms.example.org';
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renewed.mockClear();
});

describe('POST /api/revalidate', () => {
  it('accepts a signed webhook, returns the number of invalidated pages, and serves none of them', async () => {
    await cache.store('/about', ['post:2']);
    await cache.store('/insurance', ['post:1862']);
    await cache.store('/cut', ['post:1', 'skipped:post']);
    expect(await send({ events: [about] })).toMatchObject({ status: 202, body: { accepted: true, pages: 2 } });
    expect(await cache.get('/about')).toBeNull();
    expect(await cache.get('/cut')).toBeNull();
    expect(await cache.get('/insurance')).not.toBeNull();
  });

  it('counts the pages that this webhook invalidates, not those of earlier ones', async () => {
    await cache.store('/about', ['post:2']);
    await cache.store('/insurance', ['post:1862']);
    await send({ events: [about] });
    expect(await send({ events: [{ kind: 'node', keys: ['post:1862'], uris: [] }] })).toMatchObject({
      body: { pages: 1 },
    });
  });

  it('purges the addresses of both from the CDN, cached here or not, after WordPress has its response', async () => {
    process.env.CACHE_PURGE_URL = 'http://front.test';
    const purged = jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
    await cache.store('/about', ['post:2']);
    await cache.store('/insurance', ['post:1862']);
    // It never answers.
    expect(await send({ events: [{ ...about, uris: ['/about/', '/new-page/'] }] })).toMatchObject({
      status: 202,
      body: { pages: 1 },
    });
    await Promise.resolve();
    expect(
      purged.mock.calls
        .map(([url, init]) => `${init?.method} ${String(url)}`)
        .filter((requested) => !requested.includes('_next')),
    ).toEqual(['PURGE http://front.test/about/', 'PURGE http://front.test/new-page/']);
    delete process.env.CACHE_PURGE_URL;
    purgesState.value = undefined;
  });

  it('does not purge another page whose HTML is the same when it is rendered again', async () => {
    // Not the purge's repetition, after ten seconds.
    const setTimeoutMock = jest.spyOn(globalThis, 'setTimeout').mockReturnValue({ unref: () => undefined } as never);
    process.env.CACHE_PURGE_URL = 'http://front.test';
    const purged = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
    await cache.store('/category/guides', ['post:2']);
    await cache.store('/topics/detox', ['post:2']);
    renewed.mockImplementation((path: string) =>
      cache.store(path.slice(0, -1), [], {
        kind: 'PAGES',
        html: path === '/topics/detox/' ? 'Another title' : path.slice(0, -1),
        pageData: {},
      }),
    );
    await send({ events: [about] });
    await renewalState.value?.running;
    for (const { running } of purgesState.value?.values() ?? []) await running;
    const paths = purged.mock.calls.map(([url]) => String(url)).filter((url) => !url.includes('_next'));
    setTimeoutMock.mockRestore();
    expect(renewed).toHaveBeenCalledTimes(2);
    expect(paths).toEqual(['http://front.test/about/', 'http://front.test/topics/detox/']);
    delete process.env.CACHE_PURGE_URL;
    purgesState.value = undefined;
    renewed.mockImplementation(async () => undefined);
  });

  it('accepts a webhook without events, the plugin’s connection test', async () => {
    expect(await send()).toMatchObject({ status: 202, body: { accepted: true, pages: 0 } });
  });

  it('counts cached 404s and redirects, and renders them again on the next request', async () => {
    await cache.store('/draft-page', ['uri:/draft-page/'], null);
    await cache.store('/old-slug', ['uri:/old-slug/'], { kind: 'REDIRECT', props: {} });
    const uris = ['/draft-page/', '/old-slug/'];
    expect(await send({ events: [{ kind: 'node', keys: [], uris }] })).toMatchObject({ body: { pages: 2 } });
    expect(renewed).not.toHaveBeenCalled();
  });

  it.each([
    ['signed with another secret', { secret: 'x'.repeat(40) }, 401],
    ['without a signature', { headers: { 'x-footbridge-signature': '' } }, 401],
    ['without a time', { headers: { 'x-footbridge-timestamp': '' } }, 401],
    [
      'with another time than was signed',
      { headers: { 'x-footbridge-timestamp': String(Math.floor(Date.now() / 1000) + 120) } },
      401,
    ],
    ['five minutes late', { secondsOff: -302 }, 401],
    ['five minutes early', { secondsOff: 302 }, 401],
    ['that is no JSON', { body: '{"id":' }, 400],
    ['of an unknown kind', { events: [{ kind: 'weather', keys: [], uris: [] }] }, 400],
    [
      'with an address that is none',
      { events: [{ kind: 'node', keys: [], uris: ['https://elsewhere.example/'] }] },
      400,
    ],
    [
      'with more than a thousand addresses',
      { events: [{ kind: 'node', keys: [], uris: Array.from({ length: 1001 }, (_, i) => `/${i}/`) }] },
      413,
    ],
    ['by another method', { method: 'PUT' }, 405],
  ])('refuses one %s, and clears nothing', async (_what, sent, status) => {
    await cache.store('/about', ['post:2', 'uri:/1/']);
    expect(await send({ events: [about], ...sent })).toMatchObject({
      status,
      body: { error: { message: expect.stringMatching(/\.$/) } },
    });
    expect(await cache.get('/about')).not.toBeNull();
  });

  it('refuses what is larger than a megabyte unread, and what claims no signature', async () => {
    expect(await send({ headers: { 'content-length': String(1024 * 1024 + 1) } })).toMatchObject({
      status: 413,
      wasRead: false,
    });
    expect(await send({ headers: { 'x-footbridge-signature': 'none' } })).toMatchObject({
      status: 401,
      wasRead: false,
    });
    expect(await send({ body: 'x'.repeat(1024 * 1024 + 1) })).toMatchObject({ status: 413 });
  });

  it('refuses all while no secret is set, unread', async () => {
    delete process.env.FOOTBRIDGE_SECRET;
    expect(await send()).toMatchObject({ status: 503, wasRead: false, body: { error: { code: 'no-secret' } } });
  });

  it('takes each id once, after a restart too', async () => {
    const id = randomUUID();
    expect(await send({ id })).toMatchObject({ status: 202 });
    expect(await send({ id })).toMatchObject({ status: 409 });
    forgetCache();
    expect(await send({ id })).toMatchObject({ status: 409 });
  });

  it('answers 503 when the disk is full', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    process.env.DATA_DIR = '/dev/null';
    expect(await send({ events: [about] })).toMatchObject({ status: 503, body: { error: { code: 'storage' } } });
  });

  it('writes one line for a thousand forged ones, with their number in the next', async () => {
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    for (let i = 0; i < 1000; i += 1) await send({ secret: 'x'.repeat(40) });
    expect(warn).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(61_000);
    await send({ secret: 'x'.repeat(40) });
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('999 more'));
    expect(readHistory(10).map(({ what }) => what)).toEqual(['refused', 'refused']);
    jest.useRealTimers();
  });

  it('logs the events and the invalidated pages', async () => {
    await cache.store('/about', ['post:2']);
    await send({ events: [about] });
    expect(readHistory(1)).toEqual([
      expect.objectContaining({ what: 'webhook', about: 'node (2 keys, 1 addresses)', pages: 1, paths: ['/about/'] }),
    ]);
  });
});
