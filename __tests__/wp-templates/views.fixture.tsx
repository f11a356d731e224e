/** Every view, with full and with empty props. */
import { facilities, headings, links, people, picture, posts, questions, reviews } from '@/components/content.fixture';
import { site } from '@/site-config/site';
import { AttachmentPage } from '@/wp-templates/attachment/View';
import { FacilitiesPage } from '@/wp-templates/archive-facility/View';
import { Failure, NotFound, TooManySearches } from '@/wp-templates/error/pages';
import { FrontPage } from '@/wp-templates/front-page/View';
import { IndexPage } from '@/wp-templates/index/View';
import { Page } from '@/wp-templates/page/View';
import { SearchPage } from '@/wp-templates/search/View';
import { ListingPage } from '@/wp-templates/shared/ListingPage';
import { ContributorPage } from '@/wp-templates/single-contributor/View';
import { FacilityPage } from '@/wp-templates/single-facility/View';
import { ArticlePage } from '@/wp-templates/shared/ArticlePage';
import { LandingPage } from '@/wp-templates/landing/View';
import { OurTeamPage } from '@/wp-templates/template-our-team/View';
import { ReviewsPage } from '@/wp-templates/template-reviews/View';
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
  headings,
  below: links,
  related: links,
  topics: [{ title: 'Alcohol', url: '/topics/alcohol/' }],
  comments: null,
  titleHtml: '',
  parts: { part: 1, count: 2, base: '/an-article/' },
  isProtected: false,
  isCrisis: false,
  isWide: false,
};
const bare = {
  ...article,
  parts: null,
  trail: [],
  byline: { people: [], updated: null },
  picture: null,
  html: '',
  headings: [],
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
const search = {
  title: 'Search results for “help”',
  words: 'help',
  postType: null,
  found: 43,
  payers: [],
  posts,
  paging,
};
const emptyFront = {
  ...front,
  html: '',
  questions: '',
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

export const pages = {
  'front page': <FrontPage template="front-page" view={front} />,
  'front page of an empty WordPress': <FrontPage template="front-page" view={emptyFront} />,
  'front page with the latest posts': (
    <FrontPage template="front-page" view={{ ...front, paging: { ...paging, page: 1 } }} />
  ),
  'later page of the front page': (
    <FrontPage
      template="front-page"
      view={{ list: { eyebrow: '', title: 'Articles', titleHtml: '', description: '', trail: [], posts, paging } }}
    />
  ),
  article: <ArticlePage template="single" view={article} />,
  'article with nothing set': <ArticlePage template="singular" view={bare} />,
  'protected article': <ArticlePage template="single" view={{ ...bare, isProtected: true }} />,
  page: <Page template="page" view={{ ...article, withStatistics: true, withCallback: false }} />,
  'full width': <ArticlePage template="template-full-width" view={{ ...article, isWide: true }} />,
  'landing page': <LandingPage template="landing" view={{ ...article, sentence: 'A sentence.', rating }} />,
  'protected landing page': (
    <LandingPage template="landing" view={{ ...bare, isProtected: true, sentence: '', rating: null }} />
  ),
  team: <OurTeamPage template="template-our-team" view={{ ...article, team: [{ name: 'Writers', people }] }} />,
  reviews: <ReviewsPage template="template-reviews" view={{ ...article, list: reviewList, rating }} />,
  'no reviews': (
    <ReviewsPage
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
  search: <SearchPage template="search" view={search} />,
  'search without results': (
    <SearchPage template="search" view={{ ...search, found: 0, posts: [], paging: onlyPage }} />
  ),
  attachment: (
    <AttachmentPage
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
    <AttachmentPage
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
  facility: <FacilityPage template="single-facility" view={{ ...facility, rating }} />,
  facilities: (
    <FacilitiesPage
      template="archive-facility"
      view={{ title: 'Our facilities', facilities, places: [], paging, nearby: null }}
    />
  ),
  contributor: (
    <ContributorPage
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
  index: <IndexPage template="index" view={{ title: 'Anything', html, posts, paging }} />,
  '404': <NotFound />,
  failure: <Failure />,
  'too many searches': <TooManySearches words="help" />,
};
