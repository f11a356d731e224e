import { parseFeed } from '@footbridge/bridge/feeds/feed/parse';

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
    '/about/',
    'feed/',
    '//feed/',
    '/feed/foo/',
    '/search/feed/',
    '/category/feed/',
    '/tag/rss/',
    '/search/atom/',
    '/wp-json/feed/',
    '/../feed/',
    '/a%2fb/feed/',
    '/%E0%A4%A/feed/',
    '/search/%00/feed/',
    '/search/%20/feed/',
    `/search/${'x'.repeat(201)}/feed/`,
    `/${'x'.repeat(8000)}/feed/`,
  ])('%s is none', (path) => {
    expect(parseFeed(path)).toBeNull();
  });
});
