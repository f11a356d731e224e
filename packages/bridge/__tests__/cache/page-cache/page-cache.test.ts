import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { memory } from '@footbridge/bridge/cache/page-cache/memory';

import { temporaryCache } from '../../../../../__tests__/support/temporary-cache';

const page = (html: string) => ({ kind: 'PAGES', html, pageData: { props: {} }, headers: undefined, status: 200 });
const control = { revalidate: 3600, expire: 86_400 };

const { handler, folder } = temporaryCache();

/** As after a restart: nothing in memory. */
const fresh = () => {
  memory.clear();
  return handler();
};

async function files(): Promise<string[]> {
  const names = await readdir(path.join(folder(), 'data'), { recursive: true });
  return names.filter((name) => name.endsWith('.entry')).map((name) => path.join(folder(), 'data', name));
}

beforeEach(() => void (process.env.WORDPRESS_URL = 'https://cms.example.org'));

describe('the page cache', () => {
  it('returns a page with its lifetime, after a restart too', async () => {
    await fresh().set('/about', page('<h1>About</h1>'), { cacheControl: control });
    const found = await fresh().get('/about');
    expect(found).toMatchObject({
      value: { html: '<h1>About</h1>' },
      cacheControl: control,
      lastModified: expect.any(Number),
    });
  });

  it('keeps a 404 as a 404 and a redirect as a redirect', async () => {
    const cache = fresh();
    await cache.set('/gone', null, { cacheControl: control });
    await cache.set('/old', { kind: 'REDIRECT', html: '' }, {});
    expect(await cache.get('/gone')).toMatchObject({ value: null });
    expect(await fresh().get('/old')).toMatchObject({ value: { kind: 'REDIRECT' } });
  });

  it('writes no 404 to disk, and deletes the page that was there', async () => {
    const cache = fresh();
    await cache.set('/about', page('there'), {});
    await cache.set('/about', null, { cacheControl: control });
    for (let i = 0; i < 20; i += 1) await cache.set(`/nothing-${i}`, null, { cacheControl: control });
    expect(await files()).toEqual([]);
    expect(await fresh().get('/about')).toBeNull();
  });

  it('never serves pages of another WordPress or another build', async () => {
    await fresh().set('/about', page('one'), {});
    process.env.WORDPRESS_URL = 'https://other.example.org';
    expect(await fresh().get('/about')).toBeNull();
    process.env.WORDPRESS_URL = 'https://cms.example.org';
    await writeFile(path.join(folder(), 'BUILD_ID'), 'build-2');
    expect(await fresh().get('/about')).toBeNull();
  });

  it('limits memory by the bytes of pages; the rest is read from disk', async () => {
    const cache = fresh();
    await cache.set('/about', page('<h1>About</h1>'), { cacheControl: control });
    for (let number = 0; number < 12; number += 1)
      memory.write({
        key: `/large-${number}`,
        kind: 'PAGES',
        lastModified: 0,
        body: Buffer.alloc(6 * 1024 * 1024),
        dependencies: [],
      });
    expect(memory.list()).toHaveLength(7);
    expect(await cache.get('/about')).toMatchObject({ value: { html: '<h1>About</h1>' } });
  });

  it('takes bytes that can’t be decompressed for none, and deletes the file', async () => {
    await fresh().set('/about', page('<h1>About</h1>'), {});
    const [file = ''] = await files();
    const bytes = await readFile(file);
    await writeFile(file, bytes.fill('x', bytes.indexOf('\n') + 1));
    expect(await fresh().get('/about')).toBeNull();
    expect(await files()).toEqual([]);
  });

  it('takes a file cut short by a crash for none, and writes a new one', async () => {
    await fresh().set('/about', page('whole'), {});
    const [file] = await files();
    await writeFile(String(file), (await readFile(String(file))).subarray(0, -1));
    expect(await fresh().get('/about')).toBeNull();
    await fresh().set('/about', page('again'), {});
    expect(await fresh().get('/about')).toMatchObject({ value: { html: 'again' } });
  });

  it('serves from memory when the disk is not writable, and logs it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await writeFile(path.join(folder(), 'data'), 'a file where the folder should be');
    const cache = fresh();
    await cache.set('/about', page('cached'), {});
    expect(await cache.get('/about')).toMatchObject({ value: { html: 'cached' } });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('/about/ could not be written to disk'));
  });

  it('keeps a picture to the byte, for this WordPress only, and through a new build', async () => {
    const picture = { kind: 'IMAGE', buffer: Buffer.from([0, 255, 16]), extension: 'webp', etag: '"a"' };
    await fresh().set('river-640', picture, { cacheControl: control });
    await writeFile(path.join(folder(), 'BUILD_ID'), 'build-2');
    expect(await fresh().get('river-640', { kind: 'IMAGE' })).toMatchObject({ value: picture, cacheControl: control });
    process.env.WORDPRESS_URL = 'https://other.example.org';
    expect(await fresh().get('river-640', { kind: 'IMAGE' })).toBeNull();
  });

  it('hashes hostile keys, which name no other folder', async () => {
    await fresh().set('/../../etc/passwd', page('x'), {});
    expect(await files()).toHaveLength(1);
    expect(await fresh().get('/../../etc/passwd')).toMatchObject({ value: { html: 'x' } });
  });
});
