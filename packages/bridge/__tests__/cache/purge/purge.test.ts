/** Purges, as a double of a CDN on a real port receives them; with a fake clock. */
import { createServer, type IncomingMessage, type Server } from 'node:http';

import { serverFolderState } from '@footbridge/bridge/platform/folders';
import { purgeCdn } from '@footbridge/bridge/cache/purge/purge';
import { purgesState } from '@footbridge/bridge/cache/purge/queue';

import { listen, portOf } from '@footbridge/tools/process/listen';

interface Heard {
  requested: string;
  authorization: string | undefined;
  body: unknown;
}

const before = { ...process.env };
let double: Server;
let received: Heard[];
let answer: (requested: string) => number;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text === '' ? null : JSON.parse(text);
}

beforeEach(async () => {
  received = [];
  answer = () => 200;
  double = createServer(async (request, response) => {
    const requested = `${request.method} ${request.url}`;
    received.push({ requested, authorization: request.headers.authorization, body: await bodyOf(request) });
    response.writeHead(answer(requested)).end();
  });
  await listen(double);
  const port = portOf(double);
  process.env = {
    ...before,
    CACHE_PURGE_URL: `http://127.0.0.1:${port}/`,
    CACHE_PURGE_HEADER: 'Authorization: Bearer between-us',
    DATA_DIR: `${process.env.DATA_DIR ?? '.data'}`,
  };
  // This test does not depend on a build.
  serverFolderState.value = '/nowhere/server';
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
});

afterEach(async () => {
  jest.useRealTimers();
  purgesState.value = undefined;
  serverFolderState.value = undefined;
  process.env = { ...before };
  double.closeAllConnections();
  double.close();
});

/** Whether every purge was sent, or waits for its time. */
const isTold = (): boolean =>
  [...(purgesState.value?.values() ?? [])].every(
    ({ running, waiting }) => !running || (waiting.size > 0 && jest.getTimerCount() > 0),
  );

/** Waits until the double has received so many requests and its responses are processed. */
async function untilHeard(count: number): Promise<Heard[]> {
  const end = performance.now() + 4000;
  while ((received.length < count || !isTold()) && performance.now() < end)
    await new Promise((resolve) => setImmediate(resolve));
  expect(received).toHaveLength(count);
  return received;
}

const filesIn = ({ body }: Heard): number =>
  typeof body === 'object' && body !== null && 'files' in body && Array.isArray(body.files) ? body.files.length : 0;
const askedOf = (list: readonly Heard[]): string[] => list.map(({ requested }) => requested).toSorted();

describe('a CDN', () => {
  it('gets a purge of each changed address, once, with the secret', async () => {
    purgeCdn(['/about/', '/', '/about']);
    const all = await untilHeard(2);
    expect(askedOf(all)).toEqual(['PURGE /', 'PURGE /about/']);
    expect(new Set(all.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer between-us']));
  });

  it('gets a purge of a non-ASCII address in both spellings', async () => {
    purgeCdn(['/café/']);
    expect(askedOf(await untilHeard(2))).toEqual(['PURGE /caf%C3%A9/', 'PURGE /caf%c3%a9/']);
  });

  it('gets each purge once more ten seconds later, for pages that it was fetching meanwhile, and then no more', async () => {
    purgeCdn(['/about/']);
    await untilHeard(1);
    await jest.advanceTimersByTimeAsync(10_000);
    await untilHeard(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await untilHeard(2)).toHaveLength(2);
  });

  it('may answer that it had nothing cached', async () => {
    answer = () => 404;
    purgeCdn(['/about/']);
    await untilHeard(1);
    await jest.advanceTimersByTimeAsync(5000);
    expect(await untilHeard(1)).toHaveLength(1);
  });

  it('that fails gets the remaining purges again after growing delays', async () => {
    answer = () => 500;
    purgeCdn(['/about/', '/contact/']);
    // The first no is enough for both.
    const first = (await untilHeard(2)).length;
    await jest.advanceTimersByTimeAsync(1000);
    const second = (await untilHeard(first + 2)).length;
    await jest.advanceTimersByTimeAsync(4000);
    await untilHeard(second);
    answer = () => 200;
    await jest.advanceTimersByTimeAsync(1000);
    expect(askedOf((await untilHeard(second + 2)).slice(second))).toEqual(['PURGE /about/', 'PURGE /contact/']);
  });

  it('of Cloudflare’s kind gets lists of thirty public addresses, and one word for everything', async () => {
    process.env.CACHE_PURGE_STYLE = 'cloudflare';
    purgeCdn(Array.from({ length: 40 }, (_, index) => `/page-${index}/`));
    const lists = await untilHeard(2);
    expect(lists.map(filesIn)).toEqual([30, 10]);
    expect(lists[0]?.body).toMatchObject({
      files: expect.arrayContaining(['https://deserthopetreatment.com/page-0/']),
    });
    purgeCdn(['/about/'], true);
    expect((await untilHeard(3))[2]).toEqual({
      requested: 'POST /',
      authorization: 'Bearer between-us',
      body: { purge_everything: true },
    });
  });
});
