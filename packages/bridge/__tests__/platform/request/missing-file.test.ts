import { isFileName } from '@footbridge/bridge/platform/request/missing-file';

describe('an address', () => {
  it.each([
    '/foo.php',
    '/wp-login.php',
    '/.env',
    '/.git/config',
    '/nope.PNG',
    '/a/b.c/d.css?ver=2',
    '/sitemap.xml.gz',
    '/.well-known/security.txt',
    '/_next/static/chunks/gone.js',
  ])('is for a file: %s', (target) => {
    expect(isFileName(target)).toBe(true);
  });

  it.each([
    '/',
    '/about/',
    '/about',
    '/about/?v=1.2',
    '/about/#a.b',
    '/search/st.%20louis/',
    '/search/what.is',
    '/Search/v1.2',
    '/v1.2/guide/',
    '/?p=1.5',
  ])('is for a page: %s', (target) => {
    expect(isFileName(target)).toBe(false);
  });
});
