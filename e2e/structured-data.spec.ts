/** The head and the structured data of every template, as they are served: by schema.org's vocabulary, and beside what the page shows. */
import type { APIRequestContext } from '@playwright/test';
import { strangeAddresses } from '@/__tests__/support/schema-org/addresses';
import { nodesIn, problemsOf } from '@/__tests__/support/schema-org/validate';
import { brand } from './support/settings';
import { type Shown, shownOn } from './support/shown';
import { otherPages, templatePages } from './support/templates';
import { expect, test } from './support/test';

type Node = Record<string, unknown>;

const own = `https://${brand.domain}`;
/** Of templates and states: results of searches, and one source's reviews, are for no search engine. */
const NOT_LISTED: readonly string[] = [templatePages.search, otherPages['the reviews of one source'], otherPages['a search that finds nothing'], otherPages['the search form alone'], otherPages['a locked page']];

interface Served {
  html: string;
  data: unknown[];
  graph: Node[];
}

async function served(request: APIRequestContext, path: string): Promise<Served> {
  const html = await (await request.get(path)).text();
  const data: unknown[] = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(([, text = '']) => JSON.parse(text));
  return { html, data, graph: nodesIn(data).filter((node) => node['@type'] !== undefined) };
}

/** The content of a meta element, as it is written. */
const meta = (html: string, name: string): string | undefined => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

