import { typeset } from '../markdown/typography';
import type { FrontMatter } from './front-matter';
import type { MediaFields } from './lists';
import type { PostEntity, PostType } from './types';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#8217': '’', hellip: '…' };

/** Returns the text of HTML, for search and automatic excerpts. */
export function plainText(html: string): string {
  return html
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#8217|hellip);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A row with nothing in it but what every type needs; callers spread their own over it. */
export function emptyPost(id: number, type: PostType, slug: string, title: string): PostEntity {
  return {
    id,
    type,
    slug,
    title: typeset(title),
    status: 'publish',
    password: undefined,
    date: '2025-09-01T09:00:00',
    modified: '2025-09-01T09:00:00',
    authorSlug: 'admin',
    parentId: 0,
    menuOrder: 0,
    path: null,
    content: '',
    excerpt: '',
    termIds: [],
    sticky: false,
    commentStatus: 'closed',
    oldSlugs: [],
    template: undefined,
    fields: null,
    facility: null,
    contributor: null,
    review: null,
    media: null,
    autosave: null,
    words: { title: title.toLowerCase(), excerpt: '', content: '' },
  };
}

/** A media item from media.yaml and its picture's path on disk. */
export function mediaEntity(id: number, key: string, media: MediaFields, source: string): PostEntity {
  const title = media.title ?? media.alt;
  return {
    ...emptyPost(id, 'attachment', media.file, title),
    status: 'inherit',
    date: media.date,
    modified: media.date,
    path: `/${media.file}/`,
    media: { ...media, key, source },
  };
}

/** Slug of a page from its path; the front page has its file's name. */
export const lastSegment = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

/** A page, post, facility or contributor from its front matter; content is set by the caller. */
export function contentEntity(id: number, matter: FrontMatter, fileSlug: string): PostEntity {
  const { title, ...fields } = matter;
  const slug = matter.type === 'page' ? lastSegment(matter.path) || fileSlug : matter.slug;
  return {
    ...emptyPost(id, matter.type, slug, title),
    status: matter.status,
    password: matter.password,
    date: matter.date,
    modified: matter.modified ?? matter.date,
    authorSlug: matter.author,
    menuOrder: matter.menuOrder,
    path: addressOf(matter),
    excerpt: matter.excerpt ? `<p>${typeset(matter.excerpt)}</p>\n` : '',
    sticky: matter.sticky,
    commentStatus: matter.comments,
    oldSlugs: matter.oldSlugs,
    template: matter.template,
    fields,
    facility: matter.type === 'facility' ? matter.facility : null,
    contributor: matter.type === 'contributor' ? matter.contributor : null,
  };
}

function addressOf(matter: FrontMatter): string {
  if (matter.type === 'page') return matter.path;
  const base = { post: '/', facility: '/facilities/', contributor: '/contributors/' }[matter.type];
  return `${base}${matter.slug}/`;
}

/** Returns a post as its preview shows it: with the autosave's values. */
export function withAutosave(post: PostEntity): PostEntity {
  const { autosave, fields } = post;
  if (!autosave) return post;
  const { title, content, slug = post.slug, stickyCta } = autosave;
  const changed: PostEntity = {
    ...post,
    title,
    slug,
    fields: fields && stickyCta ? { ...fields, stickyCta } : fields,
    // An automatic excerpt follows the new text.
    excerpt: fields?.excerpt ? post.excerpt : '',
  };
  return withContent(changed, content.trimEnd());
}

/** Sets rendered content and what follows from it: the automatic excerpt, and the words for search. */
export function withContent(post: PostEntity, html: string): PostEntity {
  const words = plainText(html).split(' ');
  const cut = words.length > 55 ? `${words.slice(0, 55).join(' ')} [&hellip;]` : words.join(' ');
  return {
    ...post,
    content: html ? `${html}\n` : '',
    excerpt: post.excerpt || (html ? `<p>${cut}</p>\n` : ''),
    words: {
      title: post.title.toLowerCase(),
      excerpt: plainText(post.excerpt).toLowerCase(),
      content: words.join(' ').toLowerCase(),
    },
  };
}
