import { z } from 'zod';
import { signedHeaders } from '@footbridge/bridge/platform/signature';
import { parseReply, requestRoute, requestWordPress, type Reply } from '../crawl/request';
import { Problem } from '../process/problem';

const PER_PAGE = 100;
const REFUSALS = new Set([401, 403]);

/** A WordPress that is only read. */
export interface WordPress {
  url: string;
  /** Requests a page; with the plugin's secret one of WordPress's theme, where FaustWP would redirect. */
  page(path: string): Promise<Reply>;
  /** @throws Problem without the route */
  rest<Value>(route: string, schema: z.ZodType<Value>): Promise<Value>;
  /** Returns a list of the REST API, `maxPages` pages of it at most, spread over all. */
  list<Item>(route: string, item: z.ZodType<Item>, maxPages: number): Promise<Item[]>;
  /** Requests a route of the plugin. @throws Problem that says why there is no answer */
  plugin<Value>(query: string, schema: z.ZodType<Value>): Promise<Value>;
}

/** Returns why a WordPress does not answer, or answers something else. */
export function refusalOf(what: string, { status, text }: Reply): Problem {
  if (REFUSALS.has(status) && text.includes('footbridge_signature'))
    return new Problem(
      'WordPress refuses the signature: FOOTBRIDGE_SECRET must be the plugin’s, and clocks must agree.',
    );
  if (REFUSALS.has(status))
    return new Problem(
      `${what} is refused (HTTP ${status}). If a login or a firewall is in front of it, set its header with WORDPRESS_HEADERS.`,
    );
  if (status === 404 && text.includes('rest_no_route'))
    return new Problem(
      `${what} does not exist. Install and activate Footbridge’s plugin, in this version (docs/adopting.md).`,
    );
  if (status === 503 && text.includes('footbridge_no_secret'))
    return new Problem('The plugin has no shared secret: see Settings → Footbridge.');
  if (status === 503) return new Problem(`${what} is not available (HTTP 503). Is WordPress in maintenance mode?`);
  return new Problem(`${what} answers HTTP ${status}.`);
}

/** @param secret FOOTBRIDGE_SECRET; null without one */
export function createWordPress(url: string, secret: string | null): WordPress {
  const folder = new URL(url).pathname.replace(/\/$/, '');

  async function sendRest(route: string, init?: RequestInit): Promise<Reply> {
    const reply = await requestRoute(url, route, init);
    if (reply.status !== 200) throw refusalOf(`WordPress’s route ${route.split('?')[0]}`, reply);
    return reply;
  }
  return {
    url,
    page: (path) =>
      requestWordPress(url, path, {
        headers: {
          accept: 'text/html,*/*',
          'cache-control': 'no-cache',
          ...(secret && signedHeaders(secret, `GET page ${folder}${path}`)),
        },
      }),
    rest: async (route, schema) => parseReply((await sendRest(route)).text, route, schema),
    async list(route, item, maxPages) {
      const read = async (page: number) => sendRest(`${route}?per_page=${PER_PAGE}&page=${page}&_fields=id,link,date`);
      const first = await read(1);
      const last = Number(first.headers.get('x-wp-totalpages') ?? 1);
      const step = Math.max(1, (last - 1) / (maxPages - 1));
      const replies = [first];
      for (let page = 1 + step; page <= last; page += step) replies.push(await read(Math.floor(page)));
      return replies.flatMap(({ text }) => parseReply(text, route, z.array(item)));
    },
    async plugin(query, schema) {
      if (!secret)
        throw new Problem(
          'FOOTBRIDGE_SECRET is not set: the plugin has it, in Settings → Footbridge (docs/adopting.md).',
        );
      const headers = signedHeaders(secret, 'GET footbridge/v1/adoption');
      const { text } = await sendRest(`/footbridge/v1/adoption${query}`, { headers });
      return parseReply(text, 'The plugin’s answer', schema);
    },
  };
}
