import { z } from 'zod';
import { signedHeaders } from '@footbridge/bridge/platform/signature';
import { parseReply, requestRoute, requestWordPress, type Reply } from '../crawl/request';
import { Problem } from '../process/problem';
import { isRedirect } from './answer';

const PER_PAGE = 100;
const REFUSALS = new Set([401, 403]);

export type WordPress = ReturnType<typeof createWordPress>;

function refusalOf(what: string, { status, text }: Reply): Problem {
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

/** Returns a WordPress that is only read. @param secret FOOTBRIDGE_SECRET; null without one */
export function createWordPress(url: string, secret: string | null) {
  const folder = new URL(url).pathname.replace(/\/$/, '');

  async function sendRest(route: string, init?: RequestInit): Promise<Reply> {
    const reply = await requestRoute(url, route, init);
    if (reply.status !== 200) throw refusalOf(`WordPress’s route ${route.split('?')[0]}`, reply);
    return reply;
  }
  return {
    url,
    folder,
    /** Requests a page; with the plugin's secret one of WordPress's theme, where FaustWP would redirect. */
    page: (path: string): Promise<Reply> =>
      requestWordPress(url, path, {
        headers: {
          accept: 'text/html,*/*',
          'cache-control': 'no-cache',
          ...(secret && signedHeaders(secret, `GET page ${folder}${path}`)),
        },
      }),
    rest: async <Value>(route: string, schema: z.ZodType<Value>): Promise<Value> =>
      parseReply((await sendRest(route)).text, route, schema),
    /** Returns a list of the REST API, `maxPages` pages of it at most, spread over all. */
    async list<Item>(route: string, item: z.ZodType<Item>, maxPages: number): Promise<Item[]> {
      const read = async (page: number) => sendRest(`${route}?per_page=${PER_PAGE}&page=${page}&_fields=id,link,date`);
      const first = await read(1);
      const last = Number(first.headers.get('x-wp-totalpages') ?? 1);
      const step = Math.max(1, (last - 1) / (maxPages - 1));
      const replies = [first];
      for (let page = 1 + step; page <= last; page += step) replies.push(await read(Math.floor(page)));
      return replies.flatMap(({ text }) => parseReply(text, route, z.array(item)));
    },
    async plugin<Value>(query: string, schema: z.ZodType<Value>): Promise<Value> {
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

const LOGIN = /id=["']loginform["']|action=["'][^"']*wp-login\.php["']/;

/** @param frontEnd where the plugin says that it is @throws Problem where WordPress does not show its own pages */
export async function requireOwnPages(wordPress: WordPress, frontEnd: string): Promise<void> {
  const reply = await wordPress.page('/');
  const { status, headers } = reply;
  if (!isRedirect(status)) {
    if (status !== 200) throw refusalOf(wordPress.url, reply);
    if (LOGIN.test(reply.text) && !/<body[^>]*\bhome\b/.test(reply.text))
      throw new Problem(
        `${wordPress.url} shows a login in place of its front page. Set a header that opens it with WORDPRESS_HEADERS.`,
      );
    return;
  }
  const location = headers.get('location');
  const target = location ? URL.parse(location, `${wordPress.url}/`) : null;
  if (!target) throw new Problem(`${wordPress.url} redirects nowhere (HTTP ${status}).`);
  if (target.pathname.endsWith('/wp-login.php'))
    throw new Problem(`${wordPress.url} redirects to its login. Set a header that opens it with WORDPRESS_HEADERS.`);
  const isFaust =
    headers.get('x-redirect-by') === 'WP Engine Headless plugin' || target.origin === URL.parse(frontEnd)?.origin;
  if (isFaust)
    throw new Problem(
      `${wordPress.url} redirects to ${target.origin} for signed requests, too: a cache in front of it does. Empty the cache, or let these requests pass.`,
    );
  if (target.origin === new URL(wordPress.url).origin) return;
  throw new Problem(`${wordPress.url} redirects to ${target.origin}: name that address with --wordpress.`);
}
