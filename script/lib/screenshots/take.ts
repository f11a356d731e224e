import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { WIDTHS, picturedPages } from './pages';

import type { SiteCode } from '@/site-config/types';
import type { Browser, Page } from '@playwright/test';

const VIEW_HEIGHT: Record<(typeof WIDTHS)[number], number> = { 390: 844, 1280: 800 };

/** Lazy pictures load when they are near: scrolls once through the page, then waits for pending requests. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/**
 * Pictures of one brand's pages at both widths, as JPEG in `folder/<CODE>/<name>-<width>.jpg`, and the first screen of
 * the front page for the README. `origin` serves that brand.
 */
export async function takeScreenshots(browser: Browser, origin: string, code: SiteCode, folder: string): Promise<void> {
  const target = path.join(folder, code);
  await mkdir(target, { recursive: true });
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: VIEW_HEIGHT[width] }, reducedMotion: 'reduce' });
    for (const { name, path: address, height } of picturedPages(code)) {
      await page.goto(origin + address, { waitUntil: 'networkidle' });
      await readThrough(page);
      const file = path.join(target, `${name}-${width}.jpg`);
      const clip = height ? { x: 0, y: 0, width, height } : undefined;
      await page.screenshot({ path: file, type: 'jpeg', quality: 68, fullPage: true, clip });
      console.log(`  ${code} ${address} at ${width} px`);
    }
    await page.close();
  }
}
