import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { sites } from '@/site-config/brands';
import { drawScene, type SceneRequest } from '../art';
import { mediaFile } from '../store/image-html';
import { sizesOf } from '../store/image-sizes';
import type { Store } from '../store/store';

/** Changing how pictures are encoded makes kept files stale: count up. */
const VERSION = 1;
const IN_MEMORY = 64 * 1024 * 1024;

/** A served picture: what is drawn, and the size it is cut to. */
interface Wanted {
  drawing: SceneRequest;
  width: number;
  height: number;
}

/**
 * Serves the uploads folder: pictures are drawn when first asked for and kept in memory and on disk.
 * `dataDir` undefined: memory only.
 */
export function createUploads(
  store: () => Store,
  dataDir: string | undefined,
): (path: string) => Promise<Buffer | null> {
  const folder = dataDir === undefined ? undefined : join(dataDir, 'embedded-media');
  const memory = new LRUCache<string, Buffer>({ maxSize: IN_MEMORY, sizeCalculation: (file) => file.length });
  const underway = new Map<string, Promise<Buffer>>();

  return async (path) => {
    const wanted = find(path, store());
    if (!wanted) return null;
    const key = JSON.stringify(wanted);
    const kept = memory.get(key);
    if (kept) return kept;
    const running = underway.get(key) ?? make(key, wanted).finally(() => underway.delete(key));
    underway.set(key, running);
    return running;
  };

  async function make(key: string, wanted: Wanted): Promise<Buffer> {
    const svg = drawScene(wanted.drawing);
    // On disk the drawing itself is the key: a picture drawn differently is another file.
    const name = createHash('sha1').update(`${VERSION} ${wanted.width}x${wanted.height} ${svg}`).digest('hex');
    const file = folder === undefined ? undefined : join(folder, `${name}.jpg`);
    const stored = file ? await readFile(file).catch(() => null) : null;
    const picture = stored ?? (await rasterize(svg, wanted));
    memory.set(key, picture);
    if (!stored && file && folder) await keep(folder, file, picture);
    return picture;
  }
}

/** `2026/03/river-300x188.jpg` → the picture and its size; null for what WordPress never made. */
function find(path: string, store: Store): Wanted | null {
  const match = /^(\d{4}\/\d{2}\/[a-z0-9-]+?)(?:-(\d{2,4})x(\d{2,4}))?\.jpg$/.exec(path);
  if (!match) return null;
  const items = store.postsOfType('attachment');
  // A file's own name may end like a size.
  const whole = items.find((item) => mediaFile(item) === path);
  const post = whole ?? items.find((item) => mediaFile(item) === `${match[1]}.jpg`);
  if (!post?.media) return null;
  const { width, height, scene, variant, focus } = post.media;
  const { palettes, radialGradient, code } = sites[store.data.site];
  const drawing = {
    scene,
    variant,
    code,
    palettes,
    radialGradient,
    width,
    height,
    ...(focus === undefined ? {} : { focus }),
  };
  if (whole) return { drawing, width, height };
  const size = sizesOf(width, height).find((one) => one.width === Number(match[2]) && one.height === Number(match[3]));
  return size ? { drawing, width: size.width, height: size.height } : null;
}

const rasterize = (svg: string, { width, height }: Wanted): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'cover', position: 'centre' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();

/** Written aside and renamed, so that a reader never meets half a file; a full disk costs only the cache. */
async function keep(folder: string, file: string, picture: Buffer): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.${process.pid}.part`, picture);
    await rename(`${file}.${process.pid}.part`, file);
  } catch {
    // The picture is in memory; the next start draws it again.
  }
}
