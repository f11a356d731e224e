/** The HTML of each view, as the server sends it. */
import { renderToString } from 'react-dom/server';
import { facilities, posts } from '@/components/content.fixture';
import { site } from '@/site-config/site';
import { sentHtml } from '../support/sent-html';
import { pages } from './views.fixture';

// Loads lazy components, so that renderToString renders them.
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
