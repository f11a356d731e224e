import type { AddressContext, TransformResult, TransformTools } from '@/bridge/types';
import type { RatingView } from '@/components/Rating/Rating';
import type { ReviewView } from '@/components/ReviewQuotes/ReviewQuotes';
import type { GetPageQuery } from '@/gql/graphql';
import { site } from '@/site-config/site';
import { article, type ArticleView } from '../shared/article';
import { contributorGroups, type ContributorGroup } from '../shared/contributors';
import { commentsView } from '../shared/comments';
import { breadcrumbTrail, relatedLinks } from '../shared/links';
import { pageInfo } from '../shared/page-info';
import { plainTitle } from '../shared/text';
import { topicLinks, topicLists } from '../shared/topics';
import { ratingView, reviewViews } from '../shared/reviews';

export interface PageView extends ArticleView {
  /** The about page shows the brand's statistics. */
  withStatistics: boolean;
  team: ContributorGroup[];
  reviews: ReviewView[];
  rating: RatingView | null;
}

/** WordPress's page → article; people and reviews where the page template is theirs. */
export function transformPage(data: GetPageQuery, tools: TransformTools, address: AddressContext): TransformResult<PageView> | null {
  const { page } = data;
  if (!page) return null;
  const view = article(page, tools, address);
  if (!view) return null;
  const hidden = view.isProtected;
  const related = [page.children, ...topicLists(page)];
  return {
    page: pageInfo(
      {
        id: page.databaseId,
        uri: page.uri,
        title: plainTitle(page.title, tools),
        summary: page.content,
        segment: hidden ? null : page.pageSettings?.segment,
        seo: hidden ? null : page.seo,
        image: view.picture,
        part: view.parts?.part,
      },
      tools,
    ),
    view: {
      ...view,
      trail: breadcrumbTrail(page.ancestors, tools),
      related: hidden ? [] : relatedLinks(page.databaseId, related, tools),
      topics: hidden ? [] : topicLinks(page, tools),
      comments: hidden ? null : commentsView(page, tools, address.commentPage),
      isWide: page.template?.templateName === 'Full Width',
      withStatistics: tools.link(page.uri) === site.aboutPath,
      team: contributorGroups(data.contributors?.nodes, site.code, tools),
      reviews: reviewViews(data.reviews?.nodes, tools),
      rating: hidden ? null : ratingView(page.reviewSummary),
    },
  };
}
