import type { MediaItemFields, TransformTools } from '@/bridge/types';
import type { PostCardView } from '@/components/PostCard/PostCard';
import { longDate } from './dates';
import type { LinkView } from './links';
import { plainExcerpt, plainTitle } from './text';

export interface ListingView {
  /** What kind of list: "Topic", "Articles by"; may be empty. */
  eyebrow: string;
  title: string;
  description: string;
  trail: LinkView[];
  posts: PostCardView[];
}

/** Any member of the PostCardFields fragment: types without an excerpt or a picture lack the field. */
interface CardNode {
  __typename?: string;
  databaseId: number;
  uri: string | null;
  title?: string | null;
  date?: string | null;
  excerpt?: string | null;
  featuredImage?: { node?: MediaItemFields | null } | null;
  categories?: { nodes: ({ name: string | null } | null)[] } | null;
}

function postCard(node: CardNode, tools: TransformTools): PostCardView | null {
  const url = tools.link(node.uri);
  // Reviews have no page, attachments none worth a visit.
  if (!url || node.__typename === 'Review' || node.__typename === 'MediaItem') return null;
  const isPost = node.__typename === 'Post';
  const label = isPost ? node.categories?.nodes[0]?.name : node.__typename === 'Facility' ? 'Facility' : '';
  return {
    id: node.databaseId,
    title: plainTitle(node.title, tools),
    url,
    label: tools.text(label),
    date: (isPost && longDate(node.date)) || '',
    excerpt: plainExcerpt(node.excerpt, tools),
    picture: tools.image(node.featuredImage?.node),
  };
}

/** Cards for a connection's nodes; what has no address of its own is left out. */
export function postCards(nodes: (CardNode | null)[] | null | undefined, tools: TransformTools): PostCardView[] {
  return (nodes ?? []).flatMap((node) => (node && postCard(node, tools)) || []);
}
