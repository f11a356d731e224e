import { once } from 'node:events';
import { truncateSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request as send, type ServerResponse } from 'node:http';

import { UPSTREAM_TIMEOUT_MS } from '@footbridge/bridge/wordpress/upstream/limits';

import { until } from '../../../../../__tests__/support/until';
import { mediaSite, status, withFakeTimeouts, type Answer } from './media-site';

const media = mediaSite();
const { look, files, wordPress } = media;
const PICTURE = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
const picture: Answer = (response) =>
  void response
    .writeHead(200, { 'content-type': 'image/jpeg', 'content-length': PICTURE.length, etag: '"a"' })
    .end(PICTURE);
/** Requests a picture once; it is stored a moment after its last byte was sent. */
const seen = async (): Promise<boolean> => {
  const isSeen = await isPicture(await look());
  await until(() => files().length === 1 && !files().some((file) => file.endsWith('.tmp')));
  return isSeen;
};
const bytes = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
const isPicture = async (response: Response): Promise<boolean> =>
  response.status === 200 && (await bytes(response)).equals(PICTURE);

beforeEach(() => {
  media.answer = picture;
});

describe('a picture that was seen once', () => {
  it.each([
    ['answers 500', status(500)],
    ['answers HTML with 200', status(200)],
    ['cuts the connection', (response: ServerResponse) => void response.destroy()],
    [
      'redirects',
      (response: ServerResponse) => void response.writeHead(302, { location: 'https://tracker.example/x.jpg' }).end(),
    ],
  ])('is served, the same bytes, while WordPress %s; caches store it for a minute only', async (_, fails) => {
    expect(await seen()).toBe(true);
    media.answer = fails;
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
    media.answer = status(500);
    for (let failed = 0; failed < 5; failed += 1) expect(await isPicture(await look())).toBe(true);
    const logged = () => jest.mocked(console.warn).mock.calls.length;
    const [before, said] = [media.requested, logged()];
    for (let more = 0; more < 20; more += 1) expect(await isPicture(await look())).toBe(true);
    clock.mockRestore();
    expect([media.requested - before, logged() - said]).toEqual([0, 0]);
  });

  it('is there when WordPress does not answer in time', async () => {
    await seen();
    media.answer = () => undefined;
    await withFakeTimeouts(async () => {
      const waiting = look();
      await once(wordPress, 'request');
      jest.advanceTimersByTime(UPSTREAM_TIMEOUT_MS);
      expect(await isPicture(await waiting)).toBe(true);
    });
    wordPress.closeAllConnections();
  });

  it('answers HEAD without a body', async () => {
    await seen();
    media.answer = status(500);
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
    media.answer = (response) => void response.writeHead(200, { 'content-type': 'image/png', etag: '"b"' }).end(other);
    await look().then(bytes);
    await until(async () => files().length === 1 && (await readFile(files()[0] ?? '', 'utf8')).includes('image/png'));
    media.answer = status(500);
    const stored = await look();
    expect([stored.headers.get('content-type'), (await bytes(stored)).equals(other)]).toEqual(['image/png', true]);
    expect(files()).toHaveLength(1);
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

  it.each<[string, Answer]>([
    ...[404, 410, 401, 403].map((code): [string, Answer] => [`says ${code}`, status(code)]),
    [
      'redirects, as FaustWP does for what it has not',
      (response) =>
        void response
          .writeHead(302, {
            location: 'https://www.example.org/2026/05/river.jpg',
            'x-redirect-by': 'WP Engine Headless plugin',
          })
          .end(),
    ],
  ])('is gone for good when WordPress %s', async (_, gone) => {
    await seen();
    media.answer = gone;
    expect((await look()).status).toBe(404);
    expect(files()).toEqual([]);
    media.answer = status(500);
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
    media.answer = (response) => void response.writeHead(code, { 'content-type': type }).end(body);
    expect((await bytes(await look('/2026/05/x.bin'))).length).toBe(body.length);
    expect(files()).toEqual([]);
  });

  it('a picture that WordPress broke off', async () => {
    media.answer = (response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': PICTURE.length });
      response.write(PICTURE.subarray(0, 70_000), () => response.destroy());
    };
    await expect(look().then(bytes)).rejects.toThrow();
    await until(() => files().length === 0);
  });

  it('a picture that stalls: it is aborted', async () => {
    media.answer = (response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).write(PICTURE);
    await withFakeTimeouts(async () => {
      const reader = (await look()).body?.getReader();
      for (let length = 0; length < PICTURE.length;) length += (await reader?.read())?.value?.length ?? 0;
      jest.advanceTimersByTime(UPSTREAM_TIMEOUT_MS);
      await expect(reader?.read()).rejects.toThrow();
    });
    await until(() => files().length === 0);
  });

  it('a picture whose visitor left, and WordPress is let go', async () => {
    let isOpen = false;
    media.answer = (response) => {
      isOpen = true;
      response.once('close', () => (isOpen = false));
      response.writeHead(200, { 'content-type': 'image/jpeg' }).write(PICTURE);
    };
    const leaving = send(`${media.origin()}/2026/05/river.jpg`).end();
    const [response] = await once(leaving, 'response');
    await once(response, 'data');
    leaving.destroy();
    await until(() => !isOpen && files().length === 0);
    expect([isOpen, files()]).toEqual([false, []]);
  });

  it('visitors who leave before WordPress answers do not count as failures', async () => {
    const pending: ServerResponse[] = [];
    media.answer = (response) => void pending.push(response);
    for (let left = 0; left < 6; left += 1) {
      const arrived = once(wordPress, 'request');
      const leaving = send(`${media.origin()}/2026/05/river.jpg`)
        .end()
        .once('error', () => undefined);
      await arrived;
      leaving.destroy();
    }
    media.answer = picture;
    pending.forEach(picture);
    expect(await isPicture(await look())).toBe(true);
  });

  it('anything, where the disk takes nothing: visitors get it all the same', async () => {
    process.env.DATA_DIR = '/dev/null';
    expect(await isPicture(await look())).toBe(true);
    media.answer = status(500);
    expect((await look()).status).toBe(502);
  });

  it('a file that is not whole, or none of ours', async () => {
    await seen();
    const [file = ''] = files();
    media.answer = status(500);
    truncateSync(file, 5000);
    expect((await look()).status).toBe(502);
    writeFileSync(file, 'rubbish');
    expect((await look()).status).toBe(502);
  });
});
