import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { manifest } from '@footbridge/bridge/feeds/manifest/manifest';
import { sites } from '@/site-config/brands';
import { browserColors, iconsOf } from '@footbridge/shared/site/icons';
import { SPECIFIED } from '../../../../../__tests__/support/specified-brands';

const file = (path: string) => readFileSync(join(process.cwd(), 'site-config', path));

/** Sides of the pictures in an ICO, each a PNG of the side that its entry says. */
async function sidesOf(ico: Buffer): Promise<number[]> {
  const count = ico.readUInt16LE(4);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const entry = 6 + 16 * index;
      const offset = ico.readUInt32LE(entry + 12);
      const { format, width, height } = await sharp(
        ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)),
      ).metadata();
      expect([format, width, height]).toEqual(['png', ico.readUInt8(entry), ico.readUInt8(entry + 1)]);
      return width;
    }),
  );
}

/** Whether the drawing is inside the circle that no mask cuts: four fifths of the side (W3C, maskable icons). */
async function isSafe(path: string): Promise<boolean> {
  const { data, info } = await sharp(file(path)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ground = [...data.subarray(0, 3)];
  const middle = (info.width - 1) / 2;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * info.width + x) * info.channels;
      const isOutside = Math.hypot(x - middle, y - middle) > info.width * 0.4;
      if (isOutside && ground.some((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) > 8)) return false;
    }
  }
  return true;
}

describe.each(sites.map((site) => [site.code, site] as const))(
  'what a browser shows around the pages of %s',
  (code, site) => {
    const { ico, drawing, touch, app } = iconsOf(site);

    it('is its manifest: its names and colours, opened as a page and not as an app', () => {
      const answer = manifest(site);
      expect([answer.type, answer.cacheControl]).toEqual(['application/manifest+json', 'public, max-age=86400']);
      expect(JSON.parse(answer.text)).toEqual({
        id: '/',
        name: site.fullName,
        short_name: site.shortName,
        lang: 'en-US',
        dir: 'ltr',
        start_url: '/',
        scope: '/',
        display: 'browser',
        theme_color: site.palettes.primary.default,
        background_color: browserColors(site).background,
        icons: [
          { src: `/brands/${code}/favicon.svg`, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
          { src: `/brands/${code}/icon-192.png`, type: 'image/png', sizes: '192x192', purpose: 'any' },
          { src: `/brands/${code}/icon-512.png`, type: 'image/png', sizes: '512x512', purpose: 'any' },
          { src: `/brands/${code}/icon-maskable-512.png`, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
        ],
      });
      expect(Object.values(browserColors(site))).toEqual([
        expect.stringMatching(/^#[\dA-F]{6}$/i),
        expect.stringMatching(/^#[\dA-F]{6}$/i),
      ]);
    });

    it('are icons of the size and kind that is said of them', async () => {
      for (const { path, side, type } of [...app, touch].filter((icon) => icon.side !== null)) {
        const { width, height, format } = await sharp(file(path)).metadata();
        expect([path, width, height, `image/${format}`]).toEqual([path, side, side, type]);
      }
      const { width, height, format } = await sharp(file(drawing.path)).metadata();
      expect([format, width === height]).toEqual(['svg', true]);
      expect(await sidesOf(file(ico.path))).toEqual([16, 32, 48]);
    });

    it('may be cut in any shape where the icon says so', async () => {
      const [maskable] = app.filter(({ isMaskable }) => isMaskable);
      expect(await isSafe(maskable?.path ?? '')).toBe(true);
      if (SPECIFIED.includes(code))
        expect(await isSafe(`/brands/${code}/icon-512.png`)).toBe(['DSH', 'LAG', 'ROA'].includes(code));
    });

    it('is opaque where a phone would else show black', async () => {
      for (const path of [touch.path, `/brands/${code}/icon-maskable-512.png`]) {
        const { isOpaque } = await sharp(file(path)).stats();
        expect([path, isOpaque]).toEqual([path, true]);
      }
    });

    it('is a picture of the usual shape where a link is shared', async () => {
      const { width, height, format } = await sharp(file(`/brands/${code}/og.jpg`)).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    });
  },
);
