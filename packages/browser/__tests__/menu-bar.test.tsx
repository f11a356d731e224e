/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMenuBar } from '@footbridge/browser/behaviors/menu-bar';
import { layout } from '@/components/Layout/layout.fixture';
import { Header } from '@/components/Header/Header';
import { serve } from '../../../__tests__/support/serve';

const item = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => item(name).getAttribute('aria-expanded') === 'true';
// jsdom has none.
class Pointer extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

beforeAll(() => {
  Object.assign(window, { PointerEvent: Pointer });
  // Nor can it leave the page.
  document.addEventListener('click', (event) => event.preventDefault());
});

function start(): void {
  serve(<Header menu={layout.primary} />);
  startMenuBar();
}

it('does nothing on a page without a menu', () => {
  serve(<Header menu={null} />);
  const before = document.body.innerHTML;
  startMenuBar();
  expect(document.body.innerHTML).toBe(before);
});

describe('the menu bar', () => {
  it('sets data-live, so that CSS leaves the panels to the script', () => {
    serve(<Header menu={layout.primary} />);
    const nav = screen.getByRole('navigation', { name: 'Main' });
    expect(nav).not.toHaveAttribute('data-live');
    startMenuBar();
    expect(nav).toHaveAttribute('data-live');
  });

  it('opens one panel at a time by click, and closes it by the next', async () => {
    start();
    await userEvent.click(item('Programs'));
    expect(isOpen('Programs')).toBe(true);
    await userEvent.click(item('About'));
    expect([isOpen('Programs'), isOpen('About')]).toEqual([false, true]);
    await userEvent.click(item('About'));
    expect(isOpen('About')).toBe(false);
  });

  it('closes on Escape and gives the focus back to its item', async () => {
    start();
    await userEvent.click(item('Programs'));
    screen.getByRole('link', { name: 'Medical detox' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen('Programs')).toBe(false);
    expect(item('Programs')).toHaveFocus();
  });

  it('closes when the focus leaves it', async () => {
    start();
    await userEvent.click(item('Programs'));
    screen.getAllByRole('link', { name: /^Call/ }).at(-1)?.focus();
    expect(isOpen('Programs')).toBe(false);
  });

  it('closes on a click outside, and when a link in it is followed', async () => {
    start();
    await userEvent.click(item('Programs'));
    fireEvent.pointerDown(document.body);
    expect(isOpen('Programs')).toBe(false);
    await userEvent.click(item('Programs'));
    fireEvent.click(screen.getByRole('link', { name: 'Medical detox' }));
    expect(isOpen('Programs')).toBe(false);
  });

  it('moves into the panel with down, through it, and back with up', async () => {
    start();
    item('Programs').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(isOpen('Programs')).toBe(true);
    expect(screen.getByRole('link', { name: 'Levels of care' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Medical detox' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Levels of care' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Programs')).toHaveFocus();
  });

  it('moves along the bar with right and left', async () => {
    start();
    item('Programs').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(item('Programs')).not.toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(item('Programs')).toHaveFocus();
  });

  it('opens for a mouse that rests, not for one that passes, and not for a finger', () => {
    jest.useFakeTimers();
    start();
    const place = (name: string) => item(name).parentElement ?? item(name);
    const enter = (name: string, pointerType: string) =>
      place(name).dispatchEvent(new Pointer('pointerenter', { pointerType }));
    const wait = (ms: number) => jest.advanceTimersByTime(ms);
    enter('Programs', 'touch');
    wait(1000);
    expect(isOpen('Programs')).toBe(false);
    enter('Admissions', 'mouse');
    wait(50);
    place('Admissions').dispatchEvent(new Pointer('pointerleave', { pointerType: 'mouse' }));
    wait(60);
    expect(isOpen('Admissions')).toBe(false);
    enter('About', 'mouse');
    wait(500);
    expect(isOpen('About')).toBe(true);
    // The click that follows the hovering must not close what it has just opened.
    fireEvent.click(item('About'));
    expect(isOpen('About')).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen('About')).toBe(false);
    jest.useRealTimers();
  });
});
