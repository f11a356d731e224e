import { z } from 'zod';
import { longText, REVIEW, type Made } from './made';
import type { Created } from './wordpress';

interface Edit {
  name: string;
  act(made: Made): Promise<unknown>;
}

type Fields = Record<string, unknown>;
/** Something that was made, by its name, a post by its number, or what an edit before added. */
type Target = Exclude<keyof Made, 'content' | 'posts'> | number | 'added';

const targetOf = (made: Made, target: Target): Created | undefined => {
  if (target === 'added') return made.content.added();
  return typeof target === 'number' ? made.posts[target] : made[target];
};

type FieldsOf = Fields | ((made: Made) => Fields);
const fieldsOf = (given: FieldsOf, made: Made): Fields => (typeof given === 'function' ? given(made) : given);

const change = (name: string, route: string, target: Target, given: FieldsOf): Edit => ({
  name,
  act: (made) => made.content.rest.post(`/wp/v2/${route}/${targetOf(made, target)?.id}`, fieldsOf(given, made)),
});

const add = (name: string, route: string, fields: (made: Made) => Fields): Edit => ({
  name,
  act: (made) => made.content.make(`/wp/v2/${route}`, fields(made)),
});

const remove = (name: string, route: string, target: Target, query?: string): Edit => ({
  name,
  act: (made) => made.content.rest.remove(`/wp/v2/${route}/${targetOf(made, target)?.id}`, query),
});

