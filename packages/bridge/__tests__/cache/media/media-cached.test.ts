import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { serveMedia } from '@footbridge/bridge/cache/media/serve';
import { UPSTREAM_TIMEOUT_MS } from '@footbridge/bridge/wordpress/upstream/limits';

import { until } from '../../../../../__tests__/support/until';
import { upstreamClientsState } from '@footbridge/bridge/wordpress/upstream/client';

import type { ServerResponse } from 'node:http';
import { listen, originOf } from '@footbridge/tools/process/listen';

const PICTURE = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
type Answer = (response: ServerResponse) => void;
const picture: Answer = (response) =>
  void response
    .writeHead(200, { 'content-type': 'image/jpeg', 'content-length': PICTURE.length, etag: '"a"' })
    .end(PICTURE);
const status =
  (code: number): Answer =>
  (response) =>
    void response.writeHead(code, { 'content-type': 'text/html' }).end('<h1>no</h1>');

let answer: Answer = picture;
let requested = 0;
const wordPress = createServer((_, response) => {
  requested += 1;
  answer(response);
});
const site = createServer(
  (request, response) => void serveMedia(request, response, (request.url ?? '').split('/').filter(Boolean)),
);

let data: string;
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
jest.spyOn(console, 'error').mockImplementation(() => undefined);
const files = (): string[] =>
  readdirSync(data, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
  );
const look = (at = '/2026/05/river.jpg', init: RequestInit = {}) => fetch(originOf(site) + at, init);
/** Requests a picture once; it is stored a moment after its last byte was sent. */
const seen = async (): Promise<boolean> => {
  const isSeen = await isPicture(await look());
  await until(() => files().length === 1 && !files().some((file) => file.endsWith('.tmp')));
  return isSeen;
};
const bytes = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
const isPicture = async (response: Response): Promise<boolean> =>
  response.status === 200 && (await bytes(response)).equals(PICTURE);

beforeAll(async () => {
  for (const server of [wordPress, site]) await listen(server);
});
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'originals-'));
  process.env.DATA_DIR = data;
  process.env.WORDPRESS_URL = originOf(wordPress);
  answer = picture;
  upstreamClientsState.value = undefined;
  warn.mockClear();
});
afterEach(() => rmSync(data, { recursive: true, force: true }));
afterAll(async () => {
  delete process.env.DATA_DIR;
  for (const server of [wordPress, site]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

describe('a picture that was seen once', () => {
  it.each([
    ['answers 500', status(500)],
    ['answers 503', status(503)],
    ['answers HTML with 200', status(200)],
    ['cuts the connection', (response: ServerResponse) => void response.destroy()],
    [
      'redirects',
      (response: ServerResponse) => void response.writeHead(302, { location: 'https://tracker.example/x.jpg' }).end(),
    ],
  ])('is served, the same bytes, while WordPress %s; caches store it for a minute only', async (_, fails) => {
    expect(await seen()).toBe(true);
    answer = fails;
    const stored = await look();
    expect(Object.fromEntries(stored.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      etag: '"a"',
      'cache-control': 'public, max-age=60',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(await isPicture(stored)).toBe(true);
  });

  it('is served at once, and without a line for each, while the circuit breaker is open', async () => {
    // No time passes, or the breaker's first pause may be over before the last look.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    await seen();
    answer = status(500);
    for (let failed = 0; failed < 5; failed += 1) expect(await isPicture(await look())).toBe(true);
    const [before, said] = [requested, warn.mock.calls.length];
    for (let more = 0; more < 20; more += 1) expect(await isPicture(await look())).toBe(true);
    clock.mockRestore();
    expect([requested - before, warn.mock.calls.length - said]).toEqual([0, 0]);
  });

  it('is there when WordPress does not answer in time', async () => {
    await seen();
    answer = () => undefined;
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'performance', 'Date'],
    });
    try {
      const waiting = look();
      await once(wordPress, 'request');
      jest.advanceTimersByTime(UPSTREAM_TIMEOUT_MS);
      expect(await isPicture(await waiting)).toBe(true);
    } finally {
      jest.useRealTimers();
      wordPress.closeAllConnections();
    }
  });

  it('answers HEAD without a body', async () => {
    await seen();
    answer = status(500);
    const head = await look(undefined, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), (await bytes(head)).length]).toEqual([
      200,
      String(PICTURE.length),
      0,
    ]);
  });

  it('is replaced by the one that WordPress has now', async () => {
    await look().then(bytes);
    const other = PICTURE.toReversed();
    answer = (response) => void response.writeHead(200, { 'content-type': 'image/png', etag: '"b"' }).end(other);
    await look().then(bytes);
    await until(async () => files().length === 1 && (await readFile(files()[0] ?? '', 'utf8')).includes('image/png'));
    answer = status(500);
    const stored = await look();
    expect([stored.headers.get('content-type'), (await bytes(stored)).equals(other)]).toEqual(['image/png', true]);
    expect(files()).toHaveLength(1);
  });

  it('is gone for good when FaustWP redirects, as it does for what WordPress has not', async () => {
    await seen();
    answer = (response) =>
      void response
        .writeHead(302, {
          location: 'https://www.example.org/2026/05/river.jpg',
          'x-redirect-by': 'WP Engine Headless plugin',
        })
        .end();
    expect((await look()).status).toBe(404);
    expect(files()).toEqual([]);
  });

  it.each([
    ['range', 'bytes=0-9', true],
    ['range', 'bytes=0-,0-,0-', false],
    ['if-none-match', 'W/"a-1.b"', true],
    ['if-none-match', '"\' or 1=1"', false],
    ['if-modified-since', 'Wed, 21 Oct 2026 07:28:00 GMT', true],
    ['if-modified-since', '<script>', false],
  ])(
    'cannot be refused by a firewall for what a visitor writes into %s: %s is passed on: %s',
    async (name, value, isPassedOn) => {
      const arrived = once(wordPress, 'request');
      await look(undefined, { headers: { [name]: value } }).then(bytes);
      const [request] = await arrived;
      expect(request.headers[name]).toBe(isPassedOn ? value : undefined);
    },
  );

  it.each([404, 410, 401, 403])('is gone for good when WordPress says %i', async (code) => {
    await seen();
    answer = status(code);
    expect((await look()).status).toBe(404);
    expect(files()).toEqual([]);
    answer = status(500);
    expect((await look()).status).toBe(502);
  });
});

