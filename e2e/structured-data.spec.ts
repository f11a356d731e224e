/** Structured data and the head beside a single page (that one: pages.spec.ts): sent once, none where nothing is, and as visitors go on. */
import { nodesIn } from '@/__tests__/support/schema-org/validate';
import { meta, own, readServed } from './support/pages/structured-data';
import { templatePages } from './support/templates';
import { expect, test } from './support/test';

test.describe('structured data', { tag: '@desktop' }, () => {
  test('is sent once: the data of the page’s script does not contain it', async ({ request }) => {
    const html = await (await request.get(templatePages['single-facility'])).text();
    const [, sent = ''] = /<script type="application\/json" id="page-data">([^]*?)<\/script>/.exec(html) ?? [];
    expect(Object.keys(JSON.parse(sent).page).toSorted()).toEqual(['isOpen', 'kind', 'path', 'segment', 'tags']);
    expect(html).not.toContain('__NEXT_DATA__');
  });

  test('names a search that finds something', async ({ request }) => {
    const { graph } = readServed(await (await request.get('/')).text());
    const [action] = nodesIn(graph.map(({ potentialAction }) => potentialAction));
    const [target] = nodesIn(action?.target);
    const address = new URL(String(target?.urlTemplate).replace('{search_term_string}', 'detox'));
    const html = await (await request.get(address.pathname + address.search)).text();
    expect(html).toContain('data-post="/what-is-detox/"');
  });

  test('is none of a page that is not there', async ({ request }) => {
    const { html, data } = readServed(await (await request.get('/no-such-page/')).text());
    expect(data).toEqual([]);
    expect(meta(html, 'robots')).toBe('noindex');
  });
});

test.describe('the head', { tag: '@desktop' }, () => {
  test('follows its reader to the next page, in title, address and whether it is for search engines', async ({
    page,
  }) => {
    const facts = () =>
      page.evaluate(() => [
        document.title,
        document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
        document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
      ]);
    await page.goto('/blog/');
    const [title] = await facts();
    await page.locator('main .post-card a').first().click();
    await expect.poll(async () => (await facts())[1]).not.toBe(`${own}/blog/`);
    const [nextTitle, ...others] = await facts();
    expect(nextTitle).not.toBe(title);
    expect(others).toEqual([own + new URL(page.url()).pathname, 'max-image-preview:large']);
    await page
      .locator('main .prose')
      .first()
      .evaluate((prose) => prose.insertAdjacentHTML('beforeend', '<a id="to-search" href="/search/">Search</a>'));
    await page.locator('#to-search').click();
    await expect.poll(async () => (await facts())[2]).toBe('noindex');
    expect((await facts())[1]).toBeUndefined();
  });
});
