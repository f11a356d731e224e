import { HttpResponse, http } from 'msw';

import { loadSitemap } from '@footbridge/bridge/feeds/sitemap/load';
import { site } from '@/site-config/site';

import { replayQuery } from '../../../../../__tests__/recordings/replay';
import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { childText, parseXml, sitemapProblems } from '../../../../../__tests__/support/xml';
import { resetState, onOperation, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

type Data = Record<string, unknown>;

const server = wordPressServer();
let sent: Data[];
const NO_MORE = { hasNextPage: false };

/** A WordPress with the root fields `root`. */
function wordPress(root: Data) {
  const none = {
    contentNodes: { pageInfo: NO_MORE, nodes: [] },
    terms: { pageInfo: NO_MORE, nodes: [] },
    users: { pageInfo: NO_MORE, nodes: [] },
    contentTypes: { nodes: [] },
    footbridgeSitemap: { contentTypes: ['PAGE', 'POST'], taxonomies: ['CATEGORY'] },
  };
  return http.post(`${RECORDED_WORDPRESS}/index.php`, async ({ request }) => {
    const { query, variables } = (await request.json()) as {
      query: string;
      variables: Data;
    };
    sent.push(variables);
    return HttpResponse.json(replayQuery(query, { ...none, ...root }, variables));
  });
}

const page = (uri: string, own: Data = {}): Data => ({
  __typename: 'Page',
  uri,
  modifiedGmt: '2026-11-21T12:50:14',
  seo: {},
  ...own,
});
const pages = (...nodes: Data[]): Data => ({ contentNodes: { pageInfo: NO_MORE, nodes } });

async function entries(part: string | null) {
  const answer = await loadSitemap(part);
  if (answer.kind !== 'document') throw new Error(`${part}: ${answer.kind}`);
  const document = parseXml(answer.text);
  expect(sitemapProblems(document)).toEqual([]);
  const imagesOf = (entry: Element) =>
    [...entry.children]
      .filter(({ nodeName }) => nodeName === 'image:image')
      .map((image) => childText(image, 'image:loc'));
  return [...document.documentElement.children].map((entry) => ({
    loc: childText(entry, 'loc'),
    lastmod: childText(entry, 'lastmod'),
    ...(part && { images: imagesOf(entry) }),
  }));
}

const paths = async (part: string | null) =>
  (await entries(part)).map(({ loc }) => loc?.replace(`https://${site.domain}`, ''));

beforeEach(() => {
  sent = [];
});

describe('the sitemap', () => {
  it('is a failure, not an empty list, while WordPress’s own URL is not known', async () => {
    const own = 'https://editors.example.org';
    const canonical = { seo: { canonical: `${own}/a/` } };
    const all = {
      ...pages(page('/a/', canonical)),
      footbridgeUploads: null,
      generalSettings: { url: own, homeUrl: own },
      readingSettings: null,
      siteOptions: null,
    };
    server.use(
      onOperation('GetSiteOptions', () => new HttpResponse(null, { status: 500 })),
      wordPress(all),
    );
    await expect(loadSitemap('pages-1')).rejects.toThrow('WordPress’s own URL is not known');
    resetState(['sitemap']);
    server.use(wordPress(all));
    expect(await paths('pages-1')).toContain('/a/');
  });

  it('names its parts, each with the date of its newest page', async () => {
    const older = page('/a/', { modifiedGmt: '2020-01-01T00:00:00' });
    server.use(
      wordPress({ ...pages(older, page('/b/')), users: { pageInfo: NO_MORE, nodes: [{ uri: '/author/ann/' }] } }),
    );
    expect(await entries(null)).toEqual([
      { loc: `https://${site.domain}/sitemap-pages-1.xml`, lastmod: '2026-11-21T12:50:14Z' },
      { loc: `https://${site.domain}/sitemap-authors-1.xml`, lastmod: null },
    ]);
  });

  it('has each address once, on this brand’s domain, with its own date, beginning with the front page', async () => {
    const nodes = [
      page('/about/'),
      page('/пост/', { modifiedGmt: null }),
      page(`${RECORDED_WORDPRESS}/team/`),
      page('/news/'),
      { ...page('/facilities/here/'), __typename: 'FootbridgeFacility' },
    ];
    const contentTypes = {
      nodes: [
        { name: 'post', uri: '/news/' },
        { name: 'facility', uri: '/facilities/' },
        { name: 'page', uri: null },
      ],
    };
    server.use(wordPress({ ...pages(...nodes), contentTypes }));
    expect(await paths('pages-1')).toEqual([
      '/',
      '/facilities/',
      '/news/',
      '/team/',
      '/%d0%bf%d0%be%d1%81%d1%82/',
      '/about/',
    ]);
    expect((await entries('pages-1')).slice(4).map(({ lastmod }) => lastmod)).toEqual([null, '2026-11-21T12:50:14Z']);
  });

  it('leaves out what is hidden, protected, a copy, or has no address here', async () => {
    const left = [
      page('/hidden/', { seo: { noindex: true } }),
      page('/protected/', { isRestricted: true }),
      page('/copy/', { seo: { canonical: `${RECORDED_WORDPRESS}/about/` } }),
      page('/theirs/', { seo: { canonical: 'https://elsewhere.example/theirs/' } }),
      page('https://elsewhere.example/x/'),
      page('/?page_id=7'),
      page('/', { seo: { noindex: true } }),
    ];
    server.use(wordPress(pages(...left, page('/own/', { seo: { canonical: `${RECORDED_WORDPRESS}/own/` } }))));
    expect(await paths('pages-1')).toEqual(['/own/']);
  });

  it('leaves out what the SEO plugin of WordPress hides: pages, terms, authors, archives of types', async () => {
    const hidden = { footbridgeIsInSitemap: false };
    const contentTypes = { nodes: [{ name: 'facility', uri: '/facilities/', ...hidden }] };
    const facility = { ...page('/facilities/here/'), __typename: 'FootbridgeFacility' };
    const list = (...nodes: Data[]) => ({ pageInfo: NO_MORE, nodes });
    const terms = list(
      { __typename: 'Category', uri: '/category/a/' },
      { __typename: 'Tag', uri: '/tag/a/', ...hidden },
    );
    const users = list({ uri: '/author/ann/' }, { uri: '/author/bob/', ...hidden });
    server.use(wordPress({ ...pages(page('/a/'), page('/b/', hidden), facility), contentTypes, terms, users }));
    const parts = ['pages-1', 'facility-1', 'terms-1', 'authors-1'];
    expect((await Promise.all(parts.map(paths))).flat()).toEqual([
      '/',
      '/a/',
      '/facilities/here/',
      '/category/a/',
      '/author/ann/',
    ]);
  });

  it('is missing where WordPress discourages search engines', async () => {
    const hidden = { footbridgeIsInSitemap: false };
    const contentTypes = { nodes: [{ name: 'post', uri: '/', ...hidden }] };
    server.use(wordPress({ ...pages(page('/a/', hidden)), contentTypes }));
    expect(await loadSitemap(null)).toEqual({ kind: 'not-found' });
  });

  it('has the types and taxonomies of this WordPress, other plugins’ too, in sections of their own', async () => {
    const recipe = { ...page('/recipe/soup/'), contentTypeName: 'my_recipe' };
    const footbridgeSitemap = { contentTypes: ['PAGE', 'REVIEW'], taxonomies: ['TAG'] };
    server.use(wordPress({ ...pages(recipe), footbridgeSitemap }));
    expect(await paths('my_recipe-1')).toEqual(['/recipe/soup/']);
    expect(sent).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ types: ['PAGE', 'REVIEW'] }),
        expect.objectContaining({ taxonomies: ['TAG'] }),
      ]),
    );
  });

  it('leaves out archives of types that have nothing to list', async () => {
    const contentTypes = {
      nodes: [
        { name: 'post', uri: '/news/' },
        { name: 'facility', uri: '/facilities/' },
      ],
    };
    server.use(wordPress({ ...pages({ ...page('/a-post/'), __typename: 'Post' }), contentTypes }));
    expect(await paths('pages-1')).toEqual(['/', '/news/']);
  });

  it('names the pictures that a page shows, once each, on this brand’s domain', async () => {
    const upload = (file: string) => ({ sourceUrl: `${RECORDED_WORDPRESS}/wp-content/uploads/2026/05/${file}` });
    const photos = {
      nodes: [upload('front.jpg'), upload('Küche & Bad.jpg'), { sourceUrl: 'https://elsewhere.example/x.jpg' }],
    };
    const facility = {
      ...page('/facilities/here/'),
      __typename: 'FootbridgeFacility',
      featuredImage: { node: upload('front.jpg?ver=2') },
      facilityDetails: { photos },
    };
    const person = {
      ...page('/contributors/ann/'),
      __typename: 'FootbridgeContributor',
      featuredImage: { node: upload('never-drawn.jpg') },
      contributorProfile: { avatar: { node: upload('ann.jpg') } },
    };
    server.use(wordPress(pages(facility, person, page('/about/', { featuredImage: { node: upload('team.jpg') } }))));
    const at = (file: string) => `https://${site.domain}/media/2026/05/${file}`;
    expect((await entries('facility-1')).map(({ images }) => images)).toEqual([
      [at('front.jpg'), at('K%C3%BCche%20&%20Bad.jpg')],
    ]);
    expect((await entries('contributor-1')).map(({ images }) => images)).toEqual([[at('ann.jpg')]]);
    expect((await entries('pages-1')).map(({ images }) => images)).toEqual([[], [at('team.jpg')]]);
  });

  it('is a failure when a list never ends, or WordPress fails, and then the last good one stays', async () => {
    server.use(
      wordPress({ contentNodes: { pageInfo: { hasNextPage: true, endCursor: 'same' }, nodes: [page('/a/')] } }),
    );
    await expect(loadSitemap(null)).rejects.toMatchObject({ name: 'UpstreamError', message: 'a list that never ends' });
    server.resetHandlers(wordPress(pages(page('/a/'))));
    const good = await loadSitemap('pages-1');
    server.resetHandlers(http.post(`${RECORDED_WORDPRESS}/index.php`, () => HttpResponse.error()));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    expect(await loadSitemap('pages-1')).toEqual(good);
  });
});
