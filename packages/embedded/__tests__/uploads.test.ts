import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import type { Json } from './support/recordings';
import { sendQuery, at, start } from './support/server';
import { CONTENT } from './support/stand-ins';

const contentDir = mkdtempSync(join(tmpdir(), 'footbridge-media-'));
let wordpress: EmbeddedWordPress;
beforeAll(async () => {
  cpSync(CONTENT, contentDir, { recursive: true });
  wordpress = await start('DSH', { contentDir });
});
afterAll(async () => {
  await wordpress.close();
  rmSync(contentDir, { recursive: true });
});

const open = (path: string) => fetch(`${wordpress.url}/wp-content/uploads/${path}`);

describe('the uploads folder', () => {
  it('has every size that a media item names, as a JPEG of exactly that size', async () => {
    const answer = await sendQuery(
      wordpress,
      '{ mediaItem(id: "portrait-01", idType: SLUG) { sourceUrl mediaDetails { width height sizes { width height sourceUrl } } } }',
    );
    const node = at(answer.body, 'data', 'mediaItem') ?? null;
    const sizes = at(node, 'mediaDetails', 'sizes');
    const original = {
      sourceUrl: at(node, 'sourceUrl') ?? null,
      width: at(node, 'mediaDetails', 'width') ?? null,
      height: at(node, 'mediaDetails', 'height') ?? null,
    };
    const all: Json[] = [original, ...(Array.isArray(sizes) ? sizes : [])];
    expect(all.length).toBeGreaterThan(3);
    for (const size of all) {
      const response = await fetch(String(at(size, 'sourceUrl')));
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([width, height, format]).toEqual([Number(at(size, 'width')), Number(at(size, 'height')), 'jpeg']);
    }
  });

  it.each([
    ['2026/03/hero-landscape-301x169.jpg', 'a size that WordPress never made'],
    ['2026/03/no-such-picture.jpg', 'an unknown file'],
    ['2026/03/hero-landscape.png', 'another format'],
    ['..%2f..%2fpackage.json', 'a way out of the folder'],
  ])('%s is not found: %s', async (path) => expect((await open(path)).status).toBe(404));
});
