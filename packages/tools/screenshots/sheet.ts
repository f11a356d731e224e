import path from 'node:path';

import sharp from 'sharp';

import { SITE_CODES } from '@/site-config/brands';

const TILE = { width: 560, height: 350 };
const GAP = 16;
const COLUMNS = 2;

/** The README's picture: the first screen of every brand's front page, side by side. */
export async function drawSheet(folder: string, file: string): Promise<void> {
  const tiles = await Promise.all(
    SITE_CODES.map(async (code, index) => ({
      input: await sharp(path.join(folder, code, 'front-1280.jpg'))
        .extract({ left: 0, top: 0, width: 1280, height: 800 })
        .resize(TILE)
        .toBuffer(),
      left: GAP + (index % COLUMNS) * (TILE.width + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (TILE.height + GAP),
    })),
  );
  const width = COLUMNS * (TILE.width + GAP) + GAP;
  const height = Math.ceil(SITE_CODES.length / COLUMNS) * (TILE.height + GAP) + GAP;
  await sharp({ create: { width, height, channels: 3, background: '#e9e7e3' } })
    .composite(tiles)
    .png({ palette: true, quality: 90 })
    .toFile(file);
}
