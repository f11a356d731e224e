/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { startEmbeds } from '@footbridge/browser/behaviors/embeds';
import { setTheme } from '@footbridge/browser/theme';
import { browserTheme } from '@/components/browser/theme';
import { Prose } from '@/components/Prose/Prose';
import { ReviewWidget } from '@/components/ReviewWidget/ReviewWidget';
import { siteOf } from '@/site-config/brands';
import { inBrand } from '../../../__tests__/support/in-brand';
import { serve } from '../../../__tests__/support/serve';

beforeAll(() => {
  setTheme(browserTheme);
  startEmbeds();
});

/** Clicks, and returns whether a script has handled it. */
function isTaken(element: Element, init?: MouseEventInit): boolean {
  let taken = true;
  const look = (event: Event) => {
    taken = event.defaultPrevented;
    // jsdom can follow no link.
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(element, init);
  return taken;
}

const frames = () => document.querySelectorAll('iframe').length;

describe('a video’s facade', () => {
  const facade = (key: string) =>
    `<p><a class="video-facade" href="https://www.youtube.com/watch?v=abcdefghijk" data-video="${key}"><span class="video-facade-title">A tour</span> <span>Play</span></a></p>`;

  it.each([
    ['youtube/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0'],
    ['youtube/abcdefghijk/90', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&start=90'],
    ['vimeo/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    ['vimeo/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e'],
  ])('%s becomes its player by a click, not before', async (key, address) => {
    serve(<Prose html={facade(key)} />);
    expect(frames()).toBe(0);
    fireEvent.click(screen.getByText('Play'));
    expect(await screen.findByTitle('A tour')).toHaveAttribute('src', address);
    expect(screen.getByTitle('A tour')).toHaveFocus();
    expect(document.querySelector('a')).toBeNull();
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is a link for a click with %j, and without script',
    async (init) => {
      serve(<Prose html={facade('youtube/abcdefghijk')} />);
      const link = screen.getByRole('link', { name: 'A tour Play' });
      expect(isTaken(screen.getByText('Play'), init)).toBe(false);
      expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk');
    },
  );
});

describe('a map’s facade', () => {
  const facade = (address: string) =>
    `<p><a class="map-facade" href="/#view" data-map="${address}"><span class="map-facade-title">The way here</span> <span>Show the map</span></a></p>`;

  it.each([
    'https://www.google.com/maps/embed?pb=x',
    'https://www.google.com/maps?q=x&output=embed',
    'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4',
  ])('[S2.33] becomes %s by a click, not before', async (address) => {
    serve(<Prose html={facade(address.replaceAll('&', '&amp;'))} />);
    expect(frames()).toBe(0);
    fireEvent.click(screen.getByText('Show the map'));
    expect(await screen.findByTitle('The way here')).toHaveAttribute('src', address);
    expect(screen.getByTitle('The way here')).toHaveFocus();
  });

  it('of another address loads nothing', async () => {
    // jsdom says that it cannot go where the link leads.
    const gone = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    serve(<Prose html={facade('https://evil.example/maps')} />);
    fireEvent.click(screen.getByText('Show the map'));
    await import('@/components/Facade/open-facade');
    expect(frames()).toBe(0);
    gone.mockRestore();
  });
});

describe('the review widget', () => {
  it('[S3.14] loads on a click only', async () => {
    process.env.NEXT_PUBLIC_REVIEW_WIDGET_URL = 'https://reviews.example.org/widget/{id}?theme=plain';
    serve(inBrand({ ...siteOf('DSH'), reviewWidgetId: 'r/1' }, <ReviewWidget />));
    delete process.env.NEXT_PUBLIC_REVIEW_WIDGET_URL;
    expect(frames()).toBe(0);
    fireEvent.click(screen.getByRole('link'));
    const frame = await screen.findByTitle('Reviews of Desert Hope on reviews.example.org');
    expect(frame).toHaveAttribute('src', 'https://reviews.example.org/widget/r%2F1?theme=plain');
    expect(frame).toHaveFocus();
  });
});

it('any other link is the browser’s', () => {
  serve(<Prose html={'<p><a href="/about/">here</a></p>'} />);
  expect(isTaken(screen.getByText('here'))).toBe(false);
});
