import sharp from 'sharp';
import type { SiteConfig } from '@/site-config/types';
import { favicon, landscape, logo, maskableIcon, PLACEHOLDER_MARK, quote, whiteLogo } from './drawings';

const raster = (drawing: string, width: number, height = width) =>
  sharp(Buffer.from(drawing), { density: 600 })
    .resize(width, height, { fit: 'cover' })
    .withExif({ IFD0: { ImageDescription: PLACEHOLDER_MARK } });

/** Returns an .ico file with one PNG. */
function icoOf(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const ICO_SIDE = 32;

/** Returns the pictures of a brand's folder by their names (site-config/icons.ts, docs/brands.md), in the brand's colors. */
export async function picturesOf(site: SiteConfig): Promise<Map<string, string | Buffer>> {
  const icon = favicon(site);
  const png = (side: number, drawing = icon) => raster(drawing, side).png().toBuffer();
  const promo = landscape(site, 480, 320);
  return new Map<string, string | Buffer>([
    ['logo.svg', logo(site)],
    ['logo-white.svg', whiteLogo(site)],
    ['favicon.svg', icon],
    ['favicon.ico', icoOf(await png(ICO_SIDE), ICO_SIDE)],
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
