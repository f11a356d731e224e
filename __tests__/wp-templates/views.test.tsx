/** What the reader gets: each view's HTML as the server sends it, without a browser's help. */
import { renderToString } from 'react-dom/server';
import { facilities, headings, links, people, picture, posts, questions, reviews } from '@/components/content.fixture';
import { site } from '@/site-config/site';
import AttachmentView from '@/wp-templates/attachment/View';
import FacilitiesView from '@/wp-templates/archive-facility/View';
import { Failure } from '@/wp-templates/error/Failure';
import { NotFound } from '@/wp-templates/error/NotFound';
import { TooManySearches } from '@/wp-templates/error/TooManySearches';
import FrontPageView from '@/wp-templates/front-page/View';
import IndexView from '@/wp-templates/index/View';
import PageView from '@/wp-templates/page/View';
import SearchView from '@/wp-templates/search/View';
import ListingPage from '@/wp-templates/shared/ListingPage';
import ContributorView from '@/wp-templates/single-contributor/View';
import FacilityView from '@/wp-templates/single-facility/View';
import SingleView from '@/wp-templates/single/View';
import LandingPageView from '@/wp-templates/landing/View';
import OurTeamView from '@/wp-templates/template-our-team/View';
import ReviewsView from '@/wp-templates/template-reviews/View';
import { sentHtml } from '../support/sent-html';
import { facility } from './facility.fixture';

const [person] = people;
if (!person) throw new Error('the fixtures are empty');

const html = `${headings.map(({ id, text }) => `<h2 id="${id}">${text}</h2>`).join('<p>Words.</p>')}<p>Words.</p>`;
const article = {
  title: 'What detox is',
  trail: [{ title: 'First steps', url: '/category/first-steps/' }],
  byline: { people: [{ role: 'Written by', ...person }], updated: 'September 14, 2026' },
  picture,
  html,
  contents: headings,
  below: links,
  related: links,
  topics: [{ title: 'Alcohol', url: '/topics/alcohol/' }],
  comments: null,
  titleHtml: '',
  parts: { part: 1, count: 2, base: '/an-article/' },
  isProtected: false,
  isWide: false,
};
const bare = {
  ...article,
  parts: null,
  trail: [],
  byline: { people: [], updated: null },
  picture: null,
  html: '',
  contents: [],
  below: [],
  related: [],
  topics: [],
};
const rating = { value: 4.6, count: 1312 };
const front = {
  title: site.fullName,
  sentence: 'A sentence.',
  picture: null,
  html,
  isProtected: false,
  questions,
  facilities,
  accreditations: ['A body'],
  reviews,
  rating,
  people,
  posts,
  paging: null,
};
const paging = { page: 2, pages: 5, base: '/list/' };
const onlyPage = { page: 1, pages: 0, base: '/list/' };
const search = { title: 'Search results for “help”', words: 'help', postType: null, found: 43, posts, paging };
const emptyFront = {
  ...front,
  html: '',
  questions: [],
  facilities: [],
  accreditations: [],
  reviews: [],
  rating: null,
  people: [],
  posts: [],
};

const manyReviews = Array.from({ length: 12 }, (_, id) => ({
  id,
  author: 'Dana K.',
  source: null,
  date: 'May 1, 2026',
  rating: 5,
  comments: `Words ${id}.`,
}));
const reviewList = {
  reviews: manyReviews,
  count: 1540,
  average: { value: 3.996, count: 1539 },
  paging: { page: 2, pages: 129, base: '/said/from/google/' },
  sources: [
    { name: 'All', url: '/said/', count: 1600, isShown: false },
    { name: 'Google', url: '/said/from/google/', count: 1540, isShown: true },
  ],
  source: 'Google',
};
const manyLinks = Array.from({ length: 10 }, (_, i) => ({ title: `Article ${i}`, url: `/article-${i}/` }));
const lists = [
  { id: 'credits-written', title: 'Articles by Elena Marsh', articles: links, count: 2 },
  { id: 'credits-reviewed', title: 'Reviewed by Elena Marsh', articles: manyLinks, count: 43 },
];

