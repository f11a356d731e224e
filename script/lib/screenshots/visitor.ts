import { mkdir } from 'node:fs/promises';

import { DEFAULT_SITE } from '@/site-config/default-site';
import { FACILITIES, facilityUrl } from '@/site-config/facilities';
import { ABANDON_EVENT } from '@/visitor/abandon/event';

import { WIDTHS } from './pages';

import type { Browser, Page } from '@playwright/test';

/** One state of what the site does for its visitor, on the brand of the facility table's Las Vegas entry. */
interface VisitorPicture {
  name: string;
  path: string;
  /** Before the page is opened. */
  knows?: (page: Page) => Promise<void>;
  /** After its late code is there. */
  does?: (page: Page) => Promise<void>;
}

const session = (state: object) => JSON.stringify({ state, version: 1 });

async function isNearVegas(page: Page): Promise<void> {
  const entry = FACILITIES.find(({ siteKey }) => siteKey === DEFAULT_SITE);
  if (!entry) return;
  const facility = { ...entry, url: facilityUrl(entry), distance: 4.2 };
  const stored = session({
    geolocation: { facility, nearest: facility, distance: 4.2, city: 'Las Vegas', region: 'Nevada', country: 'US' },
  });
  await page.addInitScript((value) => sessionStorage.setItem('footbridge.session', value), stored);
}

const barButton = (page: Page) => page.locator('.sticky-bar button[aria-expanded]');

const PICTURES: VisitorPicture[] = [
  { name: 'bar', path: '/what-is-detox/' },
  { name: 'bar-folded', path: '/what-is-detox/', does: (page) => barButton(page).click() },
  { name: 'not-found', path: '/no-such-page/' },
  {
    name: 'tab',
    path: '/about/',
    knows: isNearVegas,
    does: async (page) => {
      await page.getByRole('button', { name: /^Near you/ }).click();
      await page.locator('.geotarget-tab-card img').waitFor();
    },
  },
  {
    name: 'leaving',
    path: '/about/',
    does: async (page) => {
      await page.evaluate((name) => window.dispatchEvent(new Event(name)), ABANDON_EVENT);
      await page.getByRole('dialog').waitFor();
    },
  },
];

/** The first screen of each state at both widths, as `folder/visitor/<name>-<width>.jpg`. */
export async function takeVisitorPictures(browser: Browser, origin: string, folder: string): Promise<void> {
  await mkdir(`${folder}/visitor`, { recursive: true });
  for (const width of WIDTHS) {
    for (const { name, path, knows, does } of PICTURES) {
      const page = await browser.newPage({
        viewport: { width, height: width === 390 ? 844 : 800 },
        reducedMotion: 'reduce',
      });
      // The bar collapses after some seconds: the clock is stopped for the screenshot.
      await page.clock.install();
      await knows?.(page);
      await page.goto(origin + path, { waitUntil: 'load' });
      await page.clock.runFor(1000);
      await barButton(page).waitFor();
      await does?.(page);
      await page.clock.runFor(1000);
      await page.screenshot({ path: `${folder}/visitor/${name}-${width}.jpg`, type: 'jpeg', quality: 68 });
      await page.close();
      console.log(`  ${name} at ${width} px`);
    }
  }
}