describe('what is not stored', () => {
  it.each([
    ['a film', 'video/mp4', 200],
    ['a document', 'application/pdf', 200],
    ['a part of a picture', 'image/jpeg', 206],
    ['nothing at all', 'image/jpeg', 200, Buffer.alloc(0)],
    ['more than sixteen megabytes', 'image/png', 200, Buffer.alloc(17 * 1024 * 1024)],
  ])('%s', async (_, type, code, body = PICTURE) => {
    answer = (response) => void response.writeHead(code, { 'content-type': type }).end(body);
    expect((await bytes(await look('/2026/05/x.bin'))).length).toBe(body.length);
    expect(files()).toEqual([]);
  });

  it('a picture that WordPress broke off', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': PICTURE.length });
      response.write(PICTURE.subarray(0, 70_000), () => response.destroy());
    };
    await expect(look().then(bytes)).rejects.toThrow();
    await until(() => files().length === 0);
  });

  it('a picture that stalls: it is aborted', async () => {
    answer = (response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).write(PICTURE);
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'performance', 'Date'],
    });
    try {
      const response = await look();
      const reader = response.body?.getReader();
      for (let length = 0; length < PICTURE.length;) length += (await reader?.read())?.value?.length ?? 0;
      jest.advanceTimersByTime(UPSTREAM_TIMEOUT_MS);
      await expect(reader?.read()).rejects.toThrow();
    } finally {
      jest.useRealTimers();
    }
    await until(() => files().length === 0);
  });

  it('a picture whose visitor left, and WordPress is let go', async () => {
    let isOpen = false;
    answer = (response) => {
      isOpen = true;
      response.once('close', () => (isOpen = false));
      response.writeHead(200, { 'content-type': 'image/jpeg' }).write(PICTURE);
    };
    const leaving = send(`${originOf(site)}/2026/05/river.jpg`).end();
    const [response] = await once(leaving, 'response');
    await once(response, 'data');
    leaving.destroy();
    await until(() => !isOpen && files().length === 0);
    expect([isOpen, files()]).toEqual([false, []]);
  });

  it('visitors who leave before WordPress answers do not count as failures', async () => {
    const pending: ServerResponse[] = [];
    answer = (response) => void pending.push(response);
    for (let left = 0; left < 6; left += 1) {
      const arrived = once(wordPress, 'request');
      const leaving = send(`${originOf(site)}/2026/05/river.jpg`)
        .end()
        .once('error', () => undefined);
      await arrived;
      leaving.destroy();
    }
    answer = picture;
    pending.forEach(picture);
    expect(await isPicture(await look())).toBe(true);
  });

  it('anything, where the disk takes nothing: visitors get it all the same', async () => {
    process.env.DATA_DIR = '/dev/null';
    expect(await isPicture(await look())).toBe(true);
    answer = status(500);
    expect((await look()).status).toBe(502);
  });

  it('a file that is not whole, or none of ours', async () => {
    await seen();
    const [file = ''] = files();
    answer = status(500);
    truncateSync(file, 5000);
    expect((await look()).status).toBe(502);
    writeFileSync(file, 'rubbish');
    expect((await look()).status).toBe(502);
  });
});
