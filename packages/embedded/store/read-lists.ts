import { existsSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { z } from 'zod';
import type { SiteCode } from '@/site-config/types';
import { withChanges, textOf, valuesIn, type Values } from '../fields/field';
import { declaration, TAXONOMIES } from '../fields/declared';
import { OPTIONS_FIELDS } from '../fields/model';
import { valuesSchema } from '../fields/read';
import { typeset } from '../markdown/typography';
import { emptyPost, mediaEntity } from './entities';
import { fieldsForSite, belongsTo } from './for-site';
import { check, ContentError, listFiles, readYaml } from './files';
import { FILE, fileSchema } from './front-matter';
import type { IdRegistry } from './ids';
import {
  commentsSchema,
  mediaSchema,
  menusSchema,
  reviewSchema,
  settingsSchema,
  TERM_LISTS,
  termsSchema,
  usersSchema,
} from './lists';
import type { MenuItemFields, SiteSettings } from './lists';
import type {
  CommentEntity,
  MenuEntity,
  MenuItemEntity,
  MenuLocation,
  PostEntity,
  TermEntity,
  UserEntity,
} from './types';

export interface ListContext {
  root: string;
  /** The brand's own content folder. */
  ownContent: string;
  site: SiteCode;
  ids: IdRegistry;
  /** Runs one file's reading; a failure becomes a problem and the fallback is used. */
  attempt<T>(file: string, read: () => T, fallback: T): T;
}

type Fields = Record<string, unknown>;
const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** All files of one kind: `media.yaml`, `media-posts.yaml` … */
const filesNamed = (root: string, name: string) =>
  listFiles(root).filter((file) => new RegExp(`^${name}(-[a-z0-9-]+)?\\.yaml$`).test(file));

/** The picture of a brand's content/media/ that replaces those it lacks. */
const DEFAULT_PICTURE = 'default';

/** Returns a brand's picture files by name: those of `media/`, which all brands share; its own take precedence. */
const picturesOf = (root: string, ownContent: string): Map<string, string> =>
  new Map(
    [root, ownContent].filter(existsSync).flatMap((folder) =>
      listFiles(folder)
        .filter((file) => dirname(file) === 'media')
        .map((file): [string, string] => [parse(file).name, join(folder, file)]),
    ),
  );

export function readMedia({ root, ownContent, site, ids, attempt }: ListContext): Map<string, PostEntity> {
  const pictures = picturesOf(root, ownContent);
  const items = filesNamed(root, 'media').flatMap((file) =>
    attempt(file, () => Object.entries(check(mediaSchema, fieldsForSite(asFields(readYaml(root, file)), site))), [])
      .filter(([, media]) => belongsTo(media.sites, site))
      .flatMap(([key, media]) =>
        attempt<PostEntity[]>(
          file,
          () => [mediaEntity(ids.idOf(`media:${key}`), key, media, pictureNamed(media.file, key))],
          [],
        ),
      ),
  );
  return new Map(items.map((item) => [item.media?.key ?? item.slug, item]));

  function pictureNamed(name: string, key: string): string {
    const path = pictures.get(name) ?? pictures.get(DEFAULT_PICTURE);
    if (path) return path;
    throw new ContentError(`${key}.file: there is no picture "${name}" in media/, nor in the brand's content/media/`);
  }
}

/** Returns the terms of post formats that have posts. */
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

export function readTerms({ root, site, ids, attempt }: ListContext): TermEntity[] {
  const lists = filesNamed(root, 'terms').map((file) =>
    attempt(file, () => check(termsSchema, fieldsForSite(asFields(readYaml(root, file)), site)), {}),
  );
  const written = TERM_LISTS.flatMap(([key, taxonomy]) => {
    const base = `/${TAXONOMIES[taxonomy]?.slug ?? taxonomy}/`;
    const fields: (typeof lists)[number][string] = Object.assign({}, ...lists.map((list) => list[key]));
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

export function readUsers({ root, site, attempt }: ListContext): UserEntity[] {
  const users = filesNamed(root, 'users').flatMap((file) =>
    attempt(file, () => check(usersSchema, asList(readYaml(root, file), site)), []),
  );
  return users.map((user, index) => ({ ...user, id: index + 1 }));
}

const asList = (value: unknown, site: SiteCode): unknown =>
  Array.isArray(value)
    ? value.map((item) => (Array.isArray(item) ? item : fieldsForSite(asFields(item), site)))
    : value;

export function readReviews({ root, site, ids, attempt }: ListContext): PostEntity[] {
  const reviews = filesNamed(root, 'reviews').flatMap((file) =>
    attempt(file, () => check(z.array(reviewSchema), asList(readYaml(root, file), site)).map(reviewOf), []),
  );
  return reviews
    .map((review, index) => ({ ...review, slug: review.slug ?? `review-${index + 1}` }))
    .filter((review) => belongsTo(review.sites, site))
    .map(({ slug, title, status, values }) => {
      const details = valuesIn(values.reviewDetails);
      const date = `${textOf(details.reviewDate) || '2025-09-01'}T12:00:00`;
      const name = [details.firstName, details.lastName].filter(Boolean).join(' ');
      const post = emptyPost(ids.idOf(`review:${slug}`), 'review', slug, title ?? (name || slug));
      return { ...post, status, date, modified: date, values };
    });
}

const reviewOf = ({ slug, title, status, sites, ...fields }: z.infer<typeof reviewSchema>) => ({
  slug,
  title,
  status,
  sites,
  values: check(fileSchema('review'), fields),
});

const noSettings: SiteSettings = settingsSchema.parse({ title: 'WordPress' });

export const readSettings = ({ root, site, attempt }: ListContext): SiteSettings =>
  filesNamed(root, 'settings').reduce(
    (settings, file) =>
      attempt(
        file,
        () => check(settingsSchema, { ...settings, ...fieldsForSite(asFields(readYaml(root, file)), site) }),
        settings,
      ),
    noSettings,
  );

export const readOptions = ({ root, site, attempt }: ListContext): Values =>
  filesNamed(root, 'options').reduce<Values>(
    (options, file) =>
      attempt(
        file,
        () =>
          withChanges(
            options,
            check(valuesSchema(OPTIONS_FIELDS, FILE), fieldsForSite(asFields(readYaml(root, file)), site)),
          ),
        options,
      ),
    {},
  );

const LOCATIONS: ['primary' | 'footer' | 'social', MenuLocation, string][] = [
  ['primary', 'PRIMARY', 'Main menu'],
  ['footer', 'FOOTER', 'Footer menu'],
  ['social', 'SOCIAL', 'Social menu'],
];

export function readMenus({ root, site, ids, attempt }: ListContext): { menus: MenuEntity[]; items: MenuItemEntity[] } {
  const menus: MenuEntity[] = [];
  const items: MenuItemEntity[] = [];
  for (const file of filesNamed(root, 'menus')) {
    const lists = attempt(file, () => check(menusSchema, fieldsForSite(asFields(readYaml(root, file)), site)), {});
    for (const [key, location, defaultName] of LOCATIONS) {
      const list = lists[key];
      if (!list) continue;
      const menu = { id: ids.idOf(`menu:${key}`), name: list.name ?? defaultName, slug: `${key}-menu`, location };
      menus.push(menu);
      addItems(list.items, { menu, parentId: 0, key: `menu:${key}` });
    }
  }
  return { menus, items };

  function addItems(list: MenuItemFields[], place: { menu: MenuEntity; parentId: number; key: string }): void {
    list.forEach(({ children, ...item }, index) => {
      if (!belongsTo(item.sites, site)) return;
      // The id depends on the place, not on the label, because labels differ between brands.
      const key = `${place.key}/${index}`;
      const id = ids.idOf(key);
      const order = items.filter((other) => other.menuId === place.menu.id).length + 1;
      items.push({ ...item, id, menuId: place.menu.id, parentId: place.parentId, order });
      addItems(children, { menu: place.menu, parentId: id, key });
    });
  }
}

/** Comments under posts; one on a post that this brand lacks is left out. */
export function readComments({ root, site, ids, attempt }: ListContext, posts: PostEntity[]): CommentEntity[] {
  return filesNamed(root, 'comments').flatMap((file) => {
    const list = attempt(file, () => check(commentsSchema, asList(readYaml(root, file), site)), []);
    const idAt = (position: number) => ids.idOf(`comment:${file}:${position}`);
    return list.flatMap((comment, index) => {
      const post = posts.find(({ type, slug }) => type === 'post' && slug === comment.on);
      if (!post || !belongsTo(comment.sites, site)) return [];
      const { author, url, date, content, replyTo } = comment;
      return [
        { id: idAt(index + 1), postId: post.id, parentId: replyTo ? idAt(replyTo) : 0, author, url, date, content },
      ];
    });
  });
}
