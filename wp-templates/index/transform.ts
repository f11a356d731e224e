import type { TransformResult, TransformTools } from '@/bridge/types';
import type { PostCardView } from '@/components/PostCard/PostCard';
import type { GetNodeQuery } from '@/gql/graphql';
import { postCards } from '../shared/listing';
import { otherPageInfo } from '../shared/page-info';
import { plainTitle } from '../shared/text';

export interface PlainView {
  title: string;
  html: string;
  posts: PostCardView[];
}

type Node = NonNullable<GetNodeQuery['nodeByUri']>;

function titleOf(node: Node): string | null {
  if ('title' in node) return node.title;
  if ('name' in node) return node.name;
  return 'label' in node ? node.label : null;
}

function contentOf(node: Node): string | null {
  if ('content' in node) return node.content;
  return 'description' in node ? node.description : null;
}

function postsOf(node: Node, tools: TransformTools): PostCardView[] {
  if (node.__typename === 'User') return postCards(node.posts?.nodes, tools);
  return node.__typename === 'ContentType' ? postCards(node.contentNodes?.nodes, tools) : [];
}

/** Any node at all, drawn soberly: its title, its text, its list. */
export function transformNode({ nodeByUri: node }: GetNodeQuery, tools: TransformTools): TransformResult<PlainView> | null {
  if (!node) return null;
  const title = plainTitle(titleOf(node), tools);
  const content = contentOf(node);
  return {
    page: otherPageInfo({ uri: node.uri, title, summary: content }, tools),
    view: { title, html: tools.html(content).html, posts: postsOf(node, tools) },
  };
}
