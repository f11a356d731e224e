import { imageView } from '@footbridge/bridge/wordpress/url/image';
import { publicHost } from '@footbridge/bridge/platform/request/host';
import { siteLink } from '@footbridge/bridge/wordpress/url/policy';
import { publicText } from '@footbridge/bridge/wordpress/url/public-text';
import { recordAddresses, wordPressAddressesState } from '@footbridge/bridge/wordpress/url/wordpress-addresses';

beforeEach(() => {
  process.env.WORDPRESS_URL = 'https://cms.example.org';
});

describe('[S7.7] the URL policy', () => {
  it.each([
    ['https://cms.example.org/about/', '/about/'],
    ['https://admin.deserthopetreatment.com/about/?a=1#team', '/about/?a=1#team'],
    ['https://stagingadmin.deserthopetreatment.com/', '/'],
    ['https://www.deserthopetreatment.com/about/', '/about/'],
    ['http://localhost:3000/about/', '/about/'],
    ['http://127.0.0.1:8787/about/', '/about/'],
    ['/about/?clear-cache', '/about/'],
    ['https://cms.example.org/about?clear%2Dcache=1&a=b%20c&clearMenuCache#team', '/about/?a=b%20c#team'],
    ['?clear-menu-cache', '/'],
    ['https://other.example/?clear-cache', 'https://other.example/?clear-cache'],
    ['/facilities/κέντρο/', '/facilities/%ce%ba%ce%ad%ce%bd%cf%84%cf%81%ce%bf/'],
    ['/%D0%BF', '/%d0%bf/'],
    ['https://cms.example.org//about//team/', '/about/team/'],
    ['https://cms.example.org/wp-content/uploads/2026/05/plan.pdf', '/media/2026/05/plan.pdf'],
    ['#team', '#team'],
    ['tel:+17025550100', 'tel:+17025550100'],
    ['https://www.samhsa.gov/find-help', 'https://www.samhsa.gov/find-help'],
    ['https://admin.laguna-other.example/', 'https://admin.laguna-other.example/'],
    ['https://admin.lagunatreatment.com/about/', 'https://lagunatreatment.com/about/'],
  ])('%s leads to %s', (raw, link) => {
    expect(siteLink(raw)).toBe(link);
  });

  it.each([
    null,
    '',
    '#',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[broken',
    'https://cms.example.org/wp-admin/post.php?post=1',
  ])('%s leads nowhere', (raw) => {
    expect(siteLink(raw)).toBeNull();
  });

  it('reads the content host at run time', () => {
    process.env.WORDPRESS_URL = 'https://other.example.net/wordpress';
    expect(siteLink('https://other.example.net/wordpress/about/')).toBe('/about/');
    expect(siteLink('https://cms.example.org/about/')).toBe('https://cms.example.org/about/');
  });

  it('knows WordPress also by what it calls itself, in its own folder too', () => {
    process.env.WORDPRESS_URL = 'http://wordpress:8080';
    recordAddresses(['https://editors.example.org/cms', 'https://editors.example.org/cms', null, 'nonsense']);
    expect(siteLink('https://editors.example.org/cms/about/')).toBe('/about/');
    expect(siteLink('http://wordpress:8080/about/')).toBe('/about/');
    expect(imageView({ sourceUrl: 'https://editors.example.org/cms/wp-content/uploads/2026/05/river.jpg' })?.src).toBe(
      '/media/2026/05/river.jpg',
    );
    expect(publicText('See https://editors.example.org/cms/about/')).toBe('See https://deserthopetreatment.com/about/');
    expect(publicText('https://editors.example.org/cms.')).toBe('https://deserthopetreatment.com.');
    expect(publicText('https://editors.example.org/cms/wp-content/uploads/a.pdf')).toBe(
      'https://deserthopetreatment.com/media/a.pdf',
    );
    wordPressAddressesState.value = undefined;
    expect(siteLink('https://editors.example.org/cms/about/')).toBe('https://editors.example.org/cms/about/');
  });

  it('strips www. and the admin prefixes from a host', () => {
    expect(publicHost('StagingAdmin.WWW.example.org')).toBe('example.org');
  });
});

describe('pictures of the media library', () => {
  const media = {
    sourceUrl: 'https://cms.example.org/wp-content/uploads/2026/05/river.jpg',
    altText: ' A river ',
    mediaDetails: { width: 1600, height: 1000 },
  };

  it("come from the site's own origin", () => {
    expect(imageView(media)).toEqual({ src: '/media/2026/05/river.jpg', width: 1600, height: 1000, alt: 'A river' });
  });

  it('have a shape even when WordPress recorded none', () => {
    expect(imageView({ ...media, altText: null, mediaDetails: null })).toMatchObject({
      width: 1200,
      height: 800,
      alt: '',
    });
  });

  it('are left out when they lie on a foreign host, or are no upload', () => {
    expect(imageView({ ...media, sourceUrl: 'https://cdn.example.com/river.jpg' })).toBeNull();
    expect(imageView({ ...media, sourceUrl: 'https://cms.example.org/about/' })).toBeNull();
    expect(imageView(null)).toBeNull();
  });
});

it.each([
  'https://cms.example.org.evil.example/',
  'https://cms.example.org:8443/',
  'https://cms.example.org-evil.example/',
])('%s is not taken for WordPress’s own address', (address) => {
  process.env.WORDPRESS_URL = 'https://cms.example.org';
  expect(publicText(`See ${address}`)).toBe(`See ${address}`);
});
