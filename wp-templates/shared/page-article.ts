import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { PageFieldsFragment } from '@/gql/graphql';
import { article, type ArticleView } from './article';
import { commentsView } from './comments';
import { breadcrumbTrail, relatedLinks } from './links';
import { editorsFields, pageInfo } from './page-info';
import { plainTitle } from './text';
import { topicLinks, topicLists } from './topics';

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
    page: pageInfo(
      {
        id: page.databaseId,
        uri: page.uri,
        title: plainTitle(page.title, tools),
        summary: page.content,
        image: view.picture,
        part: view.parts?.part,
        ...editorsFields(page, hidden),
      },
      tools,
    ),
    view: {
      ...view,
      trail: breadcrumbTrail(page.ancestors, tools),
      below: hidden ? [] : relatedLinks(page.databaseId, [page.children], tools, 20),
      related: hidden ? [] : relatedLinks(page.databaseId, topicLists(page), tools),
      topics: hidden ? [] : topicLinks(page, tools),
      comments: hidden ? null : commentsView(page, tools, address.commentPage),
    },
  };
}
