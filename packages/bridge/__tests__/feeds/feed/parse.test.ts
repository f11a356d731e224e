import { parseFeed } from '@footbridge/bridge/feeds/feed/parse';
import { documentRoute } from '@footbridge/bridge/feeds/route';

describe("a feed's address", () => {
  it.each([
    ['/feed/', { kind: 'node', base: '/' }],
    ['/comments/feed/', { kind: 'comments' }],
    ['/category/guides/detox/feed/', { kind: 'node', base: '/category/guides/detox/' }],
    ['/%d0%bf%d0%be%d1%81%d1%82/feed/', { kind: 'node', base: '/%d0%bf%d0%be%d1%81%d1%82/' }],
    ['/facilities/feed/', { kind: 'node', base: '/facilities/' }],
    ['/2026/feed/', { kind: 'node', base: '/2026/' }],
    ['/2026/11/21/feed/', { kind: 'node', base: '/2026/11/21/' }],
    ['/search/some+words/feed/', { kind: 'search', words: 'some words' }],
    ['/search/st.%20mary%3f/feed/', { kind: 'search', words: 'st. mary?' }],
    ['/search/a/b/feed/', { kind: 'search', words: 'a/b' }],
  ])('%s is understood', (path, requested) => {
    expect(parseFeed(path)).toEqual(requested);
  });

  it.each([
    ['/feed/atom/', '/feed/'],
    ['/rss2/', '/feed/'],
    ['/category/guides/feed/rdf/', '/category/guides/feed/'],
    ['/category/guides/rss/', '/category/guides/feed/'],
  ])('%s leads to the one feed there is', (path, destination) => {
    expect(parseFeed(path)).toEqual({ kind: 'redirect', destination });
  });

  it.each([
    '',
    '/',
    '/about/',
    '/feed',
    'feed/',
    '//feed/',
    '/feed/foo/',
    '/feeds/',
    '/search/feed/',
    '/category/feed/',
    '/tag/feed/',
    '/author/feed/',
    '/topics/feed/',
    '/wp-json/feed/',
    '/api/feed/',
    '/../feed/',
    '/%2e%2e/feed/',
    '/a%2fb/feed/',
    '/a%00/feed/',
    '/%E0%A4%A/feed/',
    '/a\\b/feed/',
    '//evil.example/feed/',
    'https://evil.example/feed/',
    '/search/%00/feed/',
    '/search/%E0%A4%A/feed/',
    '/search/%20/feed/',
    `/search/${'x'.repeat(201)}/feed/`,
    `/${'x'.repeat(8000)}/feed/`,
  ])('%s is none', (path) => {
    expect(parseFeed(path)).toBeNull();
  });
});

describe('paths of feeds and sitemaps', () => {
  it('lead to the routes that can send XML, and no others do', () => {
    expect(documentRoute('/category/a+b/feed/')).toBe('/api/feed?path=%2Fcategory%2Fa%2Bb%2Ffeed%2F');
    expect(documentRoute('/sitemap.xml')).toBe('/api/sitemap');
    expect(documentRoute('/sitemap-posts-12.xml')).toBe('/api/sitemap?part=posts-12');
    for (const path of [
      '/',
      '/about/',
      '/search/feed/',
      '/sitemap.xml/',
      '/sitemap-posts.xml',
      '/x/sitemap.xml',
      '/sitemap-posts-1.xml.gz',
    ])
      expect(documentRoute(path)).toBeNull();
  });
});