/** Sets ACF's fields that were not set: XML-RPC would add a second value to one that was. */
const fields = (name: string, target: Target, given: FieldsOf): Edit => ({
  name,
  act: (made) => made.content.rest.setFields(targetOf(made, target)?.id ?? 0, fieldsOf(given, made)),
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

const ofEachType = (name: string, route: string, target: Target): Edit[] => [
  change(`${name}: title`, route, target, { title: `Another ${name}` }),
  change(`${name}: text`, route, target, { content: longText(name, 'A new first paragraph.') }),
  change(`${name}: slug`, route, target, ({ content }) => ({ slug: `${content.word}-moved-${name}` })),
  change(`${name}: saved without a change`, route, target, {}),
  change(`${name}: unpublished`, route, target, { status: 'draft' }),
  change(`${name}: published again`, route, target, { status: 'publish' }),
];

const POSTS: Edit[] = [
  ...ofEachType('post', 'posts', 1),
  change('post: last paragraph', 'posts', 1, { content: longText('post', 'A new first paragraph.', 'Another end.') }),
  change('post: excerpt', 'posts', 1, { excerpt: 'A summary by hand.' }),
  change('post: text of one with an excerpt', 'posts', 1, { content: longText('post', 'Another beginning.') }),
  change('post: featured image', 'posts', 5, ({ media }) => ({ featured_media: media.id })),
  change('post: date', 'posts', 7, { date: '2024-01-15T10:00:00' }),
  change('post: author', 'posts', 8, ({ otherUser }) => ({ author: otherUser.id })),
  change('post: password set', 'posts', 9, { password: 'a password' }),
  change('post: password removed', 'posts', 9, { password: '' }),
  change('post: made sticky', 'posts', 6, { sticky: true }),
  change('post: no longer sticky', 'posts', 6, { sticky: false }),
  change('post: second category', 'posts', 4, (made) => ({
    categories: [made.parentCategory.id, made.otherCategory.id],
  })),
  change('category: a name that sorts first', 'categories', 'parentCategory', { name: 'A first category' }),
  change('post: second category removed', 'posts', 4, (made) => ({ categories: [made.parentCategory.id] })),
  change('post: tag added', 'posts', 5, ({ tag }) => ({ tags: [tag.id] })),
  change('post: tag removed', 'posts', 5, { tags: [] }),
  change('post: topic added', 'posts', 5, ({ topic }) => ({ treatment_topic: [topic.id] })),
  change('post: topic removed', 'posts', 5, { treatment_topic: [] }),
  change('post: comments closed', 'posts', 2, { comment_status: 'closed' }),
  change('post: private', 'posts', 10, { status: 'private' }),
  remove('post: to the trash', 'posts', 10, ''),
  remove('post: deleted for good', 'posts', 11),
  fields('post: description for search engines', 2, { description: 'For search engines.' }),
  fields('post: segment', 2, { segment: 'other' }),
  change('draft: text', 'posts', 'draftPost', { content: 'Still a draft.' }),
  change('draft: published', 'posts', 'draftPost', { status: 'publish' }),
];

const PAGES: Edit[] = [
  ...ofEachType('page', 'pages', 'page'),
  change('page: slug of a parent', 'pages', 'parentPage', ({ content }) => ({
    slug: `${content.word}-other-parent`,
  })),
  change('page: order', 'pages', 'page', { menu_order: 7 }),
  change('page: template', 'pages', 'page', { template: 'template-full-width.php' }),
  change('page: moved to the top', 'pages', 'page', { parent: 0 }),
  change('pattern: text', 'blocks', 'pattern', {
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
      const [theme] = await rest.get('/wp/v2/themes?status=active', z.array(z.object({ stylesheet: z.string() })));
      const part = { slug: word, theme: theme?.stylesheet, area: 'footer', content: 'A footer.' };
      await rest.set('/wp/v2/template-parts', part);
      undo(() => rest.remove(`/wp/v2/template-parts/${part.theme}//${word}`));
    },
  },
  change('navigation: text', 'navigation', 'navigation', {
    content: '<!-- wp:navigation-link {"label":"Contact","url":"/contact/","kind":"custom"} /-->',
  }),
];

const MODEL: Edit[] = [
  ...ofEachType('contributor', 'contributor', 'contributor'),
  ...ofEachType('facility', 'facility', 'facility'),
  fields('contributor: credentials', 'contributor', { credentials: 'RN' }),
  fields('facility: phone', 'facility', { phone: '(702) 555-0100' }),
  fields('review: last name', 'review', { last_name: 'Smith' }),
  {
    name: 'review: new',
    async act({ content: { make, rest, word } }) {
      const { id } = await make('/wp/v2/review', { title: `${word} other review`, status: 'draft' });
      await rest.setFields(id, REVIEW);
      await rest.post(`/wp/v2/review/${id}`, { status: 'publish' });
    },
  },
  remove('review: deleted', 'review', 'review'),
];

const ofEachTaxonomy = (name: string, route: string, target: Target): Edit[] => [
  change(`${name}: name`, route, target, { name: `Another ${name}` }),
  change(`${name}: description`, route, target, { description: `About the ${name}.` }),
  remove(`${name}: deleted`, route, target),
];

const TERMS: Edit[] = [
  change('category: slug of a parent', 'categories', 'parentCategory', ({ content }) => ({
    slug: `${content.word}-handbooks`,
  })),
  change('category: moved to the top', 'categories', 'category', { parent: 0 }),
  add('category: new', 'categories', ({ content }) => ({ name: `${content.word} new category` })),
  ...ofEachTaxonomy('category', 'categories', 'category'),
  ...ofEachTaxonomy('tag', 'tags', 'tag'),
  ...ofEachTaxonomy('topic', 'treatment_topic', 'topic'),
];

const OTHERS: Edit[] = [
  change('comment: approved', 'comments', 'pendingComment', { status: 'approved' }),
  change('comment: text', 'comments', 'comment', { content: 'Another comment.' }),
  change('comment: to spam', 'comments', 'comment', { status: 'spam' }),
  { name: 'media: uploaded', act: ({ content }) => content.upload() },
  change('media: alternative text', 'media', 'media', { alt_text: 'A picture of a garden' }),
  change('media: caption', 'media', 'media', { caption: 'A caption' }),
  remove('media: unused one deleted', 'media', 'unusedMedia'),
  remove('media: featured image deleted', 'media', 'media'),
  change('user: name', 'users', 'user', { name: 'Another author' }),
  change('user: biography', 'users', 'user', { description: 'About the author.' }),
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
  change('menu: label of an item', 'menu-items', 'menuItem', { title: 'Another label' }),
  remove('menu: item deleted', 'menu-items', 'menuItem'),
  setting('settings: title', 'title', (old) => `${String(old)} again`),
  setting('settings: tagline', 'description', (old) => `${String(old)} again`),
  setting('settings: posts per page', 'posts_per_page', (old) => Number(old) + 1),
  setting('settings: date format', 'date_format', () => 'Y-m-d'),
  setting('settings: first day of the week', 'start_of_week', (old) => (Number(old) + 1) % 7),
  setting('settings: comments of new posts', 'default_comment_status', (old) => (old === 'open' ? 'closed' : 'open')),
];

/** A month without posts. */
const EMPTY_MONTH = { path: '/1998/03/', date: '1998-03-05T10:00:00' };
const NEXT_MONTH = { path: '/1998/04/', date: '1998-04-05T10:00:00' };

const addPost = (name: string, more: (word: string) => Fields): Edit =>
  add(name, 'posts', ({ content: { word } }) => ({ content: 'Some words.', status: 'publish', ...more(word) }));

const slugged = (name: string, end: string): Edit =>
  change(name, 'posts', 'added', ({ content: { word } }) => ({ slug: word + end }));

const unpublished = (name: string): Edit => change(name, 'posts', 'added', { status: 'draft' });

/** For each kind of answer of WordPress's routing, an edit that turns it into another kind. */
const ADDRESSES: Edit[] = [
  addPost('address: a post at a 404', (word) => ({ title: `${word} appears`, slug: `${word}-appears` })),
  slugged('address: its slug, which becomes an old one', '-appeared'),
  unpublished('address: unpublished'),
  addPost('address: a post that WordPress guesses for a 404', (word) => ({ title: word, slug: `${word}-guess-me` })),
  slugged('address: another guess', '-guessed'),
  unpublished('address: no guess'),
  addPost('address: first post of a month', (word) => ({ title: `${word} in March`, date: EMPTY_MONTH.date })),
  change('address: moved to another month', 'posts', 'added', { date: NEXT_MONTH.date }),
  unpublished('address: no post of that month'),
  // They put an article on a profile.
  fields('byline: reviewer', 6, ({ contributor }) => ({ reviewer: contributor.id })),
  fields('byline: author, who was the reviewer', 6, ({ contributor }) => ({ author: contributor.id })),
];

/** Returns addresses at which one of them makes WordPress answer something else: a 404, a redirect, a list. */
export const editedAddresses = (word: string): string[] => [
  ...['appears', 'appeared', 'gues'].map((end) => `/${word}-${end}/`),
  EMPTY_MONTH.path,
  NEXT_MONTH.path,
  '/1998/',
  `/category/${word}-guides/page/2/`,
];

export const EDITS: readonly Edit[] = [...POSTS, ...ADDRESSES, ...PAGES, ...MODEL, ...TERMS, ...OTHERS];
