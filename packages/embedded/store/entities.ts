import { withChanges, listOf, textOf, type Changes, type Values } from '../fields/field';
import { fieldsOf } from '../fields/model';
import { typeset } from '../markdown/typography';
import type { FrontMatter } from './front-matter';
import type { MediaFields } from './lists';
import type { PostEntity } from './types';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#8217': '’', hellip: '…' };

export function plainText(html: string): string {
  return html
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#8217|hellip);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function emptyPost(id: number, type: string, slug: string, title: string): PostEntity {
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
    termIds: [],
    sticky: false,
    commentStatus: 'closed',
    oldSlugs: [],
    template: undefined,
    format: undefined,
    role: null,
    values: {},
    media: null,
    autosave: null,
  };
}

const UPLOADED = '2026-03-02T09:00:00';

export function mediaEntity(id: number, key: string, media: MediaFields, source: string): PostEntity {
  return {
    ...emptyPost(id, 'attachment', media.file, media.alt),
    status: 'inherit',
    date: UPLOADED,
    modified: UPLOADED,
    path: `/${media.file}/`,
    media: { ...media, key, source },
  };
}

const ROLES = ['frontPage', 'postsPage', 'privacyPage'] as const;

export function contentEntity(id: number, matter: FrontMatter): PostEntity {
  return {
    ...emptyPost(id, matter.type, matter.slug, matter.title),
    status: matter.status,
    password: matter.password,
    date: matter.date,
    modified: matter.modified ?? matter.date,
    authorSlug: matter.author,
    path: matter.path,
    commentStatus: matter.comments,
    oldSlugs: matter.oldSlugs,
    format: matter.format,
    role: ROLES.find((role) => matter[role]) ?? null,
  };
}

const termsIn = (type: string, values: Values): number[] =>
  fieldsOf(type)
    .filter((field) => field.kind === 'reference' && field.to === 'term')
    .flatMap(({ name }) => listOf(values[name]))
    .map(Number);

export function withValues(post: PostEntity, changes: Changes): PostEntity {
  const values = withChanges(post.values, changes);
  const before = termsIn(post.type, post.values);
  return {
    ...post,
    values,
    termIds: [...post.termIds.filter((id) => !before.includes(id)), ...termsIn(post.type, values)],
    template: textOf(values.template) || undefined,
    menuOrder: Number(values.menuOrder ?? 0),
    sticky: values.sticky === true,
  };
}

export function withAutosave(post: PostEntity): PostEntity {
  const { title = post.title, content = post.content, slug = post.slug, values = {} } = post.autosave ?? {};
  return withValues({ ...post, title, content, slug }, values);
}

export function excerptOf({ values, content }: PostEntity): string {
  const own = textOf(values.excerpt);
  const words = plainText(content).split(' ');
  const cut = words.length > 55 ? `${words.slice(0, 55).join(' ')} [&hellip;]` : words.join(' ');
  return own || content ? `<p>${own ? typeset(own) : cut}</p>\n` : '';
}

/** A moment as the site's clock shows it: 2026-03-02T09:00:00. */
export const siteTime = (moment: Date, timezone: string): string =>
  moment.toLocaleString('sv-SE', { timeZone: timezone }).replace(' ', 'T');

export function toGmt(local: string, timezone: string): string {
  const asUtc = new Date(`${local}Z`).getTime();
  const offset = new Date(`${siteTime(new Date(asUtc), timezone)}Z`).getTime() - asUtc;
  return new Date(asUtc - offset).toISOString().slice(0, 19);
}
