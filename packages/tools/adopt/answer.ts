import { comparable, pathOf } from './address';
import { readPage, type Page } from './page';
import type { Reply } from '../crawl/request';

const MAX_REDIRECTS = 5;

export interface Answer {
  status: number;
  /** Where the redirects end: a path of either side, or a whole URL elsewhere. */
  path: string;
  /** Null where the redirects leave the site, or do not end. */
  finalStatus: number | null;
  /** Null where the final response is no HTML. */
  page: Page | null;
}

export type Ask = (path: string) => Promise<Answer>;

export const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

/**
 * Returns a client of WordPress's or the site's public pages.
 * @param get requests one address
 * @param base the address of the front page
 * @param hosts origins of both: links point at either
 */
export function createAsk(get: (path: string) => Promise<Reply>, base: string, hosts: ReadonlySet<string>): Ask {
  const folder = new URL(base).pathname.replace(/\/$/, '');
  return async (asked) => {
    let path = asked;
    let reply = await get(path);
    const { status } = reply;
    for (let followed = 0; isRedirect(reply.status); followed += 1) {
      const location = reply.headers.get('location');
      const target = location ? URL.parse(location, base + path) : null;
      if (!target) return { status, path, finalStatus: null, page: null };
      if (!hosts.has(target.origin)) return { status, path: target.href, finalStatus: null, page: null };
      path = pathOf(target.href, folder);
      // A file is the same below another path of the site.
      if (followed === MAX_REDIRECTS || comparable(path).startsWith('/media/'))
        return { status, path, finalStatus: null, page: null };
      reply = await get(path);
    }
    const isHtml = /text\/html/i.test(reply.headers.get('content-type') ?? '');
    const page = isHtml ? readPage(reply.text, reply.headers.get('x-robots-tag')) : null;
    return { status, path, finalStatus: reply.status, page };
  };
}
