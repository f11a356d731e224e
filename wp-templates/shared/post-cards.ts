import { contentKind } from '@footbridge/shared/content-kind';
import { isListed, type ListedFacts } from '@footbridge/shared/listed';
import type { InlineText, MediaItemFields, TransformTools } from '@footbridge/bridge/wordpress/types';
import type { PostCardView } from '@/components/PostCard/PostCard';
import { longDate } from './dates';
import { plainExcerpt, titleView } from './text';

/** Any member of the PostCardFields fragment. Types without excerpt or picture lack the field. */
export interface CardNode extends ListedFacts {
  __typename?: string;
  databaseId: number;
  uri: string | null;
  title?: string | null;
  date?: string | null;
  excerpt?: string | null;
  featuredImage?: { node?: MediaItemFields | null } | null;
  categories?: { nodes: ({ name: string | null } | null)[] } | null;
}

/** Returns the title; the date for a post without title, as in WordPress's themes. */
function cardTitle(node: CardNode, date: string, tools: TransformTools): InlineText {
  return node.title || !date ? titleView(node.title, tools) : { text: date, html: '' };
}

function postCard(node: CardNode, tools: TransformTools, asResult: boolean): PostCardView | null {
  const url = tools.link(node.uri);
  // A review has no page.
  if (!url?.startsWith('/') || node.__typename === 'FootbridgeReview' || !isListed(node)) return null;
  const isPost = node.__typename === 'Post';
  const day = (isPost && longDate(node.date)) || '';
  const { text, html } = cardTitle(node, day, tools);
  const category = isPost && !asResult ? tools.text(node.categories?.nodes[0]?.name) : '';
  return {
    id: node.databaseId,
    title: text,
    titleHtml: html,
    url,
    label: category || (isPost && !asResult ? '' : contentKind(node.__typename ?? '')),
    date: day === text ? '' : day,
    excerpt: plainExcerpt(node.excerpt, tools),
    picture: asResult ? null : tools.image(node.featuredImage?.node),
  };
}

/**
 * Returns the cards of a list's listed nodes that have a URL.
 * @param asResult for search results: the type in place of the category, and no picture
 */
export function postCards(
  nodes: (CardNode | null)[] | null | undefined,
  tools: TransformTools,
  asResult = false,
): PostCardView[] {
  return (nodes ?? []).flatMap((node) => (node && postCard(node, tools, asResult)) || []);
}
