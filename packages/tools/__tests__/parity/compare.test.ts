/** What `npm run tool -- parity` calls a difference between WordPress's theme and the site. */
import { comparable, looselyEqual, pathOf } from '@footbridge/tools/parity/address';
import { readPage, type Answer } from '@footbridge/tools/parity/answer';
import { differencesOf, isList, templateOf } from '@footbridge/tools/parity/compare';

const page = (html: string, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  path: '/about/',
  finalStatus: 200,
  page: readPage(html),
  ...more,
});
const theme = (classes: string, more?: Partial<Answer>) => page(`<body class="${classes}"></body>`, more);
const site = (template: string, more?: Partial<Answer>) => page(`<main data-template="${template}"></main>`, more);
const redirect = (status: number, path: string, finalStatus = 200): Partial<Answer> => ({ status, path, finalStatus });

const about = { path: '/about/', kind: 'page', isListed: true };
const odd = { path: '/About', kind: 'odd', isListed: false };
const aPage = theme('page-template-default page page-id-2');

describe('the template of a page of WordPress', () => {
  it.each([
    ['home page page-id-3', 'front-page'],
    ['home blog', 'front-page'],
    ['blog hfeed', 'home'],
    ['page-template-default page page-id-2', 'page'],
    [
      'page-template page-template-template-admissions page-template-template-admissions-php page',
      'template-admissions',
    ],
    [
      'page-template page-template-templates-php page-template-landing page-template-templates-phplanding-php page',
      'landing',
    ],
    ['post-template-default single single-post postid-1 single-format-standard', 'single'],
    ['single single-facility postid-1', 'single-facility'],
    ['archive post-type-archive post-type-archive-facility', 'archive-facility'],
    ['archive category category-news category-6', 'category'],
    ['archive author author-ann', 'author'],
    ['archive date', 'date'],
    ['archive tax-treatment_topic term-detox', 'taxonomy'],
    ['search search-results', 'search'],
  ])('%s is %s', (classes, template) => {
    expect(templateOf(classes.split(' '))).toBe(template);
  });

  it('tells lists from single posts', () => {
    expect(isList(readPage('<body class="archive date">'))).toBe(true);
    expect(isList(readPage('<body class="single single-post">'))).toBe(false);
  });
});

it('reads the posts of a list once each, of WordPress and of the site', () => {
  const posts = '<article class="post-7 post"></article><li class="hentry post-9"><a class="post-9"></a></li>';
  expect(readPage(posts).posts).toEqual(['7', '9']);
  expect(readPage('<li data-post="/a/"></li><li data-post="/b/"></li>').posts).toEqual(['/a/', '/b/']);
});

it.each<[string, typeof about, Answer, Answer, string[]]>([
  ['the same page', about, aPage, site('page'), []],
  ['another template', about, aPage, site('single'), ['template single instead of page']],
  ['another status', about, aPage, { ...site('page'), status: 404, finalStatus: 404 }, ['status 404 instead of 200']],
  [
    'a redirect of a listed address',
    about,
    aPage,
    site('page', redirect(308, '/about-us/')),
    ['redirects: 308 → /about-us/ 200'],
  ],
  ['one redirect to the right spelling', odd, theme('page'), site('page', redirect(308, '/about/')), []],
  [
    'the same redirect, 308 for 301',
    odd,
    theme('page', redirect(301, '/about/')),
    site('page', redirect(308, '/about/')),
    [],
  ],
  [
    'a redirect for now',
    odd,
    theme('page', redirect(301, '/about/')),
    site('page', redirect(307, '/about/')),
    ['307 instead of 301: for ever'],
  ],
  [
    'a redirect to another page',
    odd,
    theme('page', redirect(301, '/about/')),
    site('page', redirect(308, '/')),
    ['redirects to / instead of /about/'],
  ],
  [
    'a redirect to a missing page',
    odd,
    theme('page', redirect(301, '/about/')),
    site('page', redirect(308, '/about/', 404)),
    ['the redirect leads to 404'],
  ],
  [
    'no redirect',
    odd,
    theme('page', redirect(301, '/about/')),
    site('page'),
    ['status 200 instead of a redirect to /about/'],
  ],
  [
    'the search page',
    { ...odd, path: '/?s=detox' },
    theme('search'),
    site('search', redirect(308, '/search/?s=detox')),
    [],
  ],
  ['a page for a feed', odd, { ...aPage, page: null }, site('page'), ['a page instead of a feed or file']],
])('%s', (_, address, wordPress, ours, differences) => {
  expect(differencesOf(address, wordPress, ours)).toEqual(differences);
});

it('misses a canonical address', () => {
  const canonical = page('<link rel="canonical" href="https://cms.example.org/about/"><body class="page">');
  expect(differencesOf(about, canonical, site('page'))).toEqual(["no canonical address; WordPress's is /about/"]);
});

describe('addresses', () => {
  it.each([
    ['/caf%C3%A9/', '/café/'],
    ['/a%2Fb/', '/a%2fb/'],
    ['/wp-content/uploads/2026/05/x.jpg', '/media/2026/05/x.jpg'],
    ['/%zz/', '/%zz/'],
  ])('%s equals %s', (one, other) => expect(comparable(one)).toBe(comparable(other)));

  it('may differ in case, slashes and index.php where a redirect corrects them', () => {
    expect(looselyEqual('/index.php/About', '//about/')).toBe(true);
    expect(looselyEqual('/about/', '/about-us/')).toBe(false);
    expect(pathOf('https://front.example/a/?b=1')).toBe('/a/?b=1');
    expect(pathOf('//a/')).toBe('//a/');
  });
});
