import { join } from 'node:path';
import { isUnset, valuesIn } from '@footbridge/embedded/fields/field';
import { loadStore } from '@footbridge/embedded/store/load';
import type { Store } from '@footbridge/embedded/store/store';
import type { PostEntity } from '@footbridge/embedded/store/types';

/**
 * The brand whose content is compared with the recordings: its admissions page is at the top level, like the recorded
 * one.
 */
export const SITE = 'AHW';

export const CONTENT = join(__dirname, '../../content');

export const contentOf = (site: typeof SITE | 'DSH' = SITE): Store =>
  loadStore({ root: CONTENT, site, urls: { wordpress: 'http://wordpress.test', frontend: 'http://127.0.0.1:3000' } });

const ABSENT = '/there-is-no-such-thing-in-the-embedded-content/';

/**
 * Returns the embedded path for each recorded one: content of the same kind, selected by its properties, so that the
 * table survives a renamed page.
 */
export function standIns(store: Store): Record<string, string> {
  const pick = (what: string, type: string, test: (post: PostEntity) => boolean): string => {
    const found = store.postsOfType(type).find((post) => test(post));
    return found?.path ?? `${ABSENT}${what}/`;
  };
  const plain = (post: PostEntity) =>
    post.status === 'publish' && post.password === undefined && !post.template && !post.sticky;
  const withTemplate = (template: string) =>
    pick(template, 'page', (page) => page.template === template && page.status === 'publish');
  const category = store.termsOf('category').find((term) => term.parentId === 0 && store.postsWith(term.id).length > 2);
  const child = store.termsOf('category').find((term) => term.parentId !== 0 && store.postsWith(term.id).length > 0);
  const topic = store
    .termsOf('treatment_topic')
    .find((term) => term.parentId !== 0 && store.postsWith(term.id).length > 0);
  const facility = pick('facility', 'facility', plain);
  const post = pick(
    'post',
    'post',
    (one) =>
      plain(one) &&
      !isUnset(valuesIn(one.values.bylineInfo).author) &&
      !isUnset(valuesIn(one.values.pageSettings).segment),
  );
  return {
    '/': '/',
    '/about/': '/about/',
    '/about/testimonials/': pick(
      'child',
      'page',
      (page) => plain(page) && page.parentId !== 0 && store.post(page.parentId)?.parentId === 0,
    ),
    '/admissions/': withTemplate('Admissions'),
    '/start-here/': withTemplate('Landing Page'),
    '/about/our-team/': withTemplate('Our Team'),
    '/wide-page/': withTemplate('Full Width'),
    '/reviews/': withTemplate('Reviews'),
    '/insurance/': '/insurance/',
    '/blog/': pick('blog', 'page', (page) => page.role === 'postsPage'),
    '/front-page/': `/${store.frontPage?.slug ?? 'front-page'}/`,
    '/what-is-detox/': post,
    '/signs-of-alcohol-use-disorder/': pick('other post', 'post', (one) => plain(one) && one.path !== post),
    '/password-post/': pick('password', 'post', (one) => one.password !== undefined && one.status === 'publish'),
    '/draft-page/': pick('draft', 'page', (page) => page.status === 'draft'),
    '/private-page/': pick('private', 'page', (page) => page.status === 'private'),
    '/scheduled-post-2030/': pick('scheduled', 'post', (one) => one.status === 'future'),
    '/facilities/green-hills-recovery/': facility,
    '/facilities/bare-facility/': pick('bare facility', 'facility', (one) => plain(one) && one.path !== facility),
    '/contributors/jane-doe/': pick('contributor', 'contributor', plain),
    '/contributors/sam-taylor/': pick('contributor', 'contributor', plain),
    '/category/guides/': category?.path ?? ABSENT,
    '/category/guides/detox-guides/': child?.path ?? ABSENT,
    '/category/detox-guides/': `/category/${child?.slug}/`,
    '/tag/detox/': '/tag/detox/',
    '/topics/alcohol/': store.termIn('treatment_topic', 'substances')?.path ?? ABSENT,
    '/topics/opioids/heroin/': topic?.path ?? ABSENT,
    '/topics/heroin/': `/topics/${topic?.slug}/`,
    '/author/admin/': '/author/writer/',
    '/author/editor/': '/author/editor/',
    '/author/nobody/': '/author/nobody/',
  };
}

/** Returns a recorded URI for the embedded server, with the longest known path in it replaced. */
export function translate(uri: string, table: Record<string, string>): string {
  const known = Object.keys(table)
    .filter((path) => path !== '/' && uri.includes(path.replace(/\/$/, '')))
    .toSorted((a, b) => b.length - a.length)[0];
  if (known === undefined) return uri;
  const bare = (path: string) => path.replace(/^\/|\/$/g, '');
  return uri.replace(bare(known), bare(table[known] ?? known));
}
