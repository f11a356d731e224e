/** @jest-environment node */
/** How the adoption report reads a WordPress that is slow, private, broken or hostile. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { z } from 'zod';
import { createAsk } from '@footbridge/tools/adopt/answer';
import { createWordPress, requireOwnPages } from '@footbridge/tools/adopt/wordpress';
import type { AddressInfo } from 'node:net';

const SECRET = '0123456789abcdef0123456789abcdef';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener, secret: string | null = SECRET) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return { url, wordPress: createWordPress(url, secret) };
}
const respond =
  (status: number, body = '', headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);

it('signs requests for pages and for the plugin’s route, and sends WORDPRESS_HEADERS', async () => {
  process.env.WORDPRESS_HEADERS = '{"x-token":"open"}';
  const seen: unknown[] = [];
  const { wordPress } = await serve((request, response) => {
    seen.push([
      request.method,
      request.headers['x-token'],
      String(request.headers['x-footbridge-signature']).startsWith('sha256='),
    ]);
    response.end('{"last":null}');
  });
  await wordPress.page('/about/');
  await wordPress.plugin('?after=0', z.unknown());
  expect(seen).toEqual([
    ['GET', 'open', true],
    ['GET', 'open', true],
  ]);
});

it('reads JSON after warnings of PHP, and names what is no JSON', async () => {
  const { wordPress } = await serve((request, response) =>
    response.end(
      request.url?.includes('types') ? '<b>Warning</b>: [x] in /a.php\n{"post":1}' : '<!doctype html><p>Welcome',
    ),
  );
  expect(await wordPress.rest('/wp/v2/types', z.object({ post: z.number() }))).toEqual({ post: 1 });
  await expect(wordPress.rest('/wp/v2/users', z.unknown())).rejects.toThrow(
    /is no JSON. It begins with: <!doctype html>/,
  );
});

it('stops reading a page without an end', async () => {
  const { wordPress } = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const more = (): unknown => response.destroyed || setImmediate(() => response.write('x'.repeat(1_000_000), more));
    more();
  });
  expect((await wordPress.page('/')).text.length).toBeLessThanOrEqual(8 * 1024 * 1024);
});

it('says which address does not answer, and in which time', async () => {
  const { wordPress, url } = await serve(respond(200));
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(Object.assign(new Error(), { name: 'TimeoutError' }));
  await expect(wordPress.page('/')).rejects.toThrow(`${url} does not answer (no answer within 30 seconds).`);
});

it.each<[string, number, string, Record<string, string>, RegExp]>([
  ['a login wall', 401, '', {}, /refused \(HTTP 401\).*WORDPRESS_HEADERS/],
  ['a firewall', 403, 'Blocked', {}, /refused \(HTTP 403\).*WORDPRESS_HEADERS/],
  ['a redirect to the login', 302, '', { location: '/wp-login.php?redirect_to=x' }, /redirects to its login/],
  ['a login in place of the front page', 200, '<body class="login"><form id="loginform">', {}, /shows a login/],
  ['maintenance', 503, 'Briefly unavailable', { 'retry-after': '0' }, /maintenance mode\?/],
  [
    'another address',
    301,
    '',
    { location: 'https://www.example.org/' },
    /redirects to https:\/\/www.example.org: name that/,
  ],
  ['a redirect without an address', 302, '', {}, /redirects/],
])('explains %s', async (_, status, body, headers, message) => {
  const { wordPress } = await serve(respond(status, body, headers));
  await expect(requireOwnPages(wordPress, 'https://front.example')).rejects.toThrow(message);
});

it('explains a cache that answers signed requests with FaustWP’s redirect', async () => {
  const { wordPress } = await serve(respond(302, '', { location: 'https://www.example.org/' }));
  await expect(requireOwnPages(wordPress, 'https://www.example.org')).rejects.toThrow(/Empty the cache/);
  const own = await serve(respond(200, '<body class="home">'));
  await expect(requireOwnPages(own.wordPress, 'https://www.example.org')).resolves.toBeUndefined();
});

it.each([
  [401, { code: 'footbridge_signature' }, /FOOTBRIDGE_SECRET must be the plugin’s/],
  [503, { code: 'footbridge_no_secret' }, /The plugin has no shared secret/],
  [404, { code: 'rest_no_route' }, /Install and activate Footbridge’s plugin/],
  [500, {}, /answers HTTP 500/],
])('explains why the plugin does not answer: %d', async (status, body, message) => {
  const { wordPress } = await serve(respond(status, JSON.stringify(body), { 'retry-after': '0' }));
  await expect(wordPress.plugin('', z.unknown())).rejects.toThrow(message);
});

it('asks the plugin nothing without a secret', async () => {
  const { wordPress } = await serve(respond(200, '{}'), null);
  await expect(wordPress.plugin('', z.unknown())).rejects.toThrow('FOOTBRIDGE_SECRET is not set');
});

it('ends loops of redirects, and does not follow them to other hosts', async () => {
  let requests = 0;
  const { wordPress, url } = await serve((request, response) => {
    requests += 1;
    const location = request.url === '/away/' ? 'http://169.254.169.254/secret' : `/loop/?${requests}`;
    response.writeHead(302, { location }).end();
  });
  const ask = createAsk(wordPress.page, url, new Set([url]));
  expect(await ask('/loop/')).toMatchObject({ status: 302, finalStatus: null, page: null });
  expect(requests).toBe(6);
  expect(await ask('/away/')).toEqual({
    status: 302,
    path: 'http://169.254.169.254/secret',
    finalStatus: null,
    page: null,
  });
});

it('reads some pages of a long list, spread over the whole', async () => {
  const pages: string[] = [];
  const { wordPress } = await serve((request, response) => {
    pages.push(new URL(request.url ?? '', 'http://x').searchParams.get('page') ?? '');
    response.writeHead(200, { 'x-wp-totalpages': '100' }).end('[]');
  });
  await wordPress.list('/wp/v2/posts', z.unknown(), 10);
  expect(pages).toHaveLength(10);
  expect(pages.at(-1)).toBe('100');
});