const plain = (value: unknown): string => String(value ?? '').replace(/\s+/g, ' ').trim();
const longDay = (day: unknown): string => new Date(`${plain(day)}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const ofType = ({ graph }: Served, type: string): Node[] => graph.filter((node) => node['@type'] === type);

function pageIn({ graph }: Served): Node {
  const found = graph.find((node) => String(node['@id']).endsWith('#page'));
  if (!found) throw new Error('no node is the page');
  return found;
}

/** What a property holds, or the node that it names. */
function nodeAt({ graph }: Served, value: unknown): Node {
  const [given = {}] = nodesIn(value);
  return given['@type'] === undefined ? (graph.find((node) => node['@id'] === given['@id']) ?? {}) : given;
}

/** A person of the data as the byline writes one. */
const credit = (all: Served, ref: unknown): string => {
  const { name, honorificSuffix } = nodeAt(all, ref);
  return [name, honorificSuffix].filter(Boolean).join(', ');
};

/** The page's title, way, people and day. */
function expectSamePage(all: Served, shown: Shown): void {
  const page = pageIn(all);
  expect(plain(page.name)).toBe(shown.h1);
  const crumbs = nodesIn(nodeAt(all, page.breadcrumb).itemListElement).filter((node) => node['@type'] === 'ListItem');
  expect(crumbs.slice(0, -1).map(({ name, item }) => ({ name, path: nodesIn(item)[0]?.['@id'] }))).toEqual(shown.trail.map(({ name, path }) => ({ name, path: own + path })));
  if (crumbs.length > 0) expect(crumbs.at(-1)?.name).toBe(shown.h1);
  const told = { 'Written by': credit(all, page.author), 'Edited by': credit(all, page.editor), 'Reviewed by': credit(all, page.reviewedBy) };
  expect(Object.fromEntries(Object.entries(told).filter(([, name]) => name))).toEqual(shown.byline);
  if (shown.updated) expect(longDay(page.dateModified)).toBe(shown.updated);
  for (const article of ofType(all, 'Article').filter(({ mainEntityOfPage }) => mainEntityOfPage)) {
    expect(plain(article.headline)).toBe(shown.h1);
    expect([article.author, article.editor, article.dateModified]).toEqual([page.author, page.editor, page.dateModified]);
  }
}

/** Questions, ratings, reviews and numbers: nothing is told that is not shown. */
function expectShown(all: Served, shown: Shown): void {
  for (const { name } of ofType(all, 'Question')) expect(shown.questions).toContain(plain(name));
  for (const { ratingValue, reviewCount } of ofType(all, 'AggregateRating')) expect(shown.text).toContain(`${plain(ratingValue)} out of 5 from ${Number(reviewCount).toLocaleString('en-US')} review`);
  for (const { reviewBody } of ofType(all, 'Review')) expect(shown.text).toContain(plain(reviewBody));
  for (const { telephone } of [...ofType(all, 'MedicalOrganization'), ...ofType(all, 'MedicalClinic')]) if (telephone) expect(all.html).toContain(`href="tel:${plain(telephone)}"`);
}

const pages = Object.entries({ ...templatePages, ...otherPages });

test.describe('structured data', { tag: '@desktop' }, () => {
  for (const [name, path] of pages) {
    test(`[S5.4] of ${name} is schema.org’s, at the brand’s own addresses, and says what the page shows`, async ({ page, request }) => {
      const all = await served(request, path);
      expect(problemsOf(all.data)).toEqual([]);
      expect(strangeAddresses(all.data, brand.domain)).toEqual([]);
      if (NOT_LISTED.includes(path)) {
        expect(all.data).toEqual([]);
        return;
      }
      await page.goto(path);
      const shown = await shownOn(page);
      expectSamePage(all, shown);
      expectShown(all, shown);
    });
  }

  test('is sent once: the page’s own data does not hold what is printed for machines', async ({ request }) => {
    const { html } = await served(request, templatePages['single-facility']);
    const [, sent = ''] = /<script id="__NEXT_DATA__"[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
    expect(Object.keys(JSON.parse(sent).props.pageProps.page.head).toSorted()).toEqual(['canonical', 'description', 'noindex', 'title']);
  });

  test('is none of a page that is not there', async ({ request }) => {
    const { html, data } = await served(request, '/no-such-page/');
    expect(data).toEqual([]);
    expect(meta(html, 'robots')).toBe('noindex');
  });
});

test.describe('the head', { tag: '@desktop' }, () => {
  const asked: string[] = [];

  for (const [name, path] of pages) {
    test(`of ${name} has a title, one address and all that a link’s preview shows`, async ({ request }) => {
      const { html } = await served(request, path);
      const isListed = !NOT_LISTED.includes(path);
      expect(/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]?.trim()).toBeTruthy();
      expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(isListed ? own + path : undefined);
      expect(meta(html, 'robots')).toBe(isListed ? 'max-image-preview:large' : 'noindex');
      expect(meta(html, 'og:url')).toMatch(new RegExp(`^${own}/`));
      expect([meta(html, 'og:site_name'), meta(html, 'og:locale')]).toEqual([brand.fullName, 'en_US']);
      expect(meta(html, 'og:type')).toMatch(/^(?:article|profile|website)$/);
      expect(Number(meta(html, 'og:image:width')) * Number(meta(html, 'og:image:height'))).toBeGreaterThan(0);
      const image = meta(html, 'og:image') ?? '';
      expect(image.startsWith(`${own}/`)).toBe(true);
      if (!asked.includes(image)) expect((await request.get(image.slice(own.length))).headers()['content-type']).toMatch(/^image\/(?:jpeg|png|webp|gif)/);
      asked.push(image);
    });
  }

  test('follows its reader to the next page, in title, address and whether it is for search engines', async ({ page }) => {
    const facts = () => page.evaluate(() => [document.title, document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href, document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content]);
    await page.goto('/blog/');
    const [title] = await facts();
    await page.locator('main .post-card a').first().click();
    await expect.poll(async () => (await facts())[1]).not.toBe(`${own}/blog/`);
    const [nextTitle, ...others] = await facts();
    expect(nextTitle).not.toBe(title);
    expect(others).toEqual([own + new URL(page.url()).pathname, 'max-image-preview:large']);
    await page.locator('main .prose').evaluate((prose) => prose.insertAdjacentHTML('beforeend', '<a id="to-search" href="/search/">Search</a>'));
    await page.locator('#to-search').click();
    await expect.poll(async () => (await facts())[2]).toBe('noindex');
    expect((await facts())[1]).toBeUndefined();
  });
});
