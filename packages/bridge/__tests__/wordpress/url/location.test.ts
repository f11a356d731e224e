import { redirectLocation } from '@footbridge/bridge/wordpress/url/location';

import { FOREIGN_ADDRESSES } from '../../../../../__tests__/support/foreign-addresses';

const WORDPRESS = ['https://wordpress.example'];

describe('the target of a redirect', () => {
  it.each([
    ['/about/?utm_source=x#team', '/about/?utm_source=x#team'],
    ['/caf%c3%a9/', '/caf%c3%a9/'],
    ['/café/?s=naïve', '/caf%C3%A9/?s=na%C3%AFve'],
    ['/about\\team/', '/about/team/'],
  ])('%s of this site is %s', (target, location) => {
    expect(redirectLocation(target)).toBe(location);
  });

  it('may be an address of an origin that is named', () => {
    expect(redirectLocation('https://wordpress.example/generate?x=1', WORDPRESS)).toBe(
      'https://wordpress.example/generate?x=1',
    );
    expect(
      [
        'https://wordpress.example.evil.example/',
        'http://wordpress.example/',
        'https://wordpress.example:8443/',
        'https://user@wordpress.example/',
        'https:wordpress.example/',
      ].map((target) => redirectLocation(target, WORDPRESS)),
    ).toEqual([null, null, null, null, null]);
  });

  it('may be any http(s) address where an editor wrote it, and no path that hides a host', () => {
    expect(redirectLocation('https://another-brand.example', 'any')).toBe('https://another-brand.example/');
    expect(
      FOREIGN_ADDRESSES.filter((target) => !/^https?:\/\//i.test(target))
        .map((target) => redirectLocation(target, 'any'))
        .filter((location) => location !== null),
    ).toEqual([]);
    expect(
      ['mailto:a@b.example', 'tel:+17025550100', '#team'].map((target) => redirectLocation(target, 'any')),
    ).toEqual([null, null, null]);
  });
});
