import { JSDOM } from 'jsdom';

export interface WxrItem {
  id: number;
  type: string;
  slug: string;
  title: string;
  author: string;
  status: string;
  parent: number;
  password: string;
  excerpt: string;
  content: string;
  isSticky: boolean;
  attachment: string;
  /** The last value of each key. */
  meta: Record<string, string>;
  oldSlugs: string[];
  /** `taxonomy/slug`. */
  terms: string[];
  comments: Array<{ id: number; parent: number }>;
}

export interface WxrFile {
  version: string;
  authors: string[];
  terms: Array<{ id: number; taxonomy: string; slug: string; parent: string }>;
  items: WxrItem[];
}

/** Child elements by name. Gathered once: jsdom's own lists of children are slow in a file of this size. */
type Children = Map<string, Element[]>;

function childrenOf(element: Element): Children {
  const children: Children = new Map();
  for (let child = element.firstElementChild; child; child = child.nextElementSibling)
    children.set(child.tagName, [...(children.get(child.tagName) ?? []), child]);
  return children;
}

const all = (children: Children, name: string): Element[] => children.get(name) ?? [];
const textOf = (children: Children, name: string): string => all(children, name)[0]?.textContent ?? '';
const numberOf = (children: Children, name: string): number => Number(textOf(children, name));

/** Parses a WXR file with a strict XML parser. @throws for invalid XML */
export function readWxr(xml: string): WxrFile {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
  const channel = document.querySelector('channel');
  if (!channel) throw new Error('there is no channel');
  const parts = childrenOf(channel);
  const term = (prefix: string, taxonomy: string | null) => (element: Element) => {
    const fields = childrenOf(element);
    return {
      id: numberOf(fields, 'wp:term_id'),
      taxonomy: taxonomy ?? textOf(fields, 'wp:term_taxonomy'),
      slug: textOf(fields, prefix),
      parent: textOf(fields, taxonomy === 'category' ? 'wp:category_parent' : 'wp:term_parent'),
    };
  };
  return {
    version: textOf(parts, 'wp:wxr_version'),
    authors: all(parts, 'wp:author').map((author) => textOf(childrenOf(author), 'wp:author_login')),
    terms: [
      ...all(parts, 'wp:category').map(term('wp:category_nicename', 'category')),
      ...all(parts, 'wp:tag').map(term('wp:tag_slug', 'post_tag')),
      ...all(parts, 'wp:term').map(term('wp:term_slug', null)),
    ],
    items: all(parts, 'item').map(readItem),
  };
}

function readItem(element: Element): WxrItem {
  const item = childrenOf(element);
  const rows = all(item, 'wp:postmeta').map((row): [string, string] => {
    const fields = childrenOf(row);
    return [textOf(fields, 'wp:meta_key'), textOf(fields, 'wp:meta_value')];
  });
  return {
    id: numberOf(item, 'wp:post_id'),
    type: textOf(item, 'wp:post_type'),
    slug: textOf(item, 'wp:post_name'),
    title: textOf(item, 'title'),
    author: textOf(item, 'dc:creator'),
    status: textOf(item, 'wp:status'),
    parent: numberOf(item, 'wp:post_parent'),
    password: textOf(item, 'wp:post_password'),
    excerpt: textOf(item, 'excerpt:encoded'),
    content: textOf(item, 'content:encoded'),
    isSticky: textOf(item, 'wp:is_sticky') === '1',
    attachment: textOf(item, 'wp:attachment_url'),
    meta: Object.fromEntries(rows),
    oldSlugs: rows.filter(([key]) => key === '_wp_old_slug').map(([, value]) => value),
    terms: all(item, 'category').map((term) => `${term.getAttribute('domain')}/${term.getAttribute('nicename')}`),
    comments: all(item, 'wp:comment').map((comment) => {
      const fields = childrenOf(comment);
      return { id: numberOf(fields, 'wp:comment_id'), parent: numberOf(fields, 'wp:comment_parent') };
    }),
  };
}
