import { basename } from 'node:path';
import { templateType } from '../schema/names';
import { declaration } from '../fields/model';
import type { Store } from '../store/store';
import type { PostEntity, TermEntity, UserEntity } from '../store/types';

/** Returns the GraphQL type and WordPress's file name of the page template with a label. */
export function pageTemplate(label: string | undefined): { typename: string; file: string } | undefined {
  const [file] = Object.entries(declaration.pageTemplates).find(([, one]) => one === label) ?? [];
  return label && file ? { typename: templateType(label, file), file: basename(file, '.php') } : undefined;
}

/** WPGraphQL's templates for paths that its query does not understand: type archives, custom terms, post formats. */
export const FRONT_PAGE_TEMPLATES = ['front-page', 'home', 'index'];

/** Template candidates of a content node, as WPGraphQL lists them. */
export function contentTemplates(post: PostEntity, store: Store): string[] {
  if (post.type === 'attachment') return ['attachment', 'single-attachment', 'singular', 'index'];
  if (post.type !== 'page')
    return [`single-${post.type}-${post.slug}`, `single-${post.type}`, 'single', 'singular', 'index'];
  const template = pageTemplate(post.template);
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

export const termTemplates = (term: TermEntity): string[] => {
  const kind = { category: 'category', post_tag: 'tag', treatment_topic: null, post_format: null }[term.taxonomy];
  return kind ? [`${kind}-${term.slug}`, `${kind}-${term.id}`, kind, 'archive', 'index'] : FRONT_PAGE_TEMPLATES;
};

export const authorTemplates = (user: UserEntity): string[] => [
  `author-${user.slug}`,
  `author-${user.id}`,
  'author',
  'archive',
  'index',
];
