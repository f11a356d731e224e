import { addressOf } from '../editing/links';
import { globalId } from '../store/ids';
import { toGmt } from '../store/dates';
import type { PostEntity } from '../store/types';
import { typeName } from '../fields/declared';
import { edgeTo } from './connection';
import { isLocked, type RequestContext } from './context';
import { contentTemplates, TEMPLATES } from './templates';

/** Returns a function that computes a value, null where a password hides it. */
export const whereOpen =
  (post: PostEntity, context: RequestContext) =>
  <T>(value: () => T) =>
  () =>
    isLocked(post, context) ? null : value();

/**
 * Returns the fields of all content nodes: a value or a function per GraphQL field. A password hides everything but name,
 * address and, in WordPress too, all ACF fields.
 */
export function contentModel(post: PostEntity, context: RequestContext) {
  const { store, make } = context;
  const { urls, settings } = store.data;
  const isFrontPage = store.frontPage?.id === post.id;
  const isPostsPage = store.postsPage?.id === post.id;
  const address = isFrontPage ? '/' : addressOf(post);
  const open = whereOpen(post, context);
  const gmt = (local: string) =>
    open(() => (['draft', 'pending'].includes(post.status) ? null : toGmt(local, settings.timezone)));
  return {
    __typename: typeName(post.type),
    isContentNode: true,
    isFrontPage,
    isPostsPage,
    hasPassword: post.password !== undefined,
    isRestricted: isLocked(post, context),
    id: globalId('post', post.id),
    databaseId: post.id,
    // A draft has none before it is published.
    slug: post.slug || null,
    status: post.status,
    contentTypeName: post.type,
    // Null for the posts page, which WPGraphQL knows as a content type's list only.
    uri: isPostsPage ? null : address,
    link: urls.wordpress + address,
    title: post.title || null,
    date: open(() => post.date),
    modified: open(() => post.modified),
    dateGmt: gmt(post.date),
    modifiedGmt: gmt(post.modified),
    isPreview: open(() => false),
    contentType: open(() => edgeTo(make.contentType(post.type))),
    template: open(() => ({
      __typename: TEMPLATES[post.template ?? '']?.typename ?? 'DefaultTemplate',
      templateName: post.template ?? 'Default',
    })),
    templates: open(() => contentTemplates(post, store)),
    author: open(() => edgeTo(make.user(store.user(post.authorSlug)))),
    parentDatabaseId: post.parentId || null,
    parentId: post.parentId ? globalId('post', post.parentId) : null,
    parent: () => edgeTo(make.content(store.post(post.parentId))),
  };
}

export type ContentModel = ReturnType<typeof contentModel>;
