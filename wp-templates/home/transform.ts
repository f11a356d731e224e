import type { TransformResult, TransformTools } from '@/bridge/types';
import type { GetHomeQuery } from '@/gql/graphql';
import { postCards, type ListingView } from '../shared/listing';
import { otherPageInfo, pageInfo } from '../shared/page-info';
import { plainTitle } from '../shared/text';

/** The latest posts; under the posts page's title where that is a page, as "Articles" where it is not. */
export function transformHome({ contentType, pages, posts }: GetHomeQuery, tools: TransformTools): TransformResult<ListingView> | null {
  const page = pages?.nodes.find((candidate) => candidate.isPostsPage);
  const title = page ? plainTitle(page.title, tools) : 'Articles';
  const facts = { id: page?.databaseId, uri: contentType?.uri ?? '/', title, summary: page?.content, seo: page?.seo };
  return {
    page: page ? pageInfo({ ...facts, segment: page.pageSettings?.segment }, tools) : otherPageInfo(facts, tools),
    view: { eyebrow: '', title, description: tools.text(page?.content), trail: [], posts: postCards(posts?.nodes, tools) },
  };
}
