import { graphql } from '@/gql';
import { defineTemplate, seedId } from '../shared/define-template';
import { medical, questionNodes } from '../shared/structured-data/articles';
import { aggregateRating } from '../shared/structured-data/brand';
import { LandingPage } from './View';
import { article, articleInfo } from '../shared/article';
import { partOf, splitOpening } from '../shared/prose';
import { ratingView } from '../shared/reviews';

/** Without children, related pages and comments. */
const LANDING_PAGE_QUERY = graphql(`
  query GetLandingPage($id: ID!) {
    page(id: $id, idType: DATABASE_ID) {
      databaseId
      uri
      title
      content
      date
      modified
      contentTypeName
      isRestricted
      hasPassword
      ...VisitFields
      featuredImage {
        node {
          ...MediaFields
        }
      }
      pageSettings: footbridgePageSettings {
        ...SchemaTextFields
      }
      bylineInfo: footbridgeBylineInfo {
        ...BylineFields
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

/** The page template "Landing Page", for visitors from advertisements. */
export const landingPageTemplate = defineTemplate({
  query: LANDING_PAGE_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: ({ page }, tools, address) => {
    if (!page) return null;
    const result = article(page, tools, address);
    if (!result) return null;
    const { title, titleHtml, picture, parts, byline, isProtected } = result;
    const content = tools.html(partOf(page, tools, address)?.content).html;
    const { sentence, html } = address.part > 1 ? { sentence: '', html: content } : splitOpening(content, tools);
    return {
      page: articleInfo(page, result, tools),
      view: {
        title,
        titleHtml,
        sentence,
        picture,
        html,
        parts,
        byline,
        isProtected,
        rating: isProtected ? null : ratingView(page.reviewSummary),
      },
    };
  },
  View: LandingPage,
  /** It has no breadcrumb. */
  describe: ({ title, byline, picture, html, rating, isProtected }, setting) =>
    isProtected
      ? { type: 'WebPage', share: 'website', title, trail: null }
      : {
          type: medical(setting),
          share: 'website',
          title,
          trail: null,
          byline,
          picture,
          nodes: questionNodes(html, setting),
          brand: { rating: rating && aggregateRating(rating), reviews: [] },
        },
  hasReducedLayout: true,
});
