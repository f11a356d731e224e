/** The admin bar of a page in the browser, and what the server tells it. */
import type { Page } from '@playwright/test';
import { z } from 'zod';

export const barOf = (page: Page) => page.getByRole('complementary', { name: 'Admin bar' });

/** In the code of the bar, and in nothing else that a page loads. */
export const BARS_WORDS = ['Clear Page Cache', 'Clear Menu Cache', '/api/editor/page'];

const factsSchema = z.object({
  editor: z.object({ name: z.string() }),
  rights: z.object({ clearAll: z.boolean() }),
  kept: z.object({ madeAt: z.iso.datetime() }).nullable(),
  staff: z.array(z.string()),
});

/** Asked as the bar asks, from the page in the browser. */
export async function pageFacts(page: Page, path: string): Promise<z.infer<typeof factsSchema>> {
  const answer: unknown = await page.evaluate(
    async (asked) => (await fetch(`/api/editor/page?path=${encodeURIComponent(asked)}`)).json(),
    path,
  );
  return factsSchema.parse(answer);
}

/** When asking WordPress for the kept page began (ms): a page that was made again has a later time. */
export async function madeAt(page: Page, path: string): Promise<number> {
  const { kept } = await pageFacts(page, path);
  return kept ? Date.parse(kept.madeAt) : Number.NaN;
}
