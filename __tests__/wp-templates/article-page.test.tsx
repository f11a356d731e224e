/** What an article begins with, and its lists of links. */
import { renderToString } from 'react-dom/server';
import { headings, links, people, picture } from '@/components/content.fixture';
import { ArticlePage, type ArticleView } from '@/wp-templates/shared/ArticlePage';
import { recorded, runTemplate } from './run-template';

const byline = { people: people.slice(0, 2).map((one) => ({ ...one, role: 'Written by' })), updated: null };
const article: ArticleView = {
  title: 'What detox is',
  titleHtml: '',
  trail: [],
  byline,
  picture,
  html: '<p>The first sentence.</p><h2 id="a">More</h2><p>The second.</p>',
  parts: null,
  headings,
  below: [],
  related: [],
  topics: [],
  comments: null,
  isProtected: false,
  isCrisis: false,
  isWide: false,
};
const rendered = (view: Partial<ArticleView> = {}) =>
  renderToString(<ArticlePage template="single" view={{ ...article, ...view }} />);
/** Names of what was found, in the page's order. */
const order = (page: string, parts: Record<string, string>) =>
  Object.keys(parts).toSorted((a, b) => page.indexOf(parts[a] ?? '') - page.indexOf(parts[b] ?? ''));

describe('an article', () => {
  it('shows its first paragraph before its picture, and the rest after it', () => {
    const parts = {
      byline: '<summary',
      first: 'The first sentence.',
      picture: 'loading="eager"',
      rest: 'The second.',
    };
    expect(order(rendered(), parts)).toEqual(['byline', 'first', 'picture', 'rest']);
  });

  it('has its text in one piece where it begins with something else, or has no picture', () => {
    expect(rendered({ html: '<h2>More</h2><p>Words.</p>' })).toContain('<h2>More</h2><p>Words.</p>');
    expect(rendered({ picture: null })).toContain('The first sentence.</p><h2');
  });

  it('names its people in one line that opens', () => {
    const [one, two] = byline.people;
    expect(rendered()).toMatch(
      new RegExp(`<details[^>]*byline.*<summary.*Written by ${one?.name}, written by ${two?.name}.*contributor-card`),
    );
  });
});

it('has a table of contents from four sections on', () => {
  expect(rendered({ headings: headings.slice(0, 3) })).not.toContain('On this page');
  expect(rendered({ headings: headings.slice(0, 4) })).toContain('On this page');
});

describe('a page for people in a crisis', () => {
  const html = '<ul><li>Call <a href="tel:911">911</a></li></ul>';

  it('begins with the numbers to call, then the text, and has its byline after it', () => {
    const page = rendered({ isCrisis: true, html });
    const parts = {
      '911': 'href="tel:911"',
      '988': 'href="tel:988"',
      message: 'href="sms:988"',
      text: '<ul><li>',
      byline: '<summary',
    };
    expect(order(page, parts)).toEqual(['911', '988', 'message', 'text', 'byline']);
    expect(page).not.toContain('On this page');
    expect(page).not.toContain('loading="eager"');
    expect(page).not.toContain('fetchPriority="high"');
  });

  it('is one whose text begins with 911 or 988, whatever its address and segment', () => {
    const about = recorded('nodeByUri/page');
    const sections = '<h2>A</h2><h2>B</h2><h2>C</h2><h2>D</h2>';
    const viewOf = (content: string) => runTemplate('page', { page: { ...about, content } })?.view;
    expect(viewOf(`<p>In danger call 911.</p>${sections}`)).toMatchObject({ isCrisis: true });
    expect(viewOf(`<p>Detox takes days.</p><p>Call 911.</p>${sections}`)).toMatchObject({
      isCrisis: false,
      headings: [{ text: 'A' }, { text: 'B' }, { text: 'C' }, { text: 'D' }],
    });
  });
});

describe('lists of links', () => {
  const [first, second] = links;
  if (!first || !second) throw new Error('the fixtures are empty');
  const count = (page: string, url: string) => page.split(`href="${url}"`).length - 1;

  it('show a page once: not in two lists, and not if the text links to it', () => {
    const html = `<p>Read <a href="${first.url}">this</a>.</p>`;
    const page = rendered({ html, below: [first, second], related: [first, second] });
    expect([count(page, first.url), count(page, second.url)]).toEqual([1, 1]);
    expect(page).toContain('More in this section');
    expect(page).not.toContain('Read on');
  });

  it('are whole where nothing is shown before', () => {
    const page = rendered({ below: [first], related: [second] });
    expect(page).toMatch(/In this section.*Read on/);
  });
});
