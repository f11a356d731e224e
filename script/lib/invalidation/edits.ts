import { z } from 'zod';

import { ADDRESS_EDITS } from './address-edits';
import { REVIEW } from './made';

import type { Edit } from './edit';
import type { Made } from './made';
import type { Created } from './rest';

type Fields = Record<string, unknown>;

/** An edit of one thing by REST. */
const change = (name: string, route: string, of: (made: Made) => Created | undefined, fields: Fields): Edit => ({
  name,
  act: (made) => made.content.rest.post(`/wp/v2/${route}/${of(made)?.id}`, fields),
});

/** As `change`, with fields that depend on what was made. */
const changeTo = (
  name: string,
  route: string,
  of: (made: Made) => Created | undefined,
  fields: (made: Made) => Fields,
): Edit => ({ name, act: (made) => made.content.rest.post(`/wp/v2/${route}/${of(made)?.id}`, fields(made)) });

const add = (name: string, route: string, fields: (made: Made) => Fields): Edit => ({
  name,
  act: (made) => made.content.make(`/wp/v2/${route}`, fields(made)),
});

const remove = (name: string, route: string, of: (made: Made) => Created | undefined, query?: string): Edit => ({
  name,
  act: (made) => made.content.rest.remove(`/wp/v2/${route}/${of(made)?.id}`, query),
});

/** Sets ACF's fields that were not set: XML-RPC would add a second value to one that was. */
const fields = (name: string, of: (made: Made) => Created | undefined, values: Record<string, string>): Edit => ({
  name,
  act: (made) => made.content.rest.setFields(of(made)?.id ?? 0, values),
});

const post =
  (index: number) =>
  ({ posts }: Made): Created | undefined =>
    posts[index];

const longText = (word: string, first: string, last: string): string =>
  [
    first,
    ...Array.from(
      { length: 7 },
      (_, i) => `Paragraph ${i} of ${word}, long enough for the excerpt to end before the last.`,
    ),
    last,
  ]
    .map(
      (text) =>
        `<!-- wp:paragraph -->\n<p>${text} One more sentence follows it, with a dozen words for its length.</p>\n<!-- /wp:paragraph -->`,
    )
    .join('\n');

const textOf = (index: number, first: string, last: string) => (made: Made) => ({
  content: longText(`${made.content.word} article ${index}`, first, last),
});

const settingsSchema = z.record(z.string(), z.unknown());

/** A setting, restored at the end. */
const setting = (name: string, key: string, value: (old: unknown) => unknown): Edit => ({
  name,
  async act({ content }) {
    const { [key]: old } = await content.rest.get('/wp/v2/settings', settingsSchema);
    content.undo(() => content.rest.set('/wp/v2/settings', { [key]: old }));
    await content.rest.set('/wp/v2/settings', { [key]: value(old) });
  },
});

