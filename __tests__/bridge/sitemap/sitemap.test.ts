import { readFileSync } from 'node:fs';

import { HttpResponse, http } from 'msw';

import { loadSitemap } from '@/bridge/sitemap/load';
import { sitemapIndex, sitemapPart } from '@/bridge/sitemap/xml';
import { SITEMAP_CONTENT_QUERY, SITEMAP_TERMS_QUERY } from '@/queries/sitemap';
import { site } from '@/site-config/site';

import { recording, replayQuery } from '../../recordings/replay';
import { RECORDED_WORDPRESS } from '../../recordings/wordpress';
import { childText, parseXml, sitemapProblems } from '../../support/xml';
import { wordPressServer } from '../../support/wordpress-server';

import type { Sections } from '@/bridge/sitemap/sections';

type Data = Record<string, unknown>;

const server = wordPressServer();
let requests: string[];
const NO_MORE = { hasNextPage: false };

/** A WordPress that holds the root fields `root`; a function of the cursor where they come in pages. */
function wordPress(root: Data | ((after: unknown) => Data)) {
  const none = { contentNodes: { pageInfo: NO_MORE, nodes: [] }, terms: { pageInfo: NO_MORE, nodes: [] }, users: { pageInfo: NO_MORE, nodes: [] }, contentTypes: { nodes: [] } };
  return http.post(`${RECORDED_WORDPRESS}/index.php`, async ({ request }) => {
    const { operationName, query, variables } = (await request.json()) as { operationName: string; query: string; variables: Data };
    requests.push(operationName);
    return HttpResponse.json(replayQuery(query, { ...none, ...(typeof root === 'function' ? root(variables.after) : root) }, variables));
  });
}

const page = (uri: string, own: Data = {}): Data => ({ __typename: 'Page', uri, modifiedGmt: '2026-11-21T12:50:14', seo: {}, ...own });
const pages = (...nodes: Data[]): Data => ({ contentNodes: { pageInfo: NO_MORE, nodes } });

async function entries(part: string | null): Promise<{ loc: string | null; lastmod: string | null }[]> {
  const answer = await loadSitemap(part);
  if (answer.kind !== 'document') throw new Error(`${part}: ${answer.kind}`);
  const document = parseXml(answer.xml);
  expect(sitemapProblems(document)).toEqual([]);
  return [...document.documentElement.children].map((entry) => ({ loc: childText(entry, 'loc'), lastmod: childText(entry, 'lastmod') }));
}

const paths = async (part: string | null) => (await entries(part)).map(({ loc }) => loc?.replace(`https://${site.domain}`, ''));

beforeEach(() => {
  requests = [];
});

