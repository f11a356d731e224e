import type { AddressContext, ImageView, TransformResult, TransformTools } from '@/bridge/types';
import type { FacilityCardView } from '@/components/FacilityCard/FacilityCard';
import type { RatingView } from '@/components/Rating/Rating';
import type { GetFacilityQuery } from '@/gql/graphql';
import { article, type ArticleView } from '../shared/article';
import { accreditationNames, facilityCard } from '../shared/facilities';
import { relatedLinks } from '../shared/links';
import { pageInfo } from '../shared/page-info';
import { ratingView } from '../shared/reviews';
import { plainTitle } from '../shared/text';
import { topicLinks, topicLists } from '../shared/topics';
import { AMENITIES, labels, TREATMENTS } from './labels';

export interface FacilityView extends Omit<ArticleView, 'byline' | 'isWide' | 'trail' | 'contents' | 'comments'> {
  card: FacilityCardView;
  updated: string | null;
  treatments: string[];
  amenities: string[];
  accreditations: string[];
  license: string;
  /** Where a map shows the place; null without coordinates. */
  mapUrl: string | null;
  videoUrl: string | null;
  photos: ImageView[];
  rating: RatingView | null;
}

type Facility = NonNullable<GetFacilityQuery['facility']>;

function mapUrl(latitude: number | null | undefined, longitude: number | null | undefined): string | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}

/** What an editor filled in; a password hides all of it, though WordPress hands it out. */
function facts(facility: Facility, hidden: boolean, tools: TransformTools) {
  const details = hidden ? null : facility.facilityDetails;
  return {
    card: facilityCard({ ...facility, isRestricted: hidden, excerpt: hidden ? null : facility.excerpt }, tools),
    treatments: labels(details?.treatments, TREATMENTS),
    amenities: labels(details?.amenities, AMENITIES),
    accreditations: accreditationNames([details?.accreditations]),
    license: details?.licenseNumber?.trim() ?? '',
    mapUrl: mapUrl(details?.latitude, details?.longitude),
    videoUrl: tools.link(details?.videoUrl),
    photos: (details?.photos?.nodes ?? []).flatMap((photo) => tools.image(photo) ?? []),
    rating: hidden ? null : ratingView(facility.reviewSummary),
  };
}

/** A facility's own page. */
export function transformFacility({ facility }: GetFacilityQuery, tools: TransformTools, address: AddressContext): TransformResult<FacilityView> | null {
  if (!facility) return null;
  const drawn = article(facility, tools, address);
  if (!drawn) return null;
  const { title, titleHtml, picture, html, parts, isProtected, byline } = drawn;
  const view = facts(facility, isProtected, tools);
  const [first, ...others] = view.photos;
  return {
    page: pageInfo(
      {
        id: facility.databaseId,
        uri: facility.uri,
        title: plainTitle(facility.title, tools),
        summary: isProtected ? null : facility.excerpt || facility.content,
        segment: isProtected ? null : facility.pageSettings?.segment,
        seo: isProtected ? null : facility.seo,
        image: picture,
        part: parts?.part,
      },
      tools,
    ),
    view: {
      ...view,
      title,
      titleHtml,
      html,
      parts,
      isProtected,
      updated: byline.updated,
      picture: picture ?? first ?? null,
      photos: picture ? view.photos.filter((photo) => photo.src !== picture.src) : others,
      related: isProtected ? [] : relatedLinks(facility.databaseId, topicLists(facility), tools),
      topics: isProtected ? [] : topicLinks(facility, tools),
    },
  };
}
