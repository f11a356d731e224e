import type { AddressContext, ImageView, TransformResult, TransformTools } from '@/bridge/types';
import type { FacilityCardView } from '@/components/FacilityCard/FacilityCard';
import type { MapView } from '@/components/FacilityMap/FacilityMap';
import type { RatingView } from '@/components/Rating/Rating';
import type { GetFacilityQuery } from '@/gql/graphql';
import { article, type ArticleView } from '../shared/article';
import { facilityCard } from '../shared/facilities';
import { facilityDetails, type FacilityDetailsView } from '../shared/facility-details';
import { relatedLinks } from '../shared/links';
import { mapView } from '../shared/map';
import { editorsFields, pageInfo } from '../shared/page-info';
import { ratingView } from '../shared/reviews';
import { plainTitle, writtenExcerpt } from '../shared/text';
import { topicLinks, topicLists } from '../shared/topics';

type Article = Pick<ArticleView, 'title' | 'titleHtml' | 'picture' | 'html' | 'parts' | 'related' | 'topics' | 'isProtected'>;

export interface FacilityView extends Article, FacilityDetailsView {
  card: FacilityCardView;
  /** Null where the coordinates are not known. */
  map: MapView | null;
  updated: string | null;
  rating: RatingView | null;
}

type Facility = NonNullable<GetFacilityQuery['facility']>;

/** The leading picture is the facility's own, or the first of its photos; it is not shown twice. */
function pictures(picture: ImageView | null, photos: ImageView[]): Pick<FacilityView, 'picture' | 'photos'> {
  const leading = picture ?? photos[0] ?? null;
  return { picture: leading, photos: photos.filter((photo) => photo.src !== leading?.src) };
}

/** What an editor filled in; a password hides all of it, though WordPress hands it out. */
function facts(facility: Facility, hidden: boolean, tools: TransformTools) {
  const details = hidden ? null : facility.facilityDetails;
  return {
    ...facilityDetails(details, tools),
    map: mapView(details, plainTitle(facility.title, tools)),
    card: facilityCard({ ...facility, isRestricted: hidden, excerpt: hidden ? null : writtenExcerpt(facility, tools) }, tools),
    rating: hidden ? null : ratingView(facility.reviewSummary),
    related: hidden ? [] : relatedLinks(facility.databaseId, topicLists(facility), tools),
    topics: hidden ? [] : topicLinks(facility, tools),
  };
}

/** A facility's own page. */
export function transformFacility({ facility }: GetFacilityQuery, tools: TransformTools, address: AddressContext): TransformResult<FacilityView> | null {
  if (!facility) return null;
  const drawn = article(facility, tools, address);
  if (!drawn) return null;
  const { title, titleHtml, picture, html, parts, isProtected, byline } = drawn;
  const view = facts(facility, isProtected, tools);
  return {
    page: pageInfo(
      {
        id: facility.databaseId,
        uri: facility.uri,
        title: plainTitle(facility.title, tools),
        summary: isProtected ? null : facility.excerpt || facility.content,
        image: picture,
        part: parts?.part,
        ...editorsFields(facility, isProtected),
      },
      tools,
    ),
    view: { ...view, title, titleHtml, html, parts, isProtected, updated: byline.updated, ...pictures(picture, view.photos) },
  };
}
