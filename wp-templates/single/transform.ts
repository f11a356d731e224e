import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { GetSingleQuery } from '@/gql/graphql';
import { article, type ArticleView } from '../shared/article';
import { commentsView } from '../shared/comments';
import { linkView } from '../shared/links';
import { editorsFields, pageInfo } from '../shared/page-info';
import { relatedLinks, topicLinks } from '../shared/related';
import { plainTitle } from '../shared/text';

type Node = NonNullable<GetSingleQuery['contentNode']>;
type Post = Extract<Node, { __typename: 'Post' }>;

function postResult(post: Post, tools: TransformTools, address: AddressContext): TransformResult<ArticleView> | null {
  const view = article(post, tools, address);
  if (!view) return null;
  const hidden = view.isProtected;
  const category = post.categories?.nodes[0];
  return {
    page: pageInfo(
      {
        id: post.databaseId,
        uri: post.uri,
        title: plainTitle(post.title, tools),
        summary: hidden ? null : post.excerpt || post.content,
        ...editorsFields(post, hidden),
        image: view.picture,
        part: view.parts?.part,
      },
      tools,
    ),
    view: {
      ...view,
      trail: category && !hidden ? [category].flatMap((term) => linkView(term, tools) ?? []) : [],
      related: hidden ? [] : relatedLinks(post, tools),
      topics: hidden ? [] : topicLinks(post, tools),
      comments: hidden ? null : commentsView(post, tools, address.commentPage),
    },
  };
}

/** Transforms a node without content: attachments have description and picture, others only a title. */
function otherResult(
  node: Exclude<Node, Post>,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<ArticleView> | null {
  const content = node.__typename === 'MediaItem' ? node.description : 'content' in node ? node.content : null;
  const view = article({ ...node, content }, tools, address);
  if (!view) return null;
  const picture = node.__typename === 'MediaItem' ? tools.image(node) : view.picture;
  const dates = view.isProtected ? {} : { date: node.date, modified: node.modified };
  const facts = {
    id: node.databaseId,
    uri: node.uri,
    title: view.title,
    summary: content,
    image: picture,
    part: view.parts?.part,
    ...dates,
  };
  return { page: pageInfo(facts, tools), view: { ...view, picture } };
}

/** Transforms any content node into an article. */
export function transformSingle(
  { contentNode }: GetSingleQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<ArticleView> | null {
  if (!contentNode) return null;
  return contentNode.__typename === 'Post'
    ? postResult(contentNode, tools, address)
    : otherResult(contentNode, tools, address);
}
