import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { sites } from '@/site-config/brands';
import { SITE_CODES, type SiteCode } from '@/site-config/types';
import { appIcon, favicon, logo } from './assets/logo';
import { promoIds, promoPicture } from './assets/promos';
import { quotePicture } from './assets/quote';
import { drawScene } from './index';

/** A 32-pixel PNG in the ICO container: header, one directory entry, the PNG as it is. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

const raster = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();

/** The picture that other sites show for a link: the landscape with the logo on a white plate. */
async function shareImage(scene: string, mark: string): Promise<Buffer> {
  const plate = await sharp(Buffer.from(mark), { density: 160 }).resize({ height: 84 }).png().toBuffer();
  const { width = 300 } = await sharp(plate).metadata();
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 72}" height="140"><rect width="100%" height="100%" fill="#fff" rx="6"/></svg>`;
  return sharp(Buffer.from(scene))
    .composite([{ input: Buffer.from(card), left: 48, top: 48 }, { input: plate, left: 84, top: 76 }])
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
    'favicon.ico': ico(await sharp(Buffer.from(favicon(code, palettes)), { density: 300 }).resize(32, 32).png().toBuffer()),
    'icon-192.png': await raster(icon, 192),
    'icon-512.png': await raster(icon, 512),
    'apple-touch-icon.png': await raster(icon, 180),
    'og.jpg': await shareImage(scene(1200, 630), logo(code, palettes, false)),
  };
  for (const id of promoIds) files[`promo-${id}.svg`] = promoPicture(id, base);
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));
  const total = Object.values(files).reduce((sum, content) => sum + content.length, 0);
  process.stdout.write(`${code} ${Math.round(total / 1024)} kB\n`);
}

/** Writes every brand's drawn files below public/brands/. Run: node --import tsx wordpress/embedded/art/write-assets.ts [CODE…] */
async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const codes = SITE_CODES.filter((code) => asked.length === 0 || asked.includes(code));
  for (const code of codes) await writeBrand(code, join(process.cwd(), 'public', 'brands'));
}

void main();
