import type { HeadView, ImageView } from '@footbridge/bridge/wordpress/types';
import { useSite } from '../site-context';
import type { SiteConfig } from '@/site-config/types';

/** Returns the picture of a link's preview: the page's, else the brand's (og.jpg of its folder). Previews do not show SVG. */
function shareImage(own: ImageView | null, { code, fullName, city, state }: SiteConfig): ImageView {
  if (own && !/\.svg(?:$|\?)/i.test(own.src)) return own;
  return { src: `/brands/${code}/og.jpg`, width: 1200, height: 630, alt: `${fullName}, ${city}, ${state}` };
}

/** Open Graph type (ogp.me). */
export type ShareType = 'article' | 'profile' | 'website';

export interface ShareTagsProps {
  head: HeadView;
  type: ShareType;
}

/** Minimum width of a picture for a large preview, px. */
const LARGE = 600;

/** Open Graph and Twitter tags for link previews. Server only (pages/_document). */
export function ShareTags({ head, type }: ShareTagsProps) {
  const site = useSite();
  const { title, description, canonical, published, modified } = head;
  const image = shareImage(head.image, site);
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.fullName} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={`https://${site.domain}${canonical}`} />}
      <meta property="og:image" content={`https://${site.domain}${image.src}`} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      {image.alt && <meta property="og:image:alt" content={image.alt} />}
      {type === 'article' && published && <meta property="article:published_time" content={published} />}
      {type === 'article' && modified && <meta property="article:modified_time" content={modified} />}
      <meta name="twitter:card" content={image.width >= LARGE ? 'summary_large_image' : 'summary'} />
    </>
  );
}
