import { contentEntity, emptyPost, withContent, withValues } from '@footbridge/embedded/store/entities';
import { readFrontMatter } from '@footbridge/embedded/store/front-matter';
import { settingsSchema } from '@footbridge/embedded/store/lists';
import { Store } from '@footbridge/embedded/store/store';
import * as facts from './sample-facts';
import { POSTS } from './sample-posts';

import type { PostEntity, TermEntity, UserEntity } from '@footbridge/embedded/store/types';
import type { PageFact } from './sample-facts';
import type { PostFact } from './sample-posts';

const TAXONOMIES: Record<string, string> = {
  category: 'category',
  tag: 'post_tag',
  type: 'post_format',
  topics: 'treatment_topic',
};
const PASSWORDS: Record<string, string> = { 'password-post': 'secret', 'template-password-protected': 'enter' };
const BASES: Record<string, string> = { facility: '/facilities/', contributor: '/contributors/' };
const LOREM = 'Plain words about care, for whoever looks for help.';

const lastOf = (path: string) => path.split('/').findLast(Boolean) ?? '';
const words = (slug: string) => slug.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());

/** A text as the facts describe it: its parts, and whether a search for "the" finds it. */
function text(slug: string): string {
  const said = facts.WITHOUT_THE.includes(slug) ? LOREM : `${LOREM} The end.`;
  const detox = slug === 'what-is-detox' ? ' Detox is a beginning.' : '';
  const parts = Array.from(
    { length: facts.PARTS[slug] ?? 1 },
    (_, index) => `<p>Part ${index + 1}. ${said}${detox}</p>`,
  );
  return parts.join('\n<p><!--nextpage--></p>\n');
}

const termId = (path: string): number => facts.TERMS.find(([, own]) => own === path)?.[0] ?? 0;

function written(type: string, [id, slug, date, authorSlug, carried = '']: PostFact): PostEntity {
  return withContent(
    {
      ...emptyPost(id, type, slug, facts.TITLES[slug] ?? words(slug)),
      date,
      modified: date,
      authorSlug,
      password: PASSWORDS[slug],
      path: `${BASES[type] ?? '/'}${slug}/`,
      sticky: slug === 'template-sticky',
      termIds: carried.split(' ').filter(Boolean).map(termId),
      commentStatus: slug === 'template-comments' ? 'open' : 'closed',
    },
    text(slug),
  );
}

function page([id, path, date, title, template]: PageFact): PostEntity {
  const slug = lastOf(path);
  const flags = { frontPage: id === facts.FRONT_PAGE, postsPage: id === facts.POSTS_PAGE };
  const fields = { title: title ?? words(slug), date, author: 'admin', ...(template && { template }) };
  const matter = readFrontMatter({ type: 'page', path: '/page/', ...fields, ...flags }, slug);
  const parent = facts.PAGES.find(([, own]) => own === path.replace(/[^/]+\/$/, ''));
  const entity = withValues(contentEntity(id, matter), matter.values);
  return withContent({ ...entity, slug, path, parentId: parent?.[0] ?? 0 }, text(slug));
}

function attachments(others: readonly PostEntity[]): PostEntity[] {
  return facts.ATTACHMENTS.map(([id, path, date, file]) => ({
    ...emptyPost(id, 'attachment', lastOf(path), words(lastOf(path))),
    status: 'inherit',
    date,
    modified: date,
    path,
    parentId: others.find((other) => other.path === path.replace(/[^/]+\/$/, ''))?.id ?? 0,
    media: { key: file, file, source: `${file}.jpg`, width: 1200, height: 800, alt: '', date },
  }));
}

/** Posts without a public page. */
const hidden = (): PostEntity[] => [
  { ...emptyPost(facts.HIDDEN.draftPage, 'page', 'draft-page', 'Draft page'), status: 'draft', path: '/draft-page/' },
  emptyPost(facts.HIDDEN.review, 'review', 'review-5', 'A review'),
];

function terms(): TermEntity[] {
  const pathOf = (own: string): string => {
    const [base = '', slug = ''] = own.split('/');
    const parent = facts.TERMS.find(([, path]) => path === own)?.[2];
    return `${parent ? pathOf(parent) : `/${base}/`}${slug}/`;
  };
  return facts.TERMS.map(([id, own, parent]) => {
    const [base = '', slug = ''] = own.split('/');
    const taxonomy = TAXONOMIES[base] ?? 'category';
    const stored = taxonomy === 'post_format' ? `post-format-${slug}` : slug;
    return {
      id,
      taxonomy,
      slug: stored,
      name: words(slug),
      description: '',
      parentId: parent ? termId(parent) : 0,
      path: pathOf(own),
    };
  });
}

const users = (): UserEntity[] =>
  facts.USERS.map(([slug, displayName], index) => ({
    id: index + 1,
    slug,
    displayName,
    role: slug === 'admin' ? 'administrator' : 'editor',
    description: '',
  }));

/** The sample's WordPress as a store of the embedded engine, in one of its front-page modes. */
export function sampleStore(mode: 'latest' | 'static', wordpressUrl: string, attachmentPages: boolean): Store {
  const posts = [
    ...POSTS.map((fact) => written('post', fact)),
    ...facts.PAGES.map(page),
    ...facts.FACILITIES.map((fact) => written('facility', fact)),
    ...facts.CONTRIBUTORS.map((fact) => written('contributor', fact)),
  ];
  return new Store({
    site: 'DSH',
    urls: { wordpress: wordpressUrl, frontend: 'http://127.0.0.1:3000' },
    settings: settingsSchema.parse({
      title: 'Test Bed',
      showOnFront: mode === 'static' ? 'page' : 'posts',
      attachmentPages,
    }),
    options: {},
    posts: [...posts, ...attachments(posts), ...hidden()],
    terms: terms(),
    users: users(),
    comments: [],
    menus: [],
    menuItems: [],
    problems: [],
  });
}
