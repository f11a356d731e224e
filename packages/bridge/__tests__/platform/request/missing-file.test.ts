import { isFileName } from '@footbridge/bridge/platform/request/missing-file';

describe('an address', () => {
  it.each([
    '/wp-login.php',
    '/.env',
    '/.git/config',
    '/a/b.c/d.css?ver=2',
    '/.well-known/security.txt',
    '/_next/static/chunks/gone.js',
  ])('is for a file: %s', (target) => {
    expect(isFileName(target)).toBe(true);
  });

  it.each(['/', '/about/', '/about/?v=1.2', '/search/st.%20louis/', '/Search/v1.2', '/v1.2/guide/', '/?p=1.5'])(
    'is for a page: %s',
    (target) => {
      expect(isFileName(target)).toBe(false);
    },
  );
});
