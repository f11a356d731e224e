import { renderToString } from 'react-dom/server';
import { IMAGE_WIDTHS } from '@/bridge/wordpress/url/image-widths';
import { Picture, PICTURE_WIDTHS } from '@/components/Picture/Picture';

const draw = (src: string, width: number, priority?: boolean) =>
  renderToString(<Picture image={{ src, width, height: 600, alt: 'A path' }} sizes="100vw" priority={priority} />);

describe('Picture', () => {
  it('asks the optimizer only for widths that it serves', () => {
    expect(IMAGE_WIDTHS).toEqual(expect.arrayContaining(PICTURE_WIDTHS));
  });

  it('offers every width up to the picture’s own, and the next one', () => {
    const widths = [...draw('/media/a.jpg', 1000).matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([384, 640, 828, 1080]);
  });

  it('draws an SVG as it is', () => {
    const html = draw('/brands/DSH/scene.svg', 1600);
    expect(html).toContain('src="/brands/DSH/scene.svg"');
    expect(html).not.toContain('srcSet');
  });

  it('is loaded first only when asked to', () => {
    expect(draw('/media/a.jpg', 1000, true)).toMatch(
      /loading="eager".*fetchPriority="high"|fetchPriority="high".*loading="eager"/i,
    );
    expect(draw('/media/a.jpg', 1000)).toContain('loading="lazy"');
  });
});
