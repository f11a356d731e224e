import { isResized, optimizedSrc } from '@footbridge/shared/pictures';

import type { ImageView } from '@footbridge/bridge/wordpress/types';

/** A subset of the image optimizer's widths (next.config, images). */
export const PICTURE_WIDTHS = [384, 640, 828, 1080, 1680, 2048];

/** Returns all widths below the picture's and the next one above. */
function widthsFor(own: number): number[] {
  return PICTURE_WIDTHS.filter((_, i) => (PICTURE_WIDTHS[i - 1] ?? 0) < own);
}

export interface PictureProps {
  image: ImageView;
  /** The HTML attribute. */
  sizes: string;
  /** The largest picture above the fold; others are lazy-loaded. */
  priority?: boolean;
  className?: string;
}

/** A responsive picture through Next's image optimizer. Plain HTML, because next/image would add 7 kB to every page. */
export function Picture({ image: { src, width, height, alt }, sizes, priority, className }: PictureProps) {
  const widths = isResized(src) ? widthsFor(width) : [];
  const largest = widths.at(-1);
  return (
    <img
      className={className}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      sizes={largest ? sizes : undefined}
      srcSet={largest ? widths.map((w) => `${optimizedSrc(src, w)} ${w}w`).join(', ') : undefined}
      src={largest ? optimizedSrc(src, Math.min(largest, 1080)) : src}
    />
  );
}
