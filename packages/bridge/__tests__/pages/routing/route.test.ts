import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { resolveRouteState } from '@footbridge/bridge/pages/routing/resolve-route';
import { routeRequest } from '@footbridge/bridge/pages/routing/route';

beforeEach(() => {
  process.env.WORDPRESS_URL = 'https://cms.example.org';
  resolveRouteState.value = undefined;
});
/** As after an answer of WordPress with these query variables. */
const answeredWith = (variables: string[]): void =>
  void (resolveRouteState.value = { of: 'https://cms.example.org ', variables: new Set(variables) });

/** Where a request is sent: '→ path', or what else becomes of it. */
function route(target: string): string {
  const [path = '', query = ''] = target.split('?');
  const found = routeRequest(path, new URLSearchParams(query));
  if (found.kind === 'ask') return `ask ${found.target}${found.rest && ` (and ${found.rest})`}`;
  if (found.kind === 'preview') return `preview ${found.destination}`;
  return found.kind === 'redirect' ? `→ ${found.destination}` : found.kind;
}

describe('a request that spells its address otherwise', () => {
  it.each([
    ['/about', '→ /about/'],
    ['/about?utm_source=x&utm_medium=y', '→ /about/?utm_source=x&utm_medium=y'],
    ['/index.php', '→ /'],
    ['/index.php/about', '→ /about/'],
    ['/wp-content/uploads/2026/05/My%20File.JPG', '→ /media/2026/05/My%20File.JPG'],
    ['/wp-sitemap.xml', '→ /sitemap.xml'],
    ['/wp-sitemap-posts-post-1.xml', '→ /sitemap.xml'],
    ['/?sitemap=index', '→ /sitemap.xml'],
    ['/sitemap_index.xml', '→ /sitemap.xml'],
    ['/post-sitemap2.xml', '→ /sitemap.xml'],
    ['/sitemaps.xml', '→ /sitemap.xml'],
    ['/author-sitemap.xml?x=1', '→ /sitemap.xml'],
    ['/main-sitemap.xsl', '→ /sitemap.xml'],
    ['/sitemap.xml.gz', '→ /sitemap.xml'],
    ['/sitemap.rss', '→ /sitemap.xml'],
    ['/sitemap-misc.xml', '→ /sitemap.xml'],
    ['/sitemap/', 'continue'],
    ['/contributors/', '→ /about/our-team/'],
    ['/contributors/jane-doe/', 'continue'],
  ])('%s: %s', (target, expected) => {
    expect(route(target)).toBe(expected);
  });

  it.each([
    ['/?paged=2', 'ask /?paged=2'],
    ['/blog/?paged=3&utm_source=x', 'ask /blog/?paged=3 (and utm_source=x)'],
    ['/blog?paged=3', 'ask /blog/?paged=3'],
    ['/index.php?cat=1', 'ask /?cat=1'],
    ['/guides/?query-7-page=2&show=all', 'ask /guides/?query-7-page=2 (and show=all)'],
    ['/what-is-detox/?page=2&utm_source=x', 'ask /what-is-detox/?page=2 (and utm_source=x)'],
    ['/?p[]=2', 'ask /?p%5B%5D=2'],
    ['/search/detox/?paged=2', 'continue'],
    ['/search/?s=detox&paged=2', 'continue'],
    ['/comment/12/all/?page=2', 'continue'],
  ])('with a query that WordPress reads: %s %s', (target, expected) => {
    expect(route(target)).toBe(expected);
  });

  it.each([
    ['/?feed=rss2', 'ask /?feed=rss2'],
    ['/feed/rss2/', '→ /feed/'],
    ['/comments/feed/atom/', '→ /comments/feed/'],
    ['/atom/', '→ /feed/'],
    ['/what-is-detox/embed/', '→ /what-is-detox/'],
    ['/what-is-detox/feed/atom/embed/', '→ /what-is-detox/feed/'],
    ['/embed/', 'continue'],
  ])('as a feed or embedded: %s %s', (target, expected) => {
    expect(route(target)).toBe(expected);
  });

  it.each([
    ['/?s=detox', '→ /search/?s=detox'],
    ['/index.php?s=detox', '→ /search/?s=detox'],
    ['/?s=', '→ /search/?s='],
    ['/page/2/?s=the', '→ /search/?s=the&paged=2'],
    ['/page/2?s=the&post_type=post', '→ /search/?s=the&post_type=post&paged=2'],
    ['/page/1/?s=the', '→ /search/?s=the'],
    ['/page/2/?s=the&paged=3', '→ /search/?s=the&paged=3'],
    ['/index.php/page/2/?s=', '→ /search/?s=&paged=2'],
    ['/search?s=Detox', '→ /search/?s=Detox'],
  ])('as a search: %s %s', (target, expected) => {
    expect(route(target)).toBe(expected);
  });

  it.each(['/?p=12', '/?page_id=3', '/?p=1&paged=2'])('%s is looked up at WordPress', (target) => {
    expect(route(target)).toBe(`ask /${target.slice(target.indexOf('?'))}`);
  });

  it('a variable is WordPress’s as soon as it names it', () => {
    expect([route('/?treatment_topic=alcohol'), route('/about/?ref=x')]).toEqual(['continue', 'continue']);
    answeredWith(['treatment_topic', 'ref']);
    expect([route('/?treatment_topic=alcohol'), route('/about/?ref=x')]).toEqual([
      'ask /?treatment_topic=alcohol',
      'ask /about/?ref=x',
    ]);
    expect(route('/about/?p=12')).toBe('continue');
  });

  it.each([
    '/about/',
    '/what-is-detox/?replytocom=4',
    '/_next/static/Chunk%20A.js',
    '/media/2026/My%20File.JPG',
    '/brands/DSH/logo.svg',
  ])('%s is none of these', (target) => {
    expect(route(target)).toBe('continue');
  });

  it.each([
    ['/lead/', 'ask /lead/'],
    ['/media/press/?x=1', 'ask /media/press/ (and x=1)'],
    ['/media/press', 'ask /media/press/'],
    ['/brands/acme/', 'ask /brands/acme/'],
    ['/fonts/a/b/', 'ask /fonts/a/b/'],
    ['/comment/policy/', 'ask /comment/policy/'],
    ['/media/', 'continue'],
    ['/brands/', 'continue'],
    ['/comment/12/', 'continue'],
    ['/lead/thank-you/', 'continue'],
    ['/browser/main-1a2b.js', 'continue'],
  ])('the owner’s page beside a route of the site is asked of WordPress: %s %s', (target, expected) => {
    expect(route(target)).toBe(expected);
  });

  it.each([
    ['/index.php//evil.example', 'ask /evil.example'],
    ['/wp-content/uploads//evil.example', '→ /media/evil.example'],
    ['//evil.example/x.txt', 'ask /evil.example/x.txt'],
    ['//about//', '→ /about/'],
  ])('doubled slashes are one: %s %s', (target, expected) => {
    expect(route(target)).toBe(expected);
  });

  it.each(['/wp-admin/', '/q&a/', '/docs/Guide.pdf'])('%s is asked of WordPress as it is spelled', (target) => {
    expect(route(target)).toBe(`ask ${target}`);
  });

  it.each(['/index.php/\\evil.example', '/index.php/%2fevil.example', '/%00', '/%2561bout/'])(
    '%s leads nowhere',
    (target) => {
      expect(route(target)).toBe('not-found');
    },
  );
});

