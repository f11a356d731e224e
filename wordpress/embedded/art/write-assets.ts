import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { sites } from '@/site-config/brands';
import { SITE_CODES, type SiteCode } from '@/site-config/types';
import { appIcon, favicon, logo, maskableIcon } from './assets/logo';
import { promoIds, promoPicture } from './assets/promos';
import { quotePicture } from './assets/quote';
import { drawScene } from './index';

/** Tabs, bookmarks, and what search engines show beside an address. */
const ICO_SIDES = [16, 32, 48];

/** PNGs in the ICO container: header, a directory entry for each, the PNGs as they are. */
function ico(pngs: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  pngs.forEach((png, index) => {
    const entry = 6 + 16 * index;
    const side = ICO_SIDES[index] ?? 0;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pngs]);
}

/** A drawing at the sizes of an ICO. */
async function icoOf(svg: string): Promise<Buffer> {
  return ico(await Promise.all(ICO_SIDES.map((side) => sharp(Buffer.from(svg), { density: 300 }).resize(side, side).png({ compressionLevel: 9 }).toBuffer())));
}

const raster = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();

/** The picture that other sites show for a link: the landscape with the logo on a white facade. */
async function shareImage(scene: string, mark: string): Promise<Buffer> {
  const facade = await sharp(Buffer.from(mark), { density: 160 }).resize({ height: 84 }).png().toBuffer();
  const { width = 300 } = await sharp(facade).metadata();
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 72}" height="140"><rect width="100%" height="100%" fill="#fff" rx="6"/></svg>`;
  return sharp(Buffer.from(scene))
    .composite([{ input: Buffer.from(card), left: 48, top: 48 }, { input: facade, left: 84, top: 76 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

async function writeBrand(code: SiteCode, root: string): Promise<void> {
  const { palettes, radialGradient } = sites[code];
  const folder = join(root, code);
  await mkdir(folder, { recursive: true });
  const base = { code, palettes, radialGradient };
  const scene = (width: number, height: number): string => drawScene({ ...base, scene: 'landscape', variant: 'hero', width, height });
  const icon = appIcon(code, palettes);
  const files: Record<string, string | Buffer> = {
    // Drawn smaller and shown larger: tenths of a unit are then as fine as needed, and cost fewer digits.
    'scene.svg': scene(480, 270).replace('width="480" height="270"', 'width="1680" height="945"'),
    'scene-tall.svg': scene(360, 480).replace('width="360" height="480"', 'width="900" height="1200"'),
    'quote.svg': quotePicture(base),
    'logo.svg': logo(code, palettes, false),
    'logo-white.svg': logo(code, palettes, true),
    'favicon.svg': favicon(code, palettes),
    'favicon.ico': await icoOf(favicon(code, palettes)),
    'icon-192.png': await raster(icon, 192),
    'icon-512.png': await raster(icon, 512),
    'icon-maskable-512.png': await raster(maskableIcon(code, palettes), 512),
    'apple-touch-icon.png': await raster(icon, 180),
    'og.jpg': await shareImage(scene(1200, 630), logo(code, palettes, false)),
  };
  for (const id of promoIds) files[`promo-${id}.svg`] = promoPicture(id, base);
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));
  const total = Object.values(files).reduce((sum, content) => sum + content.length, 0);
  process.stdout.write(`${code} ${Math.round(total / 1024)} kB\n`);
}

/** Writes every brand's drawn files below public/brands/. Run: script/run wordpress/embedded/art/write-assets.ts [CODE…] */
async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const codes = SITE_CODES.filter((code) => asked.length === 0 || asked.includes(code));
  for (const code of codes) await writeBrand(code, join(process.cwd(), 'public', 'brands'));
}

void main();
