import { clearAddress, signInAddress, signOutAddress } from '@footbridge/browser/editor/addresses';

describe('the clear links', () => {
  it.each([
    ['/about/', 'clear-cache', '/about/?clear-cache'],
    ['/', 'clear-menu-cache', '/?clear-menu-cache'],
    ['/search/?s=a%20b+c&x', 'clear-cache', '/search/?s=a%20b+c&x&clear-cache'],
    ['/about/?clear-menu-cache=1&utm_source=x&clear-cache', 'clear-cache', '/about/?utm_source=x&clear-cache'],
    ['/about/?', 'clear-cache', '/about/?clear-cache'],
    ['/about/?clear%2Dcache&x', 'clear-menu-cache', '/about/?x&clear-menu-cache'],
  ] as const)('[S2.26] lead from %s with %s to the same page with the flag: %s', (path, flag, expected) => {
    expect(clearAddress(path, flag)).toBe(expected);
  });
});

it('signing in and out leads back to the page; out of a preview, to the front page', () => {
  expect(signInAddress('/search/?s=a&b')).toBe('/api/faust/auth/sign-in?redirect_uri=%2Fsearch%2F%3Fs%3Da%26b');
  expect(signOutAddress('/about/')).toBe('/api/faust/auth/logout?redirect_uri=%2Fabout%2F');
  expect(signOutAddress('/preview/12/')).toBe('/api/faust/auth/logout?redirect_uri=%2F');
});
