/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frame } from '@/components/Frame/frame.fixture';
import { Header } from '@/components/Header/Header';
import { SiteContext } from '@/components/site-context';
import { sites } from '@/site-config/brands';
import { SITE_CODES } from '@/site-config/types';
import { callName } from '../support/call-name';

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

const draw = () => render(<Header menu={frame.primary} />);

describe('Header menu', () => {
  it('opens one panel at a time by click, and closes it by the next', async () => {
    draw();
    await userEvent.click(item('Programs'));
    expect(isOpen('Programs')).toBe(true);
    await userEvent.click(item('About'));
    expect([isOpen('Programs'), isOpen('About')]).toEqual([false, true]);
    await userEvent.click(item('About'));
    expect(isOpen('About')).toBe(false);
  });

  it.each(['{Enter}', ' '])('opens by the key "%s"', async (key) => {
    draw();
    item('Programs').focus();
    await userEvent.keyboard(key);
    expect(isOpen('Programs')).toBe(true);
  });

  it('closes on Escape and gives the focus back to its item', async () => {
    draw();
    await userEvent.click(item('Programs'));
    screen.getByRole('link', { name: 'Medical detox' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen('Programs')).toBe(false);
    expect(item('Programs')).toHaveFocus();
  });

  it('closes when the focus leaves it', async () => {
    draw();
    await userEvent.click(item('Programs'));
    act(() => screen.getAllByRole('link', { name: /^Call/ }).at(-1)?.focus());
    expect(isOpen('Programs')).toBe(false);
  });

  it('closes on a press outside, and when a link in it is followed', async () => {
    draw();
    await userEvent.click(item('Programs'));
    fireEvent.pointerDown(document.body);
    expect(isOpen('Programs')).toBe(false);
    await userEvent.click(item('Programs'));
    fireEvent.click(screen.getByRole('link', { name: 'Medical detox' }));
    expect(isOpen('Programs')).toBe(false);
  });

  it('moves along the bar with left and right, round the ends', async () => {
    draw();
    item('About').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(item('Programs')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('link', { name: 'Articles' })).toHaveFocus();
  });

  it('moves into the panel with down, through it, and back with up', async () => {
    draw();
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

  it('opens for a mouse that rests, not for one that passes, and not for a finger', () => {
    jest.useFakeTimers();
    draw();
    // React listens to over and out for enter and leave.
    const over = (name: string, pointerType: string) => fireEvent.pointerOver(item(name), { pointerType });
    const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
    over('Programs', 'touch');
    wait(1000);
    expect(isOpen('Programs')).toBe(false);
    over('Admissions', 'mouse');
    wait(50);
    fireEvent.pointerOut(item('Admissions'), { pointerType: 'mouse', relatedTarget: document.body });
    wait(60);
    expect(isOpen('Admissions')).toBe(false);
    over('About', 'mouse');
    wait(500);
    expect(isOpen('About')).toBe(true);
    // The click that follows the hovering must not close what it has just opened.
    fireEvent.click(item('About'));
    expect(isOpen('About')).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen('About')).toBe(false);
    jest.useRealTimers();
  });

  it('draws three levels and more', () => {
    draw();
    const link = screen.getByRole('link', { name: 'A day here' });
    const levels = [];
    for (let el = link.closest('li'); el; el = el.parentElement?.closest('li') ?? null) levels.push(el);
    expect(levels).toHaveLength(4);
  });

  it('draws words, not links, for items that lead nowhere', () => {
    draw();
    expect(screen.getByText('Outpatient').tagName).toBe('SPAN');
    const panel = item('Programs').nextElementSibling;
    expect(panel instanceof HTMLElement && within(panel).queryByRole('link', { name: 'Programs' })).toBeNull();
    for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('href', '#');
  });

  it('draws an item at the top that leads nowhere and holds nothing as words', () => {
    render(<Header menu={[{ title: 'Soon', url: '#', children: [] }]} />);
    expect(screen.getByText('Soon').tagName).toBe('SPAN');
  });

  it('tells of a new window where an editor asked for one', () => {
    draw();
    expect(screen.getByRole('link', { name: 'Careers (opens in a new window)' })).toHaveAttribute('rel', 'noopener');
  });

  it('[S2.27] has the call link and the way home on every brand, menu or not', () => {
    for (const code of SITE_CODES) {
      const site = sites[code];
      const { unmount } = render(
        <SiteContext.Provider value={site}>
          <Header menu={[]} />
        </SiteContext.Provider>,
      );
      const calls = screen.getAllByRole('link', { name: callName(site.callNumbers.default.display) });
      expect(calls.at(-1)).toHaveAttribute('href', site.callNumbers.default.tel);
      expect(screen.getByRole('link', { name: site.fullName })).toHaveAttribute('href', '/');
      expect(screen.getByRole('link', { name: 'Admissions' })).toHaveAttribute('href', site.admissionsPath);
      unmount();
    }
  });
});
