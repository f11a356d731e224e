import { invalidationLog } from '@footbridge/bridge/cache/page-cache/site-invalidation';
import { loadOddTarget } from '@footbridge/bridge/pages/page/load-odd-target';
import { MAX_OF_CLIENT_PER_S, MAX_QUESTIONS_PER_S, MAX_WAIT_MS } from '@footbridge/bridge/pages/page/odd-targets';
import { templates } from '@/wp-templates/index';

import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { exchange } from '../../../../../__tests__/support/exchange';
import { pageAnswer, resolveRoute } from '../../../../../__tests__/support/resolve-route';
import { onOperationData, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

import type { Answer } from '@footbridge/bridge/pages/routing/answer';

const server = wordPressServer();
const requested: string[] = [];

async function load(target: string, rest = '', isSpelled = true, client = '203.0.113.1') {
  const { request, response } = exchange({ address: client });
  const result = await loadOddTarget(request, response, { target, rest, isSpelled }, templates);
  return { result, response };
}

function wordPress(answers: Record<string, Partial<Answer>>): void {
  server.use(
    onOperationData('GetPage', {
      page: { __typename: 'Page', databaseId: 2, uri: '/about/', title: 'About', content: '<p>Text</p>' },
    }),
    resolveRoute((path) => {
      requested.push(path);
      return answers[path];
    }),
    ...embeddedWordPress(),
  );
}

beforeEach(() => {
  requested.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['a rule for a file name', '/Old-Page.html', '', '/about/', '/about/'],
  ['a query, with the rest of it passed on', '/?p=12', 'utm_source=x', '/about/', '/about/?utm_source=x'],
  ['a target with its own query', '/?cat=3', 'utm_source=x', '/?a=1#b', '/?a=1&utm_source=x#b'],
  ['another site', '/go.php', 'utm_source=x', 'https://partner.example/', 'https://partner.example/'],
])('WordPress’s redirect is sent: %s', async (_, address, rest, location, destination) => {
  wordPress({ [address]: { status: 301, location } });
  expect((await load(address, rest)).result).toEqual({ redirect: { destination, statusCode: 308 } });
});

it('WordPress’s own files lead to WordPress, without a question', async () => {
  wordPress({});
  for (const [address, target] of [
    ['/wp-admin/', '/wp-admin/'],
    ['/wp-login.php', '/wp-login.php'],
  ] as const)
    expect((await load(address)).result).toEqual({
      redirect: { destination: `${process.env.WORDPRESS_URL}${target}`, statusCode: 307 },
    });
  expect(requested).toEqual([]);
});

it('capitals lead to the lower case where WordPress finds a page; other odd addresses of a page show it', async () => {
  wordPress({ '/About': pageAnswer(2, []), '/about/?lang=de': pageAnswer(2, []) });
  expect((await load('/About', 'utm_source=x')).result).toEqual({
    redirect: { destination: '/about/?utm_source=x', statusCode: 308 },
  });
  expect((await load('/about/?lang=de')).result).toMatchObject({ props: { template: 'page' } });
  expect((await load('/about/?lang=de', '', false)).result).toEqual({
    redirect: { destination: '/about/?lang=de', statusCode: 308 },
  });
});

it('a missing file is answered with one line, a missing page with the site’s page', async () => {
  wordPress({});
  const { response } = await load('/.env');
  expect([response.statusCode, response.getHeader('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  expect((await load('/About/')).result).toEqual({ notFound: true });
});

it('an answer is asked for once a minute, and again after an edit', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout'] });
  wordPress({ '/old.html': { keys: ['slug:old'] } });
  await Promise.all([load('/old.html'), load('/old.html')]);
  await load('/old.html');
  expect(requested).toHaveLength(1);
  await invalidationLog().add({ time: Date.now() + 1, match: ['slug:old'] });
  await load('/old.html');
  expect(requested).toHaveLength(2);
});

it('20,000 random ones are a few questions; some wait, the others are told to come again', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  wordPress({});
  let busy = 0;
  const loads = Array.from({ length: 20_000 }, async (_, number) => {
    const { response } = await load(`/${number}.php`);
    if (response.statusCode === 429) busy += 1;
  });
  // Others have their share.
  const other = load('/old.php', '', true, '203.0.113.2');
  await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
  await Promise.all(loads);
  expect((await other).response.statusCode).toBe(404);
  const s = MAX_WAIT_MS / 1000 + 1;
  expect(requested.length).toBeGreaterThan(MAX_OF_CLIENT_PER_S);
  expect(requested.length).toBeLessThanOrEqual(1 + s * MAX_OF_CLIENT_PER_S);
  expect(busy).toBeGreaterThan(19_000);
  const all = Array.from({ length: 1000 }, (_, number) => load(`/${number}.asp`, '', true, `203.0.113.${number}`));
  await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
  await Promise.all(all);
  expect(requested.length).toBeLessThanOrEqual(1 + s * (MAX_OF_CLIENT_PER_S + MAX_QUESTIONS_PER_S));
});

it('a visitor who sends more than the limit one after the other waits, and gets all', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  wordPress({});
  const statuses: number[] = [];
  const visitor = (async () => {
    for (let number = 0; number < 2 * MAX_OF_CLIENT_PER_S; number += 1)
      statuses.push((await load(`/${number}.html`)).response.statusCode);
  })();
  while (statuses.length < 2 * MAX_OF_CLIENT_PER_S) await jest.advanceTimersByTimeAsync(10);
  await visitor;
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect(requested).toHaveLength(2 * MAX_OF_CLIENT_PER_S);
});
