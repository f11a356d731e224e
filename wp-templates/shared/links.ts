import { plainTitle } from './text';

import type { AddressContext, TransformTools } from '@footbridge/bridge/wordpress/types';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';

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
    .map(({ title, url }) => ({ title: tools.seo?.breadcrumbs[url] ?? title, url }))
    .toSorted((a, b) => a.url.length - b.url.length);
}

/** Returns what WordPress names above a text or term of another plugin's type, topmost first. */
export const otherTrail = ({ trail = [] }: Pick<AddressContext, 'trail'>, tools: TransformTools): LinkView[] =>
  trail.flatMap((one) => linkView(one, tools) ?? []);

interface Lists {
  /** The text, sanitized. */
  html: string;
  /** Child pages. */
  below: LinkView[];
  related: LinkView[];
  topics: LinkView[];
}

const HREF = /\shref="([^"#]+)["#]/g;

/** Returns a page's lists of links, each page once: without those that the text or an earlier list links to. */
export function distinctLinks({ html, ...lists }: Lists): Omit<Lists, 'html'> {
  const seen = new Set(Array.from(html.matchAll(HREF), ([, href = '']) => href));
  const unseen = (links: LinkView[]) =>
    links.filter(({ url }) => {
      const isNew = !seen.has(url);
      seen.add(url);
      return isNew;
    });
  const below = unseen(lists.below);
  const topics = unseen(lists.topics);
  return { below, topics, related: unseen(lists.related) };
}
