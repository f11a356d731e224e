import { z } from 'zod';

import { Problem } from '../process/problem';

const PER_PAGE = 100;
const TIMEOUT_MS = 60_000;

/** A list that WordPress does not make public; the report names it. */
export class NotListed extends Error {
  override name = 'NotListed';
}

export interface Rest {
  /** Returns a whole collection, page by page. @throws NotListed when WordPress does not make it public */
  all: <Item>(route: string, item: z.ZodType<Item>, query?: string) => Promise<Item[]>;
  /** Returns one response. */
  one: <Value>(route: string, value: z.ZodType<Value>) => Promise<Value>;
}

/** Reads WordPress's REST API without signing in. */
export function createRest(wordpress: string, fetcher: typeof fetch = fetch): Rest {
  const get = async (route: string, query = '') => {
    const url = `${wordpress}/wp-json${route}${query}`;
    let response: Response;
    try {
      response = await fetcher(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch {
      throw new Problem(`--wordpress: ${wordpress} does not respond. Start it, or correct the address.`);
    }
    if (!response.ok) throw new NotListed(`${route} responds with HTTP ${response.status}`);
    const body: unknown = await response.json().catch(() => null);
    return { body, pages: Number(response.headers.get('x-wp-totalpages') ?? 1) };
  };

  return {
    async all(route, item, query = '') {
      const items = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const answer = await get(route, `?per_page=${PER_PAGE}&page=${page}${query}`);
        const parsed = z.array(item).safeParse(answer.body);
        if (!parsed.success) throw new NotListed(`${route} responds with something other than a list`);
        items.push(...parsed.data);
        pages = answer.pages;
      }
      return items;
    },
    async one(route, value) {
      const parsed = value.safeParse((await get(route)).body);
      if (!parsed.success) throw new NotListed(`${route} responds in a form that is not WordPress's`);
      return parsed.data;
    },
  };
}