const POSTS: Edit[] = [
  change('post: title', 'posts', post(1), { title: 'Another title' }),
  changeTo('post: first paragraph', 'posts', post(1), textOf(1, 'A new first paragraph.', 'The end.')),
  changeTo('post: last paragraph', 'posts', post(1), textOf(1, 'A new first paragraph.', 'Another end.')),
  change('post: excerpt', 'posts', post(1), { excerpt: 'A summary by hand.' }),
  changeTo('post: text of one with an excerpt', 'posts', post(1), textOf(1, 'Another beginning.', 'Another end.')),
  changeTo('post: featured image', 'posts', post(5), ({ media }) => ({ featured_media: media.id })),
  changeTo('post: slug', 'posts', post(1), ({ content }) => ({ slug: `${content.word}-moved` })),
  change('post: date', 'posts', post(7), { date: '2024-01-15T10:00:00' }),
  changeTo('post: author', 'posts', post(8), ({ otherUser }) => ({ author: otherUser.id })),
  change('post: password set', 'posts', post(9), { password: 'a password' }),
  change('post: password removed', 'posts', post(9), { password: '' }),
  change('post: made sticky', 'posts', post(6), { sticky: true }),
  change('post: no longer sticky', 'posts', post(6), { sticky: false }),
  changeTo('post: second category', 'posts', post(4), (made) => ({
    categories: [made.parentCategory.id, made.otherCategory.id],
  })),
  change('category: a name that sorts first', 'categories', ({ parentCategory }) => parentCategory, {
    name: 'A first category',
  }),
  changeTo('post: second category removed', 'posts', post(4), (made) => ({ categories: [made.parentCategory.id] })),
  changeTo('post: tag added', 'posts', post(5), ({ tag }) => ({ tags: [tag.id] })),
  change('post: tag removed', 'posts', post(5), { tags: [] }),
  changeTo('post: topic added', 'posts', post(5), ({ topic }) => ({ treatment_topic: [topic.id] })),
  change('post: topic removed', 'posts', post(5), { treatment_topic: [] }),
  change('post: comments closed', 'posts', post(2), { comment_status: 'closed' }),
  change('post: saved without a change', 'posts', post(2), {}),
  change('post: unpublished', 'posts', post(3), { status: 'draft' }),
  change('post: published again', 'posts', post(3), { status: 'publish' }),
  change('post: private', 'posts', post(10), { status: 'private' }),
  remove('post: to the trash', 'posts', post(10), ''),
  remove('post: deleted for good', 'posts', post(11)),
  fields('post: description for search engines', post(2), { description: 'For search engines.' }),
  fields('post: segment', post(2), { segment: 'other' }),
  change('draft: text', 'posts', ({ draftPost }) => draftPost, { content: 'Still a draft.' }),
  change('draft: published', 'posts', ({ draftPost }) => draftPost, { status: 'publish' }),
];

const PAGES: Edit[] = [
  change('page: title', 'pages', ({ page }) => page, { title: 'Another page title' }),
  changeTo('page: text', 'pages', ({ page }) => page, textOf(90, 'Another page text.', 'The end.')),
  changeTo(
    'page: slug of a parent',
    'pages',
    ({ parentPage }) => parentPage,
    ({ content }) => ({
      slug: `${content.word}-other-parent`,
    }),
  ),
  change('page: order', 'pages', ({ page }) => page, { menu_order: 7 }),
  change('page: template', 'pages', ({ page }) => page, { template: 'template-full-width.php' }),
  change('page: moved to the top', 'pages', ({ page }) => page, { parent: 0 }),
  change('page: draft published', 'pages', ({ draftPage }) => draftPage, { status: 'publish' }),
  remove('page: to the trash', 'pages', ({ draftPage }) => draftPage, ''),
  change('pattern: text', 'blocks', ({ pattern }) => pattern, {
    content: '<!-- wp:paragraph -->\n<p>Another text of the pattern.</p>\n<!-- /wp:paragraph -->',
  }),
  add('pattern: new', 'blocks', ({ content }) => ({
    title: `${content.word} other pattern`,
    content: 'A pattern that no page shows.',
    status: 'publish',
  })),
  {
    name: 'template part: new',
    async act({ content: { rest, word, undo } }) {
      const { stylesheet } = z
        .array(z.object({ stylesheet: z.string() }))
        .parse(await rest.get('/wp/v2/themes?status=active', z.array(z.object({ stylesheet: z.string() }))))[0] ?? {
        stylesheet: '',
      };
      await rest.set('/wp/v2/template-parts', { slug: word, theme: stylesheet, area: 'footer', content: 'A footer.' });
      undo(() => rest.remove(`/wp/v2/template-parts/${stylesheet}//${word}`));
    },
  },
  change('navigation: text', 'navigation', ({ navigation }) => navigation, {
    content: '<!-- wp:navigation-link {"label":"Contact","url":"/contact/","kind":"custom"} /-->',
  }),
];

