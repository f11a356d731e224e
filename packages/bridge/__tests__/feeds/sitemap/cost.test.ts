/** What a large site's sitemap costs WordPress: a double with thousands of pages counts its requests. */
import { HttpResponse, http } from 'msw';

import { loadSitemap } from '@footbridge/bridge/feeds/sitemap/load';
import { invalidationLog } from '@footbridge/bridge/cache/page-cache/site-invalidation';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/wordpress';
import { temporaryCache } from '../../../../../__tests__/support/temporary-cache';
import { parseXml, sitemapProblems } from '../../../../../__tests__/support/xml';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const MINUTE = 60_000;

const server = wordPressServer();
// Edits are written down there.
temporaryCache();
let nodes: ReturnType<typeof post>[];
let requests: string[];

const post = (index: number) => ({
  __typename: 'Post',
  contentTypeName: 'post',
  uri: `/post-${index}/`,
  modifiedGmt: new Date(Date.UTC(2020, 0, 1) + index * MINUTE).toISOString().slice(0, 19),
  isRestricted: false,
  seo: { canonical: null },
  listing: { noindex: false },
  featuredImage: { node: { sourceUrl: `${RECORDED_WORDPRESS}/wp-content/uploads/2020/01/${index}.jpg` } },
});

/** A hundred nodes behind a cursor, as WPGraphQL gives them; nothing of it is looked up in the schema, for speed. */
function stretch(cursor: unknown) {
  const from = typeof cursor === 'string' ? Number(cursor) : 0;
  return {
    pageInfo: { hasNextPage: from + 100 < nodes.length, endCursor: String(from + 100) },
    nodes: nodes.slice(from, from + 100),
  };
}

const lastChanged = () => ({
  nodes: nodes.toSorted((a, b) => b.modifiedGmt.localeCompare(a.modifiedGmt)).slice(0, 100),
});
const none = { pageInfo: { hasNextPage: false }, nodes: [] };

const wordPress = http.post(`${RECORDED_WORDPRESS}/index.php`, async ({ request }) => {
  const { operationName, variables } = (await request.json()) as {
    operationName: string;
    variables: { after?: unknown };
  };
  requests.push(operationName);
  const contentNodes = operationName === 'GetSitemapChanges' ? lastChanged() : stretch(variables.after);
  const data = {
    contentNodes,
    terms: none,
    users: none,
    contentTypes: { nodes: [] },
    footbridgeSitemap: { contentTypes: ['POST'], taxonomies: ['CATEGORY'] },
    footbridgeUploads: null,
    generalSettings: null,
    readingSettings: null,
    siteOptions: null,
  };
  return HttpResponse.json(
    { data },
    { headers: { 'x-graphql-keys': operationName === 'GetSitemapContent' ? 'list:post cG9zdDo5' : 'list:post' } },
  );
});

const requested = (name: string) => requests.filter((one) => one === name).length;
const paths = async (part: string) => {
  const answer = await loadSitemap(part);
  return answer.kind === 'document'
    ? [...answer.text.matchAll(/<url><loc>https:\/\/[^/]+([^<]+)/g)].map(([, path]) => path)
    : [];
};

/** That many posts, the newest first. */
function publish(count: number): void {
  nodes = Array.from({ length: count }, (_, index) => post(count - index));
  requests = [];
  server.use(wordPress);
}

/** Everything after this call happens so many minutes later. */
function after(minutes: number): void {
  jest.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + performance.now() + minutes * MINUTE);
  requests = [];
}

describe('the sitemap of ten thousand pages', () => {
  it('costs one request per hundred nodes, once for all its parts, which are valid', async () => {
    publish(10_000);
    const parts = Array.from({ length: 10 }, (_, index) => `posts-${index + 1}`);
    const answers = await Promise.all([null, ...parts, 'posts-11'].map(loadSitemap));
    expect(requested('GetSitemapContent')).toBe(100);
    expect(requests.length).toBeLessThanOrEqual(104);
    expect(answers.map(({ kind }) => kind)).toEqual(['document', ...parts.map(() => 'document'), 'redirect']);
    const documents = [answers[0], answers[10]].flatMap((answer) =>
      answer?.kind === 'document' ? [parseXml(answer.text)] : [],
    );
    expect(documents.map(({ documentElement }) => documentElement.children.length)).toEqual([11, 1000]);
    expect(documents.flatMap(sitemapProblems)).toEqual([]);
  });
});

describe('the sitemap of a large site', () => {
  beforeEach(async () => {
    publish(1200);
    await loadSitemap(null);
  });

  it('costs a few requests to refresh, and a full listing once an hour', async () => {
    after(5);
    await loadSitemap('posts-1');
    expect(requests).toEqual([]);
    after(11);
    await loadSitemap('posts-1');
    expect(requested('GetSitemapChanges')).toBe(1);
    expect(requested('GetSitemapContent')).toBe(0);
    expect(requests.length).toBeLessThanOrEqual(5);
    after(62);
    await loadSitemap('posts-1');
    expect(requested('GetSitemapContent')).toBe(12);
  });

  it('has what was published, changed and hidden after ten minutes, without a webhook', async () => {
    nodes = [post(1201), ...nodes];
    Object.assign(nodes.at(-5) ?? {}, { modifiedGmt: '2026-11-21T00:00:00', listing: { noindex: true } });
    after(11);
    expect((await paths('posts-2')).at(-1)).toBe('/post-1201/');
    expect(await paths('posts-1')).not.toContain('/post-5/');
    expect(await paths('posts-1')).toContain('/post-4/');
  });

  it('is fully listed at once after a webhook about any page of it, even after a refresh', async () => {
    after(11);
    await loadSitemap(null);
    nodes = nodes.filter(({ uri }) => uri !== '/post-9/');
    after(12);
    expect(await paths('posts-1')).toContain('/post-9/');
    invalidationLog().add({ time: Date.now(), match: ['post:9'] });
    after(13);
    expect(await paths('posts-1')).not.toContain('/post-9/');
    expect(requested('GetSitemapContent')).toBe(12);
  });
});
