import type { AddressContext, ImageView, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { FacilityCardView } from '@/components/FacilityCard/FacilityCard';
import type { MapView } from '@/components/FacilityMap/FacilityMap';
import type { RatingView } from '@/components/Rating/Rating';
import type { GetFacilityQuery } from '@/gql/graphql';
import { article, type ArticleView } from '../shared/article';
import { facilityCard, placeView } from '../shared/facilities';
import { facilityDetails, type FacilityDetailsView } from '../shared/facility-details';
import { mapView } from '../shared/map';
import { editorsFields, pageInfo } from '../shared/page-info';
import { ratingView } from '../shared/reviews';
import { plainTitle, writtenExcerpt } from '../shared/text';
import { relatedLinks, topicLinks } from '../shared/related';
import { videoFacade } from '../shared/video';

type Article = Pick<
  ArticleView,
  'title' | 'titleHtml' | 'picture' | 'html' | 'parts' | 'related' | 'topics' | 'isProtected'
>;

export interface FacilityView extends Article, FacilityDetailsView {
  card: FacilityCardView;
  /** Null without coordinates. */
  map: MapView | null;
  /** The video tour's facade (HTML); empty without an embeddable video. */
  video: string;
  updated: string | null;
  rating: RatingView | null;
}

type Facility = NonNullable<GetFacilityQuery['facility']>;

/** Returns the leading picture (the facility's, or its first photo) and the other photos. */
function pictures(picture: ImageView | null, photos: ImageView[]): Pick<FacilityView, 'picture' | 'photos'> {
  const leading = picture ?? photos[0] ?? null;
  return { picture: leading, photos: photos.filter((photo) => photo.src !== leading?.src) };
}

/** Returns the editor's fields; none for a protected page, whose fields WordPress returns. */
function filledIn(facility: Facility, hidden: boolean, tools: TransformTools) {
  const details = hidden ? null : facility.facilityDetails;
  const name = plainTitle(facility.title, tools);
  const facts = facilityDetails(details, tools);
  const video = videoFacade(details?.videoUrl, `A tour of ${name}`, tools);
  return {
    ...facts,
    // The facade replaces the link.
    videoUrl: video ? null : facts.videoUrl,
    video,
    map: mapView(details, name),
    card: facilityCard(
      { ...facility, isRestricted: hidden, excerpt: hidden ? null : writtenExcerpt(facility, tools) },
      tools,
    ),
    rating: hidden ? null : ratingView(facility.reviewSummary),
    related: hidden ? [] : relatedLinks(facility, tools),
    topics: hidden ? [] : topicLinks(facility, tools),
  };
}

/** Transforms a facility's page. */
export function transformFacility(
  { facility }: GetFacilityQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<FacilityView> | null {
  if (!facility) return null;
  const result = article(facility, tools, address);
  if (!result) return null;
  const { title, titleHtml, picture, html, parts, isProtected, byline } = result;
  const view = filledIn(facility, isProtected, tools);
  return {
    page: pageInfo(
      {
        id: facility.databaseId,
        uri: facility.uri,
        title: plainTitle(facility.title, tools),
        summary: isProtected ? null : facility.excerpt || facility.content,
        image: picture,
        part: parts?.part,
        place: isProtected ? null : placeView(facility.facilityDetails),
        ...editorsFields(facility, isProtected),
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
      ...pictures(picture, view.photos),
    },
  };
}
