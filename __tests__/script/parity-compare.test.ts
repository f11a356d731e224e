import { answerSchema, expectedOf } from '@/script/lib/parity/answers';
import { compare } from '@/script/lib/parity/compare';
import type { Address, Expected, PageFacts, SiteAnswer, SitePage } from '@/script/lib/parity/types';

const templates = ['page', 'single', 'category', 'archive', 'index'];
const at = (path: string, listed = true): Address => ({ path, kind: 'page', listed });

const post: PageFacts = {
  templates: ['single-post-about', 'single', 'singular', 'index'],
  posts: [],
  singular: true,
  canonical: '/about/',
};
const list: PageFacts = {
  templates: ['category-news', 'category', 'archive'],
  posts: ['/b/', '/a/'],
  singular: false,
  canonical: '/b/',
};
const found = (page: PageFacts): Expected => ({ status: 200, location: null, page });
const missing: Expected = { status: 404, location: null, page: null };
const moved = (location: string, status = 301): Expected => ({ status, location, page: null });

const shows = (page: Partial<SitePage> = {}): SitePage => ({
  status: 200,
  location: null,
  html: true,
  template: 'single',
  posts: [],
  canonical: '/about/',
  isNoindex: false,
  ...page,
});
const answers = (page: Partial<SitePage> = {}): SiteAnswer => ({
  status: page.status ?? 200,
  location: null,
  shown: shows(page),
});
const leads = (location: string, page: Partial<SitePage> | null = {}, status = 308): SiteAnswer => ({
  status,
  location,
  shown: page && shows(page),
});

const differences = (address: Address, expected: Expected, site: SiteAnswer) =>
  compare(address, expected, site, templates).differences;

describe('the site responds as WordPress does', () => {
  it('when the status is the same, and the template is the first of the candidates that the site has', () => {
    expect(differences(at('/about/'), found(post), answers())).toEqual([]);
    expect(differences(at('/nope/'), missing, answers({ status: 404, template: '404' }))).toEqual([]);
  });

  it('when the editor’s page template is rendered, whatever its folder in the theme', () => {
    const expected = expectedOf(
      answerSchema.parse({ status: 200, templates: ['templates-php/landing.php', 'page.php'] }),
    );
    expect(expected.page?.templates).toEqual(['landing', 'page']);
  });

  it('when a list shows the same posts in the same order, whatever the spelling of their addresses', () => {
    const greek = found({ ...list, posts: ['/%ce%b1/', '/a/'] });
    expect(
      differences(at('/category/news/'), greek, answers({ template: 'category', posts: ['/%CE%B1/', '/a/'] })),
    ).toEqual([]);
  });

  it('when another spelling is redirected once to the page', () => {
    expect(differences(at('/About/', false), found(post), leads('/about/'))).toEqual([]);
    expect(
      differences(
        at('/?s=word', false),
        found({ ...list }),
        leads('/search/?s=word', { template: 'category', posts: ['/b/', '/a/'] }),
      ),
    ).toEqual([]);
  });

  it('when it leads a spelling that WordPress does not know to the right one', () => {
    expect(differences(at('/%61bout/', false), missing, leads('/about/'))).toEqual([]);
    expect(differences(at('/NOPE/', false), missing, leads('/nope/', { status: 404 }))).toEqual([]);
  });

  it('when it redirects where WordPress redirects, mends the spelling on the way, and serves files below /media/', () => {
    expect(differences(at('/about', false), moved('/about/'), leads('/about/'))).toEqual([]);
    expect(differences(at('/ABOUT', false), moved('/ABOUT/'), leads('/about/'))).toEqual([]);
    expect(
      differences(
        at('/photo/'),
        moved('/wp-content/uploads/2024/05/photo.jpg'),
        leads('/media/2024/05/photo.jpg', null),
      ),
    ).toEqual([]);
  });

  it('when a feed is a feed', () => {
    const feed = found({ templates: [], posts: ['/a/'], singular: false, canonical: null });
    expect(differences(at('/feed/'), feed, answers({ html: false, template: null }))).toEqual([]);
    expect(differences(at('/feed/'), feed, answers())).toEqual(['a page instead of a feed or file']);
  });
});

