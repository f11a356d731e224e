import { graphql } from '@/gql';
import type { TransformTools } from '@footbridge/bridge/wordpress/types';
import { defineTemplate, seedId } from '../shared/define-template';
import { facilityOfList } from '../shared/structured-data/facility';
import { organizationRef } from '../shared/structured-data/ids';
import { describeListing } from '../shared/structured-data/lists';
import { blockFacts, questionNodes } from '../shared/structured-data/articles';
import { aggregateRating, ownReviews } from '../shared/structured-data/brand';
import { FrontPage } from './View';
import { blocksOf, splitBands } from '@/components/Prose/bands';
import { blockAttributes } from '@/gql/blocks';
import type { GetFrontPageQuery } from '@/gql/graphql';
import { site } from '@/site-config/site';
import { isListed } from '@footbridge/shared/listed';
import { isProtected } from '../shared/article';
import { accreditationNames, facilityCards, leadingCards, openDetails } from '../shared/facilities';
import { archiveIds, archiveNodes, listing, paging } from '../shared/listing';
import { editorsFields, pageInfo } from '../shared/page-info';
import { postCards } from '../shared/post-cards';
import { ratingView, reviewViews, shortReviews } from '../shared/reviews';
import { plainTitle } from '../shared/text';
import { splitContent } from '../shared/prose';
import { contributorGroups, leadingPeople } from '../shared/team';

/** The front page: its content if it is a page, else WordPress's list of posts, and on the first page the brand's content. */
const FRONT_PAGE_QUERY = graphql(`
  query GetFrontPage($id: ID!, $isPage: Boolean!, $isFirst: Boolean!, $ids: [ID]) {
    page(id: $id, idType: DATABASE_ID) @include(if: $isPage) {
      databaseId
      uri
      title
      content
      contentTypeName
      isRestricted
      ...VisitFields
      featuredImage {
        node {
          ...MediaFields
        }
      }
      pageSettings: footbridgePageSettings {
        ...SchemaTextFields
      }
      reviewSummary: footbridgeReviewSummary {
        ...ReviewSummaryFields
      }
      seo: footbridgeSeo {
        ...SeoFields
      }
    }
    generalSettings {
      title
      description
    }
    facilities: footbridgeFacilities(first: 12) @include(if: $isFirst) {
      nodes {
        ...FacilityCardFields
      }
    }
    reviews: footbridgeReviews(first: 20) @include(if: $isFirst) {
      nodes {
        ...ReviewFields
      }
    }
    contributors: footbridgeContributors(first: 100) @include(if: $isFirst) {
      nodes {
        ...ContributorCardFields
        contributorProfile: footbridgeContributorProfile {
          ...ContributorCategoriesFields
        }
      }
    }
    posts(first: 6, where: { hasPassword: false }) @include(if: $isPage) {
      nodes {
        ...PostCardFields
      }
    }
    ...ArchivePosts @skip(if: $isPage)
  }
`);

/** Maximum entries of each list. */
const MAX = { facilities: 4, reviews: 3, people: 6, posts: 3 };

/** Returns the newest listed posts. */
const newest = ({ posts }: GetFrontPageQuery) => (posts?.nodes ?? []).filter(isListed).slice(0, MAX.posts);

/** Returns the headline; the fallback for a title such as "Home". */
function headline(title: string | null | undefined, fallback: string, tools: TransformTools): string {
  const own = plainTitle(title ?? fallback, tools);
  return /^(home|home ?page|front page|\(no title\))$/i.test(own) ? fallback : own;
}

/** Returns the sentence of the hero with which a page of blocks begins; null for another page. @param html sanitized HTML */
function heroSentence(html: string): string | null {
  const [first] = blocksOf(splitBands(html).before);
  return first?.name === 'footbridge/hero' ? blockAttributes['footbridge/hero'].parse(first.attributes).sentence : null;
}

/** The front page, which is a page or the latest posts. */
export const frontPageTemplate = defineTemplate({
  query: FRONT_PAGE_QUERY,
  variables: (seedNode, address) => ({
    id: seedId(seedNode),
    // If the front page shows the latest posts, the seed node is a content type without id.
    isPage: seedNode.databaseId !== undefined,
    isFirst: paging(address).page === 1,
    ids: archiveIds(address),
  }),
  transform: (data, tools, address) => {
    const { page, generalSettings, archivePosts } = data;
    if (!page && paging(address).page > 1) {
      const list = listing({ title: 'Articles' }, archivePosts, tools, address);
      return { page: list.page, view: { list: list.view } };
    }
    const locked = page ? isProtected(page) : false;
    const fields = locked ? null : page;
    const facilities = facilityCards(data.facilities?.nodes, tools);
    const title = headline(page?.title, site.fullName, tools);
    const content = tools.html(page?.content).html;
    const hero = heroSentence(content);
    const { sentence, html, questions } = splitContent(content, tools);
    const picture = tools.image(fields?.featuredImage?.node);
    const facts = {
      id: page?.databaseId,
      uri: '/',
      title,
      summary: (hero ?? sentence) || generalSettings?.description,
      image: picture,
      ...editorsFields(page ?? {}, locked),
    };
    const rating = ratingView(fields?.reviewSummary);
    if (hero !== null) return { page: pageInfo(facts, tools), view: { title, picture, rating, blocks: content } };
    return {
      page: pageInfo(facts, tools),
      view: {
        title,
        sentence: sentence || tools.text(generalSettings?.description),
        picture,
        html,
        isProtected: locked,
        questions,
        facilities: leadingCards(facilities, MAX.facilities),
        accreditations: accreditationNames(
          (data.facilities?.nodes ?? []).map((node) => openDetails(node)?.accreditations),
        ),
        reviews: shortReviews(reviewViews(data.reviews?.nodes, tools), MAX.reviews),
        rating,
        people: leadingPeople(contributorGroups(data.contributors?.nodes, site.code, tools), MAX.people),
        posts: postCards(page ? newest(data) : archiveNodes(archivePosts, address), tools),
        paging: page ? null : paging(address),
      },
    };
  },
  View: FrontPage,
  /** Describes brand, facilities, reviews and questions. */
  describe: (view, setting) => {
    if ('list' in view) return describeListing(view.list, setting);
    const { site: brand } = setting;
    const { title, picture, rating } = view;
    const [text, { facilities, reviews }] =
      'blocks' in view ? [view.blocks, blockFacts(view.blocks)] : [view.questions, view];
    // The page shows the rating only above reviews.
    const shown = reviews.length > 0 ? rating : null;
    return {
      type: 'WebPage',
      share: 'website',
      title,
      trail: null,
      picture,
      mainEntity: organizationRef(brand),
      nodes: [
        ...facilities.map((card) => facilityOfList(brand, card)),
        ...questionNodes(text, setting, !('blocks' in view)),
      ],
      brand: { rating: shown && aggregateRating(shown), reviews: ownReviews(reviews) },
    };
  },
});
