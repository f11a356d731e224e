/**
 * The structured data of the embedded content, on all eight brands: every template's page of each, and every page of
 * one, rendered as on the site and validated with schema.org's vocabulary.
 */
import { plainText } from '@footbridge/bridge/wordpress/html/clean';
import { loadPath, loadSearch } from '@footbridge/bridge/pages/page/load';
import { otherPagesOf, templatePagesOf } from '@/e2e/support/templates';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import type * as Brands from '@/site-config/brands';
import type { SiteCode } from '@/site-config/types';
import { templates } from '@/wp-templates';
import { structuredDataView } from '@/wp-templates/shared/structured-data/structured-data-view';
import { loadStore } from '@footbridge/embedded/store/load';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { strangeAddresses } from '../../../__tests__/support/schema-org/addresses';
import { problemsOf } from '../../../__tests__/support/schema-org/validate';
import { configureFaust } from '../../../__tests__/support/wordpress-server';
import { TEST_SECRET } from './editing/support/webhooks-of';
import { start } from './support/server';
import { CONTENT } from './support/stand-ins';
import { layoutState } from '@footbridge/bridge/pages/layout/load-layout';

jest.setTimeout(10 * 60_000);

// A build has one brand; here it is the brand whose turn it is.
jest.mock('@/site-config/site', () => ({
  get site() {
    return jest.requireActual<typeof Brands>('@/site-config/brands').siteOf(process.env.NEXT_PUBLIC_SITE ?? 'DSH');
  },
}));

let wordpress: EmbeddedWordPress | undefined;

async function serve(code: SiteCode): Promise<void> {
  process.env.NEXT_PUBLIC_SITE = code;
  wordpress = await start(code, { webhookSecret: TEST_SECRET });
  process.env.WORDPRESS_URL = wordpress.url;
  process.env.FOOTBRIDGE_SECRET = TEST_SECRET;
  configureFaust();
  for (const level of ['log', 'info', 'warn'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
}

afterEach(async () => {
  await wordpress?.close();
  wordpress = undefined;
  delete process.env.NEXT_PUBLIC_SITE;
  delete process.env.FOOTBRIDGE_SECRET;
  layoutState.value = undefined;
  jest.restoreAllMocks();
});

interface Seen {
  data: object[];
  noindex: boolean;
  problems: string[];
}

/** Returns a page's structured data and its problems. */
async function seen(path: string, code: SiteCode): Promise<Seen> {
  const site = siteOf(code);
  const words = /^\/search\/(?:\?s=(.*))?$/.exec(path);
  const outcome = words
    ? await loadSearch({ words: words[1] ?? '', page: 1 }, templates)
    : await loadPath(path, templates);
  if (outcome.kind !== 'page') throw new Error(`${path} is ${outcome.kind}`);
  const data = structuredDataView(outcome, site, plainText)?.data ?? [];
  const wrong = [...problemsOf(data), ...strangeAddresses(data, site.domain)];
  if (JSON.stringify(data).includes(wordpress?.url ?? '')) wrong.push('WordPress’s address');
  return { data, noindex: outcome.page.head.noindex, problems: wrong.map((problem) => `${path} ${problem}`) };
}

/** One after the other: they share a WordPress. */
async function seenOf(paths: readonly string[], code: SiteCode): Promise<Seen[]> {
  const all: Seen[] = [];
  for (const path of paths) all.push(await seen(path, code));
  return all;
}

const contentOf = (code: SiteCode) =>
  loadStore({ root: CONTENT, site: code, urls: { wordpress: 'http://wordpress.test', frontend: 'http://site.test' } });
const publicPaths = (code: SiteCode): string[] => {
  const content = contentOf(code);
  return (['page', 'post', 'facility', 'contributor'] as const).flatMap((type) =>
    content.postsOfType(type).flatMap(({ status, path }) => (status === 'publish' && path ? [path] : [])),
  );
};

it.each(SITE_CODES)(
  '%s: data of every template is schema.org’s, and its addresses are the brand’s own',
  async (code) => {
    await serve(code);
    const site = siteOf(code);
    const all = await seenOf(Object.values({ ...templatePagesOf(site), ...otherPagesOf(site) }), code);
    expect(all.flatMap(({ problems }) => problems)).toEqual([]);
    expect(all.filter(({ data, noindex }) => data.length > 0 === noindex)).toEqual([]);
  },
);

it('DSH: so is that of every page, post, facility and contributor, and what their editors wrote as JSON', async () => {
  await serve('DSH');
  const all = await seenOf(publicPaths('DSH'), 'DSH');
  expect(all.flatMap(({ problems }) => problems)).toEqual([]);
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ data }) => data.length > 1).length).toBeGreaterThan(1);
});
