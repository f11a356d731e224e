import { brotliDecompressSync, gzipSync } from 'node:zlib';

import { encodedPage } from '@footbridge/bridge/cache/response-cache/encoded-pages';

const page = (name: string) => {
  const text = Array.from({ length: 400 }, (_, line) => `<p>line ${line * 7919} of the page ${name}</p>`).join('');
  return { text, stored: gzipSync(text) };
};

/** As small as it gets: it is not known when, only that it comes. */
async function atLast(stored: Buffer, before: Buffer): Promise<Buffer> {
  for (;;) {
    const now = encodedPage(stored, 'br');
    if (Buffer.isBuffer(now) && now !== before) return now;
    await new Promise(setImmediate);
  }
}

describe('a cached page as brotli', () => {
  it('comes quickly for the first, at once for the second, and a tenth smaller later', async () => {
    const { text, stored } = page('about us');
    const first = await encodedPage(stored, 'br');
    expect(encodedPage(stored, 'br')).toBe(first);
    const last = await atLast(stored, first);
    expect(last.length).toBeLessThan(first.length);
    expect(brotliDecompressSync(last).toString()).toBe(text);
    expect(await encodedPage(page('about us, edited').stored, 'br')).not.toEqual(last);
  });

  it('is compressed once for many requests at the same time', async () => {
    const { stored } = page('the crowd');
    const all = await Promise.all(Array.from({ length: 100 }, () => encodedPage(stored, 'br')));
    expect(new Set(all).size).toBe(1);
  });

  it('that cannot be read is ignored', async () => {
    await expect(encodedPage(Buffer.from('none'), 'br')).rejects.toThrow(/header/);
  });
});
