/** A process that was killed before it had purged the CDN: the next one does. */
import { createServer, type Server } from 'node:http';
import { listen, originOf } from '@footbridge/tools/process/listen';

import { invalidationLog } from '@footbridge/bridge/cache/page-cache/site-invalidation';
import { purgeAfterStart } from '@footbridge/bridge/cache/purge/purge';

import { forgetCache, temporaryCache } from '../../../../../__tests__/support/temporary-cache';
import { purgesState } from '@footbridge/bridge/cache/purge/queue';

const cache = temporaryCache();
let front: Server;
let received: string[];

beforeEach(async () => {
  received = [];
  // Each purge is repeated after ten seconds: by then the test is over.
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'setInterval', 'clearInterval'],
  });
  front = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.end();
  });
  await listen(front);
  process.env.CACHE_PURGE_URL = `${originOf(front)}/`;
});

afterEach(() => {
  jest.useRealTimers();
  purgesState.value = undefined;
  front.closeAllConnections();
  front.close();
});

/** Every queued purge was sent. */
const reported = async (): Promise<string[]> => {
  await Promise.all([...(purgesState.value?.values() ?? [])].map(({ running }) => running));
  return received.toSorted();
};

it('purges the addresses of each webhook of the last hour, and of each page that it invalidated', async () => {
  await cache.store('/about', ['post:2']);
  await cache.store('/blog', ['post:3']);
  await invalidationLog().add({ time: Date.now() - 2 * 3600_000, match: ['uri:/old/'] });
  await invalidationLog().add({ time: Date.now() - 60_000, match: ['post:2', 'uri:/not-kept/'] });
  forgetCache();
  await purgeAfterStart();
  expect(await reported()).toEqual(['PURGE /about/', 'PURGE /not-kept/']);
});

it('purges every page after an edit that invalidates all', async () => {
  await cache.store('/about', ['post:2']);
  await cache.store('/blog', ['post:3']);
  await invalidationLog().add({ time: Date.now(), match: '*' });
  await purgeAfterStart();
  expect(await reported()).toEqual(['PURGE /about/', 'PURGE /blog/']);
});

it('purges nothing when nothing changed, and sends nothing without a CDN', async () => {
  await cache.store('/about', ['post:2']);
  await purgeAfterStart();
  expect(await reported()).toEqual([]);
  await invalidationLog().add({ time: Date.now(), match: ['post:2'] });
  delete process.env.CACHE_PURGE_URL;
  await purgeAfterStart();
  expect(purgesState.value).toBeUndefined();
  expect(received).toEqual([]);
});
