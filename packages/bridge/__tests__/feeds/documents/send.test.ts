import { createServer } from 'node:http';
import { listen, originOf } from '@footbridge/tools/process/listen';

import { UpstreamError } from '@footbridge/bridge/platform/upstream-error';
import { sendDocument, type DocumentResult } from '@footbridge/bridge/feeds/documents/send';

const MODIFIED = new Date('2026-11-21T09:00:00.500Z');
const FEED: DocumentResult = {
  kind: 'document',
  text: '<rss>ü</rss>',
  type: 'application/rss+xml',
  modified: MODIFIED,
};

let answer: () => Promise<DocumentResult>;
const server = createServer((request, response) => void sendDocument(request, response, () => answer()));

const send = (init?: RequestInit) => fetch(`${originOf(server)}/`, { redirect: 'manual', ...init });

beforeAll(() => listen(server));
beforeEach(() => {
  answer = async () => FEED;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => new Promise((closed) => void server.close(closed)));

describe('a document for feed readers and crawlers', () => {
  it('is sent with its type, what a cache may do, and when it was changed', async () => {
    const response = await send();
    expect([response.status, await response.text()]).toEqual([200, '<rss>ü</rss>']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400',
      'last-modified': 'Sat, 21 Nov 2026 09:00:00 GMT',
      'content-length': '13',
    });
  });

  it('says where search engines are not to show it by itself, and how long caches may store the exceptions', async () => {
    const tags = async () => [(await send()).headers.get('x-robots-tag'), (await send()).headers.get('cache-control')];
    answer = async () => ({ ...FEED, isHidden: true });
    expect(await tags()).toEqual(['noindex', 'public, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400']);
    answer = async () => ({ ...FEED, cacheControl: 'public, max-age=300' });
    expect(await tags()).toEqual([null, 'public, max-age=300']);
  });

  it('is not sent again to who has it, by its tag or else by its date', async () => {
    const etag = (await send()).headers.get('etag') ?? '';
    const status = async (headers: Record<string, string>) => (await send({ headers })).status;
    expect(await status({ 'If-None-Match': etag })).toBe(304);
    expect(await status({ 'If-None-Match': `"other", ${etag}` })).toBe(304);
    expect(await status({ 'If-Modified-Since': MODIFIED.toUTCString() })).toBe(304);
    expect(await status({ 'If-Modified-Since': 'Sat, 21 Nov 2026 08:59:59 GMT' })).toBe(200);
    expect(await status({ 'If-Modified-Since': 'yesterday' })).toBe(200);
    expect(await status({ 'If-None-Match': '"other"', 'If-Modified-Since': MODIFIED.toUTCString() })).toBe(200);
  });

  it('answers a HEAD without its body, and no other method', async () => {
    const head = await send({ method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '13', '']);
    const post = await send({ method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('that is not there is a 404, one that moved a redirect', async () => {
    answer = async () => ({ kind: 'not-found' });
    expect((await send()).status).toBe(404);
    answer = async () => ({ kind: 'redirect', destination: '/feed/' });
    const moved = await send();
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/feed/']);
  });

  it('that WordPress fails to return is a 503 in plain text with Retry-After, which is not cached', async () => {
    answer = () => Promise.reject(new UpstreamError('down'));
    const response = await send();
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
      503,
      '60',
      'no-store',
    ]);
    expect(await response.text()).toBe('This document is not available right now. Please try again in a minute.\n');
  });
});
