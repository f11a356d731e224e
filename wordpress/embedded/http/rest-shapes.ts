import { CommentModel } from '../resolvers/comment-model';
import type { RequestContext } from '../resolvers/context';
import { toGmt } from '../store/dates';
import type { Store } from '../store/store';
import type { CommentEntity, PostEntity } from '../store/types';

const rendered = (html: string) => ({ rendered: html });

/** A post's REST fields. Without its password, content and excerpt are empty; custom fields are never included. */
export function postFields(entity: PostEntity, { data }: Store, isOpen: boolean): Record<string, unknown> {
  const { id, date, modified, slug, status, type, path, title, commentStatus } = entity;
  const isProtected = entity.password !== undefined;
  const hidden = (html: string) => ({ ...rendered(isOpen ? html : ''), protected: isProtected });
  return {
    id,
    date,
    date_gmt: toGmt(date, data.settings.timezone),
    guid: rendered(data.urls.frontend + (path ?? '/')),
    modified,
    modified_gmt: toGmt(modified, data.settings.timezone),
    slug,
    status,
    type,
    link: data.urls.frontend + (path ?? '/'),
    title: rendered(title),
    content: hidden(entity.content),
    excerpt: hidden(entity.excerpt),
    comment_status: commentStatus,
    ping_status: 'closed',
    template: '',
    meta: [],
    acf: [],
  };
}

export function commentFields(comment: CommentEntity, context: RequestContext): Record<string, unknown> {
  const { content, uri } = new CommentModel(comment, context);
  const { id, postId, parentId, author, url, date } = comment;
  return {
    id,
    post: postId,
    parent: parentId,
    author: 0,
    author_name: author,
    author_url: url,
    date,
    date_gmt: toGmt(date, context.store.data.settings.timezone),
    content: rendered(content),
    link: context.store.data.urls.frontend + uri,
    status: 'approved',
    type: 'comment',
    meta: [],
    acf: [],
  };
}

export const typeFields = (slug: string, base: string): Record<string, unknown> => ({
  description: '',
  hierarchical: slug === 'page',
  has_archive: slug === 'facility' ? 'facilities' : false,
  name: `${slug}s`,
  slug,
  taxonomies: [],
  rest_base: base,
  rest_namespace: 'wp/v2',
});
