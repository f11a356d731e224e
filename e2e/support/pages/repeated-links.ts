import type { Page } from '@playwright/test';

/**
 * Links of a page's lists to pages of the site that the main part already shows: in a text or another list. Calls to action and the
 * breadcrumb may repeat one; an editor's text may link a page twice.
 */
export async function repeatedLinks(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const pathsOf = (selector: string) =>
      [...main.querySelectorAll(selector)].flatMap((link) => link.getAttribute('href')?.replace(/(.)#.*/, '$1') ?? []);
    const listed = pathsOf('a:is([href^="/"], [href^="#"]):not(.button, .prose *, .breadcrumbs *)');
    const shown = [...listed, ...new Set(pathsOf('.prose a[href^="/"]'))];
    return shown.filter((path, i) => shown.indexOf(path) !== i);
  });
}
