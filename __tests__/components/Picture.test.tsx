import { renderToString } from 'react-dom/server';
import { IMAGE_WIDTHS } from '@footbridge/shared/pictures';
import { Picture, PICTURE_WIDTHS } from '@/components/Picture/Picture';

const renderPicture = (src: string, width: number, priority?: boolean) =>
  renderToString(<Picture image={{ src, width, height: 600, alt: 'A path' }} sizes="100vw" priority={priority} />);

describe('Picture', () => {
  it('requests only widths that the optimizer serves', () => {
    expect(IMAGE_WIDTHS).toEqual(expect.arrayContaining(PICTURE_WIDTHS));
  });

  it('offers every width up to the picture’s own, and the next one', () => {
    const widths = [...renderPicture('/media/a.jpg', 1000).matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([384, 640, 828, 1080]);
  });

  it('renders an SVG unchanged', () => {
    const html = renderPicture('/brands/DSH/scene.svg', 1600);
    expect(html).toContain('src="/brands/DSH/scene.svg"');
    expect(html).not.toContain('srcSet');
  });

  it('has priority only if set', () => {
    expect(renderPicture('/media/a.jpg', 1000, true)).toMatch(
      /loading="eager".*fetchPriority="high"|fetchPriority="high".*loading="eager"/i,
    );
    expect(renderPicture('/media/a.jpg', 1000)).toContain('loading="lazy"');
  });
});
