import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';
import type { TransformTools } from '@/bridge/wordpress/types';
import { plainTitle } from './text';

interface Linkable {
  databaseId?: number;
  uri?: string | null;
  title?: string | null;
  name?: string | null;
}

type Connection = { nodes?: (Linkable | null)[] | null } | null | undefined;

/** Returns a link to a node; null without a public URL. */
export function linkView(node: Linkable, tools: TransformTools): LinkView | null {
  const url = tools.link(node.uri);
  return url ? { title: plainTitle(node.title ?? node.name, tools), url } : null;
}

/** Returns a page's ancestors, topmost first. */
export function breadcrumbTrail(ancestors: Connection, tools: TransformTools): LinkView[] {
  return (ancestors?.nodes ?? [])
    .flatMap((node) => (node && linkView(node, tools)) || [])
    .toSorted((a, b) => a.url.length - b.url.length);
}

/**
 * Returns the links of several lists, each page once and never the page itself.
 * @param self databaseId of the current page
 */
export function relatedLinks(self: number, lists: Iterable<Connection>, tools: TransformTools, most = 5): LinkView[] {
  const seen = new Set([self]);
  const links: LinkView[] = [];
  // A page depends on what is read here: no more than it shows.
  for (const list of lists) {
    for (const node of list?.nodes ?? []) {
      if (!node?.databaseId || seen.has(node.databaseId) || !node.title) continue;
      seen.add(node.databaseId);
      const link = linkView(node, tools);
      if (link) links.push(link);
      if (links.length === most) return links;
    }
  }
  return links;
}
