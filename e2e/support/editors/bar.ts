/** The admin bar of a page in the browser, and its data from the server. */
import type { Page } from '@playwright/test';
import { z } from 'zod';

export const barOf = (page: Page) => page.getByRole('complementary', { name: 'Admin bar' });

const factsSchema = z.object({ cache: z.object({ renderedAt: z.iso.datetime() }).nullable() });

/**
 * Returns when the cached page's requests to WordPress began (ms): a page that was rendered again has a later time.
 * Requested as the bar does, from the page in the browser.
 */
export async function renderedAt(page: Page, path: string): Promise<number> {
  const answer: unknown = await page.evaluate(
    async (of) => (await fetch(`/api/editor/page?path=${encodeURIComponent(of)}`)).json(),
    path,
  );
  const { cache } = factsSchema.parse(answer);
  return cache ? Date.parse(cache.renderedAt) : Number.NaN;
}
