import type {
  AggregateRatingLeaf,
  MedicalOrganizationLeaf,
  ReviewLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import type { MenuNode } from '@footbridge/bridge/pages/layout/menu-tree';
import type { SiteConfig } from '@/site-config/types';
import { absolute, organizationRef, websiteRef } from './ids';

/** Returns the URL of a brand's profile; none for a network's home page, which a menu may contain as a placeholder. */
function profileOf({ url }: MenuNode): string[] {
  if (!url?.startsWith('https://')) return [];
  const { pathname } = new URL(url);
  return pathname === '/' ? [] : [url];
}

/** The brand's facts on the page. */
export interface BrandFacts {
  rating: AggregateRatingLeaf | null;
  reviews: ReviewLeaf[];
}

/** Returns the brand's Organization node, with its town. The facilities' addresses are on their pages. */
export function organization(
  site: SiteConfig,
  social: readonly MenuNode[],
  { rating, reviews }: BrandFacts,
): MedicalOrganizationLeaf {
  const profiles = social.flatMap(profileOf);
  return {
    '@type': 'MedicalOrganization',
    ...organizationRef(site),
    name: site.fullName,
    ...(site.shortName !== site.fullName && { alternateName: site.shortName }),
    url: absolute(site, '/'),
    logo: absolute(site, site.logo),
    image: absolute(site, `/brands/${site.code}/og.jpg`),
    telephone: site.mainPhone,
    address: { '@type': 'PostalAddress', addressLocality: site.city, addressRegion: site.state, addressCountry: 'US' },
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(rating && { aggregateRating: rating }),
    ...(reviews.length > 0 && { review: reviews }),
  };
}

/** Returns the WebSite node, with the search action. */
export function website(site: SiteConfig): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: absolute(site, '/search/?s={search_term_string}') },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    ...websiteRef(site),
    name: site.fullName,
    ...(site.shortName !== site.fullName && { alternateName: site.shortName }),
    url: absolute(site, '/'),
    inLanguage: 'en-US',
    publisher: organizationRef(site),
    potentialAction: search,
  };
}
