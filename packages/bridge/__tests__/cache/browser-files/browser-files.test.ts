/** Browser files of this build and, for a week, of earlier ones, which cached pages and open tabs still use. */
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { STORE_INTERVAL_S, storeBrowserFiles } from '@footbridge/bridge/cache/browser-files/store';
import { OLD_FILES_LIFETIME_S } from '@footbridge/bridge/platform/lifetimes';
import config from '@/next.config';
import { getServerSideProps } from '@/pages/browser/[file]';

import { exchange } from '../../../../../__tests__/support/exchange';
import { until } from '../../../../../__tests__/support/until';
import { temporaryFolder } from '../../../../../__tests__/support/temporary-folder';

const OLD = 'main-0123abcd.js';
const NEW = 'main-4567cdef.js';
const HOUR_MS = 3600_000;

let folder: string;
let running: ReturnType<typeof storeBrowserFiles> | undefined;
const saved = () => readdirSync(join(folder, 'data/browser')).toSorted();

beforeEach(() => {
  folder = temporaryFolder();
  jest.replaceProperty(process, 'env', { ...process.env, DATA_DIR: join(folder, 'data') });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
});
afterEach(() => {
  running?.end();
  jest.useRealTimers();
});

/** A server of a build that has these files, in the place of the one that ran. */
async function start(build: string, files: Record<string, string>): Promise<void> {
  running?.end();
  mkdirSync(join(folder, build), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, build, name), text);
  process.env.FOOTBRIDGE_BROWSER_FOLDER = join(folder, build);
  running = storeBrowserFiles();
  await running.stored;
}

/** As the route of pages/browser answers. */
async function send(file: string | string[] | undefined, method = 'GET', encodings = '') {
  const { request, response } = exchange({ method, headers: { 'accept-encoding': encodings } });
  const end = jest.spyOn(response, 'end');
  await getServerSideProps({
    req: Object.assign(request, { cookies: {} }),
    res: response,
    params: { file },
    query: {},
    resolvedUrl: '/',
  });
  const [body] = end.mock.calls[0] ?? [];
  return {
    status: response.statusCode,
    body: body === undefined ? '' : String(body),
    header: (name: string) => response.getHeader(name),
  };
}

const MISSING = [404, 'There is no such file.\n', 'public, s-maxage=60'];
const answered = async (...requested: Parameters<typeof send>) => {
  const { status, body, header } = await send(...requested);
  return [status, body, header('cache-control')];
};

describe('a browser file', () => {
  it.each([
    ['main-4567cdef.js', 'text/javascript; charset=utf-8'],
    ['worker-4567cdef.mjs', 'text/javascript; charset=utf-8'],
    ['map-4567cdef.css', 'text/css; charset=utf-8'],
  ])('%s of this build is served for good, because its name contains its hash', async (name, type) => {
    await start('one', { [name]: 'café' });
    const { status, body, header } = await send(name);
    expect([status, body, header('content-type'), header('content-length'), header('cache-control')]).toEqual([
      200,
      'café',
      type,
      5,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('is described by HEAD, without itself', async () => {
    await start('one', { [NEW]: 'new' });
    const { status, body, header } = await send(NEW, 'HEAD');
    expect([status, body, header('content-length')]).toEqual([200, '', 3]);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'compressed', 'br'],
    ['gzip, deflate', 'new', undefined],
    ['br;q=0, gzip', 'new', undefined],
  ])('is sent as the build compressed it to who accepts %s', async (encodings, sent, encoding) => {
    await start('one', { [NEW]: 'new', [`${NEW}.br`]: 'compressed', [OLD]: 'old' });
    const { body, header } = await send(NEW, 'GET', encodings);
    expect([body, header('content-encoding'), header('content-length')]).toEqual([sent, encoding, sent.length]);
    expect(header('vary')).toBe('Accept-Encoding');
    expect((await send(OLD, 'GET', encodings)).body).toBe('old');
  });

  it.each([
    `../${NEW}`,
    `%2e%2e/${NEW}`,
    'main-4567cdef.js.map',
    'main-4567cdef.html',
    'manifest.json',
    'main.js',
    'main-4567cdef.js\0.svg',
    'no-such-4567cdef.js',
    '',
    [NEW, NEW],
    undefined,
  ])('%j is none', async (name) => {
    await start('one', {
      [NEW]: 'new',
      'main-4567cdef.js.map': '{}',
      'main-4567cdef.html': 'x',
      'manifest.json': '{}',
      'main.js': 'x',
    });
    writeFileSync(join(folder, NEW), 'outside');
    await expect(answered(name)).resolves.toEqual(MISSING);
  });

  it.each(['POST', 'PUT', 'DELETE'])('takes no %s', async (method) => {
    await start('one', { [NEW]: 'new' });
    await expect(answered(NEW, method)).resolves.toEqual(MISSING);
  });
});

describe('the files of an earlier build', () => {
  it('are served on, beside those of the new one, without maps and manifest', async () => {
    await start('one', { [OLD]: 'old', [`${OLD}.map`]: '{}', 'manifest.json': '{}' });
    await start('two', { [NEW]: 'new' });
    expect([(await send(OLD)).body, (await send(NEW)).body]).toEqual(['old', 'new']);
    expect(saved()).toEqual([OLD, NEW]);
  });

  it('are deleted when no process has served them for a week', async () => {
    await start('one', { [OLD]: 'old' });
    utimesSync(
      join(folder, 'data/browser', OLD),
      new Date(),
      new Date(Date.now() - OLD_FILES_LIFETIME_S * 1000 + HOUR_MS),
    );
    await start('two', { [NEW]: 'new' });
    expect(saved()).toEqual([OLD, NEW]);
    utimesSync(
      join(folder, 'data/browser', OLD),
      new Date(),
      new Date(Date.now() - OLD_FILES_LIFETIME_S * 1000 - HOUR_MS),
    );
    await start('two', { [NEW]: 'new' });
    expect(saved()).toEqual([NEW]);
    await expect(answered(OLD)).resolves.toEqual(MISSING);
  });

  it('are there after a build that has run for more than a week', async () => {
    await start('one', { [OLD]: 'old' });
    const copy = join(folder, 'data/browser', OLD);
    const begun = new Date(Date.now() - 30 * 24 * HOUR_MS);
    utimesSync(copy, begun, begun);
    jest.advanceTimersByTime(STORE_INTERVAL_S * 1000);
    await until(() => statSync(copy).mtimeMs > begun.getTime());
    await start('two', { [NEW]: 'new' });
    expect((await send(OLD)).body).toBe('old');
  });

  it('live longer than a cached page that references them', () => {
    expect(OLD_FILES_LIFETIME_S - STORE_INTERVAL_S).toBeGreaterThanOrEqual(config.expireTime ?? Infinity);
  });

  it('are missed with one line in the log where DATA_DIR takes nothing', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    writeFileSync(join(folder, 'data'), 'a file');
    await start('one', { [NEW]: 'new' });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('cannot be stored below DATA_DIR'));
    expect((await send(NEW)).body).toBe('new');
  });
});
