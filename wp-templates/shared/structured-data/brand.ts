import type {
  AggregateRatingLeaf,
  MedicalOrganizationLeaf,
  ReviewLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import type { MenuNode } from '@/bridge/wordpress/types';
import type { SiteConfig } from '@/site-config/types';
import { absolute, organizationRef, websiteRef } from './ids';

/** A profile of the brand's own elsewhere; a network's front door, which a menu may name before there is one, says nothing of the brand. */
function profileOf({ url }: MenuNode): string[] {
  if (!url?.startsWith('https://')) return [];
  const { pathname } = new URL(url);
  return pathname === '/' ? [] : [url];
}

/** What the page shows of the brand itself. */
export interface BrandFacts {
  rating: AggregateRatingLeaf | null;
  reviews: ReviewLeaf[];
}

/**
 * The brand. Its town is in its configuration; the addresses of its facilities stand on their own pages.
 * @param social menu of its profiles
 */
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

/** The brand's site, and how it is searched. */
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
