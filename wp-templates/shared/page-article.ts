import type { AddressContext, TransformResult, TransformTools } from '@footbridge/bridge/wordpress/types';
import type { PageFieldsFragment } from '@/gql/graphql';
import { article, articleInfo } from './article';
import type { ArticleView } from './ArticlePage';
import { commentsView } from './comments';
import { breadcrumbTrail } from './links';
import { listedLinks, relatedLinks, topicLinks } from './related';

const MAX_CHILDREN = 20;

/** Returns the ids of the pages above and below, to which a page leads by its breadcrumb and list. */
function linkedIds({ ancestors, children }: PageFieldsFragment): number[] {
  const above = (ancestors?.nodes ?? []).flatMap((node) => ('databaseId' in node ? node.databaseId : []));
  return [...above, ...(children?.nodes ?? []).map(({ databaseId }) => databaseId)];
}

/** Transforms a page into an article, for all page templates. Returns null if the page or its part does not exist. */
export function pageArticle(
  page: PageFieldsFragment | null | undefined,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<ArticleView> | null {
  if (!page) return null;
  const view = article(page, tools, address);
  if (!view) return null;
  const hidden = view.isProtected;
  return {
    page: articleInfo(page, view, tools),
    view: {
      ...view,
      trail: breadcrumbTrail(page.ancestors, tools),
      below: hidden ? [] : listedLinks(page.children?.nodes ?? [], tools, MAX_CHILDREN),
      related: hidden ? [] : relatedLinks(page, tools, linkedIds(page)),
      topics: hidden ? [] : topicLinks(page, tools),
      comments: hidden ? null : commentsView(page, tools, address.commentPage),
    },
  };
}
