import sharp from 'sharp';
import { SITE_CODES } from '@/site-config/brands';
import { resolvePath } from '@footbridge/embedded/resolvers/resolve-path';
import { listOf, textOf, valuesIn } from '@footbridge/embedded/fields/field';
import { loadStore } from '@footbridge/embedded/store/load';
import type { PostEntity } from '@footbridge/embedded/store/types';
import { CONTENT } from './support/stand-ins';

const FRONTEND = 'http://site.test';

/** Paths of the site that WordPress has no page for. */
const ROUTES_OF_THE_SITE = /^\/(?:search|nearby|feed|sitemap\.xml)\/?(?:\?|$)/;

/** Every internal link in a text of HTML. */
const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)]
    .map((match) => match[1] ?? '')
    .filter((href) => href.startsWith(FRONTEND) || href.startsWith('/'));

describe.each(SITE_CODES)('the embedded content of %s', (site) => {
  const store = loadStore({ root: CONTENT, site, urls: { wordpress: 'http://wp.test', frontend: FRONTEND } });
  const published = store.posts.filter(({ status }) => status === 'publish');
  const articles = published.filter(({ type }) => type === 'post');
  const pages = published.filter(({ type }) => type === 'page');
  const name = (post: PostEntity) => post.path ?? post.slug;

  /** Where a link leads nowhere that a visitor may see. */
  const isBroken = (href: string) => {
    const path = href.replace(FRONTEND, '');
    if (ROUTES_OF_THE_SITE.test(path)) return false;
    const found = resolvePath(path, store);
    return found === null || (found.kind === 'post' && found.post.status !== 'publish');
  };

  it('can be used whole: no file has a problem', () => expect(store.data.problems).toEqual([]));

  it('has each picture in the size that its entry states', async () => {
    const pictures = store.posts
      .flatMap(({ media }) => media ?? [])
      // A new brand has one picture for all until it has its own.
      .filter(({ source }) => !source.endsWith('/default.svg'));
    const files = await Promise.all(
      pictures.map(async ({ source }) => {
        const { width, height } = await sharp(source).metadata();
        return { source, width, height };
      }),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files).toEqual(pictures.map(({ source, width, height }) => ({ source, width, height })));
  });

  it('has at least 40 pages and posts, 12 contributors, 40 reviews', () => {
    expect(pages.length + articles.length).toBeGreaterThanOrEqual(40);
    expect(published.filter(({ type }) => type === 'contributor').length).toBeGreaterThanOrEqual(12);
    expect(published.filter(({ type }) => type === 'review').length).toBeGreaterThanOrEqual(40);
  });

  it('has a front page, a posts page, a privacy page and a facility', () => {
    expect(store.frontPage?.path).toBe('/');
    expect(store.postsPage).not.toBeNull();
    expect(pages.filter(({ role }) => role === 'privacyPage')).toHaveLength(1);
    expect(published.filter(({ type }) => type === 'facility').length).toBeGreaterThan(0);
  });

  it('links only to what a visitor of this brand can open', () => {
    const broken = published.flatMap((post) =>
      linksIn(post.content)
        .filter(isBroken)
        .map((href) => `${name(post)} → ${href}`),
    );
    expect(broken).toEqual([]);
  });

  it('has menus, bars and redirects that lead somewhere', () => {
    const { menuItems, options } = store.data;
    const rules = listOf(valuesIn(options.redirects).rules).map(valuesIn);
    const own = published.map(({ values }) => values.stickyCta ?? {});
    const urls = [
      ...menuItems.map(({ url }) => url ?? ''),
      ...Array.from(JSON.stringify([options.stickyFloater, own]).matchAll(/"url":"([^"]*)"/g), ([, url = '']) => url),
      ...rules.map(({ destination }) => textOf(destination)),
    ];
    // Rules may follow each other: chains, and a loop that shows what becomes of one.
    const sources = new Set(rules.map(({ source }) => textOf(source)));
    expect(urls.filter((url) => url.startsWith('/') && isBroken(url) && !sources.has(url))).toEqual([]);
    expect(menuItems.length).toBeLessThan(100);
  });

  it('names no phone number outside 555-0100 to 555-0199', () => {
    const text =
      JSON.stringify(store.data.posts) + JSON.stringify(store.data.options) + JSON.stringify(store.data.menuItems);
    const numbers = [
      ...text.matchAll(/(?:tel:\+?1?|\(?\b\d{3}\)?[ .-])\d{3}[ .-]?\d{4}\b/g),
      ...text.matchAll(/tel:\+\d+/g),
    ].map(([number]) => number);
    expect(numbers.length).toBeGreaterThan(0);
    // 911 and 988 are no such numbers; a real one in the content would lead people in need to an unchecked place.
    const allowed = /555[ .-]?01\d\d$/;
    expect([...new Set(numbers.filter((number) => !allowed.test(number)))]).toEqual([]);
  });
});
