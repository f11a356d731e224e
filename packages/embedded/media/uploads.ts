import { stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { mediaFile, sizesOf } from '../store/images';
import type { Store } from '../store/store';

const MEMORY_BYTES = 64 * 1024 * 1024;

interface Wanted {
  source: string;
  width: number;
  height: number;
}

/** Pictures of content/media/ as JPEG in WordPress's sizes, each made at its first request and cached in memory. */
export function createUploads(store: () => Store): (path: string) => Promise<Buffer | null> {
  const made = new LRUCache<string, Buffer, Wanted>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (file) => file.length,
    fetchMethod: (_key, _stale, { context }) => resize(context),
  });
  return async (path) => {
    const wanted = find(path, store());
    if (!wanted) return null;
    // The file's time is part of the key: a replaced picture is resized again.
    const { mtimeMs } = await stat(wanted.source);
    const key = `${wanted.source} ${mtimeMs} ${wanted.width}x${wanted.height}`;
    return made.forceFetch(key, { context: wanted });
  };
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
  const { source, width, height } = post.media;
  if (whole) return { source, width, height };
  const size = sizesOf(width, height).find((one) => one.width === Number(match[2]) && one.height === Number(match[3]));
  return size ? { source, width: size.width, height: size.height } : null;
}

/** As an original: the optimizer compresses it once more, and on a flat surface the losses of both would show. */
const resize = ({ source, width, height }: Wanted): Promise<Buffer> =>
  sharp(source)
    .resize(width, height, { fit: 'cover', position: 'centre' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
