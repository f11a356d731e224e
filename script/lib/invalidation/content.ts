import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';

import { z } from 'zod';

import { Problem } from '../process/problem';

import type { Created, Rest } from './rest';

/** Begins the name of everything that is made. */
const PREFIX = 'fbtrial';
const POSTS = 12;
const DAY_MS = 86_400_000;

export interface Content {
  rest: Rest;
  word: string;
  /** Creates something that `removeAll` deletes. */
  make(route: string, fields: Record<string, unknown>): Promise<Created>;
  upload(): Promise<Created>;
  /** Registers what `removeAll` has to do beside deleting what was made. */
  undo(step: () => Promise<void>): void;
  removeAll(report: (text: string) => void): Promise<void>;
}

/** Returns the bytes of a gray PNG. */
function png(size: number): Uint8Array<ArrayBuffer> {
  const crc = (bytes: Buffer): number => {
    let value = 0xffffffff;
    for (const byte of bytes) {
      value ^= byte;
      for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
    }
    return (value ^ 0xffffffff) >>> 0;
  };
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc(body), body.length + 4);
    return whole;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head[8] = 8;
  const rows = Buffer.alloc(size * (size + 1), 0x80);
  for (let row = 0; row < size; row += 1) rows[row * (size + 1)] = 0;
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** Returns a maker of content that remembers what it made. */
export function createContent(rest: Rest): Content {
  let pictures = 0;
  const steps: (() => Promise<void>)[] = [];
  const word = `${PREFIX}${randomBytes(3).toString('hex')}`;
  const remember = (route: string, { id }: Created): void =>
    void steps.push(() =>
      rest.remove(`${route}/${id}`, route.endsWith('/users') ? '?force=true&reassign=false' : undefined),
    );
  return {
    rest,
    word,
    async make(route, fields) {
      const made = await rest.post(route, fields);
      remember(route, made);
      return made;
    },
    async upload() {
      const made = await rest.upload(`${word}-picture-${(pictures += 1)}.png`, png(640));
      remember('/wp/v2/media', made);
      return made;
    },
    undo: (step) => void steps.push(step),
    async removeAll(report) {
      const failures = new Set<string>();
      for (let step = steps.pop(); step; step = steps.pop())
        await step().catch((error: unknown) => {
          // An edit deleted it already.
          const text = error instanceof Error ? error.message : String(error);
          if (!/HTTP 4(?:04|10)/.test(text)) failures.add(text);
        });
      for (const failure of failures) report(`Not all was removed; the next run removes the rest. ${failure}`);
    },
  };
}

/** ACF's fields of a review. */
export const REVIEW = {
  rating: '5',
  first_name: 'Ann',
  source_type: 'google',
  review_date: '20260101',
  comments: 'They helped me.',
};

const foundSchema = z.array(z.object({ id: z.number() }));
const POST_ROUTES = [
  'menu-items',
  'posts',
  'pages',
  'blocks',
  'navigation',
  'contributor',
  'facility',
  'review',
  'media',
];
const TERM_ROUTES = ['categories', 'tags', 'treatment_topic'];

/** Removes what an interrupted run left. */
export async function removeLeftovers(rest: Rest): Promise<void> {
  const removeFound = async (route: string, query: string, how?: string): Promise<void> => {
    const found = await rest.get(`/wp/v2/${route}?search=${PREFIX}&per_page=100${query}`, foundSchema);
    for (const { id } of found) await rest.remove(`/wp/v2/${route}/${id}`, how);
  };
  for (const route of POST_ROUTES)
    await removeFound(route, route === 'media' ? '' : '&status=publish,draft,private,future,trash');
  for (const route of TERM_ROUTES) await removeFound(route, '');
  await removeFound('users', '', '?force=true&reassign=false');
}

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

/** Makes the content that the edits change. @throws Problem when the model of the plugin is missing */
export async function makeContent(content: Content): Promise<Made> {
  const { rest, word, make } = content;
  const types = await rest.get('/wp/v2/types', z.record(z.string(), z.unknown()));
  if (!('facility' in types) || !('contributor' in types))
    throw new Problem('This WordPress has no facilities and contributors: activate the Footbridge plugin.');
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
