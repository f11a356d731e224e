import type { ImageView } from '@/bridge/wordpress/types';
import type { SiteConfig } from '@/site-config/types';

/** Returns the picture of a link's preview: the page's, else the brand's (og.jpg of its folder). Previews do not show SVG. */
export function shareImage(own: ImageView | null, { code, fullName, city, state }: SiteConfig): ImageView {
  if (own && !/\.svg(?:$|\?)/i.test(own.src)) return own;
  return { src: `/brands/${code}/og.jpg`, width: 1200, height: 630, alt: `${fullName}, ${city}, ${state}` };
}
