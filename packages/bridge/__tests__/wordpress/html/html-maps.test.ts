import { mapAt } from '@footbridge/bridge/wordpress/html/maps';

import { clean } from './clean';

const iframe = (src: string, title = '') =>
  `<iframe ${title && `title="${title}" `}src="${src}" width="600" height="450"></iframe>`;
const PB =
  '!1m18!1m12!1m3!1d3223.1!2d-115.1372!3d36.1699!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x80c8c4141f4642c5%3A0x764c3f951cfc6355!2sDesert+Hope!5e0!3m2!1sen!2sus!4v1500000000000';
const OSM = 'https://www.openstreetmap.org/export/embed.html?bbox=-115.3%2C36%2C-115%2C36.3';

describe('[S2.33] a map waits on a facade', () => {
  it('which is a link to the same map, and says what a click does', () => {
    expect(clean(iframe(`${OSM}&amp;layer=mapnik&amp;marker=36.17%2C-115.14`, 'The way here'))).toBe(
      '<a class="map-facade" href="https://www.openstreetmap.org/?mlat=36.17&amp;mlon=-115.14" rel="noopener" data-map="https://www.openstreetmap.org/export/embed.html?bbox=-115.3%2C36%2C-115%2C36.3&amp;layer=mapnik&amp;marker=36.17%2C-115.14">' +
        '<span class="map-facade-title">The way here</span> <span class="map-facade-note"><span class="map-facade-show">Show the map</span>: it loads from OpenStreetMap, which will see that you viewed it</span></a>',
    );
  });

  it('is named by its place or provider without a title', () => {
    expect(clean(iframe(`https://www.google.com/maps/embed?pb=${PB}`))).toContain(
      '<span class="map-facade-title">Map: Desert Hope</span>',
    );
    expect(clean(iframe(OSM))).toContain('<span class="map-facade-title">Map on OpenStreetMap</span>');
  });

  it.each([
    [
      'shared from Google Maps',
      `https://www.google.com/maps/embed?pb=${PB}`,
      'https://www.google.com/maps/search/Desert%20Hope/@36.1699,-115.1372,15z',
    ],
    [
      'of a point alone',
      'https://www.google.com/maps/embed?pb=!1m14!1m12!1m3!1d50000!2d-115.1!3d36.1',
      'https://www.google.com/maps/search/?api=1&query=36.1%2C-115.1',
    ],
    [
      'in Google’s older form',
      'https://maps.google.com/maps?q=Las+Vegas&amp;z=12&amp;output=embed',
      'https://www.google.com/maps/search/?api=1&query=Las+Vegas',
    ],
    [
      'in its shortest form',
      '//maps.google.com/?q=Las+Vegas&amp;output=embed',
      'https://www.google.com/maps/search/?api=1&query=Las+Vegas',
    ],
    [
      'of Google’s embed service',
      'https://www.google.com/maps/embed/v1/place?key=AIza-x&amp;q=Las+Vegas',
      'https://www.google.com/maps/search/?api=1&query=Las+Vegas',
    ],
    [
      'of a person on Google',
      'https://www.google.com/maps/d/u/0/embed?mid=1abcDEF_-2&amp;ehbc=2E312F',
      'https://www.google.com/maps/d/viewer?mid=1abcDEF_-2',
    ],
    ['of OpenStreetMap', OSM, 'https://www.openstreetmap.org/?minlon=-115.3&minlat=36&maxlon=-115&maxlat=36.3'],
  ])('%s', (_, src, view) => {
    const map = mapAt(src.replaceAll('&amp;', '&'));
    expect(map?.view).toBe(view);
    const html = clean(iframe(src));
    expect(html).not.toContain('<iframe');
    expect(html).toContain(` data-map="${map?.iframe.replaceAll('&', '&amp;')}"`);
  });

  it('keeps only the map’s parameters of an address', () => {
    expect(mapAt(`${OSM}&utm_source=x&token=y`)?.iframe).toBe(OSM);
    expect(mapAt('https://maps.google.de/maps?q=Las+Vegas&output=embed&client=me')?.iframe).toBe(
      'https://www.google.com/maps?q=Las+Vegas&output=embed',
    );
  });
});

describe('what is no map', () => {
  it.each([
    'https://www.google.com/maps/embed?pb=x',
    'https://www.google.com/maps/place/Las+Vegas/',
    'https://www.google.com/maps?q=Las+Vegas',
    'https://google.com.evil.example/maps?q=x&output=embed',
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,<b>',
    'javascript:alert(1)',
    null,
  ])('%s', (address) => {
    expect(mapAt(address)).toBeNull();
  });

  it.each([
    ['https://www.bing.com/maps/embed?h=400&amp;cp=36.1~-115.1', 'See this on Bing Maps'],
    ['https://fast.wistia.net/embed/iframe/abc', 'See this on Wistia'],
    ['https://www.loom.com/embed/abc', 'See this on Loom'],
    ['https://www.tiktok.com/embed/v2/1', 'See this on TikTok'],
  ])('and of no provider that is framed is a link: %s', (src, words) => {
    const html = clean(iframe(src));
    expect(html).toBe(`<a class="embed-link" href="${src}" rel="noopener">${words}</a>`);
  });

  it('a handwritten facade embeds no other site', () => {
    for (const map of [
      'https://evil.example/',
      'https://www.google.com/url?q=x',
      'javascript:alert(1)',
      '//www.google.com/maps?q=x',
    ]) {
      expect(clean(`<p><a class="map-facade" href="/a/" data-map="${map}">a</a></p>`)).not.toContain('data-map');
    }
  });
});
