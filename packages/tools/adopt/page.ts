import { Parser } from 'htmlparser2';
import { decode } from '@footbridge/shared/decode';

const TEXT_START = '<!--footbridge:text post-->';
const TEXT_END = '<!--/footbridge:text-->';

export interface Page {
  title: string;
  description: string;
  canonical: string | null;
  isNoindex: boolean;
  /** The classes of WordPress's `<body>`; of the site the template that `<main>` names. */
  classes: string[];
  template: string | null;
  /** The posts that are listed, in order: ids of WordPress's, addresses of the site's. */
  posts: string[];
  /** Whether the text has further parts. */
  hasParts: boolean;
  /** Whether WordPress asks for a password in place of the text. */
  isProtected: boolean;
  /** HTML of the text; null where the page marks none. */
  text: string | null;
}

function between(html: string, start: string, end: string): string | null {
  const from = html.indexOf(start);
  if (from < 0) return null;
  const to = html.indexOf(end, from);
  return html.slice(from + start.length, to < 0 ? undefined : to);
}

const isNoindex = (directives: string | null | undefined): boolean =>
  (directives ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .some((directive) => directive === 'noindex' || directive === 'none');

/** Returns what the HTML of WordPress's theme or of the site says. @param robots the header X-Robots-Tag */
export function readPage(html: string, robots: string | null): Page {
  const page: Page = {
    title: '',
    description: '',
    canonical: null,
    isNoindex: isNoindex(robots),
    classes: [],
    template: null,
    posts: [],
    hasParts: false,
    isProtected: false,
    text: between(html, TEXT_START, TEXT_END) ?? between(html, '<main data-template', '</main>'),
  };
  const posts = new Set<string>();
  let depth = 0;
  /** Of the listed post around the current tag. A Query Loop in its text has other ones, which the list does not have. */
  let postDepth: number | null = null;
  let isTitle = false;
  let hasTitle = false;
  const parser = new Parser({
    onopentag(name, { class: classes = '', ...attributes }) {
      depth += 1;
      isTitle = name === 'title' && !hasTitle;
      hasTitle ||= isTitle;
      if (name === 'body') page.classes = classes.split(/\s+/);
      if (name === 'main') page.template ??= attributes['data-template'] ?? null;
      if (name === 'meta' && /^(?:robots|googlebot)$/i.test(attributes.name ?? ''))
        page.isNoindex ||= isNoindex(attributes.content);
      if (name === 'meta' && attributes.name === 'description') page.description ||= attributes.content ?? '';
      if (name === 'link' && attributes.rel === 'canonical') page.canonical ??= attributes.href ?? null;
      // WordPress's `post_class()`, which each theme prints, and the site's own attribute.
      const [, id] = /(?:^|\s)post-(\d+)(?:\s|$)/.exec(classes) ?? [];
      const post = attributes['data-post'] ?? id;
      if (post !== undefined && postDepth === null) {
        posts.add(post);
        postDepth = depth;
      }
      page.isProtected ||= classes.includes('post-password-form');
      page.hasParts ||= classes.includes('post-page-numbers');
    },
    ontext(text) {
      if (isTitle) page.title += text;
    },
    onclosetag(name) {
      if (name === 'title') isTitle = false;
      if (postDepth === depth) postDepth = null;
      depth -= 1;
    },
  });
  parser.end(html);
  page.posts = [...posts];
  return page;
}

export type MediaByHost = ReadonlyMap<string, { total: number; shown: number }>;

const ATTRIBUTES = ['data-src', 'data-lazy-src', 'src'];
const SIZE = /-(?:\d{1,5}x\d{1,5}|scaled)(?=\.\w+$)/;

function pictures(html: string): string[] {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name !== 'img') return;
      const address = ATTRIBUTES.map((attribute) => attributes[attribute]).find((one) => one && !/^data:/i.test(one));
      if (address) found.add(address);
    },
  });
  parser.end(html);
  return [...found];
}

/** Returns what the addresses of all sizes of a picture have in common: the file's name without its size. */
function fileName(address: string, base: string): string {
  const url = URL.parse(address, base);
  const path = url?.searchParams.get('url') ?? url?.pathname ?? address;
  const name = path.slice(path.lastIndexOf('/') + 1).replace(SIZE, '');
  return decode(name, name).toLowerCase();
}

/** Returns the pictures in WordPress's text by host, and whether the site's page has a picture of that name. */
export function compareMedia(wordPress: string, site: string, base: string): MediaByHost {
  const shown = new Set(pictures(site).map((address) => fileName(address, base)));
  const hosts = new Map<string, { total: number; shown: number }>();
  for (const address of pictures(wordPress)) {
    const host = URL.parse(address, base)?.host ?? '';
    const { total, shown: before } = hosts.get(host) ?? { total: 0, shown: 0 };
    hosts.set(host, { total: total + 1, shown: before + (shown.has(fileName(address, base)) ? 1 : 0) });
  }
  return hosts;
}
