/** Pages, searches, forms and uploads each have their own circuit breaker, concurrency limit and queue. */
import { HttpResponse, http } from 'msw';

import { FAILURES_TO_OPEN, RETRY_DELAYS_MS, SHARES } from '@footbridge/bridge/wordpress/upstream/limits';
import { upstreamClient, upstreamStats } from '@footbridge/bridge/wordpress/upstream/client';
import { circuitBreakerStates, wordPressState } from '@footbridge/bridge/operations/health/parts';
import { sendComment } from '@footbridge/bridge/pages/comments/send';
import { fetchAnswer } from '@footbridge/bridge/pages/routing/resolve-route';
import { queryWordPress } from '@footbridge/bridge/wordpress/faust/query';
import { loadPath, loadSearch } from '@footbridge/bridge/pages/page/load';
import { serveMedia } from '@footbridge/bridge/cache/media/serve';
import { MENU_QUERY } from '@/queries/menus';
import { templates } from '@/wp-templates';

import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { exchange } from '../../../../../__tests__/support/exchange';
import { answerWith } from '../../../../../__tests__/support/resolve-route';
import { onOperation, withoutSearchIndex, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

import type { Answer } from '@footbridge/bridge/pages/routing/answer';

const server = wordPressServer();
beforeEach(withoutSearchIndex);
const CLOSED = { pages: 'closed', searches: 'closed', uploads: 'closed', mediaHosts: 'closed' };
const reason = (of: Promise<unknown>): Promise<string> =>
  of.then(
    () => 'none',
    (error: unknown) => String(error),
  );
const search = (words: string) => loadSearch({ words, page: 1 }, templates);
const menu = () => queryWordPress(MENU_QUERY, { location: 'PRIMARY' });
const down = () => new HttpResponse(null, { status: 503 });
const probe = onOperation('undefined', () => HttpResponse.json({ data: { __typename: 'RootQuery' } }));

/** Answers WordPress's own search; pages are answered by the next handler. */
const onSearch = (answer: () => Response | Partial<Answer>) =>
  http.get(`${RECORDED_WORDPRESS}/index.php`, ({ request }) => {
    if (!new URL(request.url).searchParams.get('path')?.startsWith('/?s=')) return undefined;
    const answered = answer();
    return answered instanceof Response ? answered : HttpResponse.json(answerWith(answered));
  });

async function failSearches(): Promise<void> {
  for (let failed = 0; failed < FAILURES_TO_OPEN; failed += 1) await reason(search(`words ${failed}`));
}

describe('searches that fail', () => {
  it('are not sent any more, while pages are', async () => {
    let searched = 0;
    server.use(
      onSearch(() => ((searched += 1), down())),
      ...embeddedWordPress(),
    );
    await failSearches();
    expect(await reason(search('detox'))).toMatch(/UpstreamError: .*WordPress has been failing/);
    expect(searched).toBe(FAILURES_TO_OPEN);
    expect(circuitBreakerStates()).toEqual({ ...CLOSED, searches: 'open' });
    expect(await loadPath('/about/', templates)).toMatchObject({ kind: 'page' });
  });

  it('are sent again once WordPress answers the smallest question, health’s too', async () => {
    let isDown = true;
    let time = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => time);
    server.use(
      onSearch(() => (isDown ? down() : { status: 200, found: 0, maxPages: 0 })),
      probe,
      ...embeddedWordPress(),
    );
    await failSearches();
    isDown = false;
    expect(await wordPressState()).toBe('ok');
    expect(circuitBreakerStates()).toEqual({ ...CLOSED, searches: 'half-open' });
    time += RETRY_DELAYS_MS[0] ?? 0;
    expect(await search('detox')).toMatchObject({ kind: 'page' });
    expect(circuitBreakerStates()).toEqual(CLOSED);
  });
});

describe('forms that fail', () => {
  it('are not sent while WordPress fails pages, and never stop a page themselves', async () => {
    let sent = 0;
    server.use(
      onOperation('CreateComment', () => ((sent += 1), down())),
      ...embeddedWordPress(),
    );
    const comment = () =>
      reason(sendComment(1, { author: 'A', email: 'a@example.org', comment: 'Hello', parent: null }));
    for (let failed = 0; failed < 2 * FAILURES_TO_OPEN; failed += 1) await comment();
    expect(sent).toBe(2 * FAILURES_TO_OPEN);
    expect(await menu()).toMatchObject({ menuItems: expect.anything() });
    const { breaker } = upstreamClient('pages');
    for (let failed = 0; failed < FAILURES_TO_OPEN; failed += 1) breaker.failed(Date.now());
    await comment();
    expect([sent, breaker.state]).toEqual([2 * FAILURES_TO_OPEN, 'open']);
  });
});

describe('slow searches', () => {
  it('fill their own queue only: pages and uploads are sent at once', async () => {
    const pending: ((response: Response) => void)[] = [];
    server.use(
      http.get(
        `${RECORDED_WORDPRESS}/index.php`,
        () => new Promise<Response>((resolve) => pending.push(resolve)) as never,
      ),
      http.head(
        `${RECORDED_WORDPRESS}/wp-content/uploads/a.png`,
        () => new HttpResponse(null, { headers: { 'content-type': 'image/png' } }),
      ),
      ...embeddedWordPress(),
    );
    const { maxConcurrent, maxQueued } = SHARES.searches;
    const searches = Array.from({ length: maxConcurrent + maxQueued + 1 }, (_, number) =>
      reason(fetchAnswer(`/?s=${number}`, 'searches')),
    );
    while (pending.length < maxConcurrent || upstreamStats().searches.queued < maxQueued)
      await new Promise((resolve) => setImmediate(resolve));
    expect(upstreamStats()).toMatchObject({
      searches: { active: maxConcurrent, queued: maxQueued },
      pages: { active: 0, queued: 0 },
    });
    expect(await Promise.race(searches)).toMatch(/UpstreamError: .*too many requests/);
    expect(await menu()).toMatchObject({ menuItems: expect.anything() });
    const { request, response } = exchange({ method: 'HEAD' });
    await serveMedia(request, response, ['a.png']);
    expect(response.statusCode).toBe(200);
    const over = setInterval(() => pending.splice(0).forEach((end) => end(down())), 0);
    await Promise.all(searches);
    clearInterval(over);
  });
});
