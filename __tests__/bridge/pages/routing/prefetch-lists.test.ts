import { HttpResponse } from 'msw';

import { expectedLists } from '@/bridge/pages/routing/prefetch-lists';
import { listAddresses, listAddressesState } from '@/bridge/pages/archive/list-addresses';
import { listOf, STICKY } from '@/bridge/pages/archive/archive-page';
import { loadPath } from '@/bridge/pages/page/load';
import { templates } from '@/wp-templates';

import { sampleWordPress } from '../../../recordings/sample-wordpress';
import { countedRounds } from '../../../support/counted-rounds';
import { onOperation, wordPressServer } from '../../../support/wordpress-server';
import { listsState } from '@/bridge/pages/archive/cached-lists';

import type { GetListAddressesQuery } from '@/gql/graphql';

// The first request reads the schema.
jest.setTimeout(30_000);

const server = wordPressServer();
const load = (path: string) => loadPath(path, templates);

const ANSWER: GetListAddressesQuery = {
  contentTypes: {
    nodes: [
      { name: 'post', uri: '/blog/', isFrontPage: false, isPostsPage: true },
      { name: 'page', uri: null, isFrontPage: false, isPostsPage: false },
      { name: 'facility', uri: '/facilities/', isFrontPage: false, isPostsPage: false },
    ],
  },
  categories: { nodes: [{ uri: '/category/a/b/', ancestors: { nodes: [{ databaseId: 1 }] } }] },
  tags: { nodes: [{ uri: '/tag/x/' }] },
  treatmentTopics: { nodes: [{ uri: '/topics/x/', ancestors: null }] },
  postFormats: { nodes: [{ uri: '/type/quote/' }] },
  posts: { nodes: [{ author: { node: { uri: '/author/jane/' } } }] },
  contributors: { nodes: [{ uri: '/contributors/jane/' }] },
};
const ADDRESSES = listAddresses(ANSWER);
const posts = (where: object) => ({ lists: [{ kind: 'posts', where }], isProfile: false });
const NOTHING = { lists: [], isProfile: false };

describe('where a WordPress has its lists', () => {
  it('is read off its types’ archives and one of each of what stands below an address', () => {
    expect(ADDRESSES.types.map(({ path }) => path)).toEqual(['/blog/', '/facilities/']);
    expect(ADDRESSES.bases.map(({ path }) => path)).toEqual([
      '/category/',
      '/tag/',
      '/topics/',
      '/type/',
      '/author/',
      '/contributors/',
    ]);
  });

  it('is not known of what is not there, nor of terms that stand at the root: any page might be one', () => {
    const none = { nodes: [] };
    const empty: GetListAddressesQuery = {
      contentTypes: null,
      categories: { nodes: [{ uri: '/recovery/', ancestors: null }] },
      tags: none,
      treatmentTopics: null,
      postFormats: none,
      posts: { nodes: [{ author: null }] },
      contributors: { nodes: [{ uri: null }] },
    };
    expect(listAddresses(empty)).toEqual({ types: [], bases: [] });
  });
});

describe('what an address probably lists', () => {
  it.each([
    ['/category/a/b/', posts({ categoryName: 'b' })],
    ['/tag/x/', posts({ tagSlugIn: ['x'] })],
    ['/tag/%cf%84%ce%bf/', posts({ tagSlugIn: ['το'] })],
    ['/author/jane/', posts({ authorName: 'jane' })],
    ['/topics/x/y/', { lists: [{ kind: 'term', taxonomy: 'TREATMENTTOPIC', slug: 'y' }], isProfile: false }],
    [
      '/type/quote/',
      { lists: [{ kind: 'term', taxonomy: 'POSTFORMAT', slug: 'post-format-quote' }], isProfile: false },
    ],
    ['/facilities/', { lists: [{ kind: 'type', name: 'facility' }], isProfile: false }],
    ['/contributors/jane/', { lists: [], isProfile: true }],
    ['/blog/', { lists: [{ kind: 'posts', where: {} }, STICKY], isProfile: false }],
    ['/', NOTHING],
    ['/about/team/', NOTHING],
    ['/category/', NOTHING],
    ['/tag/x/y/', NOTHING],
    ['/facilities/desert-hope/', NOTHING],
  ])('%s', (base, expected) => {
    expect(expectedLists(ADDRESSES, base, 1)).toEqual(expected);
  });

  it('is without sticky posts on a later page of home', () => {
    expect(expectedLists(ADDRESSES, '/blog/', 2)).toEqual(posts({}));
  });

  it('is the same list as its node’s, so that it is loaded once', () => {
    const node = {
      __typename: 'TreatmentTopic',
      isTermNode: true,
      taxonomyName: 'treatment_topic',
      databaseId: 7,
      slug: 'y',
    };
    expect(expectedLists(ADDRESSES, '/topics/x/y/', 1).lists).toEqual([listOf(node)]);
  });
});

