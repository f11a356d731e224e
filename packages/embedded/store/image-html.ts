import { escapeHtml } from '../markdown/typography';
import { sameRatio, sizesOf } from './image-sizes';
import type { PostEntity } from './types';

export interface Candidate {
  name: string;
  width: number;
  height: number;
  url: string;
}

/** Address of the original file of a media item. */
export function mediaUrl(post: PostEntity, wordpressUrl: string): string {
  return `${wordpressUrl}/wp-content/uploads/${mediaFile(post)}`;
}

/** Path of the original below the uploads folder: 2026/03/river-morning.jpg. */
export function mediaFile(post: PostEntity): string {
  return `${post.date.slice(0, 4)}/${post.date.slice(5, 7)}/${post.media?.file ?? post.slug}.jpg`;
}

/** The image's intermediate sizes with their addresses. */
export function candidates(post: PostEntity, wordpressUrl: string): Candidate[] {
  const { width = 0, height = 0 } = post.media ?? {};
  const stem = mediaUrl(post, wordpressUrl).replace(/\.jpg$/, '');
  return sizesOf(width, height).map((size) => ({ ...size, url: `${stem}-${size.width}x${size.height}.jpg` }));
}

/** Returns the candidate of a size's name; the original where WordPress has no such size. */
export function pick(post: PostEntity, name: string, wordpressUrl: string): Candidate {
  const { width = 0, height = 0 } = post.media ?? {};
  const original = { name: 'full', width, height, url: mediaUrl(post, wordpressUrl) };
  return candidates(post, wordpressUrl).find((candidate) => candidate.name === name) ?? original;
}

/**
 * Returns WordPress's srcset: the requested size first, then all others of the same ratio, the original last; null when
 * there is only one.
 */
export function srcSet(post: PostEntity, name: string, wordpressUrl: string): string | null {
  const first = pick(post, name, wordpressUrl);
  const all = [first, ...candidates(post, wordpressUrl), pick(post, 'full', wordpressUrl)].filter(
    (candidate, index, list) =>
      sameRatio(first, candidate) &&
      (candidate === first || candidate.width <= 2048) &&
      list.findIndex(({ width }) => width === candidate.width) === index,
  );
  return all.length > 1 ? all.map(({ url, width }) => `${url} ${width}w`).join(', ') : null;
}

/** The `<img>` that the block editor puts into a figure. */
export function imageTag(post: PostEntity, alt: string, wordpressUrl: string): string {
  const large = pick(post, 'large', wordpressUrl);
  const set = srcSet(post, 'large', wordpressUrl);
  const responsive = set ? ` srcset="${set}" sizes="(max-width: ${large.width}px) 100vw, ${large.width}px"` : '';
  return `<img loading="lazy" decoding="async" width="${large.width}" height="${large.height}" src="${large.url}" alt="${escapeHtml(alt)}" class="wp-image-${post.id}"${responsive} />`;
}