describe('the sitemap', () => {
  it('names its parts, each with the date of its newest page', async () => {
    const older = page('/a/', { modifiedGmt: '2020-01-01T00:00:00' });
    server.use(wordPress({ ...pages(older, page('/b/')), users: { pageInfo: NO_MORE, nodes: [{ uri: '/author/ann/' }] } }));
    expect(await entries(null)).toEqual([
      { loc: `https://${site.domain}/sitemap-pages-1.xml`, lastmod: '2026-11-21T12:50:14Z' },
      { loc: `https://${site.domain}/sitemap-authors-1.xml`, lastmod: null },
    ]);
  });

  it('has each address once, on this brand’s domain, with its own date, beginning with the front page', async () => {
    const nodes = [page('/about/'), page('/пост/', { modifiedGmt: null }), page(`${RECORDED_WORDPRESS}/team/`), page('/news/')];
    const contentTypes = { nodes: [{ name: 'post', uri: '/news/' }, { name: 'facility', uri: '/facilities/' }, { name: 'page', uri: null }] };
    server.use(wordPress({ ...pages(...nodes), contentTypes }));
    expect(await paths('pages-1')).toEqual(['/', '/facilities/', '/about/', '/%d0%bf%d0%be%d1%81%d1%82/', '/team/', '/news/']);
    expect((await entries('pages-1')).slice(2, 4).map(({ lastmod }) => lastmod)).toEqual(['2026-11-21T12:50:14Z', null]);
  });

  it('leaves out what is hidden, protected, a copy, or has no address here', async () => {
    const left = [
      page('/hidden/', { seo: { noindex: true } }),
      page('/protected/', { isRestricted: true }),
      page('/copy/', { seo: { canonical: `${RECORDED_WORDPRESS}/about/` } }),
      page('https://elsewhere.example/x/'),
      page('/?page_id=7'),
      page('/', { seo: { noindex: true } }),
    ];
    server.use(wordPress(pages(...left, page('/own/', { seo: { canonical: `${RECORDED_WORDPRESS}/own/` } }))));
    expect(await paths('pages-1')).toEqual(['/own/']);
  });

  it('has what WordPress recorded, of every type', async () => {
    const { contentNodes } = recording('data/contentNodes-sitemap').response.body.data as { contentNodes: { nodes: { uri: string }[] } };
    const typeOf = (uri: string) => (uri.startsWith('/facilities/') ? 'Facility' : uri.startsWith('/contributors/') ? 'Contributor' : 'Page');
    const nodes = contentNodes.nodes.map((node) => ({ ...node, __typename: typeOf(node.uri) }));
    const { contentTypes } = recording('data/contentTypes').response.body.data as { contentTypes: Data };
    server.use(wordPress({ contentNodes: { pageInfo: NO_MORE, nodes }, contentTypes }));
    expect(await paths('facilities-1')).toContain('/facilities/green-hills-recovery/');
    expect(await paths('contributors-1')).toContain('/contributors/jane-doe/');
    expect((await paths('pages-1')).slice(0, 2)).toEqual(['/', '/facilities/']);
  });

  it('walks as far as the cursor leads, once for all who ask', async () => {
    const stretch = (uri: string, hasNextPage: boolean) => ({ contentNodes: { pageInfo: { hasNextPage, endCursor: uri }, nodes: [page(uri)] } });
    server.use(wordPress((after) => (after === '/one/' ? stretch('/two/', false) : stretch('/one/', true))));
    const asked = await Promise.all([paths('pages-1'), paths('pages-1'), paths(null)]);
    expect(asked[0]).toEqual(['/', '/one/', '/two/']);
    expect(requests.filter((name) => name === 'GetSitemapContent')).toHaveLength(2);
  });

  it('is a failure when a list never ends, or WordPress fails, and then the last good one stays', async () => {
    server.use(wordPress({ contentNodes: { pageInfo: { hasNextPage: true, endCursor: 'same' }, nodes: [page('/a/')] } }));
    await expect(loadSitemap(null)).rejects.toMatchObject({ name: 'UpstreamError', message: 'a list that never ends' });
    server.resetHandlers(wordPress(pages(page('/a/'))));
    const good = await loadSitemap('pages-1');
    server.resetHandlers(http.post(`${RECORDED_WORDPRESS}/index.php`, () => HttpResponse.error()));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    expect(await loadSitemap('pages-1')).toEqual(good);
  });
});

it('knows every kind of content: a new type or taxonomy has to be taken in, or left out here', () => {
  const schema = readFileSync('schema.graphql', 'utf8');
  const valuesOf = (name: string) => new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(schema)?.[1]?.trim().split(/\s+/);
  const asked = JSON.stringify([SITEMAP_CONTENT_QUERY, SITEMAP_TERMS_QUERY]);
  const isAsked = (value: string) => asked.includes(`"kind":"EnumValue","value":"${value}"`);
  // Attachments have no pages worth finding; reviews and stored queries have none at all.
  expect(valuesOf('ContentTypeEnum')?.filter((value) => !isAsked(value))).toEqual(['ATTACHMENT', 'GRAPHQL_DOCUMENT', 'REVIEW']);
  expect(valuesOf('TaxonomyEnum')?.filter((value) => !isAsked(value))).toEqual(['GRAPHQLDOCUMENTGROUP']);
});

describe('parts of the sitemap', () => {
  const empty: Sections = { pages: [], posts: [], facilities: [], contributors: [], terms: [], authors: [] };
  const sections = { ...empty, posts: Array.from({ length: 2001 }, (_, index) => ({ path: `/post-${index}/`, modified: null })) };
  const count = (part: string) => {
    const answer = sitemapPart(sections, part);
    return answer && parseXml(answer.xml).documentElement.children.length;
  };

  it('hold a thousand addresses each', () => {
    expect(parseXml(sitemapIndex(sections).xml).documentElement.children).toHaveLength(3);
    expect(['posts-1', 'posts-2', 'posts-3'].map(count)).toEqual([1000, 1000, 1]);
  });

  it.each(['posts-4', 'posts-0', 'posts-01', 'posts-1.5', 'posts--1', 'posts', 'pages-1', 'constructor-1', '', '../posts-1', 'posts-999999999999'])('are no more than there are addresses for: %s', (part) => {
    expect(sitemapPart(sections, part)).toBeNull();
  });
});
