import type { TransformResult, TransformTools } from '@/bridge/types';
import { breadcrumbTrail } from './links';
import { type ListingView, postCards } from './listing';
import { otherPageInfo } from './page-info';
import { plainTitle } from './text';

interface Term {
  name?: string | null;
  uri?: string | null;
  description?: string | null;
  ancestors?: Parameters<typeof breadcrumbTrail>[0];
}

/** A term's archive → list. Term descriptions stay encoded in WordPress's answers. */
export function termListing(
  eyebrow: string,
  term: Term,
  nodes: Parameters<typeof postCards>[0],
  tools: TransformTools,
): TransformResult<ListingView> {
  const title = plainTitle(term.name, tools);
  const description = tools.text(term.description);
  return {
    page: otherPageInfo({ uri: term.uri, title, summary: term.description }, tools),
    view: { eyebrow, title, description, trail: breadcrumbTrail(term.ancestors, tools), posts: postCards(nodes, tools) },
  };
}
