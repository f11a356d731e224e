/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { StickyBarView, VisitFacts } from '@/bridge/types';
import { StickyBar } from '@/components/StickyBar/StickyBar';
import { barIn, useStickyBar } from '@/components/StickyBar/useStickyBar';
import { sites } from '@/site-config/brands';
import { layers } from '@/site-config/theme';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1';
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

const toggle = () => screen.getByRole('button', { name: 'Need to reach us?' });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';
const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const bar = () => screen.getByRole('region', { name: 'Need to reach us?' });

describe('a sticky bar', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each([
    ['desktop', navigator.userAgent, 5000],
    ['phone', PHONE, 2000],
    ['tablet', TABLET, 2000],
  ])('[S4.16] [S9.9] on a %s starts expanded and folds itself after its time, once more on each page', (_, userAgent, ms) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const { rerender } = render(<StickyBar bar={BAR} pageKey="/a/" />);
    for (const page of ['/a/', '/b/', '/a/']) {
      rerender(<StickyBar bar={BAR} pageKey={page} />);
      expect(isOpen()).toBe(true);
      after(ms - 1);
      expect(isOpen()).toBe(true);
      after(1);
      expect(isOpen()).toBe(false);
    }
  });

  it('[S4.16] counts from the page that is shown, not from the one before', () => {
    const { rerender } = render(<StickyBar bar={BAR} pageKey="/a/" />);
    after(4000);
    rerender(<StickyBar bar={BAR} pageKey="/b/" />);
    after(4999);
    expect(isOpen()).toBe(true);
    after(1);
    expect(isOpen()).toBe(false);
  });

  it('[S4.17] is folded and opened by title and arrow, one button; who opened it keeps it open', () => {
    render(<StickyBar bar={BAR} pageKey="/a/" />);
    expect(toggle().querySelector('svg')).not.toBeNull();
    expect(document.getElementById(toggle().getAttribute('aria-controls') ?? '')).toContainElement(screen.getByText('The call is private.'));
    fireEvent.click(toggle());
    expect(isOpen()).toBe(false);
    fireEvent.click(toggle());
    after(60_000);
    expect(isOpen()).toBe(true);
  });

  it('takes what is folded away from keyboard and screen reader', () => {
    render(<StickyBar bar={BAR} pageKey="/a/" />);
    const body = document.getElementById(toggle().getAttribute('aria-controls') ?? '');
    expect(body).not.toHaveAttribute('inert');
    after(5000);
    expect(body).toHaveAttribute('inert');
  });

  it('does not fold while a mouse rests in it, but as long after it has left', () => {
    render(<StickyBar bar={BAR} pageKey="/a/" />);
    // React makes pointerenter of pointerover.
    fireEvent.pointerOver(bar(), { pointerType: 'mouse' });
    after(20_000);
    expect(isOpen()).toBe(true);
    fireEvent.pointerOut(bar());
    after(4999);
    expect(isOpen()).toBe(true);
    after(1);
    expect(isOpen()).toBe(false);
  });

  it('does not fold while the keyboard’s focus is in it, but as long after it has gone', async () => {
    render(<StickyBar bar={BAR} pageKey="/a/" />);
    act(() => screen.getByRole('link', { name: 'Other ways' }).focus());
    after(20_000);
    expect(isOpen()).toBe(true);
    await act(async () => screen.getByRole('link', { name: 'Other ways' }).blur());
    after(5000);
    expect(isOpen()).toBe(false);
  });

  it('has the visitor’s number in its call link, and everything else as links', () => {
    render(<StickyBar bar={BAR} pageKey="/a/" />);
    const { tel, display } = sites.DSH.callNumbers.default;
    const call = screen.getByRole('link', { name: new RegExp(`^Call .*${display.slice(-4)}`) });
    expect(call).toHaveAttribute('href', tel);
    expect(call).toHaveAttribute('data-call-link');
    expect(screen.getByRole('link', { name: 'Other ways' })).toHaveAttribute('href', '/contact/');
  });

  it.each([
    ['its subtitle', { subtitle: 'The call is private.' }, 'The call is private.'],
    ['a name of its own', { buttons: BAR.buttons }, 'How to reach us'],
  ])('without a title is named by %s', (_, part, name) => {
    render(<StickyBar bar={{ title: '', subtitle: '', buttons: [], ...part }} pageKey="/a/" />);
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
    expect(screen.getAllByText(name)).toHaveLength(1);
  });

  it('is not printed', () => {
    render(<StickyBar bar={BAR} pageKey="/a/" />);
    expect(bar()).toHaveAttribute('data-no-print');
  });

  it('[S9.3] lies over the page and under the navigation', () => {
    expect(layers.stickyFooter).toBe(15);
    expect(layers.tooltip).toBeLessThan(layers.stickyFooter);
    expect(layers.stickyFooter).toBeLessThan(layers.navigation);
  });
});

describe('which bar', () => {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => {
    server.resetHandlers();
    jest.restoreAllMocks();
  });
  afterAll(() => server.close());

  function Shown({ facts }: { facts: VisitFacts | null }) {
    return <p>{useStickyBar(facts)?.title ?? 'no bar'}</p>;
  }
  const answers = (answer: () => Response) => server.use(http.get('*/api/sticky-bar', answer));

  it('is the page’s own, and nobody is asked', () => {
    const { rerender } = render(<Shown facts={{ segment: 'info', stickyBar: BAR, tags: [] }} />);
    expect(screen.getByText(BAR.title)).toBeInTheDocument();
    rerender(<Shown facts={{ segment: null, stickyBar: null, tags: [] }} />);
    expect(screen.getByText('no bar')).toBeInTheDocument();
  });

  it('[S2.18] [S8.6] on the 404 page is that of segment "other", which is asked for', async () => {
    answers(() => HttpResponse.json({ segment: 'other', stickyBar: BAR, tags: [] }));
    render(<Shown facts={null} />);
    expect(await screen.findByText(BAR.title)).toBeInTheDocument();
  });

  it('on the 404 page is none where the network fails, which one line on the console says', async () => {
    answers(() => HttpResponse.error());
    render(<Shown facts={null} />);
    await waitFor(() => expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('has no sticky bar')));
    expect(screen.getByText('no bar')).toBeInTheDocument();
  });

  it.each([
    ['says that there is none', { segment: 'other', stickyBar: null, tags: [] }],
    ['is an outage', { status: 503, error: { code: 'unavailable' } }],
    ['is rubbish', { stickyBar: { title: 1, subtitle: '', buttons: 'x' } }],
    ['is not there', undefined],
  ])('is none where the answer %s', (_, body) => {
    expect(barIn(body)).toBeNull();
  });

  it('leaves out buttons of another form', () => {
    expect(barIn({ stickyBar: { ...BAR, buttons: [{ kind: 'link', title: 'x' }, null, ...BAR.buttons] } })).toEqual(BAR);
  });
});