const pages = {
  'front page': <FrontPageView template="front-page" view={front} />,
  'front page of an empty WordPress': <FrontPageView template="front-page" view={emptyFront} />,
  'front page with the latest posts': (
    <FrontPageView template="front-page" view={{ ...front, paging: { ...paging, page: 1 } }} />
  ),
  'later page of the front page': (
    <FrontPageView
      template="front-page"
      view={{ list: { eyebrow: '', title: 'Articles', titleHtml: '', description: '', trail: [], posts, paging } }}
    />
  ),
  article: <SingleView template="single" view={article} />,
  'article with nothing set': <SingleView template="singular" view={bare} />,
  'protected article': <SingleView template="single" view={{ ...bare, isProtected: true }} />,
  page: <PageView template="page" view={{ ...article, withStatistics: true, withCallback: false }} />,
  'full width': <SingleView template="template-full-width" view={{ ...article, isWide: true }} />,
  'landing page': <LandingPageView template="landing" view={{ ...article, sentence: 'A sentence.', rating }} />,
  'protected landing page': (
    <LandingPageView template="landing" view={{ ...bare, isProtected: true, sentence: '', rating: null }} />
  ),
  team: <OurTeamView template="template-our-team" view={{ ...article, team: [{ name: 'Writers', people }] }} />,
  reviews: <ReviewsView template="template-reviews" view={{ ...article, list: reviewList, rating }} />,
  'no reviews': (
    <ReviewsView
      template="template-reviews"
      view={{ ...bare, list: { ...reviewList, reviews: [], count: 0, sources: [] }, rating: null }}
    />
  ),
  list: (
    <ListingPage
      template="category"
      view={{
        eyebrow: 'Articles on',
        title: 'Families',
        titleHtml: '',
        description: 'Words.',
        trail: [],
        posts,
        paging,
      }}
    />
  ),
  'empty list': (
    <ListingPage
      template="tag"
      view={{ eyebrow: '', title: 'Nothing', titleHtml: '', description: '', trail: [], posts: [], paging: onlyPage }}
    />
  ),
  search: <SearchView template="search" view={search} />,
  'search without results': (
    <SearchView template="search" view={{ ...search, found: 0, posts: [], paging: onlyPage }} />
  ),
  attachment: (
    <AttachmentView
      template="attachment"
      view={{
        title: { text: 'A boat', html: '' },
        parent: links[0] ?? null,
        picture,
        file: { url: '/media/boat.jpg', facts: 'JPG, 41 kB', plays: null },
        caption: '<p>Words.</p>',
        description: '<p>Words.</p>',
      }}
    />
  ),
  'attachment of sound': (
    <AttachmentView
      template="attachment"
      view={{
        title: { text: 'A song', html: '' },
        parent: null,
        picture: null,
        file: { url: '/media/song.mp3', facts: 'MP3', plays: 'audio' },
        caption: '',
        description: '',
      }}
    />
  ),
  facility: <FacilityView template="single-facility" view={{ ...facility, rating }} />,
  facilities: <FacilitiesView template="archive-facility" view={{ facilities, places: [], paging }} />,
  contributor: (
    <ContributorView
      template="single-contributor"
      view={{
        person,
        linkedin: 'https://www.linkedin.com/in/x',
        teams: ['Writers'],
        brands: [site.fullName],
        html,
        parts: null,
        isProtected: false,
        lists,
      }}
    />
  ),
  index: <IndexView template="index" view={{ title: 'Anything', html, posts, paging }} />,
  '404': <NotFound />,
  failure: <Failure />,
  'too many searches': <TooManySearches words="help" />,
};

// What a page fetches later is fetched now: from then on it can be rendered at once.
beforeAll(async () => void (await Promise.all(Object.values(pages).map(sentHtml))));
const renderedPage = (name: keyof typeof pages) => renderToString(pages[name]);

