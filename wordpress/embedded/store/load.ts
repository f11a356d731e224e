import { existsSync } from 'node:fs';
import { brandContentFolder } from '@/site-config/brand/read';
import type { SiteCode } from '@/site-config/types';
import { listFiles } from './files';
import { IdRegistry } from './ids';
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
import { Store, type Addresses } from './store';
import type { ContentProblem, PostEntity, TaxonomyName, TermEntity } from './types';

export interface LoadOptions {
  /** The content folder. */
  root: string;
  /** The brand's own content folder; that of site-config/brands by default. */
  ownContent?: string;
  site: SiteCode;
  urls: Addresses;
  /** Overrides the content's own front page mode. */
  showOnFront?: 'page' | 'posts' | undefined;
  /** Overrides whether attachments have pages. */
  attachmentPages?: boolean | undefined;
}

/**
 * Reads a brand's content into a Store. An invalid file is skipped and listed in `store.data.problems` with its name
 * and field, so that one typing error does not take the whole site down.
 */
export function loadStore(options: LoadOptions): Store {
  const { root, site, urls, showOnFront, attachmentPages } = options;
  const ownContent = options.ownContent ?? brandContentFolder(site);
  const problems: ContentProblem[] = [];
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
  const posts = linkAll(read, terms, problems);
  const all = [...posts, ...attach([...media.values()], posts), ...readReviews(context)];
  const { menus, items } = readMenus(context);
  const settings = readSettings(context);
  return new Store({
    site,
    urls,
    settings: {
      ...settings,
      showOnFront: showOnFront ?? settings.showOnFront,
      attachmentPages: attachmentPages ?? settings.attachmentPages,
    },
    options: readOptions(context),
    posts: all,
    terms: terms.filter(
      ({ id, taxonomy }) => taxonomy !== 'post_format' || posts.some((post) => post.termIds.includes(id)),
    ),
    users: readUsers(context),
    comments: readComments(context, posts),
    menus,
    menuItems: items,
    problems,
  });
}

/** Parents by path, terms by slug; two files at one address and unknown slugs are problems. */
function linkAll(
  read: { file: string; post: PostEntity }[],
  terms: TermEntity[],
  problems: ContentProblem[],
): PostEntity[] {
  const byPath = new Map<string, string>();
  const pages = new Map(read.filter(({ post }) => post.type === 'page').map(({ post }) => [post.path, post]));
  const contributors = new Set(read.filter(({ post }) => post.type === 'contributor').map(({ post }) => post.slug));
  return read.map(({ file, post }) => {
    const report = (message: string) => problems.push({ file, message });
    const other = byPath.get(post.path ?? '');
    if (other) report(`has the same address as ${other}: ${post.path}`);
    else if (post.path) byPath.set(post.path, file);

    const termIds = termSlugs(post).flatMap(([taxonomy, slug, field]) => {
      const term = terms.find((candidate) => candidate.taxonomy === taxonomy && candidate.slug === slug);
      if (!term) report(`${field}: unknown term "${slug}"`);
      return term && field !== 'relatedTags' ? [term.id] : [];
    });
    for (const [role, slug] of Object.entries(post.fields?.byline ?? {})) {
      if (slug && !contributors.has(slug)) report(`byline.${role}: unknown contributor "${slug}"`);
    }
    const parentPath =
      post.type === 'page' && post.path !== '/' ? (post.path?.replace(/(?<![^/])[^/]+\/$/, '') ?? '/') : '/';
    const parent = parentPath === '/' ? undefined : pages.get(parentPath);
    if (parentPath !== '/' && !parent) report(`path: there is no page at ${parentPath}`);
    return { ...post, termIds, parentId: parent?.id ?? 0 };
  });
}

/** Pictures that were uploaded to a post have it as parent, and their address below its own. */
function attach(media: PostEntity[], posts: readonly PostEntity[]): PostEntity[] {
  return media.map((item) => {
    const parent = posts.find(({ type, slug }) => type === 'post' && slug === item.media?.attachedTo);
    return parent ? { ...item, parentId: parent.id, path: `${parent.path ?? '/'}${item.slug}/` } : item;
  });
}

function termSlugs({ fields }: PostEntity): [TaxonomyName, string, string][] {
  if (!fields) return [];
  return [
    ...fields.categories.map((slug): [TaxonomyName, string, string] => ['category', slug, 'categories']),
    ...fields.tags.map((slug): [TaxonomyName, string, string] => ['post_tag', slug, 'tags']),
    ...fields.topics.map((slug): [TaxonomyName, string, string] => ['treatment_topic', slug, 'topics']),
    ...(fields.format
      ? [['post_format', `post-format-${fields.format}`, 'format'] satisfies [TaxonomyName, string, string]]
      : []),
    ...fields.relatedTags.map((slug): [TaxonomyName, string, string] => ['treatment_topic', slug, 'relatedTags']),
  ];
}
