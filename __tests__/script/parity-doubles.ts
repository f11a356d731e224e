/** A WordPress and a site, small enough to see at a glance, on their own ports. */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';

import { listen } from '@/script/lib/process/listen';

export const SECRET = '0123456789abcdef0123456789abcdef';

type Answer = { status?: number; headers?: Record<string, string>; body?: unknown };
type Respond = (path: string, headers: Record<string, unknown>) => Answer;

export interface Server {
  url: string;
  requests: string[];
  close: () => void;
}

async function serve(respond: Respond): Promise<Server> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const { status = 200, headers = {}, body = '' } = respond(request.url ?? '', request.headers);
    response.writeHead(status, {
      'content-type': typeof body === 'string' ? 'text/html' : 'application/json',
      connection: 'close',
      ...headers,
    });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return { url: await listen(server), requests, close: () => server.close() };
}

const link = (path: string) => `https://front.example${path}`;

const LISTS: Record<string, unknown> = {
  '/wp-json/wp/v2/types': {
    post: { slug: 'post', rest_base: 'posts', rest_namespace: 'wp/v2', has_archive: false },
    review: { slug: 'review', rest_base: 'review', rest_namespace: 'wp/v2', has_archive: false },
    wp_block: { slug: 'wp_block', rest_base: 'blocks', rest_namespace: 'wp/v2' },
  },
  '/wp-json/wp/v2/posts': [
    { id: 2, link: link('/walking/'), date: '2024-05-02T08:00:00', format: 'standard' },
    { id: 1, link: link('/talking/'), date: '2024-05-01T08:00:00', format: 'standard' },
  ],
  '/wp-json/wp/v2/review': [{ id: 9, link: link('/?post_type=review&p=9') }],
  '/wp-json/wp/v2/taxonomies': { category: { slug: 'category', rest_base: 'categories' } },
  '/wp-json/wp/v2/categories': [{ id: 3, link: link('/category/news/') }],
};

const POSTS = ['/walking/', '/talking/'];
const isPost = (path: string) => POSTS.includes(path);
const isList = (path: string) => ['/', '/category/news/', '/2024/', '/2024/05/'].includes(path);

function ownAnswer(path: string) {
  if (isPost(path))
    return {
      status: 200,
      templates: ['single.php', 'index.php'],
      conditionals: ['is_single', 'is_singular'],
      posts: [],
      canonical: path,
    };
  if (isList(path))
    return {
      status: 200,
      templates: ['archive.php', 'index.php'],
      conditionals: ['is_archive'],
      posts: [2, 1],
      maxPages: 1,
    };
  if (path === '/walking') return { status: 301, location: '/walking/' };
  return { status: 404, templates: ['404.php', 'index.php'], conditionals: ['is_404'] };
}

/** @param route false for a WordPress without the companion plugin. */
export function wordPress({ route = true, secret = SECRET } = {}): Promise<Server> {
  return serve((url, headers) => {
    const { pathname, searchParams } = new URL(`http://double.invalid${url}`);
    if (pathname in LISTS) return { body: LISTS[pathname], headers: { 'x-wp-totalpages': '1' } };
    if (pathname === '/wp-sitemap.xml')
      return {
        body: '<sitemapindex><sitemap><loc>https://front.example/wp-sitemap-1.xml</loc></sitemap></sitemapindex>',
      };
    if (pathname === '/wp-sitemap-1.xml')
      return { body: '<urlset><url><loc>https://front.example/walking/</loc></url></urlset>' };
    if (pathname.startsWith('/wp-json/') && !(route && pathname.endsWith('/resolve')))
      return { status: pathname.endsWith('users') ? 401 : 404 };
    if (!pathname.startsWith('/wp-json/')) return { status: isPost(pathname) || isList(pathname) ? 200 : 404 };
    const path = searchParams.get('path') ?? '';
    const digest = createHmac('sha256', secret)
      .update(`${String(headers['x-footbridge-timestamp'])}.${path}`)
      .digest('hex');
    if (headers['x-footbridge-signature'] !== `sha256=${digest}`) return { status: 401 };
    return { body: ownAnswer(path) };
  });
}

/** @param broken an address that the site does not know, though WordPress does. */
export function site({ broken = '' } = {}): Promise<Server> {
  const page = (template: string, posts: string[]) =>
    `<main data-template="${template}">${posts.map((post) => `<li data-post="${post}">`).join('')}</main>`;
  return serve((url) => {
    if (url === broken) return { status: 404, body: page('404', []) };
    if (isPost(url)) return { body: `<link rel="canonical" href="https://front.example${url}">${page('single', [])}` };
    if (isList(url)) return { body: page('archive', POSTS) };
    return url === '/walking'
      ? { status: 308, headers: { location: '/walking/' } }
      : { status: 404, body: page('404', []) };
  });
}
