import { graphql } from '@/gql';
import type { ImageView, TransformTools } from '@footbridge/bridge/wordpress/types';
import { defineTemplate, seedId } from '../shared/define-template';
import { facilityOfPage } from '../shared/structured-data/facility';
import { partRef } from '../shared/structured-data/ids';
import { FACILITIES_ARCHIVE } from '@/components/FacilityList/archive';
import { facilityDetails } from './details';
import { videoFacade } from '../shared/prose';
import { FacilityPage, type FacilityView } from './View';
import type { GetFacilityQuery } from '@/gql/graphql';
import { article, articleInfo } from '../shared/article';
import { facilityCard, placeView } from '../shared/facilities';
import { mapView } from '../shared/map';
import { ratingView } from '../shared/reviews';
import { plainTitle } from '../shared/text';
import { relatedLinks, topicLinks } from '../shared/related';

const FACILITY_QUERY = graphql(`
  query GetFacility($id: ID!) {
    facility: footbridgeFacility(id: $id, idType: DATABASE_ID) {
      ...FacilityCardFields
      content
      date
      modified
      contentTypeName
      isRestricted
      hasPassword
      ...VisitFields
      facilityDetails: footbridgeFacilityDetails {
        ...FacilityDetailsFields
      }
      treatmentTopics: footbridgeTreatmentTopics(first: 3) {
        nodes {
          databaseId
          contentNodes(first: 20) {
            nodes {
              ...RelatedFields
            }
          }
        }
      }
      pageSettings: footbridgePageSettings {
        ...RelatedTagsFields
        ...SchemaTextFields
      }
      reviewSummary: footbridgeReviewSummary {
        ...ReviewSummaryFields
      }
      seo: footbridgeSeo {
        ...SeoFields
      }
    }
  }
`);

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
      { ...facility, isRestricted: hidden, excerpt: hidden ? null : tools.excerpt(facility, { isWritten: true }) },
      tools,
    ),
    rating: hidden ? null : ratingView(facility.reviewSummary),
    related: hidden ? [] : relatedLinks(facility, tools),
    topics: hidden ? [] : topicLinks(facility, tools),
  };
}

/** A facility's page. */
export const facilityTemplate = defineTemplate({
  query: FACILITY_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: ({ facility }, tools, address) => {
    if (!facility) return null;
    const result = article(facility, tools, address);
    if (!result) return null;
    const { title, titleHtml, picture, html, parts, isProtected, byline } = result;
    const view = filledIn(facility, isProtected, tools);
    return {
      page: articleInfo(facility, result, tools, {
        summary: isProtected ? null : tools.excerpt(facility) || facility.content,
        place: isProtected ? null : placeView(facility.facilityDetails),
      }),
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
  },
  View: FacilityPage,
  /** Describes a protected one only by name. */
  describe: (view, { site, head, path }) => {
    const { title, picture, card, isProtected } = view;
    const own = card.url ?? path;
    return {
      type: 'WebPage',
      share: 'website',
      title,
      trail: [FACILITIES_ARCHIVE],
      picture,
      ...(!isProtected && {
        mainEntity: partRef(site, own, 'facility'),
        nodes: [facilityOfPage(site, head, { ...view, card: { ...card, url: own } })],
      }),
    };
  },
});
