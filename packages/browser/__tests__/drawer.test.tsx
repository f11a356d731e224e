/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startDrawer } from '@footbridge/browser/behaviors/drawer';
import { Layout } from '@/components/Layout/Layout';
import { layout } from '@/components/Layout/layout.fixture';
import { Header } from '@/components/Header/Header';
import { site } from '@/site-config/site';
import { showVariant } from '@footbridge/browser/number/current';
import { serve } from '../../../__tests__/support/serve';

// jsdom cannot leave the page.
beforeAll(() => document.addEventListener('click', (event) => event.preventDefault()));

beforeEach(() => {
  window.innerWidth = 390;
});

function start(): void {
  serve(<Header menu={layout.primary} />);
  startDrawer();
}

async function open() {
  start();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return within(screen.getByRole('dialog', { name: 'Menu' }));
}

const closed = () => screen.queryByRole('dialog') === null;

describe('Menu on small screens', () => {
  it('opens over the page, locks it, and sets aria-expanded', async () => {
    await open();
    expect(document.body.style.overflow).toBe('hidden');
    expect(screen.getByRole('button', { name: 'Menu', hidden: true })).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes when the window grows wide enough for the bar', async () => {
    await open();
    jest.useFakeTimers();
    window.innerWidth = 1280;
    window.dispatchEvent(new Event('resize'));
    jest.advanceTimersByTime(500);
    jest.useRealTimers();
    expect(closed()).toBe(true);
    expect(document.body.style.overflow).toBe('');
  });

  it('is closed when the back/forward cache takes the page', async () => {
    await open();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(closed()).toBe(true);
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('has the number that the page shows now, also when it was opened with another one', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    showVariant('score2');
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const { display, tel } = site.callNumbers.score2;
    const calls = within(screen.getByRole('dialog')).getAllByRole('link', { name: `Call ${display}` });
    expect(calls.map((call) => call.getAttribute('href'))).toEqual([tel, tel]);
    showVariant('default');
    expect(calls[0]).toHaveAttribute('href', site.callNumbers.default.tel);
  });

  it('without script is a link to the menu at the page’s end, and so it stays on a page without a bar', () => {
    serve(<Layout layout={layout}>words</Layout>);
    const link = screen.getByRole('link', { name: 'Menu' });
    expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('NAV');
    document.querySelector('.main-menu')?.remove();
    startDrawer();
    expect(screen.getByRole('link', { name: 'Menu' })).toBe(link);
  });

  it('has each level as an accordion, the level’s own page first', async () => {
    const drawer = await open();
    const levels = drawer.getByText('Levels of care').closest('details');
    expect(levels?.parentElement?.closest('details')?.querySelector('summary')).toHaveTextContent('Programs');
    const first = levels?.querySelector('a');
    expect(first).toHaveTextContent('Levels of care: overview');
    expect(first).toHaveAttribute('href', '/levels-of-care/');
  });

  it('ends with the promo cards and has the number at its head', async () => {
    const drawer = await open();
    const calls = drawer.getAllByRole('link', { name: `Call ${site.callNumbers.default.display}` });
    expect(calls).toHaveLength(2);
    expect(drawer.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search/?s=');
    // Each once, though several panels of the bar have it.
    expect(drawer.getAllByRole('link', { name: 'Read Reviews' })).toHaveLength(1);
  });
});
