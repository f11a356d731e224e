import { existsSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import type { z } from 'zod';
import type { SiteCode } from '@/site-config/types';
import { isValues, type Values } from '../fields/field';
import { declaration, TAXONOMIES } from '../fields/declared';
import { OPTIONS_FIELDS } from '../fields/model';
import { valuesSchema, type Reading } from '../fields/read';
import { typeset } from '../markdown/typography';
import { emptyPost, mediaEntity } from './entities';
import { fieldsForSite, belongsTo } from './front-matter';
import { check, ContentError, listFiles, readYaml } from './files';
import type { IdRegistry } from './ids';
import {
  commentsSchema,
  mediaSchema,
  menusSchema,
  reviewsSchema,
  settingsSchema,
  TERM_LISTS,
  termsSchema,
  usersSchema,
  type MediaFields,
  type MenuItemFields,
  type SiteSettings,
} from './lists';
import type { CommentEntity, MenuEntity, MenuItemEntity, PostEntity, TermEntity, UserEntity } from './types';

export interface ListContext {
  root: string;
  ownContent: string;
  site: SiteCode;
  ids: IdRegistry;
  /** Runs one file's reading; a failure becomes a problem and the fallback is used. */
  attempt<T>(file: string, read: () => T, fallback: T): T;
}

const asFields = (value: unknown): Record<string, unknown> => (isValues(value) ? value : {});

/** Returns a YAML file's value as the brand has it; what it is without a file, or with an invalid one. */
function readList<T>({ root, site, attempt }: ListContext, file: string, schema: z.ZodType<T>, none: T): T {
  if (!existsSync(join(root, file))) return none;
  const read = () => {
    const value = readYaml(root, file);
    const own = Array.isArray(value)
      ? value.map((item) => fieldsForSite(asFields(item), site))
      : fieldsForSite(asFields(value), site);
    return check(schema, own);
  };
  return attempt(file, read, none);
}

/** The picture of a brand's content/media/ that replaces those it lacks. */
const DEFAULT_PICTURE = 'default';

const picturesOf = ({ root, ownContent }: ListContext): Map<string, string> =>
  new Map(
    [root, ownContent].filter(existsSync).flatMap((folder) =>
      listFiles(folder)
        .filter((file) => dirname(file) === 'media')
        .map((file): [string, string] => [parse(file).name, join(folder, file)]),
    ),
  );

export function readMedia(context: ListContext): Map<string, PostEntity> {
  const { site, ids, attempt } = context;
  const pictures = picturesOf(context);
  const entry = (key: string, media: MediaFields): [string, PostEntity] => {
    const path = pictures.get(media.file) ?? pictures.get(DEFAULT_PICTURE);
    if (path) return [key, mediaEntity(ids.idOf(`media:${key}`), key, media, path)];
    throw new ContentError(
      `${key}.file: there is no picture "${media.file}" in media/, nor in the brand's content/media/`,
    );
  };
  const all = Object.entries(readList(context, 'media.yaml', mediaSchema, {}));
  return new Map(
    all
      .filter(([, media]) => belongsTo(media.sites, site))
      .flatMap(([key, media]) => attempt<[string, PostEntity][]>('media.yaml', () => [entry(key, media)], [])),
  );
}

const formats = (ids: IdRegistry): TermEntity[] =>
  declaration.postFormats.map((format) => ({
    id: ids.idOf(`term:post_format:${format}`),
    taxonomy: 'post_format',
    slug: `post-format-${format}`,
    name: format.charAt(0).toUpperCase() + format.slice(1),
    description: '',
    parentId: 0,
    path: `/type/${format}/`,
  }));

export function readTerms(context: ListContext): TermEntity[] {
  const { site, ids } = context;
  const lists = readList(context, 'terms.yaml', termsSchema, {});
  const written = TERM_LISTS.flatMap(([key, taxonomy]) => {
    const base = `/${TAXONOMIES[taxonomy]?.slug ?? taxonomy}/`;
    const fields = lists[key] ?? {};
    const pathOf = (slug: string): string => {
      const parent = fields[slug]?.parent;
      return parent && fields[parent] ? `${pathOf(parent)}${slug}/` : `${base}${slug}/`;
    };
    return Object.entries(fields)
      .filter(([, term]) => belongsTo(term.sites, site))
      .map(([slug, term]) => ({
        id: ids.idOf(`term:${taxonomy}:${slug}`),
        taxonomy,
        slug,
        name: typeset(term.name),
        description: term.description ?? '',
        parentId: term.parent && fields[term.parent] ? ids.idOf(`term:${taxonomy}:${term.parent}`) : 0,
        path: pathOf(slug),
      }));
  });
  return [...written, ...formats(ids)];
}

export const readUsers = (context: ListContext): UserEntity[] =>
  readList(context, 'users.yaml', usersSchema, []).map((user, index) => ({ ...user, id: index + 1 }));

const REVIEWS = 'reviews.yaml';

export const readReviews = (context: ListContext) =>
  readList(context, REVIEWS, reviewsSchema, []).flatMap(({ status, sites, ...fields }, index) => {
    if (!belongsTo(sites, context.site)) return [];
    const details = asFields(fields.reviewDetails);
    const date = `${String(details.reviewDate ?? '2025-09-01')}T12:00:00`;
    const slug = `review-${index + 1}`;
    const title = [details.firstName, details.lastName].filter(Boolean).join(' ') || slug;
    const post = emptyPost(context.ids.idOf(`review:${slug}`), 'review', slug, title);
    return [{ file: REVIEWS, post: { ...post, status, date, modified: date }, fields }];
  });

export const readSettings = (context: ListContext): SiteSettings =>
  readList(context, 'settings.yaml', settingsSchema, settingsSchema.parse({ title: 'WordPress' }));

export const readOptions = (context: ListContext, reading: Reading): Values =>
  readList(context, 'options.yaml', valuesSchema(OPTIONS_FIELDS, reading), {});

export function readMenus(context: ListContext): { menus: MenuEntity[]; items: MenuItemEntity[] } {
  const { site, ids } = context;
  const lists = readList(context, 'menus.yaml', menusSchema, {});
  const items: MenuItemEntity[] = [];
  const menus = Object.entries(lists).map(([key, { name, items: list }]): MenuEntity => {
    const menu = { id: ids.idOf(`menu:${key}`), name, slug: `${key}-menu`, location: key.toUpperCase() };
    addItems(list, { menuId: menu.id, parentId: 0, key: `menu:${key}` });
    return menu;
  });
  return { menus, items };

  function addItems(list: MenuItemFields[], place: { menuId: number; parentId: number; key: string }): void {
    list.forEach(({ children, ...item }, index) => {
      if (!belongsTo(item.sites, site)) return;
      // The id depends on the place, not on the label, because labels differ between brands.
      const key = `${place.key}/${index}`;
      const id = ids.idOf(key);
      const { menuId, parentId } = place;
      const order = items.filter((other) => other.menuId === menuId).length + 1;
      items.push({ ...item, id, menuId, parentId, order });
      addItems(children, { menuId, parentId: id, key });
    });
  }
}

export function readComments(context: ListContext, posts: PostEntity[]): CommentEntity[] {
  const idAt = (position: number) => context.ids.idOf(`comment:${position}`);
  return readList(context, 'comments.yaml', commentsSchema, []).flatMap(({ on, replyTo, ...comment }, index) => {
    const post = posts.find(({ type, slug }) => type === 'post' && slug === on);
    return post ? [{ ...comment, id: idAt(index + 1), postId: post.id, parentId: replyTo ? idAt(replyTo) : 0 }] : [];
  });
}
