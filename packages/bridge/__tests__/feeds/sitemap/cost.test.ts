/** What a large site's sitemap costs WordPress: a double with thousands of pages counts its requests. */
import { HttpResponse, http } from 'msw';

import { loadSitemap } from '@footbridge/bridge/feeds/sitemap/load';
import { invalidationLog } from '@footbridge/bridge/cache/page-cache/site-invalidation';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
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

const none = { pageInfo: { hasNextPage: false }, nodes: [] };

const wordPress = http.post(`${RECORDED_WORDPRESS}/index.php`, async ({ request }) => {
  const { operationName, variables } = (await request.json()) as {
    operationName: string;
    variables: { after?: unknown };
  };
  requests.push(operationName);
  const data = {
    contentNodes: stretch(variables.after),
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

describe('the sitemap of three thousand pages', () => {
  it('costs one request per hundred nodes, once for all its parts, which are valid', async () => {
    publish(3000);
    const parts = Array.from({ length: 3 }, (_, index) => `posts-${index + 1}`);
    const answers = await Promise.all([null, ...parts, 'posts-4'].map(loadSitemap));
    expect(requested('GetSitemapContent')).toBe(30);
    expect(requests.length).toBeLessThanOrEqual(34);
    expect(answers.map(({ kind }) => kind)).toEqual(['document', ...parts.map(() => 'document'), 'redirect']);
    const documents = [answers[0], answers[3]].flatMap((answer) =>
      answer?.kind === 'document' ? [parseXml(answer.text)] : [],
    );
    expect(documents.map(({ documentElement }) => documentElement.children.length)).toEqual([4, 1000]);
    expect(documents.flatMap(sitemapProblems)).toEqual([]);
  });
});

describe('the sitemap of a large site', () => {
  it('is listed again after an hour, and at once after a webhook about any page of it', async () => {
    publish(1200);
    await loadSitemap(null);
    after(59);
    await loadSitemap('posts-1');
    expect(requests).toEqual([]);
    after(61);
    await loadSitemap('posts-1');
    expect(requested('GetSitemapContent')).toBe(12);
    nodes = nodes.filter(({ uri }) => uri !== '/post-9/');
    after(62);
    invalidationLog().add({ time: Date.now(), match: ['post:9'] });
    after(63);
    expect(await loadSitemap('posts-1')).toMatchObject({ text: expect.not.stringContaining('/post-9/') });
    expect(requested('GetSitemapContent')).toBe(12);
  });
});
