import { readingMinutes } from '@/wp-templates/shared/article';
import { runTemplate, recorded } from './run-template';

const post = (content: string) => ({ contentNode: { ...recorded('nodeByUri/post'), content } });
const LONG = '<p>First</p>\n<p><!--nextpage--></p>\n<h2>Second</h2>\n<p><!--nextpage--></p>\n<p>Third</p>';

describe('an article of several parts', () => {
  it('shows the part in the URL, and links to the others', () => {
    expect(runTemplate('single', post(LONG))?.view).toMatchObject({
      html: '<p>First</p>',
      parts: { part: 1, count: 3, base: '/what-is-detox/' },
    });
    expect(runTemplate('single', post(LONG), {}, { part: 2 })?.view).toMatchObject({
      html: '<h2 id="second">Second</h2>',
      parts: { part: 2, count: 3 },
    });
  });

  it('is its own original on each, and says which in its title', () => {
    expect(runTemplate('single', post(LONG))?.page.head.canonical).toBe('/what-is-detox/');
    expect(runTemplate('single', post(LONG), {}, { part: 3 })?.page.head).toMatchObject({
      canonical: '/what-is-detox/3/',
    });
    expect(runTemplate('single', post(LONG), {}, { part: 3 })?.page.head.title).toMatch(/ – Page 3(?: |$)/);
  });

  it('is not there beyond its last part, and a whole text has no second', () => {
    expect(runTemplate('single', post(LONG), {}, { part: 4 })).toBeNull();
    expect(runTemplate('single', post('<p>All</p>'), {}, { part: 2 })).toBeNull();
    expect(runTemplate('page', { page: { ...recorded('nodeByUri/page'), content: LONG } }, {}, { part: 4 })).toBeNull();
    expect(runTemplate('single', post('<p>All</p>'))?.view).toMatchObject({ parts: null });
  });

  it('shows the last part again where WordPress counts one more: a mark at the beginning', () => {
    const content = '<!--nextpage--><p>First</p><!--nextpage--><p>Second</p>';
    expect(runTemplate('single', post(content), {}, { part: 1 })?.view).toMatchObject({
      html: '<p>First</p>',
      parts: { count: 2 },
    });
    expect(runTemplate('single', post(content), {}, { part: 3 })?.view).toMatchObject({
      html: '<p>Second</p>',
      parts: { part: 2, count: 2 },
    });
  });
});

describe('an article’s text', () => {
  it('has an anchor where its excerpt ends', () => {
    expect(runTemplate('single', post('<p>a</p>\n<p><!--more Go on--></p>\n<p>b</p>'))?.view).toMatchObject({
      html: '<p>a</p>\n<span id="more-1870"></span>\n<p>b</p>',
    });
  });

  it('has its title with the markup its editor gave it, and the words alone in the head', () => {
    const rendered = runTemplate('single', {
      contentNode: { ...recorded('nodeByUri/post'), title: 'About <em>us</em> & you', seo: null },
    });
    expect(rendered?.view).toMatchObject({ title: 'About us & you', titleHtml: 'About <em>us</em> &amp; you' });
    expect(rendered?.page.head.title).toBe('About us & you | Desert Hope');
  });
});

const text = (words: number) => `<p class="a b c">${Array.from({ length: words }, () => 'don’t').join(' ')}</p>`;

describe('the minutes that a text takes to read', () => {
  it('counts the words that are read, not the markup', () => {
    expect(readingMinutes(text(1100))).toBe(5);
  });

  it.each(['', '<p></p>', text(200)])('says nothing of a short text', (html) => {
    expect(readingMinutes(html)).toBeNull();
  });
});
