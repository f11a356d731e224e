/** @jest-environment jest-fixed-jsdom */
import { provideAllowed } from '@footbridge/browser/consent/allowed';
import { readCookie, setCookie } from '@footbridge/browser/state/cookies';

const YEAR = 365 * 24 * 60 * 60;
const tracking = [
  'content-segment',
  'content-segment-number',
  'call-tracking-intent-score',
  'call-tracking-facility',
] as const;

/** The cookies that the document was given. */
let setter: jest.SpyInstance;
const written = () => String(setter.mock.lastCall?.[0]).split('; ');

const privacyControl = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });

beforeEach(() => {
  privacyControl(undefined);
  setter = jest.spyOn(document, 'cookie', 'set');
});

describe('the site’s cookies', () => {
  it('are for the whole site, and sent from nowhere else', () => {
    setCookie('app-state', '{"facility":null}');
    expect(written()).toEqual(expect.arrayContaining(['path=/', 'sameSite=Lax']));
    expect(written().some((part) => /^secure/i.test(part))).toBe(window.location.protocol === 'https:');
    expect(readCookie('app-state')).toBe('{"facility":null}');
  });

  it('[S7.10] [S9.10] the alumni cookie stays seven days', () => {
    setCookie('alumni-entrance', 'true');
    expect(written()).toEqual(expect.arrayContaining(['alumni-entrance=true', 'max-age=604800']));
  });

  it('[S9.10] the geolocation’s stays 31536000 s', () => {
    setCookie('app-state', 'x');
    expect(written()).toContain('max-age=31536000');
  });

  it.each(tracking)(
    '[S7.12] %s stays 365 days; with Global Privacy Control as long as the browser’s session',
    (name) => {
      setCookie(name, '1');
      expect(written()).toContain(`max-age=${YEAR}`);
      privacyControl(true);
      setCookie(name, '1');
      expect(written().join()).not.toMatch(/max-age|expires/i);
      setCookie('alumni-entrance', 'true');
      expect(written()).toContain('max-age=604800');
    },
  );

  it.each([
    ['no answer', null, true],
    ['a yes to advertising', ['marketing'] as const, true],
    ['a no to advertising', ['analytics'] as const, false],
    ['a no to everything', [] as const, false],
  ])('for call tracking stay a year after %s: %s', (_what, allowed, stays) => {
    provideAllowed(() => allowed);
    setCookie('content-segment', 'info');
    expect(written().includes(`max-age=${YEAR}`)).toBe(stays);
    setCookie('app-state', 'x');
    expect(written()).toContain(`max-age=${YEAR}`);
    provideAllowed(() => null);
  });

  it('a value cannot end its cookie and begin another', () => {
    setCookie('content-segment', 'info; domain=example.org, x=1\r\nSet-Cookie: y=2');
    expect(written()[0]).toMatch(/^content-segment=info%3B[^;,\s]+$/);
  });

  it('blocked: nothing is thrown, and it is said once', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const blocked = () => {
      throw new DOMException('no', 'SecurityError');
    };
    setter.mockImplementationOnce(blocked).mockImplementationOnce(blocked);
    setCookie('app-state', 'x');
    setCookie('app-state', 'x');
    jest.spyOn(document, 'cookie', 'get').mockImplementationOnce(blocked);
    expect(readCookie('app-state')).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('an invalid cookie hides no other', () => {
    document.cookie = 'odd=%E0%A4%A; path=/';
    setCookie('content-segment', 'info');
    expect(readCookie('content-segment')).toBe('info');
    expect(readCookie('nothing')).toBeUndefined();
  });
});
