/** @jest-environment jest-fixed-jsdom */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Frame } from '@/components/Frame/Frame';
import { emptyFrame, frame } from '@/components/Frame/frame.fixture';
import type { FrameData, MenuNode } from '@/bridge/types';

const page = (data: FrameData) => (
  <Frame frame={data} year={2026}>
    <main>Words</main>
  </Frame>
);

function served(data: FrameData): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(data));
  return root;
}

const titles = (items: MenuNode[]): string[] => items.flatMap((item) => [item.title, ...titles(item.children)]);

describe('Frame', () => {
  it('sends the whole menu in the HTML, and a menu button that leads to the footer without script', () => {
    const root = served(frame);
    const nav = root.querySelector('nav[aria-label="Main"]');
    for (const title of titles(frame.primary)) expect(nav).toHaveTextContent(title);
    // Until script runs, CSS opens the panels by hover and focus.
    expect(nav).not.toHaveAttribute('data-live');
    const button = root.querySelector('a.menu');
    expect(button).not.toHaveAttribute('role');
    expect(root.querySelector(button?.getAttribute('href') ?? '')?.tagName).toBe('NAV');
  });

  it('begins with a link past the header to the content', () => {
    const root = served(frame);
    const first = root.querySelector('a');
    expect(first).toHaveTextContent('Skip to content');
    expect(root.querySelector(first?.getAttribute('href') ?? '')?.querySelector('main')).toHaveTextContent('Words');
  });

  it('reduced, has the brand and the number in its header and no menu, which stands at the page’s end', () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(
      <Frame frame={frame} isReduced>
        <main>Words</main>
      </Frame>,
    );
    expect(root.querySelector('header nav, header a.menu')).toBeNull();
    expect(root.querySelector('header')).toHaveTextContent('(702) 555-0110');
    expect(root.querySelector('footer nav')).toHaveTextContent('Privacy policy');
  });

  it.each([
    ['menus', frame],
    ['empty menus', emptyFrame],
  ])('is taken over by the browser without a difference, with %s', async (_name, data) => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = document.body.appendChild(served(data));
    const html = root.innerHTML;
    const errors: unknown[] = [];
    await act(async () => void hydrateRoot(root, page(data), { onRecoverableError: (error) => void errors.push(error) }));
    expect(errors).toEqual([]);
    expect(complaint).not.toHaveBeenCalled();
    expect(html).toContain('(702) 555-0110');
    expect(root.querySelector('nav[aria-label="Main"]')).toHaveAttribute('data-live');
    complaint.mockRestore();
  });
});
