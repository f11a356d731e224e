import { linksIn, menuPaths, pathsOf } from './support/links';
import { brand, E2E_SITE } from './support/settings';
import { expect, test } from './support/test';

test.describe(`a walk through ${brand.fullName} (${E2E_SITE})`, () => {
  test('every link of the menus leads to a page that is whole', async ({ page, watch }) => {
    test.setTimeout(6 * 60_000);
    const paths = await menuPaths(page);
    expect(paths.length, 'links in the menus').toBeGreaterThan(15);
    for (const path of paths) {
      watch.reset();
      const response = await page.goto(path, { waitUntil: 'load' });
      expect.soft(response?.status(), `${path}: status`).toBe(200);
      expect.soft(await page.locator('main[data-template]').count(), `${path}: main`).toBe(1);
      expect.soft(await page.locator('h1').count(), `${path}: h1`).toBe(1);
      expect.soft(await page.title(), `${path}: title`).not.toBe('');
      expect.soft(watch.problems, `${path}: problems`).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect.soft(sideways, `${path}: scrolls sideways by`).toBe(0);
      const repeated = await page.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        return ids.filter((id, index) => ids.indexOf(id) !== index);
      });
      expect.soft(repeated, `${path}: ids used twice`).toEqual([]);
    }
  });

  test('[S2.2] [S2.3] [S2.4] [S2.5] [S2.6] every configured path is a page', async ({ request }) => {
    const configured = [
      brand.admissionsPath,
      brand.aboutPath,
      brand.reviewsPath,
      brand.veteranPath,
      ...brand.specialPaths,
      ...brand.outpatientPaths.map(({ path }) => path),
      ...brand.levelsOfCarePaths.map(({ path }) => path),
      ...(brand.mentalHealthPath ? [brand.mentalHealthPath] : []),
    ];
    for (const path of configured) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect.soft(response.status(), path).toBe(200);
    }
  });

  test('no link on any page leads nowhere', { tag: '@desktop' }, async ({ page, request }) => {
    test.setTimeout(8 * 60_000);
    // Path → where it was found. Grows while it is walked: each page brings the links of the next.
    const found = new Map((await menuPaths(page)).map((path) => [path, 'the menus']));
    for (const [path, from] of found) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect.soft(response.status(), `${path}, linked from ${from}`).toBe(200);
      if (!(response.headers()['content-type'] ?? '').includes('text/html')) continue;
      for (const link of linksIn(await response.text())) if (!found.has(link)) found.set(link, path);
    }
    expect(found.size, 'addresses').toBeGreaterThanOrEqual(40);
  });

  test('a link inside the site changes the page without loading a new document', async ({ page, watch }) => {
    await page.goto('/');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    const [path = ''] = (await pathsOf(page, 'footer nav a[href]')).filter((candidate) => candidate !== '/');
    await page.locator(`footer nav a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await expect(page.locator('main[data-template]')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    expect(watch.problems).toEqual([]);
  });
});
