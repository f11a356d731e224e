import { mediaPath } from '@footbridge/bridge/wordpress/url/policy';
import { IMAGE_WIDTHS, optimizedSrc } from '@footbridge/shared/pictures';
import { decideUrl } from '@footbridge/bridge/server/steps/normalize-url';

const decide = (url: string) => decideUrl({ method: 'GET', url, headers: {} });
const picture = (src: string, width = 1080): string => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;

beforeEach(() => void (process.env.WORDPRESS_URL = 'https://cms.example.org'));

describe('the address of a resized picture', () => {
  it.each(['x.jpg', '2026/été.png', 'a b.avif', '100%.jpg', 'a?b#c.jpg', 'a&b=c+d.jpg'])(
    'that the site writes for %s is requested as it is, at every width',
    (name) => {
      const src = mediaPath(
        `https://cms.example.org/wp-content/uploads/${encodeURI(name).replace(/[?#]/g, encodeURIComponent)}`,
      );
      for (const width of IMAGE_WIDTHS) {
        const url = optimizedSrc(src ?? '', width);
        expect(url).toContain('/_next/image?url=%2Fmedia%2F');
        expect(decide(url)).toEqual({ kind: 'continue', url });
      }
    },
  );

  it.each([
    ['a fragment', picture('/media/x.jpg#1')],
    ['a query', picture('/media/x.jpg?1')],
    ['dot segments', picture('/media/y/../x.jpg')],
    ['escaped dot segments', picture('/media/%2e%2e/x.jpg')],
    ['an escaped letter', picture('/media/%78.jpg')],
    ['escapes in lower case', picture('/media/caf%c3%a9.jpg')],
    ['letters that are not escaped', picture('/media/café.jpg')],
    ['an invalid escape', picture('/media/%ff.jpg')],
    ['a tab', picture('/media/x.jpg\t')],
    ['a trailing slash', picture('/media/x.jpg/')],
    ['two slashes', picture('/media//x.jpg')],
    ['a backslash', picture('/media\\x.jpg')],
    ['an escaped slash', picture('/media/a%2Fx.jpg')],
    ['no folder', picture('/x.jpg')],
    ['another site', picture('https://evil.example/media/x.jpg')],
    ['a film', picture('/media/x.mp4')],
    ['an SVG', picture('/media/x.svg')],
    ['no extension', picture('/media/x')],
    ['another width', picture('/media/x.jpg', 641)],
    ['the quality of a flat picture', picture('/media/x.jpg').replace('q=75', 'q=90')],
    ['the quality of a photograph', picture('/media/x.png')],
    ['another order', '/_next/image?w=640&url=%2Fmedia%2Fx.jpg&q=75'],
    ['one parameter twice', `${picture('/media/x.jpg')}&q=75`],
    ['one parameter less', '/_next/image?url=%2Fmedia%2Fx.jpg&w=640'],
    ['no parameters', '/_next/image'],
    ['a slash more', picture('/media/x.jpg').replace('image?', 'image/?')],
  ])('with %s gets a 404 of one line: %s', (_, url) => {
    expect(decide(url)).toEqual({ kind: 'no-file' });
  });

  it('has a higher quality where the picture is flat, on which a lower one shows blocks', () => {
    for (const [name, quality] of [
      ['chart.png', 90],
      ['plan.TIFF', 90],
      ['photo.webp', 75],
    ]) {
      const url = optimizedSrc(`/media/${name}`, 640);
      expect(url).toMatch(new RegExp(`&q=${quality}$`));
      expect(decide(url)).toEqual({ kind: 'continue', url });
    }
  });
});
