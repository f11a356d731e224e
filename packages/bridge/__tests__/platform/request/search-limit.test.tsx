/** Searches are limited by the sender's address: the page of a refused visitor, without effect on others. */
import { sendDocument } from '@footbridge/bridge/feeds/documents/send';
import { loadFeedFor } from '@footbridge/bridge/feeds/feed/load';
import { MAX_SEARCHES, maySearch } from '@footbridge/bridge/platform/request/search-limit';
import Search, { getServerSideProps } from '@/pages/search/[[...words]]';

import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { exchange } from '../../../../../__tests__/support/exchange';
import { sentHtml } from '../../../../../__tests__/support/sent-html';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

import type { GetServerSidePropsContext } from 'next';

const server = wordPressServer();
const PROXY = '10.0.0.1';
let visitors = 0;
/** Counts last a minute: each test has its own visitors. */
const visitor = (): string => `198.51.100.${(visitors += 1)}`;

beforeEach(() => {
  process.env.TRUSTED_PROXIES = PROXY;
  server.use(...embeddedWordPress());
});

async function search(from: string, words = 'detox', headers: Record<string, string> = { 'x-forwarded-for': from }) {
  const { request: req, response: res } = exchange({ address: PROXY, headers });
  const context: GetServerSidePropsContext = {
    req: Object.assign(req, { cookies: {} }),
    res,
    query: { s: words },
    resolvedUrl: `/search/?s=${words}`,
  };
  const answer = await getServerSideProps(context);
  return {
    status: res.statusCode,
    retryAfter: res.getHeader('retry-after'),
    cache: res.getHeader('cache-control'),
    props: 'props' in answer ? await answer.props : null,
  };
}
/** As many searches as one address may send, all but the last without asking WordPress. */
async function searchOften(from: string): Promise<void> {
  const { request } = exchange({ address: PROXY, headers: { 'x-forwarded-for': from } });
  for (let count = 1; count < MAX_SEARCHES; count += 1) expect(await maySearch(request)).toBe(true);
  expect((await search(from)).status).toBe(200);
}

describe('too many searches from one address', () => {
  it('are refused with 429, Retry-After, and a page with the number and the words in a form that needs no script', async () => {
    const from = visitor();
    await searchOften(from);
    const { status, retryAfter, cache, props } = await search(from, 'my words');
    expect([status, retryAfter, cache]).toEqual([429, 60, 'private, no-store']);
    if (!props || !('refusedWords' in props)) throw new Error('no refusal');
    expect(Object.keys(props.layout)).toEqual(['primary', 'footer', 'social']);
    const html = await sentHtml(<Search {...props} />);
    expect(html).toMatch(/<form[^>]*action="\/search\/"[^>]*method="get"/);
    expect(html).toContain('value="my words"');
    expect(html).toMatch(/href="tel:/);
  });

  it('affect no other client, and do not count the empty form', async () => {
    const from = visitor();
    await searchOften(from);
    expect((await search(visitor())).status).toBe(200);
    expect((await search(from, '')).status).toBe(200);
  });

  it('are counted by the address that trusted proxies wrote, not by what a visitor writes before it', async () => {
    const from = visitor();
    for (let count = 0; count < MAX_SEARCHES; count += 1)
      await maySearch(
        exchange({ address: PROXY, headers: { 'x-forwarded-for': `203.0.113.${count}, ${from}` } }).request,
      );
    expect((await search(from)).status).toBe(429);
  });

  it('are counted in feeds, too, and other feeds are not', async () => {
    const { request, response } = exchange({ address: visitor() });
    for (let count = 1; count < MAX_SEARCHES; count += 1) await maySearch(request);
    expect(await loadFeedFor(request, '/search/detox/feed/')).toMatchObject({ kind: 'document' });
    await sendDocument(request, response, () => loadFeedFor(request, '/search/detox/feed/'));
    expect([response.statusCode, response.getHeader('retry-after'), response.getHeader('cache-control')]).toEqual([
      429,
      60,
      'no-store',
    ]);
    expect(await loadFeedFor(request, '/no-such/thing')).toEqual({ kind: 'not-found' });
  });
});
