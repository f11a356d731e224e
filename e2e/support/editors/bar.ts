/** The admin bar of a page in the browser, and its data from the server. */
import type { Page } from '@playwright/test';
import { z } from 'zod';

export const barOf = (page: Page) => page.getByRole('complementary', { name: 'Admin bar' });

/** Texts in the bar's code, and in nothing else that a page loads. */
export const BARS_WORDS = ['Clear Page Cache', 'Clear Menu Cache', '/api/editor/page'];

const factsSchema = z.object({
  editor: z.object({ name: z.string() }),
  rights: z.object({ clearAll: z.boolean() }),
  cache: z.object({ renderedAt: z.iso.datetime() }).nullable(),
  staff: z.array(z.string()),
});

/** Requested as the bar does, from the page in the browser. */
export async function pageFacts(page: Page, path: string): Promise<z.infer<typeof factsSchema>> {
  const answer: unknown = await page.evaluate(
    async (of) => (await fetch(`/api/editor/page?path=${encodeURIComponent(of)}`)).json(),
    path,
  );
  return factsSchema.parse(answer);
}

/** Returns when the cached page's requests to WordPress began (ms): a page that was rendered again has a later time. */
export async function renderedAt(page: Page, path: string): Promise<number> {
  const { cache } = await pageFacts(page, path);
  return cache ? Date.parse(cache.renderedAt) : Number.NaN;
}
