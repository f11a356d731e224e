import type { Page } from '@playwright/test';
import { axeProblems } from './axe';
import { headingProblems } from './headings';
import { sideways } from './reflow';

/** Returns the problems of a page in its current state. */
export async function pageProblems(page: Page): Promise<string[]> {
  // Nothing is half there any more.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  return [...(await axeProblems(page)), ...(await headingProblems(page)), ...(await sideways(page))];
}
