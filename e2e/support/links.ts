import type { Page } from '@playwright/test';

/** Paths on this site, in order and once each, that the selector's links lead to; without their fragments. */
export async function pathsOf(page: Page, selector: string): Promise<string[]> {
  const { origin } = new URL(page.url());
  const addresses = await page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  const paths = addresses
    .filter((address) => address.startsWith(`${origin}/`))
    .map((address) => {
      const { pathname, search } = new URL(address);
      return pathname + search;
    });
  return [...new Set(paths)];
}

/** Every path that the menus lead to: the header's with its panels, or the drawer's on small screens, and the footer's. */
export async function menuPaths(page: Page): Promise<string[]> {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const inHeader = await pathsOf(page, 'header a[href]');
  const inFooter = await pathsOf(page, 'footer a[href]');
  let inDrawer: string[] = [];
  if (await button.isVisible()) {
    await button.click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    inDrawer = await pathsOf(page, 'dialog[open] a[href]');
  }
  return [...new Set([...inHeader, ...inDrawer, ...inFooter])];
}

/** Paths on this site that a page's HTML links to; without their fragments. */
export function linksIn(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(hrefs)];
}