describe('a page that is not cached', () => {
  it.each([
    ['latest', '/'],
    ['latest', '/page/2/'],
    ['static', '/'],
    ['static', '/blog/'],
    ['static', '/blog/page/2/'],
    ['latest', '/category/buying/'],
    ['latest', '/tag/content/'],
    ['latest', '/topics/detox/'],
    ['latest', '/type/gallery/'],
    ['latest', '/author/themedemos/page/3/'],
    ['latest', '/facilities/'],
    ['latest', '/contributors/jane-doe/'],
    ['latest', '/2018/'],
    ['latest', '/what-is-detox/'],
    ['latest', '/template-paginated/3/'],
    ['latest', '/about/'],
  ] as const)('costs two requests in a row at most (%s posts on the front page): %s', async (mode, path) => {
    server.use(...sampleWordPress(mode));
    await load('/about/page-image-alignment/');
    const { value, rounds } = await countedRounds(server, () => load(path));
    expect(value).toMatchObject({ kind: 'page' });
    expect({ rounds, inARow: rounds.length }).toMatchObject({ inARow: 2 });
  });

  it('loads no list twice, and caches none for an unknown address', async () => {
    server.use(...sampleWordPress('latest'));
    await load('/about/');
    const { rounds } = await countedRounds(server, () => load('/category/buying/'));
    expect(rounds.flat().filter((name) => name === 'PaginatePosts')).toHaveLength(1);
    expect(
      listsState.value?.archives.has(
        JSON.stringify([process.env.WORDPRESS_URL, { kind: 'posts', where: { categoryName: 'buying' } }]),
      ),
    ).toBe(true);
    await load('/category/no-such-thing/');
    expect(
      listsState.value?.archives.has(
        JSON.stringify([process.env.WORDPRESS_URL, { kind: 'posts', where: { categoryName: 'no-such-thing' } }]),
      ),
    ).toBe(false);
  });

  it('is as it would be where it is not known what is where, or the list can’t be begun', async () => {
    server.use(...sampleWordPress('latest'));
    const page = await load('/category/buying/page/2/').catch(() => null);
    server.use(
      onOperation('GetListAddresses', () => HttpResponse.json({ errors: [{ message: 'no' }] })),
      ...sampleWordPress('latest'),
    );
    listAddressesState.value = undefined;
    listsState.value = undefined;
    expect(await load('/category/buying/page/2/').catch(() => null)).toEqual(page);
  });
});

describe('where lists are, once that is old', () => {
  it('is revalidated in the background while the stale one is used', async () => {
    server.use(...sampleWordPress('latest'));
    await load('/about/');
    jest.useFakeTimers({
      now: Date.now() + 11 * 60_000,
      doNotFake: [
        'nextTick',
        'setImmediate',
        'queueMicrotask',
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
      ],
    });
    try {
      const { rounds } = await countedRounds(server, () => load('/category/buying/'));
      expect(rounds[0]).toEqual(expect.arrayContaining(['GetListAddresses', 'GetSeedNode', 'PaginatePosts']));
      expect(rounds).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });
});
