import type { ImageView } from '@/bridge/wordpress/types';

/** A choice from the widths the image optimizer serves (next.config, images). */
export const PICTURE_WIDTHS = [384, 640, 828, 1080, 1680, 2048];

const at = (src: string, width: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;

/** Every useful width: all below the picture's own and the next one above. */
function widthsFor(own: number): number[] {
  return PICTURE_WIDTHS.filter((_, i) => (PICTURE_WIDTHS[i - 1] ?? 0) < own);
}

export interface PictureProps {
  image: ImageView;
  /** As in HTML: how wide it is drawn, by window width. */
  sizes: string;
  /** The one picture that a reader sees first; all others load as they come near. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture at the width the window needs, through Next's image optimizer; drawings (SVG) as they are.
 * Plain HTML: next/image would cost every page seven kilobytes for the same tag.
 */
export function Picture({ image: { src, width, height, alt }, sizes, priority, className }: PictureProps) {
  const widths = src.endsWith('.svg') ? [] : widthsFor(width);
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
      srcSet={largest ? widths.map((w) => `${at(src, w)} ${w}w`).join(', ') : undefined}
      src={largest ? at(src, Math.min(largest, 1080)) : src}
    />
  );
}
