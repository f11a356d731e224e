import { IMAGE_WIDTHS } from '@footbridge/shared/pictures';

import { recordForeignHost } from './foreign-hosts';
import { mediaPath } from './policy';

import type { ImageView, MediaItemFields } from '../types';

/** Dimensions of a picture without recorded ones, against layout shifts. */
const FALLBACK = { width: 1200, height: 800 };

/** Returns a picture of the media library; null when there is none, or on a host that nobody has named. */
export function imageView(media: MediaItemFields | null | undefined): ImageView | null {
  const src = mediaPath(media?.sourceUrl);
  if (!src) {
    recordForeignHost(media?.sourceUrl);
    return null;
  }
  const { width, height } = media?.mediaDetails ?? {};
  const size = width && height ? { width, height } : FALLBACK;
  return { src, ...size, alt: media?.altText?.trim() ?? '' };
}

/** Returns the srcset widths for a picture that is at most `intrinsic` px wide. */
export function usefulWidths(intrinsic: number): number[] {
  const smaller = IMAGE_WIDTHS.filter((width) => width >= 384 && width < intrinsic);
  const next = IMAGE_WIDTHS.find((width) => width >= intrinsic);
  return next ? [...smaller, next] : smaller;
}
