/** Forms without script: a password for a protected page, a comment on an article. */
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

const PAGE = '/alumni/reunion/';
/** Only behind the password. */
const SECRET_WORDS = 'dinner in the dining room';
const ARTICLE = '/sleep-in-early-recovery/';

test(
  'a protected page opens with its password for this visitor, stays open over a reload, and stays locked for others',
  { tag: ['@smoke', '@phone'] },
  async ({ page, request, browser, baseURL }) => {
    const before = await (await request.get(PAGE)).text();
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Protected: /);
    await page.getByLabel('Password').fill('letmein');
    await page.getByRole('button', { name: 'Open the page' }).click();
    await expect(page).toHaveURL(`${baseURL}/unlock${PAGE}`);
    await expect(page.locator('main')).toContainText(SECRET_WORDS);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

    const reloaded = await page.reload();
    expect(reloaded?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.locator('main')).toContainText(SECRET_WORDS);

    // All visitors get the same bytes as before, including the one with the password.
    expect(await (await request.get(PAGE)).text()).toBe(before);
    expect(before).not.toContain(SECRET_WORDS);
    await page.goto(PAGE);
    await expect(page.getByLabel('Password')).toBeVisible();

    const stranger = await browser.newContext({ javaScriptEnabled: false });
    const other = await stranger.newPage();
    await other.goto(`${baseURL}/unlock${PAGE}`);
    await expect(other.getByLabel('Password')).toBeVisible();
    await expect(other.locator('body')).not.toContainText(SECRET_WORDS);
    await stranger.close();
  },
);

test(
  'comments can be replied to: no input is lost, and a sent comment is pending',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(ARTICLE);
    await page.getByRole('link', { name: 'Reply to Owen' }).click();
    await expect(page.locator('main')).toContainText('Week five and I slept six hours.');
    await page.getByLabel('Comment').fill('It is the same here.');
    await page.getByLabel('Name').fill('Ana');
    // A browser lets it pass, WordPress does not.
    await page.getByLabel('Email').fill('ana@localhost');
    await page.getByRole('button', { name: 'Post reply' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.com/);
    await expect(page.getByLabel('Comment')).toHaveValue('It is the same here.');

    await page.getByLabel('Email').fill('ana@example.test');
    await page.getByRole('button', { name: 'Post reply' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your comment');
    await expect(page.locator('main')).toContainText('waiting for approval');
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`));
    await expect(page.locator('#comments')).not.toContainText('It is the same here');
  },
);
