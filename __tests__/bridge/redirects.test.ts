import { followRules, ownAddress } from '@/bridge/page/redirects';

import recording from '../recordings/data/redirect-rules.json';

beforeEach(() => {
  process.env.WORDPRESS_URL = 'http://127.0.0.1:8080';
});

describe("the editors' redirect rules, as recorded", () => {
  const { rules } = recording.response.body.data.siteOptions.redirects;

  it.each([
    ['/old-about/', { destination: '/about/', permanent: true }],
    ['/partner/', { destination: 'https://example.com/partner?utm=bed#x', permanent: false }],
    ['/absolute-local/', { destination: '/insurance/', permanent: true }],
  ])('%s leads where they say', (path, target) => {
    expect(followRules(path, rules)).toEqual(target);
  });

  it.each(['/loop-a/', '/self/', '/empty/', '/about/'])('%s is answered itself: its rule leads nowhere', (path) => {
    expect(followRules(path, rules)).toBeNull();
  });

  it('sends a visitor once through a chain, and only for now if one part of it is for now', () => {
    const chain = [
      { source: '/a/', destination: '/b/', permanent: true },
      { source: '/b', destination: 'http://127.0.0.1:8080/c', permanent: false },
    ];
    expect(followRules('/a/', chain)).toEqual({ destination: '/c/', permanent: false });
  });
});

describe("a node's own address", () => {
  it.each([
    ['/about/', '/about/', 'same'],
    ['/topics/heroin/', '/topics/opioids/heroin/', { destination: '/topics/opioids/heroin/' }],
    ['/front-page/', '/', { destination: '/' }],
    ['/what-is-detox/2/', '/what-is-detox/', 'elsewhere'],
    ['/what-is-detox/feed/', '/what-is-detox/', 'elsewhere'],
    ['/anything/', null, 'same'],
  ])('asked for %s, WordPress says %s', (asked, own, expected) => {
    expect(ownAddress(asked, own)).toEqual(expected);
  });
});
