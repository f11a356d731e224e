import { CORE_VARIABLES } from '@footbridge/bridge/pages/routing/variables';
import { decideUrl, normalizeUrl } from '@footbridge/bridge/server/steps/normalize-url';
import { CLEAR_FLAGS } from '@footbridge/shared/clear-flags';

import { serveSteps } from '../serve-steps';

import type { IncomingHttpHeaders } from 'node:http';

const decide = (url: string, headers: IncomingHttpHeaders = {}, method = 'GET') => decideUrl({ method, url, headers });
/** The URL that Next gets; for what Next does not get, what became of it. */
const passedOn = (url: string, headers?: IncomingHttpHeaders, method?: string): string => {
  const decision = decide(url, headers, method);
  return decision.kind === 'continue' ? decision.url : decision.kind;
};
const form = { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' };

beforeAll(() => {
  process.env.WORDPRESS_URL = 'https://cms.example.org';
});

describe('the URL of a request', () => {
  it.each([
    '/',
    '/about/',
    '/search/',
    '/search/?s=Detox',
    '/search/?s=x&paged=2',
    '/comment/12/all/?page=2',
    '/preview/?p=2',
    '/preview/12/',
    '/brands/DSH/favicon.ico',
    '/api/visitor',
    '/api/Visitor',
    '/browser/main-0a1b2c3d.js',
    '/_next/static/Ab%2fC/x.js',
    '/media/2026/05/My%20File.JPG',
    '/media/a%3Fb%23c%25d.jpg',
    '/brands/DSH/logo.svg',
  ])('%s is what Next gets', (url) => {
    expect(passedOn(url)).toBe(url);
  });

  it.each([
    ['/?utm_source=x&gclid=Y', '/'],
    ['/search/?s=a&x=1&s=b', '/search/?s=b'],
    ['/comment/12/?sent=waiting&utm_source=x', '/comment/12/?sent=waiting'],
    ['/api/health?strict&x', '/api/health?strict'],
    ['/media/2026/x.jpg?size=2', '/media/2026/x.jpg'],
  ])('%s has the parameters that its route reads, each once: %s', (url, expected) => {
    expect(passedOn(url)).toBe(expected);
  });

  it.each([
    ['/about', '/about/'],
    ['/about?utm_source=x', '/about/?utm_source=x'],
    ['/media//2026/x.jpg', '/media/2026/x.jpg'],
    ['/media/2026/%78%40.jpg?y=1', '/media/2026/x@.jpg?y=1'],
    ['/media/caf%c3%a9.jpg', '/media/caf%C3%A9.jpg'],
    ['/wp-content/uploads/caf%c3%a9.jpg', '/media/caf%C3%A9.jpg'],
    ...CLEAR_FLAGS.map((flag) => [`/about/?${flag}=true`, '/about/']),
    ['/about?clear%2Dcache&x=1&clear-menu-cache&y=a%20b+c', '/about/?x=1&y=a+b+c'],
    ['/search/?s=x&clear-cache', '/search/?s=x'],
  ])('%s is redirected, permanently, to %s', (url, location) => {
    expect(decide(url)).toEqual({ kind: 'redirect', status: 308, headers: { Location: location } });
  });

  it('that a click on a link of the admin bar posts a form to leads to where it is judged', () => {
    expect(passedOn('/about/?clear-cache&x=1', form, 'POST')).toBe(
      '/api/clear-cache?address=%2Fabout%2F%3Fclear-cache%26x%3D1',
    );
    expect(passedOn('/about/?x=1', form, 'POST')).toBe('/about/');
  });

  it('of a file, an API or a document has no clear flag', () => {
    for (const path of ['/api/visitor', '/media/2026/x.jpg', '/about/'])
      expect(passedOn(`${path}?not-clear-cache=1`)).toBe(path);
    expect(passedOn('/api/visitor?clear-cache')).toBe('/api/visitor');
    expect(passedOn('/robots.txt?clear-cache')).toBe(passedOn('/robots.txt'));
  });

  it('that a form without script is posted to leads to the page that reads it back, and never its JSON', () => {
    expect([passedOn('/api/lead', form, 'POST'), passedOn('/api/insurance', form, 'POST')]).toEqual([
      '/lead/',
      '/lead/',
    ]);
    expect([
      passedOn('/api/lead', form),
      passedOn('/api/lead', { 'content-type': 'application/json' }, 'POST'),
      passedOn('/api/visitor', form, 'POST'),
      passedOn('/lead/', form, 'POST'),
      passedOn('/lead/'),
    ]).toEqual(['/api/lead', '/api/lead', '/api/visitor', '/lead/', '/index.php/?target=%2Flead%2F&rest=']);
  });

  it.each(['/%ff/', `/${'a'.repeat(5000)}/`])(
    'that is nowhere, %.20s, leads to one URL, which no cache stores',
    (url) => {
      expect(passedOn(url)).toBe('/index.php/');
    },
  );

  it.each([
    '/a%00.txt',
    '/_next/data/build/about.json',
    '/_next/data/build/about/...json?x=1',
    '/_next/data',
    '/media/2026/x.jpg/',
    '/media/2026%2fx.jpg',
    '/media/x%5c.jpg',
    '/media/x%09.jpg',
    '/media/x%ff.jpg',
  ])('of a file that can be nowhere, %s, leads to no page', (url) => {
    expect(passedOn(url)).toBe('no-file');
  });

  it.each([
    ['/?p=12&utm_source=x', { target: '/?p=12', rest: 'utm_source=x' }],
    ['/Old-Page.html?utm_source=x', { target: '/Old-Page.html', rest: 'utm_source=x' }],
  ])('that only WordPress knows, %s, is asked of it', (url, asked) => {
    expect(passedOn(url)).toBe(`/index.php/?${new URLSearchParams(asked)}`);
  });

  it('with one of WordPress’s query variables is asked of it, at any path', () => {
    const askedOf = (url: string) => new URLSearchParams(passedOn(url).split('?')[1]).get('target');
    const names = [...CORE_VARIABLES];
    expect(names.filter((name) => askedOf(`/?${name}=1`) !== `/?${name}=1`)).toEqual([]);
    expect(names.filter((name) => askedOf(`/about/?${name}=1`) !== `/about/?${name}=1`)).toEqual([]);
  });

  it('of an editor’s link leads to the preview, temporarily and uncached', () => {
    expect(decide('/insurance/?preview=true&preview_id=12')).toEqual({
      kind: 'redirect',
      status: 307,
      headers: {
        Location: '/preview/12/',
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex, nofollow',
      },
    });
  });
});

describe('the step', () => {
  const { origin } = serveSteps(() => [normalizeUrl, (request, response) => void response.end(request.url)]);
  const get = (path: string) => fetch(`${origin()}${path}`, { redirect: 'manual' });

  it('passes the URL on, redirects by itself, and says of a file that it is none', async () => {
    expect(await (await get('/?p=12')).text()).toBe('/index.php/?target=%2F%3Fp%3D12&rest=');
    const redirect = await get('/about');
    expect([redirect.status, redirect.headers.get('location'), await redirect.text()]).toEqual([308, '/about/', '']);
    const file = await get('/_next/data/x.json');
    expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'public, s-maxage=60',
    ]);
    expect(await file.text()).toBe('There is no such file.\n');
  });
});
