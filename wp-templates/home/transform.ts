import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { GetHomeQuery } from '@/gql/graphql';
import { isProtected } from '../shared/article';
import { listing, type ListingView } from '../shared/listing';
import { editorsFields } from '../shared/page-info';
import { titleView } from '../shared/text';

/** Transforms the list of posts. Its title is the posts page's, or "Articles". */
export function transformHome(
  { archivePosts, page }: GetHomeQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<ListingView> {
  if (!page) return listing({ title: 'Articles' }, archivePosts, tools, address);
  const { databaseId: id, content: summary } = page;
  const { text: title, html: titleHtml } = titleView(page.title, tools);
  const facts = { id, title, titleHtml, summary, ...editorsFields({ seo: page.seo }, isProtected(page)) };
  return listing(facts, archivePosts, tools, address);
}
