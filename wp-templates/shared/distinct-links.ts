import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';

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