describe('an editor’s preview', () => {
  const links: Record<string, { id: number; preview: string }> = JSON.parse(
    readFileSync(join(__dirname, '../../../../../__tests__/recordings/auth/preview-links.json'), 'utf8'),
  );

  it.each(Object.entries(links))('as FaustWP links to it leads to the text’s number: %s', (_, { id, preview }) => {
    expect(route(preview.replace(/^http:\/\/[^/]+|^(?=\?)/, (origin) => (origin ? '' : '/')))).toBe(
      `preview /preview/${id}/`,
    );
  });

  it.each([
    ['/?p=1874&preview=true', 'preview /preview/1874/'],
    ['/?page_id=1874&preview=true', 'preview /preview/1874/'],
    ['/?post_type=facility&p=1879&preview=true', 'preview /preview/1879/'],
    ['/insurance/?preview=true&preview_id=1862&preview_nonce=0a1b&_thumbnail_id=5', 'preview /preview/1862/'],
    ['/insurance/?preview=true', 'preview /preview/?previewPathname=%2Finsurance%2F'],
    ['/Insurance?preview=1', 'preview /preview/?previewPathname=%2FInsurance'],
    ['/?preview=true', 'preview /preview/?previewPathname=%2F'],
    ['/index.php?p=12&preview=true', 'preview /preview/12/'],
  ])('as WordPress links to it, never the public page: %s', (target, expected) => {
    expect(route(target)).toBe(expected);
  });

  it.each(['/?p=12&preview=false', '/?p=12&preview=', '/?p=12&preview=0'])('is none: %s', (target) => {
    expect(route(target)).toMatch(/^ask /);
  });

  it.each([
    ['/preview?p=12&preview=true', '→ /preview/?p=12&preview=true'],
    ['/preview/?p=12&preview=true', 'continue'],
    ['/preview/12/2/', 'continue'],
    ['/media/x.jpg?preview=true', 'continue'],
    ['/api/visitor?preview=true', 'continue'],
  ])('at its own address is left alone: %s %s', (target, expected) => {
    expect(route(target)).toBe(expected);
  });
});
