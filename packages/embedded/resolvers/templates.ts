import { basename } from 'node:path';
import { templateType } from '../schema/names';
import { declaration } from '../fields/declared';
import type { Store } from '../store/store';
import type { PostEntity, TermEntity, UserEntity } from '../store/types';

/** GraphQL type and WordPress's file name of page templates, by label. */
export const TEMPLATES: Record<string, { typename: string; file: string }> = Object.fromEntries(
  Object.entries(declaration.pageTemplates).map(([file, label]) => [
    label,
    { typename: templateType(label, file), file: basename(file, '.php') },
  ]),
);

/** WPGraphQL's templates for paths that its query does not understand: type archives, custom terms, post formats. */
export const FRONT_PAGE_TEMPLATES = ['front-page', 'home', 'index'];

/** Template candidates of a content node, as WPGraphQL lists them. */
export function contentTemplates(post: PostEntity, store: Store): string[] {
  if (post.type === 'attachment') return ['attachment', 'single-attachment', 'singular', 'index'];
  if (post.type !== 'page')
    return [`single-${post.type}-${post.slug}`, `single-${post.type}`, 'single', 'singular', 'index'];
  const template = post.template ? TEMPLATES[post.template] : undefined;
  // WordPress knows the id only for a page at the top level, not below a parent.
  const own = post.parentId === 0 ? [`page-${post.slug}`, `page-${post.id}`] : [`page-${post.slug}`];
  return [
    ...(store.frontPage?.id === post.id ? ['front-page'] : []),
    ...(template ? [template.file] : []),
    ...own,
    'page',
    ...(template ? [] : ['singular']),
    'index',
  ];
}

export const TERM_TEMPLATES: Readonly<Record<string, string>> = { category: 'category', post_tag: 'tag' };

export const termTemplates = (term: TermEntity): string[] => {
  const kind = TERM_TEMPLATES[term.taxonomy];
  return kind ? [`${kind}-${term.slug}`, `${kind}-${term.id}`, kind, 'archive', 'index'] : FRONT_PAGE_TEMPLATES;
};

export const authorTemplates = (user: UserEntity): string[] => [
  `author-${user.slug}`,
  `author-${user.id}`,
  'author',
  'archive',
  'index',
];
