import type { Page } from '@playwright/test';
import { axeProblems } from './axe';
import { headingProblems } from './headings';
import { sideways } from './reflow';
import { smallTargets } from './targets';

/** All that is looked at in one glance, the page in whatever state it is. */
export async function pageProblems(page: Page): Promise<string[]> {
  // Nothing is half there any more.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  return [
    ...(await axeProblems(page)),
    ...(await headingProblems(page)),
    ...(await smallTargets(page)),
    ...(await sideways(page)),
  ];
}
