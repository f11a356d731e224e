import { Parser } from 'htmlparser2';
import { comparable, pathOf } from './address';

const TIMEOUT_MS = 60_000;
const MAX_REDIRECTS = 5;

/** What a page says about itself. */
export interface PageFacts {
  /** The classes of WordPress's `<body>`; of the site the template that `<main>` names. */
  classes: string[];
  template: string | null;
  /** The posts that are listed, in order: ids of WordPress's, addresses of the site's. */
  posts: string[];
  canonical: string | null;
  isNoindex: boolean;
}

/** A response to an address, and the one at the end of its redirects. */
export interface Answer {
  status: number;
  /** Where the redirects end: a path of either side, or a whole URL elsewhere. */
  path: string;
  /** Null where the redirects leave the site. */
  finalStatus: number | null;
  /** Null where the final response is no HTML. */
  page: PageFacts | null;
}

/** Requests one address, and follows its redirects. */
export type Ask = (path: string) => Promise<Answer>;

export const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

/** Returns what the HTML of WordPress's theme or of the site says. */
export function readPage(html: string): PageFacts {
  const page: PageFacts = { classes: [], template: null, posts: [], canonical: null, isNoindex: false };
  const parser = new Parser({
    onopentag(name, { class: classes = '', ...attributes }) {
      if (name === 'body') page.classes = classes.split(/\s+/);
      if (name === 'main') page.template ??= attributes['data-template'] ?? null;
      if (name === 'meta' && attributes.name === 'robots') page.isNoindex ||= /noindex/.test(attributes.content ?? '');
      if (name === 'link' && attributes.rel === 'canonical') page.canonical ??= attributes.href ?? null;
      // WordPress's `post_class()`, which each theme prints, and the site's own attribute.
      const [, id] = /(?:^|\s)post-(\d+)(?:\s|$)/.exec(classes) ?? [];
      const post = attributes['data-post'] ?? id;
      if (post !== undefined && !page.posts.includes(post)) page.posts.push(post);
    },
  });
  parser.end(html);
  return page;
}

/**
 * Returns a client of WordPress's or the site's public pages.
 * @param hosts origins of both: links point at either
 */
export function createAsk(origin: string, hosts: readonly string[]): Ask {
  const get = (path: string) =>
    fetch(`${origin}${path}`, {
      redirect: 'manual',
      headers: { accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  return async (asked) => {
    let path = asked;
    let response = await get(path);
    const { status } = response;
    for (let followed = 0; followed < MAX_REDIRECTS && isRedirect(response.status); followed += 1) {
      const target = new URL(response.headers.get('location') ?? '', origin + path);
      await response.text();
      if (!hosts.includes(target.origin)) return { status, path: target.href, finalStatus: null, page: null };
      path = pathOf(target.href);
      // A file is the same below another path of the site.
      if (comparable(path).startsWith('/media/')) return { status, path, finalStatus: null, page: null };
      response = await get(path);
    }
    const text = await response.text();
    const isHtml = /text\/html/i.test(response.headers.get('content-type') ?? '');
    return { status, path, finalStatus: response.status, page: isHtml ? readPage(text) : null };
  };
}
