/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { startStickyBar } from '@footbridge/browser/behaviors/sticky-bar';
import { StickyBar } from '@/components/StickyBar/StickyBar';
import { serve } from '../../../__tests__/support/serve';

import type { StickyBarView } from '@footbridge/bridge/pages/sticky-bar/buttons';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1';
const BAR: StickyBarView = {
  title: 'Need to reach us?',
  subtitle: 'The call is private.',
  buttons: [
    { kind: 'call', before: 'Call ', after: '', hasNumber: true },
    { kind: 'link', title: 'Other ways', url: '/contact/', target: '' },
  ],
};

beforeEach(() => {
  // jsdom has no layout to observe.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function start(bar: StickyBarView = BAR): void {
  serve(<StickyBar bar={bar} />);
  startStickyBar();
}

/** A pointer comes into the bar, or leaves it; jsdom has no PointerEvent. */
const point = (type: string, pointerType: string) =>
  bar().dispatchEvent(Object.assign(new Event(type), { pointerType }));
const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

const toggle = () => screen.getByRole('button', { name: 'Need to reach us?' });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';
const after = (ms: number) => jest.advanceTimersByTime(ms);
const bar = () => screen.getByRole('region', { name: 'Need to reach us?' });

describe('a sticky bar', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['desktop', navigator.userAgent, 5000],
    ['phone', PHONE, 2000],
    ['tablet', TABLET, 2000],
  ])(
    '[S2.19] [S4.16] [S9.9] on a %s starts expanded and folds itself after its time, once more on each page',
    (_, userAgent, ms) => {
      jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
      for (const begin of [start, start, () => comeBack(true)]) {
        begin();
        expect(isOpen()).toBe(true);
        after(ms - 1);
        expect(isOpen()).toBe(true);
        after(1);
        expect(isOpen()).toBe(false);
      }
    },
  );

  it('[S4.16] counts anew when the back/forward cache brings the page back, and only then', () => {
    start();
    after(4000);
    comeBack(false);
    after(1000);
    expect(isOpen()).toBe(false);
    comeBack(true);
    after(4999);
    expect(isOpen()).toBe(true);
    after(1);
    expect(isOpen()).toBe(false);
  });

  it('does nothing on a page without a bar', () => {
    document.body.innerHTML = '<main>words</main>';
    startStickyBar();
    expect(document.body.innerHTML).toBe('<main>words</main>');
  });

  it('[S4.17] is folded and opened by title and arrow, one button; an opened bar stays open', () => {
    start();
    expect(toggle().querySelector('svg')).not.toBeNull();
    expect(document.getElementById(toggle().getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByText('The call is private.'),
    );
    toggle().click();
    expect(isOpen()).toBe(false);
    toggle().click();
    after(60_000);
    expect(isOpen()).toBe(true);
  });

  it('hides its folded part from keyboard and screen readers', () => {
    start();
    const body = document.getElementById(toggle().getAttribute('aria-controls') ?? '');
    expect(body).not.toHaveAttribute('inert');
    after(5000);
    // jsdom writes no attribute for it.
    expect(body).toHaveProperty('inert', true);
  });

  it('removes its folded part when it has moved out of the window, and shows it at once when it opens', () => {
    start();
    const moved = () => bar().dispatchEvent(new Event('transitionend', { bubbles: true }));
    const text = screen.getByText('The call is private.');
    moved();
    expect(text).toBeVisible();
    toggle().click();
    expect(text).toBeVisible();
    moved();
    expect(text).not.toBeVisible();
    toggle().click();
    expect(text).toBeVisible();
  });

  it('does not fold while a mouse rests in it, but as long after it has left', () => {
    start();
    point('pointerenter', 'mouse');
    after(20_000);
    expect(isOpen()).toBe(true);
    point('pointerleave', 'mouse');
    after(4999);
    expect(isOpen()).toBe(true);
    after(1);
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['its subtitle', { subtitle: 'The call is private.' }, 'The call is private.'],
    ['its own name', { buttons: BAR.buttons }, 'How to reach us'],
  ])('without a title is named by %s', (_, part, name) => {
    start({ title: '', subtitle: '', buttons: [], ...part });
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
    expect(screen.getAllByText(name)).toHaveLength(1);
  });

  it('is not printed', () => {
    start();
    expect(bar()).toHaveAttribute('data-no-print');
  });
});
