import type { Page } from '@playwright/test';

/**
 * Links of the contents list, "In this section" and "Read on" that the main part shows a second time: in its text or in another
 * list. Calls to action and the breadcrumb may repeat one.
 */
export async function repeatedLinks(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const pathsOf = (selector: string) =>
      [...main.querySelectorAll(selector)].flatMap((link) => link.getAttribute('href')?.replace(/(.)#.*/, '$1') ?? []);
    const all = pathsOf('a:not(.button, .breadcrumbs *)');
    const listed = pathsOf('nav:is(.table-of-contents, [aria-labelledby="below"], [aria-labelledby="related"]) a');
    return listed.filter((path) => all.indexOf(path) !== all.lastIndexOf(path));
  });
}
