/** @jest-environment node */
/** What the adoption report calls a difference between WordPress's page and the site's. */
import { sample } from '@footbridge/tools/adopt/addresses';
import { pathOf, type Address } from '@footbridge/tools/adopt/address';
import { differencesOf, plainTitle } from '@footbridge/tools/adopt/compare';
import { readPage, type Page, compareMedia } from '@footbridge/tools/adopt/page';
import type { Answer } from '@footbridge/tools/adopt/answer';

const CONTEXT = {
  names: ['An Old Site', 'Desert Hope'],
  isHidden: false,
  folder: '',
  base: 'https://cms.example.org/',
};
const PAGE: Page = readPage('<body class="single single-post"><title>Post</title>', null);
const OURS: Page = { ...PAGE, classes: [], template: 'single' };
const address = (more: Partial<Address> = {}): Address => ({ path: '/post/', kind: 'post', isListed: true, ...more });
const answer = (page: Partial<Page> | null, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  path: '/post/',
  finalStatus: 200,
  page: page && { ...PAGE, ...page },
  ...more,
});
const ours = (page: Partial<Page> = {}, more: Partial<Answer> = {}) => answer({ ...OURS, ...page }, more);

const found = (theirs: Answer, site: Answer, of = address(), context = CONTEXT) =>
  differencesOf(of, theirs, site, context).map(({ harm, level }) => `${level} ${harm}`);

it('finds nothing in a page that is the same', () => expect(found(answer({}), ours())).toEqual([]));

it.each<[string, Answer, Answer, string[]]>([
  ['a lost page', answer({}), answer(null, { status: 404, finalStatus: 404 }), ['red status']],
  ['a page that WordPress hides', answer({ isNoindex: true }), ours(), ['red hidden page indexed']],
  ['a page that only the site hides', answer({}), ours({ isNoindex: true }), ['red page no longer indexed']],
  ['a protected page, which the site hides', answer({ isProtected: true }), ours({ isNoindex: true }), []],
  ['another title', answer({ title: 'One – An Old Site' }), ours({ title: 'Two | Desert Hope' }), ['red title']],
  [
    'a title with another site’s name',
    answer({ title: 'It’s – An Old Site' }),
    ours({ title: "It's | Desert Hope" }),
    [],
  ],
  ['no canonical address', answer({ canonical: 'https://cms.example.org/post/' }), ours(), ['red canonical']],
  [
    'another canonical address',
    answer({ canonical: 'https://cms.example.org/post/' }),
    ours({ canonical: 'https://www.example.org/other/' }),
    ['red canonical'],
  ],
  [
    'the same address on another host',
    answer({ canonical: 'https://cms.example.org/post/' }),
    ours({ canonical: 'https://www.example.org/post/' }),
    [],
  ],
  ['another description', answer({ description: 'By hand' }), ours({ description: 'Made' }), ['yellow description']],
  ['another template', answer({}), ours({ template: 'page' }), ['yellow template']],
  [
    'a redirect to another place',
    answer({}, { status: 301, path: '/new/' }),
    ours({}, { status: 308, path: '/old/' }),
    ['red redirect'],
  ],
  [
    'a redirect that is not permanent',
    answer({}, { status: 301, path: '/new/' }),
    ours({}, { status: 307, path: '/new/' }),
    ['yellow redirect'],
  ],
  ['no redirect', answer({}, { status: 301, path: '/new/' }), ours(), ['red redirect']],
  [
    'an upload’s page, which leads to the file',
    answer({ classes: ['attachment'] }),
    ours({}, { status: 308, path: '/media/x.jpg' }),
    [],
  ],
])('finds %s', (_, theirs, site, differences) => expect(found(theirs, site)).toEqual(differences));

it('forgives the brand’s own titles, and a WordPress that hides itself as a whole', () => {
  expect(found(answer({ title: 'Home' }), ours({ title: 'Brand' }), address({ hasOwnTitle: true }))).toEqual([
    'yellow title',
  ]);
  expect(found(answer({ isNoindex: true }), ours(), address(), { ...CONTEXT, isHidden: true })).toEqual([]);
});

it.each([
  ['About – An Old Site', 'About'],
  ['About &#8211; x'.replace('&#8211;', '—'), 'About - x'],
  ['An Old Site', ''],
  ['Page 2 « About', 'Page 2 « About'],
])('takes the site’s name off “%s”', (title, plain) => expect(plainTitle(title, CONTEXT.names)).toBe(plain));

it('reads a page’s head, robots of either kind, its posts and its marked text', () => {
  const page = readPage(
    `<head><title>A &amp; B</title><meta name="description" content="D"><meta name='robots' content='max-image-preview:none, NOINDEX'>
    <link rel="canonical" href="https://a.example/x/"></head><body class="single paged"><svg><title>icon</title></svg>
    <article class="post-7 hentry"></article><article class="post-7"></article><!--footbridge:text post--><p>Text</p><!--/footbridge:text--></body>`,
    null,
  );
  expect(page).toMatchObject({ title: 'A & B', description: 'D', isNoindex: true, posts: ['7'], text: '<p>Text</p>' });
  expect(readPage('', 'noindex, nofollow').isNoindex).toBe(true);
  expect(readPage('<meta name="robots" content="max-image-preview:none">', null).isNoindex).toBe(false);
});

it('lists no posts that a Query Loop in the text of a listed one has', () => {
  const loop = '<ul><li class="wp-block-post post-9"><br><a href="/x/">x</a></li></ul>';
  const html = `<body class="blog"><ul><li class="post-7"><img src="x">${loop}</li><li class="post-8">${loop}</li></ul></body>`;
  expect(readPage(html, null).posts).toEqual(['7', '8']);
});

it('takes a folder off WordPress’s addresses only', () => {
  expect(pathOf('https://cms.example.org/blog/post/?a=1#b', '/blog')).toBe('/post/?a=1');
  expect(pathOf('/blogger/', '/blog')).toBe('/blogger/');
  expect(pathOf('//a/', '')).toBe('//a/');
});

it('finds the pictures of WordPress in the site’s resized ones, by host', () => {
  const theirs = `<img src="https://cms.example.org/wp-content/uploads/a%20b-300x200.jpg"><img src="data:x" data-src="/big-scaled.png">
    <img src="https://cdn.example.org/lost.jpg?w=2">`;
  const own = '<img src="/_next/image?url=%2Fmedia%2Fa%2520b.jpg&w=640&q=75"><img src="/media/2026/big.png">';
  expect(Object.fromEntries(compareMedia(theirs, own, CONTEXT.base))).toEqual({
    'cms.example.org': { total: 2, shown: 2 },
    'cdn.example.org': { total: 1, shown: 0 },
  });
});

it('samples every kind, small kinds whole', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({ kind: 'post', index }));
  const chosen = sample([...many, { kind: 'page', index: 0 }, { kind: 'front', index: 0 }], 50);
  expect(chosen).toHaveLength(50);
  expect(chosen.filter(({ kind }) => kind !== 'post')).toHaveLength(2);
  expect(chosen.at(-1)?.index).toBeGreaterThan(950);
});
