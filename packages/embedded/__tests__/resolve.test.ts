/** The resolve route at addresses of each kind, as a real WordPress with the plugin and this content answered. */
import recorded from '../../../__tests__/recordings/resolve-answers.json';
import { resolveAddress } from '@footbridge/embedded/front/resolve';

import { contentOf } from './support/stand-ins';

import type { ResolveAnswer } from '@footbridge/embedded/front/answer';

const store = contentOf('DSH');

/** Recorded answers without a counterpart, and why. */
const WITHOUT: Record<string, string> = {
  'empty category': 'the embedded content has no Uncategorized',
  'id of a category': 'the embedded content has no Uncategorized',
  'no slash': 'the site adds the slash before it asks',
  'rule to another site': 'the embedded rule is temporary',
  REST: 'the embedded WordPress has its own REST routes',
  'a list as a string': 'the site sends none',
  topic: 'four of its pages have one date: WordPress has no order among them',
};

type Compared = Pick<
  ResolveAnswer,
  'status' | 'location' | 'isRule' | 'conditionals' | 'posts' | 'found' | 'maxPages' | 'page' | 'numPages' | 'part'
> & { templates: readonly string[] };

/** Without the templates that are called by an id: terms have other ids here. */
const compared = ({ templates, status, location, isRule, conditionals, posts, ...numbers }: Compared) => ({
  status,
  location,
  isRule,
  conditionals,
  posts,
  templates: templates.filter((name) => !/-\d+$/.test(name)),
  numbers: [numbers.found, numbers.maxPages, numbers.page, numbers.numPages, numbers.part],
});

it.each(Object.entries(recorded).filter(([kind]) => !(kind in WITHOUT)))('%s', (_kind, { path, answer }) => {
  expect(compared(resolveAddress(path, store))).toEqual(compared(answer));
});

it.each([
  ['a file’s page', '/house-front/', '/wp-content/uploads/2026/03/house-front.jpg'],
  ['the id of an author', '/?author=3', '/author/writer/'],
  ['a month as a number', '/?m=202601', '/2026/01/'],
  ['index.php', '/index.php/about/', '/about/'],
  ['the front page’s own slug', '/front-page/', '/'],
  ['a second part of a text in one', '/about/2/', '/about/'],
])('redirects %s', (_what, path, location) => {
  expect(resolveAddress(path, store)).toMatchObject({ status: 301, location });
});

it.each([
  ['a day', '/2026/06/16/', 'date', 1, 1],
  ['page 2 of a year', '/2025/page/2/', 'date', 13, 2],
  ['page 2 of a category', '/category/recovery/page/2/', 'category-recovery', 15, 2],
  ['a child category without its parent', '/category/staying-well/', 'category-staying-well', 9, 1],
  ['page 2 of a topic', '/topics/substances/page/2/', 'taxonomy-treatment_topic-substances', 23, 2],
  ['page 2 of an author', '/author/writer/page/2/', 'author-writer', 22, 2],
  ['page 2 of a search', '/search/sleep/page/2/', 'search', 45, 2],
  ['page 2 of a tag with one', '/tag/sleep/page/2/', '404', 0, 2],
  ['a day without posts', '/2026/02/03/', '404', 0, 1],
  ['a type without an archive', '/contributors/', '404', 0, 1],
])('lists %s', (_what, path, template, found, page) => {
  const answer = resolveAddress(path, store);
  expect([answer.templates[0], answer.found, answer.page]).toEqual([template, found, page]);
});
