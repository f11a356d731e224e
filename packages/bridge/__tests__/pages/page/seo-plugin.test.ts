import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { loadPath } from '@footbridge/bridge/pages/page/load';
import { templates } from '@/wp-templates';

import { embeddedWordPress, store } from '../../../../../__tests__/support/embedded-wordpress';
import { answerWith, resolveRoute } from '../../../../../__tests__/support/resolve-route';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

import type { Answer } from '@footbridge/bridge/pages/routing/answer';
import type { HeadView } from '@footbridge/bridge/wordpress/types';

type Seo = NonNullable<Answer['seo']>;

const server = wordPressServer();
const recordedSchema = z.record(z.enum(['post', 'hidden', 'copy']), z.custom<Seo>());
const folder = path.join(__dirname, '../../../../../__tests__/recordings/seo');

const PATH = '/what-is-detox/';
// Without texts of its own, which would be shown instead of the plugin's.
Object.assign(store.postAt(PATH)?.values ?? {}, { seo: {} });
/** The recorded post. */
const THEIRS = '/markup-html-tags-and-formatting/';

/** What the resolve route answered at three posts of a WordPress with an SEO plugin. */
const recorded = (plugin: string): Record<'post' | 'hidden' | 'copy', Seo> =>
  recordedSchema.parse(JSON.parse(readFileSync(path.join(folder, `${plugin}.json`), 'utf8').replaceAll(THEIRS, PATH)));

const object = {
  kind: 'post',
  id: store.postAt(PATH)?.id ?? 0,
  globalId: null,
  typename: 'Post',
  type: 'post',
  name: '',
  slug: '',
  uri: PATH,
} as const;
const NOTHING: Seo = {
  title: null,
  description: null,
  canonical: null,
  robots: [],
  share: [],
  primary: null,
  breadcrumbs: [],
};

interface Loaded {
  head: HeadView;
  view: unknown;
}

/** Loads a post of which the SEO plugin says this. */
async function load(seo?: Partial<Seo>): Promise<Loaded> {
  const own = seo && { seo: { ...NOTHING, ...seo } };
  const answer = answerWith({ status: 200, templates: ['single-post', 'single', 'singular', 'index'], object, ...own });
  server.use(
    resolveRoute((asked) => (asked === PATH ? answer : undefined)),
    ...embeddedWordPress(),
  );
  const outcome = await loadPath(PATH, templates);
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  return { head: outcome.page.head, view: outcome.view };
}

const contents = (head: HeadView, name: string): string[] =>
  (head.share ?? []).filter((tag) => tag.name === name).map(({ content }) => content);

const PLUGINS = ['yoast', 'rank-math', 'seopress', 'aioseo', 'seo-framework'];

describe.each(PLUGINS)('with the values of %s, recorded,', (plugin) => {
  const { post, hidden, copy } = recorded(plugin);

  it('a page has the plugin’s title, description and share texts', async () => {
    const { head } = await load(post);
    expect(head).toMatchObject({ title: post.title, description: post.description, canonical: PATH, noindex: false });
    expect(contents(head, 'og:title')).toEqual(['OG title']);
    expect(contents(head, 'twitter:title')).toEqual(['Tweet title']);
    expect(JSON.stringify(head)).not.toContain('127.0.0.1');
  });

  it('a hidden page is hidden, and its links are not followed', async () => {
    const { head } = await load(hidden);
    expect(head.noindex).toBe(true);
    expect(head.robots).toMatch(/^noindex, nofollow\b/);
  });

  it('a copy names its original on another site', async () => {
    expect((await load(copy)).head).toMatchObject({ original: 'https://original.example/text/', canonical: PATH });
  });

  it('the trail names the category that the plugin chose', async () => {
    expect((await load(post)).view).toMatchObject({ trail: [{ title: 'Markup', url: '/category/markup/' }] });
  });
});

describe('addresses in the plugin’s values', () => {
  const image = (content: string): Seo['share'] => [
    { name: 'og:image', content },
    { name: 'og:image:width', content: '640' },
    { name: 'og:title', content: 'Words' },
  ];
  it.each([
    ['http://127.0.0.1:8080/wp-content/uploads/2024/a.jpg', ['https://deserthopetreatment.com/media/2024/a.jpg']],
    ['https://cdn.example/a.jpg', ['https://cdn.example/a.jpg']],
    // A theme's file, which this site does not have: the page's own picture stays.
    ['http://127.0.0.1:8080/wp-content/themes/x/a.jpg', []],
  ])('of a picture, %s, are those that this site has', async (address, shown) => {
    const { head } = await load({ share: image(address) });
    expect(contents(head, 'og:image')).toEqual(shown);
    expect(contents(head, 'og:image:width')).toHaveLength(shown.length);
    expect(contents(head, 'og:title')).toEqual(['Words']);
  });

  it.each([
    ['/about/', '/about/'],
    ['http://127.0.0.1:8080/about', '/about/'],
    ['http://127.0.0.1:8080/wp-admin/', PATH],
    ['javascript:alert(1)', PATH],
  ])('of the original, %s, become a path of this site', async (canonical, shown) => {
    const { head } = await load({ canonical });
    expect(head).toMatchObject({ canonical: shown });
    expect(head).not.toHaveProperty('original');
  });
});

describe('without an SEO plugin', () => {
  it('a page has its own title, and WordPress’s directives alone', async () => {
    const without = (await load()).head;
    const { head } = await load({ robots: ['max-image-preview:large', 'noindex', 'nofollow'] });
    expect(head).toEqual({ ...without, noindex: true, robots: 'noindex, max-image-preview:large, nofollow' });
  });
});
