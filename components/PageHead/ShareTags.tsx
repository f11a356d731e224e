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

/** Returns the tags of the site's own values; null values are left out. */
function ownTags({ head, type }: ShareTagsProps, site: SiteConfig): [name: string, content: string | null][] {
  const { title, description, canonical, original, published, modified } = head;
  const image = shareImage(head.image, site);
  const isArticle = type === 'article';
  return [
    ['og:type', type],
    ['og:site_name', site.fullName],
    ['og:locale', 'en_US'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', original ?? (canonical && `https://${site.domain}${canonical}`)],
    ['og:image', `https://${site.domain}${image.src}`],
    ['og:image:width', String(image.width)],
    ['og:image:height', String(image.height)],
    ['og:image:alt', image.alt],
    ['article:published_time', (isArticle && published) || null],
    ['article:modified_time', (isArticle && modified) || null],
    ['twitter:card', image.width >= LARGE ? 'summary_large_image' : 'summary'],
  ];
}

/** Open Graph names its tags by `property`; all others are named by `name`. */
const OPEN_GRAPH = /^(?:og|article|profile|fb):/;

/** Returns what the tags of WordPress's SEO plugin replace: a name, or a picture with its size and text. */
const subjectOf = (name: string): string => (name.startsWith('og:image') ? 'og:image' : name);

/**
 * Open Graph and Twitter tags for link previews: those of WordPress's SEO plugin, and the site's own of all other names. Server only
 * (pages/_document).
 */
export function ShareTags({ head, type }: ShareTagsProps) {
  const own = ownTags({ head, type }, useSite());
  const given = head.share ?? [];
  const replaced = new Set(given.map(({ name }) => subjectOf(name)));
  const tags = [
    ...own.flatMap(([name, content]) => (content && !replaced.has(subjectOf(name)) ? [{ name, content }] : [])),
    ...given,
  ];
  return tags.map(({ name, content }, index) =>
    OPEN_GRAPH.test(name) ? (
      <meta key={index} property={name} content={content} />
    ) : (
      <meta key={index} name={name} content={content} />
    ),
  );
}