describe.each(Object.entries(pages))('%s', (_name, view) => {
  let page = '';
  beforeAll(() => {
    page = renderToString(view);
  });

  it('has one main and one h1, before any other heading of the page’s text', () => {
    expect(page.match(/<main data-template="[\w -]+"/g)).toHaveLength(1);
    expect(page.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(page.indexOf('<h1')).toBe(page.search(/<h[1-6]/));
  });

  it('skips no level of headings', () => {
    const levels = [...page.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    levels.forEach((level, i) => expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1));
  });

  it('gives every picture a size and an alternative text', () => {
    for (const [image] of page.matchAll(/<img[^>]*>/g)) {
      expect(image).toMatch(/ alt="/);
      expect(image).toMatch(/ width="\d+"/);
      expect(image).toMatch(/ height="\d+"/);
    }
  });

  it('loads at most one picture at once, all others as they come near', () => {
    const eager = [...page.matchAll(/<img[^>]*>/g)].filter(([image]) => !image.includes('loading="lazy"'));
    expect(eager.length).toBeLessThanOrEqual(1);
  });

  it('uses no id twice', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('ratings', () => {
  it('[S9.5] stand with two decimals', () => {
    expect(renderedPage('facility')).toMatch(/<b>4\.60<\/b>.*out of 5.*1,312.*reviews/);
    expect(renderedPage('front page')).toContain('<b>5.00</b>');
  });
});

describe('long lists', () => {
  it('of reviews say how many there are, and lead to the others and to each source', () => {
    const page = renderedPage('reviews').replaceAll('<!-- -->', '');
    expect(page).toMatch(
      /In their words: Google<\/h2>.*1,540 reviews in full.*<b>4\.00<\/b>.*from 1,539 reviews.*Words 11\./,
    );
    expect(page).toMatch(
      /<nav aria-label="Reviews by source"[^>]*>.*href="\/said\/".*All <span>1,600.*aria-current="page"[^>]*>Google/,
    );
    expect(page).toMatch(
      /aria-label="Pages of this list">.*href="\/said\/from\/google\/".*href="\/said\/from\/google\/page\/129\/"/,
    );
    expect(renderedPage('no reviews')).not.toContain('In their words');
  });

  it('show eight articles of a contributor under each heading, the others on demand, and say how many there are', () => {
    expect(renderedPage('contributor')).toMatch(
      /<h2 id="credits-reviewed">Reviewed by Elena Marsh.*Article 7.*<summary>Show 2 more<\/summary>.*Article 9.*newest (<!-- -->)?10(<!-- -->)? of (<!-- -->)?43/,
    );
  });
});

describe('a landing page', () => {
  it('has one thing to do: to call, at its top and its end', () => {
    const buttons = Array.from(
      renderedPage('landing page').matchAll(
        /<a [^>]*class="button"[^>]*href="([^"]+)"|<a [^>]*href="([^"]+)"[^>]*class="button"/g,
      ),
      ([, a, b]) => a ?? b,
    );
    expect(buttons).toEqual([site.callNumbers.default.tel, site.callNumbers.default.tel]);
  });
});

describe('ways on', () => {
  it('[S2.7] leads from a byline to the contributor', () => {
    expect(renderedPage('article')).toContain('href="/contributors/elena-marsh/"');
  });

  it('[S3.12] shows the statistics on the front page and the about page', () => {
    for (const name of ['front page', 'page'] as const) {
      expect(renderedPage(name)).toContain(site.statistics[0]?.value);
    }
  });

  it('[S3.10] shows the levels of care and the outpatient places as one path', () => {
    for (const { path } of [...site.levelsOfCarePaths, ...site.outpatientPaths]) {
      expect(renderedPage('front page')).toContain(`href="${path}"`);
    }
  });

  it.each(['404', 'failure'] as const)('%s is no dead end: it shows the number to call', (name) => {
    expect(renderedPage(name)).toContain(site.callNumbers.default.tel);
  });

  it('names 911 and 988 where nothing else can be shown', () => {
    expect(renderedPage('failure')).toMatch(/tel:911.*tel:988/);
  });

  it.each(['search', 'search without results', '404'] as const)(
    '%s can be searched from, without script too',
    (name) => {
      expect(renderedPage(name)).toMatch(
        /<form [^>]*action="\/search\/" method="get">.*<input type="search" [^>]*name="s"/,
      );
    },
  );

  it('a search without results leads on: to a number, and to what people often look for', () => {
    expect(renderedPage('search without results')).toMatch(/Nothing was found.*value="help".*href="tel:.*For families/);
  });

  it('an empty list leads on', () => {
    expect(renderedPage('empty list')).toContain(`href="${site.admissionsPath}"`);
  });

  it('[S2.18] marks the 404 page', () => {
    expect(renderedPage('404')).toContain('data-template="404"');
  });
});

describe('lists', () => {
  const marked = (name: keyof typeof pages) =>
    Array.from(renderedPage(name).matchAll(/ data-post="([^"]+)"/g), ([, path]) => path);

  it.each(['list', 'search', 'index', 'front page with the latest posts', 'later page of the front page'] as const)(
    '%s marks each of its posts with its address, in order',
    (name) => {
      expect(marked(name)).toEqual(posts.map(({ url }) => url));
    },
  );

  it('mark facilities too', () => {
    expect(marked('facilities')).toEqual(facilities.map(({ url }) => url));
  });

  it('do not mark what WordPress does not list there', () => {
    expect(marked('front page')).toEqual([]);
  });

  it('say on later pages which one it is, in place of what the first says', () => {
    expect(renderedPage('list')).toContain('Page 2 of 5');
    expect(renderedPage('search')).toContain('Page 2 of 5 · 43 results');
  });
});
