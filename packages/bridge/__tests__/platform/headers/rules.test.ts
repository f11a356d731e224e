import { commonHeaders, headersOf } from '@footbridge/bridge/platform/headers/rules';
import { allowWordPressFraming } from '@footbridge/bridge/editors/editor/allow-framing';
import { PERMISSIONS_POLICY } from '@footbridge/bridge/platform/headers/permissions';
import { recordAddresses, wordPressAddressesState } from '@footbridge/bridge/wordpress/url/wordpress-addresses';

import { exchange } from '../../../../../__tests__/support/exchange';

const POLICY = "default-src 'self'; frame-ancestors 'self'; form-action 'self'";

const headersAt = (url: string, isDev = false): Record<string, string> => ({
  ...commonHeaders(isDev),
  ...headersOf(url, POLICY),
});

describe('the headers of an answer', () => {
  it.each([
    '/',
    '/about/',
    '/api/visitor',
    '/_next/static/x.js',
    '/_next/image',
    '/browser/main-0a1b2c3d.js',
    '/media/x.jpg',
    '/fonts/x.woff2',
    '/brands/x.svg',
    '/sitemap.xml',
  ])('%s: taken for what it says it is, encrypted, and no referrer for others', (address) => {
    expect(headersAt(address)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'Cross-Origin-Resource-Policy': expect.any(String),
    });
  });

  it('has no HSTS in development', () => {
    expect(headersAt('/', true)).not.toHaveProperty('Strict-Transport-Security');
  });

  it.each([
    ['/about/', 'same-origin'],
    ['/api/visitor', 'same-origin'],
    ['/_next/static/x.js', 'same-origin'],
    ['/media/2026/05/river.jpg', 'cross-origin'],
    ['/brands/DSH/logo.svg', 'cross-origin'],
    ['/_next/image', 'cross-origin'],
  ])('%s may be loaded by pages: %s', (address, who) => {
    expect(headersAt(address)['Cross-Origin-Resource-Policy']).toBe(who);
  });

  it.each([
    ['/about/', 'same-origin'],
    ['/preview/12/', undefined],
    ['/?p=12&preview=true', undefined],
    ['/api/faust/auth/token', undefined],
  ])('%s: who opened it in a window (%s) is cut off, except WordPress’s editor', (address, policy) => {
    expect(headersAt(address)['Cross-Origin-Opener-Policy']).toBe(policy);
  });

  it('leaves uploads to their own, stricter policy', () => {
    expect(headersAt('/media/x.svg')).not.toHaveProperty('Content-Security-Policy');
  });

  it.each(['/fonts/DSH/x.woff2'])('carries no policy for documents where no document can be: %s', (address) => {
    expect(headersAt(address)).not.toHaveProperty('Content-Security-Policy');
    expect(headersAt(address)).not.toHaveProperty('Permissions-Policy');
  });

  it('blocks scripts in the brand’s images, which can be opened as documents', () => {
    expect(headersAt('/brands/DSH/logo.svg')).toHaveProperty('Content-Security-Policy', POLICY);
  });
});

describe('what a page may do', () => {
  const granted = new Map(
    PERMISSIONS_POLICY.split(',').map((part) => [part.split('=')[0] ?? '', part.slice(part.indexOf('=') + 1)]),
  );

  it.each(['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics', 'storage-access'])(
    'is not: %s',
    (feature) => {
      expect(granted.get(feature)).toBe('()');
    },
  );

  it.each(['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture', 'clipboard-write'])(
    'is left to the page and to the frames that it allows it: %s',
    (feature) => {
      expect(granted.has(feature)).toBe(false);
    },
  );

  it('is one line, valid in a header', () => {
    expect(PERMISSIONS_POLICY).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe('a preview', () => {
  afterEach(() => {
    delete process.env.WORDPRESS_URL;
    wordPressAddressesState.value = undefined;
  });

  it('may be embedded by WordPress under each of its origins only; the rest of the policy stays', () => {
    process.env.WORDPRESS_URL = 'http://wordpress:8080/wp';
    recordAddresses(['https://cms.example.org/wp', 'https://cms.example.org', null]);
    const { response } = exchange();
    response.setHeader('Content-Security-Policy', POLICY);
    allowWordPressFraming(response);
    expect(response.getHeader('Content-Security-Policy')).toBe(
      "default-src 'self'; frame-ancestors 'self' http://wordpress:8080 https://cms.example.org; form-action 'self'",
    );
  });

  it('has frame-ancestors also without another policy', () => {
    process.env.WORDPRESS_URL = 'https://cms.example.org';
    const { response } = exchange();
    allowWordPressFraming(response);
    expect(response.getHeader('Content-Security-Policy')).toBe("frame-ancestors 'self' https://cms.example.org");
  });
});
