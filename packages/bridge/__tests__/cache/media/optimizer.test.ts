/** What /media/ does for the image optimizer, which reads an original whole before it resizes it. */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import PageCache from '@footbridge/bridge/cache/page-cache/handler';
import { PICTURE_TIMEOUT_MS } from '@footbridge/bridge/cache/media/picture-limits';
import { newContext, withRequest } from '@footbridge/bridge/platform/current-request/context';
import { UPSTREAM_TIMEOUT_MS } from '@footbridge/bridge/wordpress/upstream/limits';

import { until } from '../../../../../__tests__/support/until';
import { mediaSite, withFakeTimeouts } from './media-site';

import type { ServerResponse } from 'node:http';

const MB = 1024 * 1024;
const CHUNK = Buffer.alloc(MB);

let isFree = true;
const place = { take: async () => isFree, release: jest.fn() };
/** Whether requests are the optimizer's, or a visitor's. */
let isOptimizer = true;
const media = mediaSite((serve) => withRequest({ ...newContext('x'), ...(isOptimizer && { picture: place }) }, serve));
const look = () => media.look('/x.jpg');
const sends = (type: string, headers: Record<string, string | number> = {}, body: Buffer = CHUNK) => {
  media.answer = (response) => void response.writeHead(200, { 'content-type': type, ...headers }).end(body);
};

beforeEach(() => {
  [isFree, isOptimizer] = [true, true];
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
    ['a picture of 48 MB', 'image/jpeg', 48 * MB],
    ['two types', 'image/jpeg, text/html', MB],
  ])('is refused %s before a byte is read', async (_, type, length) => {
    let [sent, isConnected] = [0, true];
    media.answer = (response) => {
      response.once('close', () => (isConnected = false));
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
    expect(readdirSync(media.data)).toEqual([]);
  });

  it('gets nothing, and WordPress no request, while too many pictures are resized', async () => {
    isFree = false;
    expect([(await look()).status, media.requested]).toEqual([503, 0]);
  });

  it('waits half a minute at most for a picture that comes bit by bit', async () => {
    await withFakeTimeouts(async () => {
      let current: ServerResponse | undefined;
      media.answer = (response) => {
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
    });
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
  ])('gives up its place when it is %s', async (_, folder = media.data) => {
    process.env.DATA_DIR = folder;
    writeFileSync(path.join(media.data, 'BUILD_ID'), 'build-1');
    const cache = new PageCache({ serverDistDir: path.join(media.data, 'server') });
    place.release.mockClear();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const picture = { kind: 'IMAGE', buffer: CHUNK, etag: 'a', extension: 'webp' };
    await withRequest({ ...newContext('x'), picture: place }, () => cache.set('a', picture, {})).catch(() => undefined);
    expect(place.release).toHaveBeenCalledTimes(1);
  });
});
