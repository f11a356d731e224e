import type { ImageView, MediaItemFields, TransformTools } from '@/bridge/wordpress/types';

/** The SeoFields fragment, or as much of it as a template asked for. */
export interface SeoFields {
  title?: string | null;
  description?: string | null;
  canonical?: string | null;
  noindex?: boolean | null;
  image?: { node?: MediaItemFields | null } | null;
}

export interface SeoView {
  /** Empty where the editor wrote none. */
  title: string;
  description: string;
  /** A path of this site: an editor may point a copy at its original here, and nowhere else. */
  canonical: string | null;
  noindex: boolean;
  image: ImageView | null;
}

/** What an editor set for search engines and shared links. */
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
