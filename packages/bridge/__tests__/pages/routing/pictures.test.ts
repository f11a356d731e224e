import { mediaPath } from '@footbridge/bridge/wordpress/url/policy';
import { IMAGE_WIDTHS, optimizedSrc } from '@footbridge/shared/pictures';
import { decideUrl } from '@footbridge/bridge/server/steps/normalize-url';

const decide = (url: string) => decideUrl({ method: 'GET', url, headers: {} });
const picture = (src: string, width = 1080): string => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;

describe('the address of a resized picture', () => {
  it.each([
    'x.jpg',
    '2026/05/X-2.JPEG',
    '2026/été.png',
    'a@2x.webp',
    'a b.avif',
    "it's(1)!.jpg",
    '100%.jpg',
    'a?b#c.jpg',
    'a&b=c+d.jpg',
  ])('that the site writes for %s is requested as it is, at every width', (name) => {
    process.env.WORDPRESS_URL = 'https://cms.example.org';
    const src = mediaPath(
      `https://cms.example.org/wp-content/uploads/${encodeURI(name).replace(/[?#]/g, encodeURIComponent)}`,
    );
    for (const width of IMAGE_WIDTHS) {
      const url = optimizedSrc(src ?? '', width);
      expect(url).toContain('/_next/image?url=%2Fmedia%2F');
      expect(decide(url)).toEqual({ kind: 'continue', url });
    }
  });

  it.each([
    ['a fragment', picture('/media/x.jpg#1')],
    ['a query', picture('/media/x.jpg?1')],
    ['dot segments', picture('/media/./x.jpg')],
    ['dot segments', picture('/media/y/../x.jpg')],
    ['escaped dot segments', picture('/media/%2e%2e/x.jpg')],
    ['an escaped letter', picture('/media/%78.jpg')],
    ['escapes in lower case', picture('/media/caf%c3%a9.jpg')],
    ['letters that are not escaped', picture('/media/café.jpg')],
    ['an invalid escape', picture('/media/%ff.jpg')],
    ['half an escape', '/_next/image?url=%2Fmedia%2Fx%2.jpg&w=640&q=75'],
    ['a tab', picture('/media/x.jpg\t')],
    ['an escaped tab', picture('/media/x%09.jpg')],
    ['a space', picture('/media/x.jpg ')],
    ['a trailing slash', picture('/media/x.jpg/')],
    ['two slashes', picture('/media//x.jpg')],
    ['a backslash', picture('/media\\x.jpg')],
    ['an escaped slash', picture('/media/a%2Fx.jpg')],
    ['no folder', picture('/x.jpg')],
    ['a host', picture('//evil.example/media/x.jpg')],
    ['another site', picture('https://evil.example/media/x.jpg')],
    ['the optimizer', picture('/_next/image/x.jpg')],
    ['a film', picture('/media/x.mp4')],
    ['an SVG', picture('/media/x.svg')],
    ['a GIF', picture('/media/x.gif')],
    ['no extension', picture('/media/x')],
    ['another width', picture('/media/x.jpg', 641)],
    ['a width with zeros', picture('/media/x.jpg').replace('w=1080', 'w=01080')],
    ['another quality', picture('/media/x.jpg').replace('q=75', 'q=76')],
    ['the quality of a flat picture', picture('/media/x.jpg').replace('q=75', 'q=90')],
    ['the quality of a photograph', picture('/media/x.png')],
    ['another order', '/_next/image?w=640&url=%2Fmedia%2Fx.jpg&q=75'],
    ['one parameter more', `${picture('/media/x.jpg')}&x=1`],
    ['one parameter twice', `${picture('/media/x.jpg')}&q=75`],
    ['one parameter less', '/_next/image?url=%2Fmedia%2Fx.jpg&w=640'],
    ['no parameters', '/_next/image'],
    ['slashes that are not escaped', '/_next/image?url=/media/x.jpg&w=640&q=75'],
    ['escapes in lower case', '/_next/image?url=%2fmedia%2fx.jpg&w=640&q=75'],
    ['a slash more', picture('/media/x.jpg').replace('image?', 'image/?')],
    ['a longer path', picture('/media/x.jpg').replace('image?', 'imagex?')],
    ['a folder more', picture('/media/x.jpg').replace('image?', 'image/x?')],
  ])('with %s gets a 404 of one line: %s', (_, url) => {
    expect(decide(url)).toEqual({ kind: 'no-file' });
  });

  it('has a higher quality where the picture is flat, on which a lower one shows blocks', () => {
    for (const [name, quality] of [
      ['chart.png', 90],
      ['plan.TIFF', 90],
      ['photo.jpg', 75],
      ['photo.webp', 75],
    ]) {
      const url = optimizedSrc(`/media/${name}`, 640);
      expect(url).toMatch(new RegExp(`&q=${quality}$`));
      expect(decide(url)).toEqual({ kind: 'continue', url });
    }
  });
});
