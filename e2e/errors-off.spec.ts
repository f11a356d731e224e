/** A build without a DSN: nothing of error reporting is there. */
import { expect, test } from './support/test';

test('[S9.12] without a DSN no page listens, no code for it is loaded, and nothing is sent', async ({
  page,
  watch,
}) => {
  await page.goto('/about/');
  // The visit has started, with everything that it loads.
  await expect(page.locator('.sticky-bar')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(
    watch.requests.filter((url) => url.endsWith('.js')).map(async (url) => (await page.request.get(url)).text()),
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => /sentry/i.test(script))).toEqual([]);
  expect(await page.content()).not.toContain('footbridgeErrors');
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('not reported');
      }),
  );
  await page.waitForLoadState('networkidle');
  expect(watch.requests.filter((url) => url.includes('/api/errors'))).toEqual([]);
});
