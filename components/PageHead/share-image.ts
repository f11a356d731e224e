import type { ImageView } from '@/bridge/wordpress/types';
import type { SiteConfig } from '@/site-config/types';

/**
 * The picture of a link's preview: the page's own, or else the brand's, which every brand has (public/brands). Drawings
 * (SVG) are shown by no preview.
 */
export function shareImage(own: ImageView | null, { code, fullName, city, state }: SiteConfig): ImageView {
  if (own && !/\.svg(?:$|\?)/i.test(own.src)) return own;
  return { src: `/brands/${code}/og.jpg`, width: 1200, height: 630, alt: `${fullName}, ${city}, ${state}` };
}
