/** What the reader gets: each view's HTML as the server sends it, without a browser's help. */
import { renderToString } from 'react-dom/server';
import { facilities, headings, links, people, picture, posts, questions, reviews } from '@/components/content.fixture';
import { site } from '@/site-config/site';
import FacilitiesView from '@/wp-templates/archive-facility/View';
import { Failure } from '@/wp-templates/error/Failure';
import { NotFound } from '@/wp-templates/error/NotFound';
import FrontPageView from '@/wp-templates/front-page/View';
import IndexView from '@/wp-templates/index/View';
import PageView from '@/wp-templates/page/View';
import ListingPage from '@/wp-templates/shared/ListingPage';
import ContributorView from '@/wp-templates/single-contributor/View';
import FacilityView from '@/wp-templates/single-facility/View';
import SingleView from '@/wp-templates/single/View';

const [person] = people;
const [card] = facilities;
if (!person || !card) throw new Error('the fixtures are empty');

const html = `${headings.map(({ id, text }) => `<h2 id="${id}">${text}</h2>`).join('<p>Words.</p>')}<p>Words.</p>`;
const article = {
  title: 'What detox is',
  trail: [{ title: 'First steps', url: '/category/first-steps/' }],
  byline: { people: [{ role: 'Written by', ...person }], updated: 'September 14, 2026' },
  picture,
  html,
  contents: headings,
  related: links,
  topics: [{ title: 'Alcohol', url: '/topics/alcohol/' }],
  isProtected: false,
  isWide: false,
};
const bare = { ...article, trail: [], byline: { people: [], updated: null }, picture: null, html: '', contents: [], related: [], topics: [] };
const rating = { value: 4.6, count: 1312 };
const front = { title: site.fullName, sentence: 'A sentence.', picture: null, html, questions, facilities, accreditations: ['A body'], reviews, rating, people, posts };
const emptyFront = { ...front, html: '', questions: [], facilities: [], accreditations: [], reviews: [], rating: null, people: [], posts: [] };
const facility = {
  ...bare,
  title: 'Desert Hope',
  card,
  updated: null,
  treatments: ['Medical detox'],
  amenities: [],
  accreditations: [],
  license: 'SAMPLE-1',
  mapUrl: null,
  videoUrl: null,
  photos: [picture],
  rating,
};

const pages = {
  'front page': <FrontPageView template="front-page" view={front} />,
  'front page of an empty WordPress': <FrontPageView template="front-page" view={emptyFront} />,
  article: <SingleView template="single" view={article} />,
  'article with nothing set': <SingleView template="singular" view={bare} />,
  'protected article': <SingleView template="single" view={{ ...bare, isProtected: true }} />,
  page: <PageView template="page" view={{ ...article, withStatistics: true, team: [{ name: 'Writers', people }], reviews, rating }} />,
  list: <ListingPage template="category" view={{ eyebrow: 'Articles on', title: 'Families', description: 'Words.', trail: [], posts }} />,
  'empty list': <ListingPage template="tag" view={{ eyebrow: '', title: 'Nothing', description: '', trail: [], posts: [] }} />,
  facility: <FacilityView template="single-facility" view={facility} />,
  facilities: <FacilitiesView template="archive-facility" view={{ facilities }} />,
  contributor: <ContributorView template="single-contributor" view={{ person, linkedin: null, html, isProtected: false, articles: links }} />,
  index: <IndexView template="index" view={{ title: 'Anything', html, posts }} />,
  '404': <NotFound />,
  failure: <Failure />,
};

const drawn = Object.entries(pages).map(([name, page]) => [name, renderToString(page)] as const);
const drawnPage = (name: keyof typeof pages) => renderToString(pages[name]);

describe.each(drawn)('%s', (_name, page) => {
  it('has one main and one h1, before any other heading of the page’s text', () => {
    expect(page.match(/<main data-template="[\w-]+"/g)).toHaveLength(1);
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
    expect(drawnPage('facility')).toMatch(/<b>4\.60<\/b>.*out of 5.*1,312.*reviews/);
    expect(drawnPage('front page')).toContain('<b>5.00</b>');
  });
});

describe('ways on', () => {
  it('[S2.7] leads from a byline to the contributor', () => {
    expect(drawnPage('article')).toContain('href="/contributors/elena-marsh/"');
  });

  it('[S3.12] shows the statistics on the front page and the about page', () => {
    for (const name of ['front page', 'page'] as const) {
      expect(drawnPage(name)).toContain(site.statistics[0]?.value);
    }
  });

  it('[S3.10] shows the levels of care and the outpatient places as one path', () => {
    for (const { path } of [...site.levelsOfCarePaths, ...site.outpatientPaths]) {
      expect(drawnPage('front page')).toContain(`href="${path}"`);
    }
  });

  it.each(['404', 'failure'] as const)('%s is no dead end: it shows the number to call', (name) => {
    expect(drawnPage(name)).toContain(site.callNumbers.default.tel);
  });

  it('names 911 and 988 where nothing else can be shown', () => {
    expect(drawnPage('failure')).toMatch(/tel:911.*tel:988/);
  });

  it('[S2.18] marks the 404 page', () => {
    expect(drawnPage('404')).toContain('data-template="404"');
  });
});
