import { existsSync } from 'node:fs';
import { z } from 'zod';
import { brandContentFolder } from '@/site-config/brand/read';
import type { SiteCode } from '@/site-config/types';
import { check, listFiles } from './files';
import { IdRegistry } from './ids';
import { findDeclarationProblems } from '../schema/model/problems';
import { MODEL_FILE } from './front-matter';
import { readContentFile } from './read-content';
import {
  readComments,
  readMedia,
  readMenus,
  readOptions,
  readReviews,
  readSettings,
  readTerms,
  readUsers,
  type ListContext,
} from './read-lists';
import { Store, type Addresses, type StoreData } from './store';
import { archiveOf, baseOf, declaration, POST_TYPES } from '../fields/declared';
import { fieldsOf } from '../fields/model';
import { valuesSchema, type Reading } from '../fields/read';
import { withValues } from './entities';
import type { ContentProblem, PostEntity, TermEntity } from './types';

export interface LoadOptions {
  root: string;
  ownContent?: string;
  site: SiteCode;
  urls: Addresses;
  showOnFront?: 'page' | 'posts' | undefined;
}

/**
 * Reads a brand's content. An invalid file is skipped and listed in `problems`, so that one typing error does not
 * take the site down.
 */
export function loadStore(options: LoadOptions): Store {
  const { root, site, urls, showOnFront } = options;
  const ownContent = options.ownContent ?? brandContentFolder(site);
  const problems: ContentProblem[] = findDeclarationProblems(declaration).map((message) => ({
    file: MODEL_FILE,
    message,
  }));
  const attempt: ListContext['attempt'] = (file, read, fallback) => {
    try {
      return read();
    } catch (error) {
      problems.push({ file, message: error instanceof Error ? error.message : String(error) });
      return fallback;
    }
  };
  const ids = new IdRegistry();
  const context: ListContext = { root, ownContent, site, ids, attempt };
  if (!existsSync(root)) problems.push({ file: root, message: 'the content folder does not exist' });

  const users = readUsers(context);
  const terms = readTerms(context);
  const media = readMedia(context);
  const files = [root, ownContent].filter(existsSync).flatMap((folder) =>
    listFiles(folder)
      .filter((file) => file.endsWith('.md'))
      .flatMap(
        (file) => attempt(file, () => readContentFile(file, { ...context, root: folder, urls, media }), null) ?? [],
      ),
  );
  const found = [...files, ...readReviews(context)];
  const reading = idOf({ posts: [...media.values(), ...found.map(({ post }) => post)], terms, users });
  const schemas = new Map(Object.keys(POST_TYPES).map((type) => [type, valuesSchema(fieldsOf(type), reading)]));
  const written = found.flatMap(({ file, post, fields }) => {
    const schema = schemas.get(post.type);
    return schema ? attempt(file, () => [{ file, post: withValues(post, check(schema, fields)) }], []) : [];
  });
  const posts = linkAll(written, terms, problems);
  const { menus, items } = readMenus(context);
  const settings = readSettings(context);
  return new Store({
    site,
    urls,
    settings: { ...settings, showOnFront: showOnFront ?? settings.showOnFront },
    options: readOptions(context, reading),
    posts: [...posts, ...media.values()],
    terms: terms.filter(
      ({ id, taxonomy }) => taxonomy !== 'post_format' || posts.some((post) => post.termIds.includes(id)),
    ),
    users,
    comments: readComments(context, posts),
    menus,
    menuItems: items,
    problems,
  });
}

/** Returns how references in files are read, which are slugs and media keys: as ids. */
function idOf({ posts, terms, users }: Pick<StoreData, 'posts' | 'terms' | 'users'>): Reading {
  const ids = new Map<string, number>([
    ...posts.flatMap(({ id, type, slug, media }) => [
      [`post/${type}/${slug}`, id] as const,
      [`post//${slug}`, id] as const,
      ...(media ? [[`media//${media.key}`, id] as const] : []),
    ]),
    ...terms.map(({ id, taxonomy, slug }) => [`term/${taxonomy}/${slug}`, id] as const),
    ...users.map(({ id, slug }) => [`user//${slug}`, id] as const),
  ]);
  return ({ to, of }) =>
    z.string('must be a slug or a key').transform((slug, context) => {
      const id = (of.length > 0 ? of : ['']).map((one) => ids.get(`${to}/${one}/${slug}`)).find(Boolean);
      if (id !== undefined) return id;
      const kind = { media: 'media key', post: of.join(' or ') || 'post', term: 'term', user: 'user' }[to];
      context.addIssue({ code: 'custom', message: `unknown ${kind} "${slug}"` });
      return z.NEVER;
    });
}

/** Returns the model's type that has an address in WordPress before a page has it; undefined for none. */
const typeAt = (path: string): string | undefined =>
  Object.keys(POST_TYPES).find((type) => {
    const base = baseOf(type) ?? '/';
    return path === archiveOf(type) || (base !== '/' && path.startsWith(base) && path !== base);
  });

/** Parents by path, post formats by slug; two files at one address are problems. */
function linkAll(
  read: { file: string; post: PostEntity }[],
  terms: TermEntity[],
  problems: ContentProblem[],
): PostEntity[] {
  const byPath = new Map<string, string>();
  const isInTree = (post: PostEntity): boolean => POST_TYPES[post.type]?.hierarchical === true;
  const pages = new Map(read.filter(({ post }) => isInTree(post)).map(({ post }) => [post.path, post]));
  return read.map(({ file, post }) => {
    const report = (message: string) => problems.push({ file, message });
    const other = byPath.get(post.path ?? '');
    if (other) report(`has the same address as ${other}: ${post.path}`);
    else if (post.path) byPath.set(post.path, file);
    const type = post.type === 'page' && post.path ? typeAt(post.path) : undefined;
    if (type)
      report(
        `path: ${post.path} belongs to the type ${type}, and WordPress shows that. Give the page or the type another`,
      );

    const format = terms.find(
      ({ taxonomy, slug }) => taxonomy === 'post_format' && slug === `post-format-${post.format}`,
    );
    if (post.format && !format) report(`format: unknown post format "${post.format}"`);
    const base = baseOf(post.type) ?? '/';
    const parentPath = isInTree(post) && post.path !== '/' ? post.path?.replace(/(?<![^/])[^/]+\/$/, '') : undefined;
    const hasParent = parentPath !== undefined && parentPath !== base;
    const parent = hasParent ? pages.get(parentPath) : undefined;
    if (hasParent && !parent) report(`path: there is no ${post.type} at ${parentPath}`);
    return { ...post, termIds: [...post.termIds, ...(format ? [format.id] : [])], parentId: parent?.id ?? 0 };
  });
}
