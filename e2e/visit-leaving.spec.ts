/** The abandon modal: when it opens, its content, and that it does not obstruct visitors. */
import { brand } from './support/settings';
import { expect, test } from './support/test';
import { expectNumber, follow, MINUTE, open } from './support/visitor';

import type { Page } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-02T12:00:00Z') });
});

const modal = (page: Page) => page.getByRole('dialog', { name: 'Would it help to talk?' });

/** The pointer goes out at the top: a browser's window under test has no outside, so the event is sent. */
async function leaveAtTop(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));
}

test(
  'opens when the pointer leaves at the top, once a session, and raises the score',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    await open(page, '/about/');
    await leaveAtTop(page);
    await page.clock.runFor(5000);
    await expect(modal(page)).toHaveCount(0);
    await leaveAtTop(page);
    await expect(modal(page)).toBeVisible();
    await expectNumber(page, 'score1');
    await expect(modal(page).getByRole('link', { name: /^Call/ }).first()).toHaveAttribute(
      'href',
      brand.callNumbers.score1.tel,
    );
    await expect(modal(page).getByRole('link', { name: '988', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await follow(page, '/facilities/');
    await page.clock.runFor(6000);
    await leaveAtTop(page);
    await page.clock.runFor(1000);
    await expect(modal(page)).toHaveCount(0);
    expect(watch.problems).toEqual([]);
  },
);

test('opens after a minute without a touch', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/about/');
  await page.clock.runFor(MINUTE - 2000);
  await expect(modal(page)).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(modal(page)).toBeVisible();
  await modal(page).getByRole('button', { name: 'Close' }).tap();
  await expect(modal(page)).toHaveCount(0);
});
