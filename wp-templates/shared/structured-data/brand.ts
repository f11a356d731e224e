import { dayOfLongDate } from '../dates';
import { OWN_SOURCE } from '../reviews';
import { absolute, organizationRef, websiteRef } from './ids';

import type {
  AggregateRatingLeaf,
  ReviewLeaf,
  MedicalOrganizationLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import type { RatingView } from '@/components/Rating/Rating';
import type { ReviewView } from '@/components/ReviewQuotes/ReviewQuotes';
import type { MenuNode } from '@footbridge/bridge/pages/layout/menu-tree';
import type { SiteConfig } from '@/site-config/types';

const BEST = 5;
const WORST = 1;

/** Returns the AggregateRating node, with two decimals as displayed. */
export function aggregateRating({ value, count }: RatingView): AggregateRatingLeaf {
  return {
    '@type': 'AggregateRating',
    ratingValue: value.toFixed(2),
    bestRating: BEST,
    worstRating: WORST,
    reviewCount: count,
  };
}

/** Returns whether a review was given to the brand. Search engines do not accept other sites' reviews. */
export const isOwn = ({ source }: ReviewView): boolean => source === OWN_SOURCE;

/** Returns the nodes of the brand's own reviews, as displayed. */
export function ownReviews(reviews: readonly ReviewView[]): ReviewLeaf[] {
  return reviews.filter(isOwn).map(({ author, date, rating, comments }) => {
    const day = dayOfLongDate(date);
    return {
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      ...(day && { datePublished: day }),
      ...(rating !== null && {
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: BEST, worstRating: WORST },
      }),
      reviewBody: comments,
    };
  });
}

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
