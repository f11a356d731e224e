/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Router from 'next/router';
import { Prose } from '@/components/Prose/Prose';
import { spokenDigits } from '@/site-config/phone-digits';
import { site } from '@/site-config/site';
import { showVariant } from '@/visitor/number/current';

jest.mock('next/router', () => ({ __esModule: true, default: { push: jest.fn() } }));

const push = jest.mocked(Router.push);

/** Whether the page stopped the browser, seen where the click ends; jsdom can follow no link itself. */
let stopped: boolean | undefined;
const end = (event: Event) => {
  stopped = event.defaultPrevented;
  event.preventDefault();
};
beforeEach(() => {
  stopped = undefined;
  push.mockReset();
  document.addEventListener('click', end);
});
afterEach(() => document.removeEventListener('click', end));

function click(html: string, init: MouseEventInit = {}): { went: unknown; stopped: boolean | undefined } {
  render(<Prose html={html} />);
  fireEvent.click(screen.getByText('here'), init);
  return { went: push.mock.calls[0]?.[0], stopped };
}

describe('links in a text', () => {
  it.each([
    ['<a href="/about/">here</a>', '/about/'],
    ['<a href="/about/#team"><em>here</em></a>', '/about/#team'],
    ['<a href="/search/?s=x">here</a>', '/search/?s=x'],
  ])('%s changes the page without a reload', (html, path) => {
    expect(click(html)).toEqual({ went: path, stopped: true });
  });

  it.each([
    ['<a href="https://example.org/">here</a>'],
    ['<a href="#part">here</a>'],
    ['<a href="/media/a.pdf" download>here</a>'],
    ['<a href="/media/a.pdf">here</a>'],
    ['<a href="/sitemap.xml">here</a>'],
    ['<a href="/category/x/feed/">here</a>'],
    ['<a href="/about/" target="_blank">here</a>'],
    ['<a href="tel:+17025550100">here</a>'],
    ['<p>here</p>'],
  ])('%s is left to the browser', (html) => {
    expect(click(html)).toEqual({ went: undefined, stopped: false });
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])('so is a click with %j', (init) => {
    expect(click('<a href="/about/">here</a>', init)).toEqual({ went: undefined, stopped: false });
  });
});

describe('a video’s plate', () => {
  const plate = (key: string) => `<p><a class="video-plate" href="https://www.youtube.com/watch?v=abcdefghijk" data-video="${key}"><span class="video-plate-title">A tour</span> <span>Play</span></a></p>`;

  it.each([
    ['youtube/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0'],
    ['youtube/abcdefghijk/90', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&start=90'],
    ['vimeo/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    ['vimeo/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e'],
  ])('%s becomes its player by a click, not before', async (key, address) => {
    const { container } = render(<Prose html={plate(key)} />);
    expect(container.querySelector('iframe')).toBeNull();
    fireEvent.click(screen.getByText('Play'));
    await waitFor(() => expect(screen.getByTitle('A tour')).toHaveAttribute('src', address));
    expect(screen.getByTitle('A tour')).toHaveFocus();
    expect(container.querySelector('a')).toBeNull();
  });

  it('is a link with a modifier key, and without script', () => {
    const { container } = render(<Prose html={plate('youtube/abcdefghijk')} />);
    fireEvent.click(screen.getByText('Play'), { metaKey: true });
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: 'A tour Play' })).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk');
  });
});

describe('a map’s plate', () => {
  const plate = (address: string) => `<p><a class="map-plate" href="/#view" data-map="${address}"><span class="map-plate-title">The way here</span> <span>Show the map</span></a></p>`;

  it.each(['https://www.google.com/maps/embed?pb=x', 'https://www.google.com/maps?q=x&output=embed', 'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4'])('[S2.33] becomes %s by a click, not before', async (address) => {
    const { container } = render(<Prose html={plate(address.replaceAll('&', '&amp;'))} />);
    expect(container.querySelector('iframe')).toBeNull();
    fireEvent.click(screen.getByText('Show the map'));
    await waitFor(() => expect(screen.getByTitle('The way here')).toHaveAttribute('src', address));
    expect(screen.getByTitle('The way here')).toHaveFocus();
  });
});

describe('the call number in a text', () => {
  const { default: house, score2 } = site.callNumbers;
  const html = `<p>Call <a href="${house.tel}" data-call-link="text"><span data-call-number-text="text">${house.display}</span><span data-call-digits="text">, ${spokenDigits(house.display)}</span></a>.</p>`;
  afterEach(() => act(() => showVariant('default')));

  it('[S4.12] follows the visit: what is read, dialled and heard', () => {
    render(<Prose html={html} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', house.tel);
    act(() => showVariant('score2'));
    expect(screen.getByRole('link')).toHaveAttribute('href', score2.tel);
    expect(screen.getByRole('link')).toHaveTextContent(`${score2.display}, ${spokenDigits(score2.display)}`);
  });

  it('is the visit’s in a text that comes later', () => {
    act(() => showVariant('score2'));
    const { rerender } = render(<Prose html="<p>No number.</p>" />);
    rerender(<Prose html={html} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', score2.tel);
  });

  it('stays a call-tracking script’s until it is another one', () => {
    const { rerender } = render(<Prose html={html} />);
    const seen = screen.getByText(house.display);
    seen.textContent = '(212) 555-0199';
    rerender(<Prose html={html} />);
    expect(seen).toHaveTextContent('(212) 555-0199');
    act(() => showVariant('score2'));
    expect(seen).toHaveTextContent(score2.display);
  });
});

it('nothing is drawn for no text', () => {
  expect(render(<Prose html="" />).container).toBeEmptyDOMElement();
});
