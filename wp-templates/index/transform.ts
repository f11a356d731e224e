import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { PagingView } from '@/components/Pagination/Pagination';
import type { PostCardView } from '@/components/PostCard/PostCard';
import type { GetNodeQuery } from '@/gql/graphql';
import { archiveNodes, pagedFacts, paging } from '../shared/listing';
import { pageInfo } from '../shared/page-info';
import { postCards } from '../shared/post-cards';
import { prose } from '../shared/prose';
import { plainTitle } from '../shared/text';

export interface PlainView {
  title: string;
  html: string;
  posts: PostCardView[];
  paging: PagingView;
}

type Node = GetNodeQuery['nodeByUri'];

function titleOf(node: Node): string | null {
  if (!node) return 'Articles';
  if ('title' in node) return node.title;
  if ('name' in node) return node.name;
  return 'label' in node ? node.label : null;
}

function contentOf(node: Node): string | null {
  if (!node) return null;
  if ('content' in node) return node.content;
  return 'description' in node ? node.description : null;
}

/** Transforms any node: title, content, posts. */
export function transformNode(
  { nodeByUri: node, archivePosts }: GetNodeQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<PlainView> | null {
  if (!node && !address.archive) return null;
  const content = contentOf(node);
  const facts = { title: plainTitle(titleOf(node), tools), summary: content };
  return {
    page: pageInfo(address.archive ? pagedFacts(facts, address) : { ...facts, uri: node?.uri }, tools),
    view: {
      title: facts.title,
      html: prose(content, tools).html,
      posts: postCards(archiveNodes(archivePosts, address), tools),
      paging: paging(address),
    },
  };
}
