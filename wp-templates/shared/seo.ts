import type { ImageView, MediaItemFields, TransformTools } from '@/bridge/wordpress/types';

/** The SeoFields fragment, or a part of it. */
export interface SeoFields {
  title?: string | null;
  description?: string | null;
  canonical?: string | null;
  noindex?: boolean | null;
  image?: { node?: MediaItemFields | null } | null;
}

export interface SeoView {
  /** Empty if not set. */
  title: string;
  description: string;
  /** A path of this site; other sites are not allowed. */
  canonical: string | null;
  noindex: boolean;
  image: ImageView | null;
}

/** Returns an editor's settings for search engines and shared links. */
export function seoView(seo: SeoFields | null | undefined, tools: TransformTools): SeoView {
  const canonical = tools.link(seo?.canonical);
  return {
    title: tools.text(seo?.title),
    description: tools.text(seo?.description),
    canonical: canonical?.startsWith('/') ? canonical : null,
    noindex: seo?.noindex ?? false,
    image: tools.image(seo?.image?.node),
  };
}
