import { existsSync } from 'node:fs';
import { brandContentFolder } from '@/site-config/brand/read';
import type { SiteCode } from '@/site-config/types';
import { listFiles } from './files';
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
import { mapReferences, type Replace } from '../fields/references';
import { archiveOf, baseOf, declaration, POST_TYPES } from '../fields/declared';
import { fieldsOf, OPTIONS_FIELDS } from '../fields/model';
import { withValues } from './entities';
import type { ContentProblem, PostEntity, TermEntity } from './types';

export interface LoadOptions {
  /** The content folder. */
  root: string;
  /** The brand's own content folder; that of site-config/brands by default. */
  ownContent?: string;
  site: SiteCode;
  urls: Addresses;
  /** Overrides the content's own front page mode. */
  showOnFront?: 'page' | 'posts' | undefined;
}

/**
 * Reads a brand's content into a Store. An invalid file is skipped and listed in `store.data.problems` with its name
 * and field, so that one typing error does not take the whole site down.
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
  const read = [root, ownContent].filter(existsSync).flatMap((folder) =>
    listFiles(folder)
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => {
        const post = attempt(file, () => readContentFile(file, { ...context, root: folder, urls, media }), null);
        return post ? [{ file, post }] : [];
      }),
  );
  const written = [...read, ...readReviews(context).map((post) => ({ file: 'reviews.yaml', post }))];
  const named = [...media.values(), ...written.map(({ post }) => post)];
  const link = linkTo({ posts: named, terms, users }, problems);
  const linked = written.map(({ file, post }) => ({ file, post: linkValues(file, post, link) }));
  const posts = linkAll(linked, terms, problems);
  const { menus, items } = readMenus(context);
  const settings = readSettings(context);
  return new Store({
    site,
    urls,
    settings: { ...settings, showOnFront: showOnFront ?? settings.showOnFront },
    options: mapReferences(OPTIONS_FIELDS, readOptions(context), link('options.yaml')),
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

/** Returns what replaces the references in a file, which are slugs and media keys, by ids; unknown ones are problems. */
function linkTo({ posts, terms, users }: Pick<StoreData, 'posts' | 'terms' | 'users'>, problems: ContentProblem[]) {
  const ids = new Map<string, number>([
    ...posts.flatMap(({ id, type, slug, media }) => [
      [`post/${type}/${slug}`, id] as const,
      [`post//${slug}`, id] as const,
      ...(media ? [[`media//${media.key}`, id] as const] : []),
    ]),
    ...terms.map(({ id, taxonomy, slug }) => [`term/${taxonomy}/${slug}`, id] as const),
    ...users.map(({ id, slug }) => [`user//${slug}`, id] as const),
  ]);
  return (file: string): Replace =>
    ({ to, of }, value, path) => {
      const slug = String(value);
      const id = (of.length > 0 ? of : ['']).map((one) => ids.get(`${to}/${one}/${slug}`)).find(Boolean);
      if (id === undefined) {
        const kind = { media: 'media key', post: of.join(' or ') || 'post', term: 'term', user: 'user' }[to];
        problems.push({ file, message: `${path.join('.')}: unknown ${kind} "${slug}"` });
      }
      return id ?? null;
    };
}

const linkValues = (file: string, post: PostEntity, link: (file: string) => Replace): PostEntity =>
  withValues({ ...post, values: {}, termIds: [] }, mapReferences(fieldsOf(post.type), post.values, link(file)));

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
