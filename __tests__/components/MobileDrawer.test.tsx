/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frame } from '@/components/Frame/frame.fixture';
import { Header } from '@/components/Header/Header';
import { site } from '@/site-config/site';
import { callName } from '../support/call-name';

// jsdom cannot leave the page.
beforeAll(() => document.addEventListener('click', (event) => event.preventDefault()));

const listeners = new Set<() => void>();

beforeEach(() => {
  listeners.clear();
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
    });
});

async function open() {
  render(<Header menu={frame.primary} />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}

const closed = () => screen.queryByRole('dialog') === null;

describe('Menu on small screens', () => {
  it('opens over the page, which it locks, and says so', async () => {
    await open();
    expect(document.body.style.overflow).toBe('hidden');
    expect(screen.getByRole('button', { name: 'Menu', hidden: true })).toHaveAttribute('aria-expanded', 'true');
  });

  it.each(['{Enter}', ' '])('opens by the key "%s"', async (key) => {
    render(<Header menu={frame.primary} />);
    screen.getByRole('button', { name: 'Menu' }).focus();
    await userEvent.keyboard(key);
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  });

  it('closes on Escape and gives the focus back', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(closed()).toBe(true);
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it('closes by its button and when a link in it is followed', async () => {
    const drawer = await open();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    expect(closed()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Articles' }));
    expect(closed()).toBe(true);
  });

  it('closes when the window grows wide enough for the bar', async () => {
    await open();
    const [turn] = listeners;
    act(() => turn?.());
    expect(closed()).toBe(true);
  });

  it('holds each level as an accordion, the page of the level first in it', async () => {
    const drawer = await open();
    const levels = drawer.getByText('Levels of care').closest('details');
    expect(levels?.parentElement?.closest('details')?.querySelector('summary')).toHaveTextContent('Programs');
    const first = levels?.querySelector('a');
    expect(first).toHaveTextContent('Levels of care: overview');
    expect(first).toHaveAttribute('href', '/levels-of-care/');
  });

  it('ends with the promo cards and has the number at its head', async () => {
    const drawer = await open();
    const calls = drawer.getAllByRole('link', { name: callName(site.callNumbers.default.display) });
    expect(calls).toHaveLength(2);
    expect(drawer.getByRole('link', { name: 'Read Reviews' })).toBeInTheDocument();
  });
});
