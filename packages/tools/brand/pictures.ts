import sharp from 'sharp';
import type { SiteConfig } from '@/site-config/types';
import { favicon, landscape, logo, maskableIcon, PLACEHOLDER_MARK, quote, whiteLogo } from './drawings';

const raster = (drawing: string, width: number, height = width) =>
  sharp(Buffer.from(drawing), { density: 600 })
    .resize(width, height, { fit: 'cover' })
    .withExif({ IFD0: { ImageDescription: PLACEHOLDER_MARK } });

const ICO_SIDES = [16, 32, 48];

function icoOf(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(pngs.length, 4);
  pngs.forEach((png, at) => {
    const entry = header.subarray(6 + 16 * at);
    const [side = 0] = ICO_SIDES.slice(at);
    entry.writeUInt8(side, 0);
    entry.writeUInt8(side, 1);
    entry.writeUInt16LE(1, 4); // planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(header.length + Buffer.concat(pngs.slice(0, at)).length, 12);
  });
  return Buffer.concat([header, ...pngs]);
}

/** Returns the pictures of a brand's folder by their names (packages/shared/site/icons.ts, docs/brands.md), in the brand's colors. */
export async function picturesOf(site: SiteConfig): Promise<Map<string, string | Buffer>> {
  const icon = favicon(site);
  const png = (side: number, drawing = icon) => raster(drawing, side).png().toBuffer();
  const promo = landscape(site, 480, 320);
  return new Map<string, string | Buffer>([
    ['logo.svg', logo(site)],
    ['logo-white.svg', whiteLogo(site)],
    ['favicon.svg', icon],
    ['favicon.ico', icoOf(await Promise.all(ICO_SIDES.map((side) => png(side))))],
    ['apple-touch-icon.png', await png(180, maskableIcon(site))],
    ['icon-192.png', await png(192)],
    ['icon-512.png', await png(512)],
    ['icon-maskable-512.png', await png(512, maskableIcon(site))],
    [
      'og.jpg',
      await raster(landscape(site, 1200, 630), 1200, 630)
        .jpeg({ quality: 82 })
        .toBuffer(),
    ],
    ['scene.svg', landscape(site, 1680, 945)],
    ['quote.svg', quote(site)],
    ...site.navPromos.map(({ id }): [string, string] => [`promo-${id}.svg`, promo]),
    ['content/media/default.svg', landscape(site, 2000, 1250)],
  ]);
}
