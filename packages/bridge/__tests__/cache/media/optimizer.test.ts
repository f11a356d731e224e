/** What /media/ does for the image optimizer, which reads an original whole before it resizes it. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import PageCache from '@footbridge/bridge/cache/page-cache/handler';
import { PICTURE_TIMEOUT_MS } from '@footbridge/bridge/cache/media/picture-limits';
import { serveMedia } from '@footbridge/bridge/cache/media/serve';
import { newContext, withRequest } from '@footbridge/bridge/platform/current-request/context';
import { UPSTREAM_TIMEOUT_MS } from '@footbridge/bridge/wordpress/upstream/limits';
import { listen } from '@footbridge/tools/process/listen';

import { until } from '../../../../../__tests__/support/until';

import type { ServerResponse } from 'node:http';

const MB = 1024 * 1024;
const CHUNK = Buffer.alloc(MB);

let requested = 0;
let isConnected = false;
let answer: (response: ServerResponse) => void = () => undefined;
const wordPress = createServer((_, response) => {
  requested += 1;
  isConnected = true;
  response.once('close', () => (isConnected = false));
  answer(response);
});

let isFree = true;
const place = { take: async () => isFree, release: jest.fn() };
/** Whether requests are the optimizer's, or a visitor's. */
let isOptimizer = true;
const site = createServer((request, response) =>
  withRequest({ ...newContext('x'), ...(isOptimizer && { picture: place }) }, () => {
    void serveMedia(request, response, (request.url ?? '').split('/').filter(Boolean));
  }),
);
let origin = '';
let data = '';
const look = (name = 'x.jpg') => fetch(`${origin}/${name}`);
const sends = (type: string, headers: Record<string, string | number> = {}, body: Buffer = CHUNK) => {
  answer = (response) => void response.writeHead(200, { 'content-type': type, ...headers }).end(body);
};

beforeAll(async () => {
  origin = await listen(site);
  process.env.WORDPRESS_URL = await listen(wordPress);
});
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'optimizer-'));
  process.env.DATA_DIR = data;
  [requested, isFree, isOptimizer] = [0, true, true];
});
afterEach(() => rmSync(data, { recursive: true, force: true }));
afterAll(async () => {
  delete process.env.DATA_DIR;
  for (const server of [wordPress, site]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

describe('the image optimizer', () => {
  it('gets a picture, with its type', async () => {
    sends('image/jpeg');
    const response = await look();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await response.arrayBuffer()).byteLength).toBe(MB);
  });

  it.each([
    ['a film', 'video/mp4', 48 * MB],
    ['an SVG', 'image/svg+xml', MB],
    ['an animation', 'image/gif', MB],
    ['a picture of 48 MB', 'image/jpeg', 48 * MB],
    ['two types', 'image/jpeg, text/html', MB],
  ])('is refused %s before a byte is read', async (_, type, length) => {
    let sent = 0;
    answer = (response) => {
      response.writeHead(200, { 'content-type': type, 'content-length': length });
      const more = (): void => {
        while (sent < length && !response.destroyed && response.write(CHUNK)) sent += MB;
      };
      response.on('drain', more);
      more();
    };
    const response = await look();
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([404, 0]);
    await until(() => !isConnected);
    // What buffers of the connection take.
    expect(sent).toBeLessThan(16 * MB);
    expect(readdirSync(data)).toEqual([]);
  });

  it('gets nothing, and WordPress no request, while too many pictures are resized', async () => {
    isFree = false;
    expect([(await look()).status, requested]).toEqual([503, 0]);
  });

  it('waits half a minute at most for a picture that comes bit by bit', async () => {
    answer = (response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).write(CHUNK);
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'performance', 'Date'],
    });
    try {
      let current: ServerResponse | undefined;
      answer = (response) => {
        current = response;
        response.writeHead(200, { 'content-type': 'image/jpeg' }).write('x');
      };
      const reader = (await look()).body?.getReader();
      await reader?.read();
      for (let ms = 0; ms + 5000 < PICTURE_TIMEOUT_MS; ms += 5000) {
        expect(UPSTREAM_TIMEOUT_MS).toBeGreaterThan(5000);
        jest.advanceTimersByTime(5000);
        current?.write('x');
        expect((await reader?.read())?.value).toHaveLength(1);
      }
      jest.advanceTimersByTime(5000);
      await expect(reader?.read()).rejects.toThrow();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a visitor', () => {
  it.each([
    ['a film', 'video/mp4'],
    ['a picture of 48 MB', 'image/jpeg'],
  ])('gets %s whole, also while too many pictures are resized', async (_, type) => {
    [isOptimizer, isFree] = [false, false];
    sends(type, { 'content-length': 48 * MB }, Buffer.alloc(48 * MB));
    expect((await (await look()).arrayBuffer()).byteLength).toBe(48 * MB);
  });
});

describe('a resized picture', () => {
  it.each([
    ['stored', undefined],
    ['not stored, because the disk takes nothing', '/dev/null'],
  ])('gives up its place when it is %s', async (_, folder = data) => {
    process.env.DATA_DIR = folder;
    writeFileSync(path.join(data, 'BUILD_ID'), 'build-1');
    const cache = new PageCache({ serverDistDir: path.join(data, 'server') });
    place.release.mockClear();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const picture = { kind: 'IMAGE', buffer: CHUNK, etag: 'a', extension: 'webp' };
    await withRequest({ ...newContext('x'), picture: place }, () => cache.set('a', picture, {})).catch(() => undefined);
    expect(place.release).toHaveBeenCalledTimes(1);
  });
});