const MODEL: Edit[] = [
  change('contributor: name', 'contributor', ({ contributor }) => contributor, { title: 'Another name' }),
  change('contributor: text', 'contributor', ({ contributor }) => contributor, { content: 'Another text.' }),
  change('contributor: unpublished', 'contributor', ({ contributor }) => contributor, { status: 'draft' }),
  change('contributor: published', 'contributor', ({ contributor }) => contributor, { status: 'publish' }),
  change('facility: name', 'facility', ({ facility }) => facility, { title: 'Another facility' }),
  change('facility: text', 'facility', ({ facility }) => facility, { content: 'Another text.' }),
  change('facility: unpublished', 'facility', ({ facility }) => facility, { status: 'draft' }),
  fields('contributor: credentials', ({ contributor }) => contributor, { credentials: 'RN' }),
  fields('facility: phone', ({ facility }) => facility, { phone: '(702) 555-0100' }),
  fields('review: last name', ({ review }) => review, { last_name: 'Smith' }),
  {
    name: 'review: new',
    async act({ content: { make, rest, word } }) {
      const { id } = await make('/wp/v2/review', { title: `${word} other review`, status: 'draft' });
      await rest.setFields(id, REVIEW);
      await rest.post(`/wp/v2/review/${id}`, { status: 'publish' });
    },
  },
  remove('review: deleted', 'review', ({ review }) => review),
];

const TERMS: Edit[] = [
  change('category: name', 'categories', ({ category }) => category, { name: 'Another category' }),
  change('category: description', 'categories', ({ category }) => category, { description: 'About the category.' }),
  changeTo(
    'category: slug of a parent',
    'categories',
    ({ parentCategory }) => parentCategory,
    ({ content }) => ({
      slug: `${content.word}-handbooks`,
    }),
  ),
  change('category: moved to the top', 'categories', ({ category }) => category, { parent: 0 }),
  add('category: new', 'categories', ({ content }) => ({ name: `${content.word} new category` })),
  change('tag: name', 'tags', ({ tag }) => tag, { name: 'Another tag' }),
  change('tag: description', 'tags', ({ tag }) => tag, { description: 'About the tag.' }),
  remove('tag: deleted', 'tags', ({ tag }) => tag),
  change('topic: name', 'treatment_topic', ({ topic }) => topic, { name: 'Another topic' }),
  change('topic: description', 'treatment_topic', ({ topic }) => topic, { description: 'About the topic.' }),
  remove('topic: deleted', 'treatment_topic', ({ topic }) => topic),
  remove('category: deleted', 'categories', ({ category }) => category),
];

const OTHERS: Edit[] = [
  change('comment: approved', 'comments', ({ pendingComment }) => pendingComment, { status: 'approved' }),
  change('comment: text', 'comments', ({ comment }) => comment, { content: 'Another comment.' }),
  change('comment: to spam', 'comments', ({ comment }) => comment, { status: 'spam' }),
  { name: 'media: uploaded', act: ({ content }) => content.upload() },
  change('media: alternative text', 'media', ({ media }) => media, { alt_text: 'A picture of a garden' }),
  change('media: caption', 'media', ({ media }) => media, { caption: 'A caption' }),
  remove('media: unused one deleted', 'media', ({ unusedMedia }) => unusedMedia),
  remove('media: featured image deleted', 'media', ({ media }) => media),
  change('user: name', 'users', ({ user }) => user, { name: 'Another author' }),
  change('user: biography', 'users', ({ user }) => user, { description: 'About the author.' }),
  add('user: new', 'users', ({ content: { word } }) => ({
    username: `${word}-new`,
    email: `${word}-new@example.org`,
    password: `${word} ${word} ${word}`,
  })),
  {
    name: 'user: deleted, posts to another',
    act: ({ content: { rest }, user, otherUser }) =>
      rest.remove(`/wp/v2/users/${user.id}`, `?force=true&reassign=${otherUser.id}`),
  },
  change('menu: label of an item', 'menu-items', ({ menuItem }) => menuItem, { title: 'Another label' }),
  remove('menu: item deleted', 'menu-items', ({ menuItem }) => menuItem),
  setting('settings: title', 'title', (old) => `${String(old)} again`),
  setting('settings: tagline', 'description', (old) => `${String(old)} again`),
  setting('settings: posts per page', 'posts_per_page', (old) => Number(old) + 1),
  setting('settings: date format', 'date_format', () => 'Y-m-d'),
  setting('settings: first day of the week', 'start_of_week', (old) => (Number(old) + 1) % 7),
  setting('settings: comments of new posts', 'default_comment_status', (old) => (old === 'open' ? 'closed' : 'open')),
];

export const EDITS: readonly Edit[] = [...POSTS, ...ADDRESS_EDITS, ...PAGES, ...MODEL, ...TERMS, ...OTHERS];