describe('behind a redirect of WordPress', () => {
  const chain = (target: Expected): Expected => ({ ...moved('/2024/02/'), target });

  it('may be missing what WordPress misses, too', () => {
    expect(differences(at('/2024/02/31/'), chain(missing), leads('/2024/02/', { status: 404 }))).toEqual([]);
    expect(differences(at('/2024/02/31/'), moved('/2024/02/'), leads('/2024/02/', { status: 404 }))).toEqual([
      'the redirect leads to /2024/02/, which answers 404',
    ]);
  });

  it('may be a second one, which the site skips', () => {
    expect(
      differences(
        at('/?p=5', false),
        { ...moved('/photo/'), target: moved('/wp-content/uploads/photo.jpg') },
        leads('/media/photo.jpg', null),
      ),
    ).toEqual([]);
  });
});

describe('a difference is', () => {
  it('another status', () => {
    expect(differences(at('/about/'), found(post), answers({ status: 404 }))).toEqual(['status 404 instead of 200']);
    expect(differences(at('/nope/'), missing, answers())).toEqual(['status 200 instead of 404']);
    expect(differences(at('/nope/'), missing, leads('/about/'))).toEqual(['status 308 → /about/ 200 instead of 404']);
  });

  it('a redirect away from the canonical address, or to a missing page', () => {
    expect(differences(at('/about/'), found(post), leads('/about-us/'))).toContain(
      'redirects to /about-us/, though this is the canonical address',
    );
    expect(
      differences(at('/category/news/'), found(list), leads('/news/', { template: 'category', posts: list.posts })),
    ).toHaveLength(1);
    expect(differences(at('/About/', false), found(post), leads('/about/', { status: 404 }))).toEqual([
      'redirects to /about/, which answers 404',
    ]);
  });

  it('another target, a second redirect, or one for now instead of for ever', () => {
    expect(differences(at('/old/'), moved('/new/'), leads('/other/'))).toEqual([
      'redirects to /other/ instead of /new/',
    ]);
    expect(differences(at('/old/'), moved('/new/'), leads('/new/', { status: 308 }))).toEqual([
      'the redirect leads to /new/, which answers 308',
    ]);
    expect(differences(at('/old/'), moved('/new/'), leads('/new/', {}, 307))).toEqual([
      '307 instead of 301: it is for ever',
    ]);
    expect(differences(at('/old/'), moved('/new/'), answers({ status: 404 }))).toEqual([
      'status 404 instead of a redirect to /new/',
    ]);
  });

  it('another template, even if it is a later candidate', () => {
    expect(differences(at('/about/'), found(post), answers({ template: 'index' }))).toEqual([
      'template index instead of single',
    ]);
    expect(differences(at('/about/'), found(post), answers({ template: null }))).toEqual([
      'template none instead of single',
    ]);
  });

  it('other posts, fewer posts, another order: the first wrong one is named', () => {
    const shown = (...posts: string[]) =>
      differences(at('/category/news/'), found(list), answers({ template: 'category', posts }));
    expect(shown('/a/', '/b/')).toEqual(['post 1 is /a/ instead of /b/']);
    expect(shown('/b/')).toEqual(['1 posts instead of 2']);
    expect(shown('/b/', '/a/', '/c/')).toEqual(['3 posts instead of 2']);
  });
});

describe('what is no difference', () => {
  it('is a canonical address of an editor: it is noted', () => {
    const { differences: none, notes } = compare(
      at('/about/'),
      found(post),
      answers({ canonical: 'https://example.org/us/' }),
      templates,
    );
    expect(none).toEqual([]);
    expect(notes).toEqual(["canonical /us/; WordPress's is /about/"]);
  });

  it('is a redirect for the spelling before the one that WordPress has: it is noted', () => {
    const site = leads('/old-name/', { status: 308, location: '/new-name/' });
    const { differences: none, notes } = compare(
      at('/index.php/Old-Name', false),
      moved('/new-name/'),
      site,
      templates,
    );
    expect(none).toEqual([]);
    expect(notes).toEqual(['two redirects, the first for the spelling; WordPress leads to /new-name/ at once']);
    expect(differences(at('/wrong/old-name/', false), moved('/new-name/'), site)).toEqual([
      'redirects to /old-name/ instead of /new-name/',
    ]);
  });

  it('is unknown: it is not compared', () => {
    expect(compare(at('/about/'), { status: null, location: null, page: null }, answers(), templates)).toMatchObject({
      comparable: false,
      differences: [],
    });
  });
});
