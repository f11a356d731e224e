import { commonHeaders, headersOf, PERMISSIONS_POLICY } from '@footbridge/bridge/platform/headers/rules';
import { allowWordPressFraming } from '@footbridge/bridge/editors/editor/preview-headers';
import { recordAddresses, wordPressAddressesState } from '@footbridge/bridge/wordpress/url/wordpress-addresses';

import { exchange } from '../../../../../__tests__/support/exchange';

const POLICY = "default-src 'self'; frame-ancestors 'self'; form-action 'self'";

const headersAt = (url: string, isDev = false): Record<string, string> => ({
  ...commonHeaders(isDev),
  ...headersOf(url, POLICY),
});

describe('the headers of an answer', () => {
  it('has no HSTS in development', () => {
    expect(headersAt('/', true)).not.toHaveProperty('Strict-Transport-Security');
  });

  it.each([
    ['/about/', 'same-origin'],
    ['/preview/12/', undefined],
    ['/?p=12&preview=true', undefined],
    ['/api/faust/auth/token', undefined],
  ])('%s: who opened it in a window (%s) is cut off, except WordPress’s editor', (address, policy) => {
    expect(headersAt(address)['Cross-Origin-Opener-Policy']).toBe(policy);
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
});

describe('a preview', () => {
  afterEach(() => {
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
