/** @jest-environment jest-fixed-jsdom */
import { renderToString } from 'react-dom/server';
import { Layout } from '@/components/Layout/Layout';
import { layout } from '@/components/Layout/layout.fixture';
import type { LayoutData } from '@footbridge/bridge/pages/layout/load-layout';
import type { MenuNode } from '@footbridge/bridge/pages/layout/menu-tree';

const page = (data: LayoutData) => (
  <Layout layout={data} year={2026}>
    <main>Words</main>
  </Layout>
);

function served(data: LayoutData): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(data));
  return root;
}

const titles = (items: MenuNode[]): string[] => items.flatMap((item) => [item.title, ...titles(item.children)]);

describe('Layout', () => {
  it('sends the whole menu in the HTML, and a menu button that leads to the footer without script', () => {
    const root = served(layout);
    const nav = root.querySelector('nav[aria-label="Main"]');
    for (const title of titles(layout.primary)) expect(nav).toHaveTextContent(title);
    // Until script runs, CSS opens the panels by hover and focus.
    expect(nav).not.toHaveAttribute('data-live');
    const button = root.querySelector('a.menu');
    expect(button).not.toHaveAttribute('role');
    expect(root.querySelector(button?.getAttribute('href') ?? '')?.tagName).toBe('NAV');
  });

  it('leads to the search from header and footer, without script', () => {
    const links = [...served(layout).querySelectorAll('a[href="/search/?s="]')];
    expect(links.map((link) => [link.closest('header, footer')?.tagName, link.textContent])).toEqual([
      ['HEADER', 'Search'],
      ['FOOTER', 'Search'],
    ]);
  });

  it('reduced, has the brand and the number in its header and no menu, which stands at the page’s end', () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(
      <Layout layout={layout} isReduced>
        <main>Words</main>
      </Layout>,
    );
    expect(root.querySelector('header nav, header a.menu')).toBeNull();
    expect(root.querySelector('header')).toHaveTextContent('(702) 555-0110');
    expect(root.querySelector('footer nav')).toHaveTextContent('Privacy policy');
  });
});
