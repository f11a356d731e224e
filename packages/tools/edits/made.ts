import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '../process/problem';
import type { Created, WordPress } from './wordpress';
import sharp from 'sharp';

/** Begins the name of everything that is made. */
const PREFIX = 'fbtrial';
const PICTURE_PX = 640;

export type Content = ReturnType<typeof createContent>;

export function createContent(rest: WordPress) {
  let pictures = 0;
  let isRemoving = false;
  let added: Created | undefined;
  const steps: (() => Promise<void>)[] = [];
  const word = `${PREFIX}${randomBytes(3).toString('hex')}`;
  const remember = (route: string, { id }: Created): void =>
    void steps.push(() =>
      rest.remove(`${route}/${id}`, route.endsWith('/users') ? '?force=true&reassign=false' : undefined),
    );
  return {
    rest,
    word,
    async make(route: string, fields: Record<string, unknown>): Promise<Created> {
      if (isRemoving) throw new Problem('The content is being removed.');
      const made = await rest.post(route, fields);
      remember(route, made);
      added = made;
      return made;
    },
    /** The last that was made. */
    added: () => added,
    async upload(): Promise<Created> {
      const background = { width: PICTURE_PX, height: PICTURE_PX, channels: 3, background: 'gray' } as const;
      const png = await sharp({ create: background }).png().toBuffer();
      const made = await rest.upload(`${word}-picture-${(pictures += 1)}.png`, Uint8Array.from(png));
      remember('/wp/v2/media', made);
      return made;
    },
    undo: (step: () => Promise<void>): void => void steps.push(step),
    async removeAll(report: (text: string) => void): Promise<void> {
      isRemoving = true;
      const failures = new Set<string>();
      for (let step = steps.pop(); step; step = steps.pop())
        await step().catch((error: unknown) => {
          // An edit deleted it already.
          const text = error instanceof Error ? error.message : String(error);
          if (!/HTTP 4(?:04|10)/.test(text)) failures.add(text);
        });
      for (const failure of failures) report(`Not all was removed: what begins with ${word} is left. ${failure}`);
    },
  };
}

const POSTS = 12;
const TAGGED_POSTS = 4;
const DAY_MS = 86_400_000;
const LIST_BLOCKS = ['latest-posts', 'latest-comments', 'categories', 'tag-cloud', 'archives'];

export const REVIEW = {
  rating: '5',
  first_name: 'Ann',
  source_type: 'google',
  review_date: '20260101',
  comments: 'They helped me.',
};

const paragraph = (text: string): string => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;

/** Returns a text that is longer than an excerpt. @param last its last paragraph */
export const longText = (about: string, first = 'A first paragraph.', last = 'The end.'): string => {
  const middle = Array.from(
    { length: 8 },
    (_, i) => `Paragraph ${i} of ${about} tells about treatment, insurance and recovery in a sentence of its own.`,
  );
  return [first, ...middle, last].map(paragraph).join('\n');
};

const menusSchema = z.array(z.object({ id: z.number(), locations: z.array(z.string()) }));

export async function requireAccess(rest: WordPress): Promise<void> {
  await rest.get('/wp/v2/settings', z.unknown());
  const types = await rest.get('/wp/v2/types', z.record(z.string(), z.unknown()));
  if (!('facility' in types) || !('contributor' in types))
    throw new Problem('This WordPress has no facilities and contributors: activate the Footbridge plugin.');
}

export type Made = Awaited<ReturnType<typeof makeContent>>;

export async function makeContent(content: Content) {
  const { rest, word, make } = content;
  const named = (route: string, title: string, more: object = {}) =>
    make(`/wp/v2/${route}`, { title: `${word} ${title}`, content: longText(title), status: 'publish', ...more });
  const term = (route: string, name: string, more: object = {}) =>
    make(`/wp/v2/${route}`, { name: `${word} ${name}`, ...more });
  const newUser = (name: string) =>
    term('users', name, {
      username: `${word}-${name}`,
      email: `${word}-${name}@example.org`,
      password: randomBytes(16).toString('hex'),
      roles: ['author'],
    });
  const menu = (await rest.get('/wp/v2/menus?per_page=100', menusSchema)).find(({ locations }) =>
    locations.includes('primary'),
  );
  if (!menu) throw new Problem('This WordPress has no menu at the location "primary".');
  // It outlasts the rest: its edits tell that the webhooks of the others have arrived.
  const sentinel = await rest.post('/wp/v2/pages', { title: `${word} sentinel`, status: 'publish' });
  const user = await newUser('author');
  const media = await content.upload();
  const parentCategory = await term('categories', 'guides');
  const category = await term('categories', 'detox', { parent: parentCategory.id });
  const tag = await term('tags', 'tag');
  const topic = await term('treatment_topic', 'topic');
  const posts: Created[] = [];
  for (let i = 0; i < POSTS; i += 1)
    posts.push(
      await named('posts', `article ${i}`, {
        date_gmt: new Date(Date.now() - (i + 1) * DAY_MS).toISOString().slice(0, 19),
        author: user.id,
        categories: [i % 2 ? category.id : parentCategory.id],
        ...(i < TAGGED_POSTS && { tags: [tag.id], treatment_topic: [topic.id], featured_media: media.id }),
        comment_status: 'open',
      }),
    );
  const parentPage = await named('pages', 'parent');
  const pattern = await named('blocks', 'pattern');
  const navigation = await named('navigation', 'navigation', { content: '<!-- wp:page-list /-->' });
  const lists = [`navigation {"ref":${navigation.id}}`, ...LIST_BLOCKS].map((block) => `<!-- wp:${block} /-->`);
  const comment = (status: string) =>
    named('comments', status, {
      post: posts[0]?.id,
      author_name: 'A reader',
      author_email: 'reader@example.org',
      status,
    });
  const made = {
    content,
    sentinel,
    user,
    media,
    parentCategory,
    category,
    tag,
    topic,
    posts,
    parentPage,
    pattern,
    navigation,
    otherUser: await newUser('other'),
    unusedMedia: await content.upload(),
    otherCategory: await term('categories', 'aftercare'),
    page: await named('pages', 'child', { parent: parentPage.id, treatment_topic: [topic.id] }),
    draftPost: await named('posts', 'draft', { slug: `${word}-draft`, status: 'draft', categories: [category.id] }),
    contributor: await named('contributor', 'contributor'),
    facility: await named('facility', 'facility'),
    review: await named('review', 'review'),
    patternPost: await named('pages', 'pattern page', { content: `<!-- wp:block {"ref":${pattern.id}} /-->` }),
    listsPage: await named('pages', 'lists', { content: lists.join('\n') }),
    comment: await comment('approved'),
    pendingComment: await comment('hold'),
    menuItem: await named('menu-items', 'item', { url: 'https://example.org/', menus: menu.id, menu_order: 90 }),
  };
  // Without these fields no page shows them.
  const clinical = { job_title: 'Nurse', categories: '1', categories_0_category_name: 'Clinical Team' };
  await rest.setFields(made.contributor.id, clinical);
  await rest.setFields(made.review.id, REVIEW);
  return made;
}
