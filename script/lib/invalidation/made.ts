import { randomBytes } from 'node:crypto';

import { z } from 'zod';

import { Problem } from '../process/problem';

import type { Content } from './content';
import type { Created, Rest } from './rest';

const POSTS = 12;
const DAY_MS = 86_400_000;

/** ACF's fields of a review. */
export const REVIEW = {
  rating: '5',
  first_name: 'Ann',
  source_type: 'google',
  review_date: '20260101',
  comments: 'They helped me.',
};

/** What the edits change. */
export interface Made {
  content: Content;
  media: Created;
  unusedMedia: Created;
  user: Created;
  otherUser: Created;
  /** Its edits tell that all earlier webhooks have arrived. */
  sentinel: Created;
  parentCategory: Created;
  category: Created;
  otherCategory: Created;
  tag: Created;
  topic: Created;
  posts: Created[];
  parentPage: Created;
  page: Created;
  draftPost: Created;
  draftPage: Created;
  contributor: Created;
  facility: Created;
  review: Created;
  pattern: Created;
  patternPost: Created;
  navigation: Created;
  /** Shows lists by blocks in its text. */
  listsPage: Created;
  comment: Created;
  pendingComment: Created;
  menuItem: Created;
}

const paragraphs = (word: string, count = 8): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<!-- wp:paragraph -->\n<p>Paragraph ${i} of ${word} tells about treatment, insurance and recovery in a sentence of its own, so that the text is longer than an excerpt.</p>\n<!-- /wp:paragraph -->`,
  ).join('\n');

const menusSchema = z.array(z.object({ id: z.number(), locations: z.array(z.string()) }));

/** @throws Problem when the user is no administrator, or the plugin is missing */
export async function requireAccess(rest: Rest): Promise<void> {
  await rest.get('/wp/v2/settings', z.unknown());
  const types = await rest.get('/wp/v2/types', z.record(z.string(), z.unknown()));
  if (!('facility' in types) || !('contributor' in types))
    throw new Problem('This WordPress has no facilities and contributors: activate the Footbridge plugin.');
}

/** Makes the content that the edits change. @throws Problem when no menu is shown */
export async function makeContent(content: Content): Promise<Made> {
  const { rest, word, make } = content;
  const user = (name: string) =>
    make('/wp/v2/users', {
      username: `${word}-${name}`,
      name: `${word} ${name}`,
      email: `${word}-${name}@example.org`,
      password: randomBytes(16).toString('hex'),
      roles: ['author'],
    });
  // Deleted last.
  const sentinel = await user('sentinel');
  const [author, otherUser] = [await user('author'), await user('other')];
  const [media, unusedMedia] = [await content.upload(), await content.upload()];
  const parentCategory = await make('/wp/v2/categories', { name: `${word} guides` });
  const category = await make('/wp/v2/categories', { name: `${word} detox`, parent: parentCategory.id });
  const otherCategory = await make('/wp/v2/categories', { name: `${word} aftercare` });
  const tag = await make('/wp/v2/tags', { name: `${word} tag` });
  const topic = await make('/wp/v2/treatment_topic', { name: `${word} topic` });
  const posts: Created[] = [];
  for (let i = 0; i < POSTS; i += 1)
    posts.push(
      await make('/wp/v2/posts', {
        title: `${word} article ${i}`,
        content: paragraphs(`${word} article ${i}`),
        status: 'publish',
        date_gmt: new Date(Date.now() - (i + 1) * DAY_MS).toISOString().slice(0, 19),
        author: author.id,
        categories: [i % 2 ? category.id : parentCategory.id],
        ...(i < 4 && { tags: [tag.id], treatment_topic: [topic.id], featured_media: media.id }),
        comment_status: 'open',
      }),
    );
  const page = (fields: object) =>
    make('/wp/v2/pages', { content: paragraphs(`${word} page`), status: 'publish', ...fields });
  const parentPage = await page({ title: `${word} parent` });
  const pattern = await make('/wp/v2/blocks', {
    title: `${word} pattern`,
    content: paragraphs('a pattern', 1),
    status: 'publish',
  });
  const navigation = await make('/wp/v2/navigation', {
    title: `${word} navigation`,
    content: '<!-- wp:page-list /-->',
    status: 'publish',
  });
  const [post] = posts;
  const menus = await rest.get('/wp/v2/menus?per_page=100', menusSchema);
  const menu = menus.find(({ locations }) => locations.includes('primary'));
  if (!menu) throw new Problem('This WordPress has no menu at the location "primary".');
  const comment = (status: string) =>
    make('/wp/v2/comments', {
      post: post?.id,
      author_name: 'A reader',
      author_email: 'reader@example.org',
      content: `${word} ${status}`,
      status,
    });
  const made: Made = {
    content,
    media,
    unusedMedia,
    user: author,
    otherUser,
    sentinel,
    parentCategory,
    category,
    otherCategory,
    tag,
    topic,
    posts,
    parentPage,
    page: await page({ title: `${word} child`, parent: parentPage.id, treatment_topic: [topic.id] }),
    draftPost: await make('/wp/v2/posts', {
      title: `${word} draft`,
      slug: `${word}-draft`,
      content: paragraphs('a draft'),
      status: 'draft',
      categories: [category.id],
    }),
    draftPage: await page({ title: `${word} draft page`, slug: `${word}-draft-page`, status: 'draft' }),
    contributor: await make('/wp/v2/contributor', {
      title: `${word} contributor`,
      content: paragraphs('a person'),
      status: 'publish',
    }),
    facility: await make('/wp/v2/facility', {
      title: `${word} facility`,
      content: paragraphs('a facility'),
      status: 'publish',
    }),
    review: await make('/wp/v2/review', { title: `${word} review`, status: 'publish' }),
    pattern,
    patternPost: await page({
      title: `${word} pattern page`,
      content: `<!-- wp:block {"ref":${pattern.id}} /-->`,
    }),
    navigation,
    listsPage: await page({
      title: `${word} lists`,
      content: [
        `<!-- wp:navigation {"ref":${navigation.id}} /-->`,
        ...['latest-posts', 'latest-comments', 'categories', 'tag-cloud', 'archives'].map(
          (name) => `<!-- wp:${name} /-->`,
        ),
      ].join('\n'),
    }),
    comment: await comment('approved'),
    pendingComment: await comment('hold'),
    menuItem: await make('/wp/v2/menu-items', {
      title: `${word} item`,
      url: 'https://example.org/',
      status: 'publish',
      menus: menu.id,
      menu_order: 90,
    }),
  };
  // Without these fields no page shows them.
  await rest.setFields(made.contributor.id, {
    job_title: 'Nurse',
    categories: '1',
    categories_0_category_name: 'Clinical Team',
  });
  await rest.setFields(made.review.id, REVIEW);
  return made;
}
