/** On the way from page to page, also where the code of the next one's template is slow or lost (docs/decisions/0030). */
import { expect, test } from './support/test';

import type { Page } from '@playwright/test';

/** Drawn by a template whose code the front page has not. */
const CONTACT = '/contact/';
const ARTICLES = '/blog/';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Notes each moment at which the page had no text between header and footer. */
const watchContent = (page: Page) =>
  page.evaluate(() => {
    const content = document.querySelector('#page-content');
    const look = () => {
      if (!content?.querySelector('h1')) document.body.dataset.wasEmpty = '';
    };
    if (content) new MutationObserver(look).observe(content, { childList: true, subtree: true });
  });

/** Keeps back, or away, what is asked of the site's scripts from now on. */
async function scripts(page: Page, answer: 'held' | 'lost') {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let asked = 0;
  await page.route('**/_next/static/chunks/**', async (route) => {
    asked += 1;
    if (answer === 'lost') return route.abort();
    await held;
    return route.continue();
  });
  return { letGo, asked: () => asked };
}

test('the page before stays until the next one’s template has its code', async ({ page, watch }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await watchContent(page);
  const before = await heading(page).innerText();
  const { letGo, asked } = await scripts(page, 'held');
  const data = page.waitForResponse(/\/_next\/data\/.*contact/);
  await page.locator(`a[href="${CONTACT}"]`).first().evaluate((link: HTMLElement) => link.click());
  await data;
  await expect.poll(asked).toBeGreaterThan(0);
  await expect(heading(page)).toHaveText(before);
  letGo();
  await expect(page.locator('main[data-template="page"]')).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-was-empty');
  expect(watch.problems).toEqual([]);
});

test('code that is gone, as after a new build, brings the next page from the server', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await scripts(page, 'lost');
  await page.locator(`a[href="${CONTACT}"]`).first().evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('main[data-template="page"]')).toBeVisible();
  await expect(page).toHaveURL(/\/contact\/$/);
  expect(documents).toEqual([CONTACT]);
});

test('a page whose own code is lost keeps its text, and its links work', { tag: '@desktop' }, async ({ page, request }) => {
  const html = await (await request.get(ARTICLES)).text();
  // Of this template alone: what the front page has not.
  const front = await (await request.get('/')).text();
  const chunks = [...html.matchAll(/data-src="([^"]*\/chunks\/[^"]*)"/g)].flatMap(([, src]) => (src && !front.includes(src) ? [src] : []));
  expect(chunks.length).toBeGreaterThan(0);
  for (const src of chunks) await page.route(`**${src}`, (route) => route.abort());
  await page.goto(ARTICLES);
  await page.waitForLoadState('networkidle');
  const template = page.locator('main[data-template="home"]');
  await expect(template).toBeVisible();
  expect(await template.innerHTML()).not.toBe('');
  await page.locator(`a[href="${CONTACT}"]`).first().evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(page.locator('main[data-template="home"]')).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
});

test('a page reached by a link has its looks: all CSS is there before the first script', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const sheet = asked.findIndex((path) => path.startsWith('/styles/'));
  expect(sheet).toBeGreaterThan(0);
  expect(asked.findIndex((path) => path.startsWith('/_next/static/'))).toBeGreaterThan(sheet);
  // The front page has no list, and none of its rules.
  const rules = () => page.evaluate(() => Array.from(document.styleSheets).map((one) => Array.from(one.cssRules, (rule) => rule.cssText).some((text) => text.startsWith('.pagination'))));
  expect((await rules()).filter(Boolean)).toHaveLength(1);
});
