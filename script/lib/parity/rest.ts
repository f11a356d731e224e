import { z } from 'zod';

import { Problem } from '../process/problem';

const PER_PAGE = 100;
const TIMEOUT_MS = 60_000;

/** A list that WordPress does not give to everybody; it is named in the report. */
export class NotListed extends Error {
  override name = 'NotListed';
}

export interface Rest {
  /** A whole collection, page by page. Throws NotListed when WordPress keeps it to itself. */
  all: <Item>(route: string, item: z.ZodType<Item>, query?: string) => Promise<Item[]>;
  /** One answer. */
  one: <Value>(route: string, value: z.ZodType<Value>) => Promise<Value>;
}

/** WordPress's REST API, read by someone who is not signed in. */
export function createRest(wordpress: string, fetcher: typeof fetch = fetch): Rest {
  const get = async (route: string, query = '') => {
    const url = `${wordpress}/wp-json${route}${query}`;
    let response: Response;
    try {
      response = await fetcher(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch {
      throw new Problem(`--wordpress: ${wordpress} does not answer. Start it, or correct the address.`);
    }
    if (!response.ok) throw new NotListed(`${route} answers HTTP ${response.status}`);
    const body: unknown = await response.json().catch(() => null);
    return { body, pages: Number(response.headers.get('x-wp-totalpages') ?? 1) };
  };

  return {
    async all(route, item, query = '') {
      const items = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const answer = await get(route, `?per_page=${PER_PAGE}&page=${page}${query}`);
        const parsed = z.array(item).safeParse(answer.body);
        if (!parsed.success) throw new NotListed(`${route} answers with something else than a list`);
        items.push(...parsed.data);
        pages = answer.pages;
      }
      return items;
    },
    async one(route, value) {
      const parsed = value.safeParse((await get(route)).body);
      if (!parsed.success) throw new NotListed(`${route} answers in a form that is not WordPress's`);
      return parsed.data;
    },
  };
}
