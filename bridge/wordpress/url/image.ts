import { IMAGE_WIDTHS } from './image-widths';
import { mediaPath } from './policy';

import type { ImageView, MediaItemFields } from '../types';

const QUALITY = 75;
/** A picture without recorded dimensions still needs a shape, so that nothing moves. */
const FALLBACK = { width: 1200, height: 800 };

/**
 * A picture of WordPress's media library, ready to draw.
 * Out: null when there is none, or when it lies elsewhere than in this WordPress's uploads: nothing is loaded from strangers.
 */
export function imageView(media: MediaItemFields | null | undefined): ImageView | null {
  const src = mediaPath(media?.sourceUrl);
  if (!src) return null;
  const { width, height } = media?.mediaDetails ?? {};
  const size = width && height ? { width, height } : FALLBACK;
  return { src, ...size, alt: media?.altText?.trim() ?? '' };
}

/** Address of a picture at a width, from the optimizer; an SVG is served as it is. */
export function optimizedSrc(src: string, width: number): string {
  return src.endsWith('.svg') ? src : `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;
}

/** The widths worth offering for a picture that is at most `intrinsic` px wide. */
export function usefulWidths(intrinsic: number): number[] {
  const smaller = IMAGE_WIDTHS.filter((width) => width >= 384 && width < intrinsic);
  const next = IMAGE_WIDTHS.find((width) => width >= intrinsic);
  return next ? [...smaller, next] : smaller;
}
