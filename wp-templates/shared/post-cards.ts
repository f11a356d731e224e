import type { InlineText, MediaItemFields, TransformTools } from '@/bridge/wordpress/types';
import type { PostCardView } from '@/components/PostCard/PostCard';
import { longDate } from './dates';
import { plainExcerpt, titleView } from './text';

/** Any member of the PostCardFields fragment: types without an excerpt or a picture lack the field. */
export interface CardNode {
  __typename?: string;
  databaseId: number;
  uri: string | null;
  title?: string | null;
  date?: string | null;
  isRestricted?: boolean | null;
  excerpt?: string | null;
  featuredImage?: { node?: MediaItemFields | null } | null;
  categories?: { nodes: ({ name: string | null } | null)[] } | null;
}

/** What a result of a search is. */
const KINDS: Record<string, string> = { Post: 'Article', Contributor: 'Our team', MediaItem: 'File' };

/** "CaseStudy", the type of some plugin, is a "Case study". */
function kindOf({ __typename = '' }: CardNode): string {
  return KINDS[__typename] ?? __typename.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

/** A post without a title is known by its date, as in WordPress's own themes; a protected one is announced as such. */
function cardTitle(node: CardNode, date: string, tools: TransformTools): InlineText {
  const { text, html } = node.title || !date ? titleView(node.title, tools) : { text: date, html: '' };
  return node.isRestricted ? { text: `Protected: ${text}`, html: html && `Protected: ${html}` } : { text, html };
}

function postCard(node: CardNode, tools: TransformTools, asResult: boolean): PostCardView | null {
  const url = tools.link(node.uri);
  // A review's address is a query, which leads nowhere.
  if (!url?.startsWith('/') || node.__typename === 'Review') return null;
  const isPost = node.__typename === 'Post';
  const day = (isPost && longDate(node.date)) || '';
  const { text, html } = cardTitle(node, day, tools);
  const category = isPost && !asResult ? tools.text(node.categories?.nodes[0]?.name) : '';
  return {
    id: node.databaseId,
    title: text,
    titleHtml: html,
    url,
    label: category || (isPost && !asResult ? '' : kindOf(node)),
    date: day === text ? '' : day,
    excerpt: node.isRestricted ? 'Shared with people who know its password.' : plainExcerpt(node.excerpt, tools),
    picture: node.isRestricted || asResult ? null : tools.image(node.featuredImage?.node),
  };
}

/**
 * Cards for a list's nodes. What has no address of its own is left out, and nothing else.
 * @param asResult of a search, to be looked over quickly: each says what it is, in place of a post's category, and has no picture
 */
export function postCards(
  nodes: (CardNode | null)[] | null | undefined,
  tools: TransformTools,
  asResult = false,
): PostCardView[] {
  return (nodes ?? []).flatMap((node) => (node && postCard(node, tools, asResult)) || []);
}
