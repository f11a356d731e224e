import type { AddressContext, TransformResult, TransformTools } from '@footbridge/bridge/wordpress/types';
import { breadcrumbTrail, otherTrail } from './links';
import { type ArchivePosts, listing } from './listing';
import type { ListingView } from './ListingPage';
import type { CardNode } from './post-cards';
import { plainTitle } from './text';

interface Term {
  name?: string | null;
  /** HTML of the heading, in place of the name. */
  heading?: string;
  description?: string | null;
  ancestors?: Parameters<typeof breadcrumbTrail>[0];
}

/** Transforms a term's archive. Descriptions have entities, names do not. */
export function termListing(
  eyebrow: string,
  term: Term,
  posts: ArchivePosts<CardNode>,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<ListingView> {
  const trail = term.ancestors ? breadcrumbTrail(term.ancestors, tools) : otherTrail(address, tools);
  return listing(
    { eyebrow, title: plainTitle(term.name, tools), titleHtml: term.heading, summary: term.description, trail },
    posts,
    tools,
    address,
  );
}
