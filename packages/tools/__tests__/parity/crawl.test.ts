/** `npm run tool -- parity` against doubles of both sides: the addresses, the pages of lists, the posts. */
import { allAddresses, spread } from '@footbridge/tools/parity/addresses';
import { createAsk, readPage, type Answer } from '@footbridge/tools/parity/answer';
import { compareAddress, type Sides } from '@footbridge/tools/parity/crawl';
import { createWordPress } from '@footbridge/tools/parity/wordpress';

const WORDPRESS = 'https://cms.example.org';
const SITE = 'https://www.example.org';

afterEach(() => jest.restoreAllMocks());

/** Answers requests by path; 404 for others. */
function answers(pages: Record<string, () => Response>): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input));
    return (
      pages[url.pathname + url.search]?.() ?? pages[url.pathname]?.() ?? Response.json({ code: 'no' }, { status: 404 })
    );
  });
}

describe('the addresses', () => {
  const lists = {
    '/wp-json/wp/v2/types': () =>
      Response.json({
        post: { slug: 'post', rest_base: 'posts' },
        facility: { slug: 'facility', rest_base: 'facility', has_archive: 'facilities' },
        wp_block: { slug: 'wp_block', rest_base: 'blocks' },
      }),
    '/wp-json/wp/v2/posts': () => Response.json([{ id: 7, link: `${SITE}/walking/`, date: '2024-05-02T08:00:00' }]),
    '/wp-json/wp/v2/facility': () => Response.json([{ id: 8, link: `${SITE}/?post_type=facility&p=8` }]),
    '/wp-json/wp/v2/taxonomies': () => Response.json({ category: { slug: 'category', rest_base: 'categories' } }),
    '/wp-json/wp/v2/categories': () => Response.json([{ id: 3, link: `${SITE}/category/news/` }]),
  };

  it('are all that WordPress lists, with archives, other spellings, ids and dead ends', async () => {
    answers(lists);
    const found = await allAddresses(createWordPress(WORDPRESS));
    expect(found.filter(({ isListed }) => isListed).map(({ path }) => path)).toEqual([
      '/',
      '/walking/',
      '/2024/',
      '/2024/05/',
      '/2024/05/02/',
      '/facilities/',
      '/category/news/',
    ]);
    const odd = found.filter(({ isListed }) => !isListed).map(({ path }) => path);
    expect(odd).toEqual(
      expect.arrayContaining(['/walking', '//walking/', '/WALKING/', '/%77alking/', '/?p=7', '/1901/']),
    );
    expect(odd).toEqual(expect.arrayContaining(['/search/walking/', '/?s=walking', '/category/news/feed/']));
    expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
  });

  it('cannot be read from a WordPress without a REST API', async () => {
    answers({});
    await expect(allAddresses(createWordPress(WORDPRESS))).rejects.toThrow('HTTP 404');
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    await expect(allAddresses(createWordPress(WORDPRESS))).rejects.toThrow('does not respond');
  });

  it('are spread over all with a limit', () => {
    expect(spread([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 3, 5]);
    expect(spread([1, 2], 3)).toEqual([1, 2]);
  });
});

it('follows redirects to the end, but not off the site', async () => {
  const to = (location: string) => () => new Response(null, { status: 301, headers: { location } });
  answers({
    '/a': to('/a/'),
    '/a/': to(`${SITE}/b/`),
    '/b/': () => new Response('<main data-template="page">', { headers: { 'content-type': 'text/html' } }),
    '/away/': to('https://elsewhere.example/'),
  });
  const ask = createAsk(WORDPRESS, [WORDPRESS, SITE]);
  expect(await ask('/a')).toMatchObject({ status: 301, path: '/b/', finalStatus: 200, page: { template: 'page' } });
  expect(await ask('/away/')).toMatchObject({ path: 'https://elsewhere.example/', finalStatus: null, page: null });
});

describe('a list', () => {
  const answer = (html: string): Answer => ({ status: 200, path: '', finalStatus: 200, page: readPage(html) });
  const missing: Answer = { status: 404, path: '', finalStatus: 404, page: null };
  const side = (pages: Record<string, Answer>) => async (path: string) => pages[path] ?? missing;
  const theirs = (...ids: number[]) =>
    answer(`<body class="archive category">${ids.map((id) => `<li class="post-${id}">`).join('')}`);
  const ours = (...paths: string[]) =>
    answer(`<main data-template="category">${paths.map((path) => `<li data-post="${path}">`).join('')}`);
  const news = { path: '/news/', kind: 'category', isListed: true };
  const differencesOf = async (
    site: Record<string, Answer>,
    wordPress = { '/news/': theirs(1, 2), '/news/page/2/': theirs(3) },
  ) => {
    const sides: Sides = {
      wordPress: side(wordPress),
      site: side(site),
      addressOf: (id) => `/p${id}/`,
      dateOf: (path) => (/[34]/.test(path) ? 'May' : path),
    };
    return (await compareAddress(news, sides)).flatMap(({ path, differences }) =>
      differences.map((difference) => `${path} ${difference}`),
    );
  };

  it('is compared page by page, and its posts as a whole', async () => {
    expect(await differencesOf({ '/news/': ours('/p1/', '/p2/'), '/news/page/2/': ours('/p3/') })).toEqual([]);
    expect(await differencesOf({ '/news/': ours('/p2/', '/p1/'), '/news/page/2/': ours('/p3/') })).toEqual([
      '/news/ posts in another order',
    ]);
    expect(await differencesOf({ '/news/': ours('/p1/', '/p9/'), '/news/page/2/': ours('/p3/') })).toEqual([
      '/news/ posts: 1 missing (/p2/), 1 more (/p9/)',
    ]);
  });

  it('may have posts with the same date in any order', async () => {
    const wordPress = { '/news/': theirs(1, 3), '/news/page/2/': theirs(4) };
    expect(await differencesOf({ '/news/': ours('/p1/', '/p4/'), '/news/page/2/': ours('/p3/') }, wordPress)).toEqual(
      [],
    );
  });

  it('may leave out what the site marks as noindex, and then have fewer pages', async () => {
    const hidden = answer('<meta name="robots" content="noindex">');
    expect(await differencesOf({ '/news/': ours('/p1/', '/p3/'), '/p2/': hidden })).toEqual([]);
    expect(await differencesOf({ '/news/': ours('/p1/', '/p3/') })).toEqual([
      '/news/ posts: 1 missing (/p2/), 0 more ()',
      '/news/page/2/ status 404 instead of 200',
    ]);
  });

  it('reports an address without a response', async () => {
    const sides: Sides = {
      wordPress: side({}),
      site: () => Promise.reject(new Error('down')),
      addressOf: String,
      dateOf: String,
    };
    expect(await compareAddress(news, sides)).toMatchObject([{ site: 'down', differences: ['no response'] }]);
  });
});
