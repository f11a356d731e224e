import { escapeHtml } from '../markdown/typography';
import type { PostEntity } from './types';

interface ImageSize {
  name: string;
  width: number;
  height: number;
}

/** Largest edges of WordPress's intermediate sizes, in the order its metadata lists them. */
const LIMITS: { name: string; width: number; height: number; crop?: boolean }[] = [
  { name: 'medium', width: 300, height: 300 },
  { name: 'large', width: 1024, height: 1024 },
  { name: 'thumbnail', width: 150, height: 150, crop: true },
  { name: 'medium_large', width: 768, height: Infinity },
  { name: '1536x1536', width: 1536, height: 1536 },
  { name: '2048x2048', width: 2048, height: 2048 },
];

/** Returns WordPress's intermediate sizes: never larger than the original; only the thumbnail is cropped. */
export function sizesOf(width: number, height: number): ImageSize[] {
  return LIMITS.flatMap(({ name, width: maxWidth, height: maxHeight, crop }) => {
    if (width <= maxWidth && height <= maxHeight) return [];
    if (crop) return [{ name, width: Math.min(width, maxWidth), height: Math.min(height, maxHeight) }];
    const scale = Math.min(maxWidth / width, maxHeight / height);
    return [{ name, width: Math.round(width * scale), height: Math.round(height * scale) }];
  });
}

/** Whether two sizes show the same picture: WordPress allows one pixel of rounding. */
function sameRatio(a: { width: number; height: number }, b: { width: number; height: number }): boolean {
  const [small, large] = a.width < b.width ? [a, b] : [b, a];
  return Math.abs(Math.round((large.height / large.width) * small.width) - small.height) <= 1;
}

interface Candidate extends ImageSize {
  url: string;
}

export function mediaUrl(post: PostEntity, wordpressUrl: string): string {
  return `${wordpressUrl}/wp-content/uploads/${mediaFile(post)}`;
}

export function mediaFile(post: PostEntity): string {
  return `${post.date.slice(0, 4)}/${post.date.slice(5, 7)}/${post.media?.file ?? post.slug}.jpg`;
}

export function candidates(post: PostEntity, wordpressUrl: string): Candidate[] {
  const { width = 0, height = 0 } = post.media ?? {};
  const stem = mediaUrl(post, wordpressUrl).replace(/\.jpg$/, '');
  return sizesOf(width, height).map((size) => ({ ...size, url: `${stem}-${size.width}x${size.height}.jpg` }));
}

/** The `<img>` that the block editor puts into a figure: the large size, and all others of the same ratio to choose from. */
export function imageTag(post: PostEntity, alt: string, wordpressUrl: string): string {
  const { width = 0, height = 0 } = post.media ?? {};
  const original = { name: 'full', width, height, url: mediaUrl(post, wordpressUrl) };
  const all = [...candidates(post, wordpressUrl), original];
  const large = all.find(({ name }) => name === 'large') ?? original;
  const set = [large, ...all].filter(
    (one, index, list) =>
      sameRatio(large, one) &&
      (one === large || one.width <= 2048) &&
      list.findIndex((other) => other.width === one.width) === index,
  );
  const sources = set.map((one) => `${one.url} ${one.width}w`).join(', ');
  const sizes = `(max-width: ${large.width}px) 100vw, ${large.width}px`;
  const responsive = set.length > 1 ? ` srcset="${sources}" sizes="${sizes}"` : '';
  return `<img loading="lazy" decoding="async" width="${large.width}" height="${large.height}" src="${large.url}" alt="${escapeHtml(alt)}" class="wp-image-${post.id}"${responsive} />`;
}
