import { documentRoute } from '@footbridge/bridge/feeds/route';

describe('requests of feed readers and crawlers', () => {
  it.each([
    ['/robots.txt', '/api/robots'],
    ['/.well-known/security.txt', '/api/security-txt'],
    ['/site.webmanifest', '/api/manifest'],
    ['/favicon.ico', '/brands/DSH/favicon.ico'],
    ['/apple-touch-icon.png', '/brands/DSH/apple-touch-icon.png'],
    ['/apple-touch-icon-precomposed.png', '/brands/DSH/apple-touch-icon.png'],
    ['/sitemap.xml', '/api/sitemap'],
    ['/sitemap-posts-12.xml', '/api/sitemap?part=posts-12'],
    ['/feed/', '/api/feed?path=%2Ffeed%2F'],
  ])('%s is answered by %s', (path, route) => {
    expect(documentRoute(path)).toBe(route);
  });

  it.each([
    '/',
    '/about/',
    '/robots.txt/',
    '/Robots.txt',
    '/x/robots.txt',
    '/favicon.png',
    '/constructor',
    '/__proto__',
    '/sitemap',
    '/sitemap-.xml',
    '/manifest.json',
  ])('%s is none of it', (path) => {
    expect(documentRoute(path)).toBeNull();
  });
});
