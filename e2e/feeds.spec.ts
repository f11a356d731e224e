import { brand } from './support/settings';
import { expect, test } from './support/test';

import type { Page } from '@playwright/test';

interface Read {
  root: string;
  addresses: string[];
}

/** A document's root and addresses, as the browser's own XML parser reads it. */
async function read(page: Page, xml: string, selector: string): Promise<Read> {
  return page.evaluate(
    ([text = '', wanted = '']) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      return {
        root: parsed.documentElement.nodeName,
        addresses: [...parsed.querySelectorAll(wanted)].map(({ textContent }) => textContent ?? ''),
      };
    },
    [xml, selector],
  );
}

test('a list announces its feed, which is RSS that leads to pages of this site @desktop', async ({ page, request }) => {
  await page.goto('/facilities/');
  const href = await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute('href');
  expect(href).toBe('/facilities/feed/');
  for (const path of [href ?? '', '/feed/']) {
    const response = await request.get(path);
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ]);
    const { root, addresses } = await read(page, await response.text(), 'item > link');
    expect(root).toBe('rss');
    const [first = ''] = addresses;
    expect(first).toMatch(new RegExp(`^https://${brand.domain}/.+/$`));
    expect((await request.get(new URL(first).pathname)).status()).toBe(200);
    const tag = response.headers().etag ?? '';
    expect((await request.get(path, { headers: { 'If-None-Match': tag } })).status()).toBe(304);
  }
});
