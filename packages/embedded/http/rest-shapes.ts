import { commentHtml } from '../resolvers/comment-model';
import type { RequestContext } from '../resolvers/context';
import { toGmt } from '../store/dates';
import type { CommentEntity, PostEntity } from '../store/types';

const rendered = (html: string) => ({ rendered: html });

/** A post's REST fields that the site reads. Without its password, content and excerpt are empty. */
export function postFields({ id, slug, type, password, excerpt }: PostEntity, content: string, isOpen: boolean) {
  const hidden = (html: string) => ({ ...rendered(isOpen ? html : ''), protected: password !== undefined });
  return { id, slug, type, content: hidden(content), excerpt: hidden(excerpt) };
}

export function commentFields(comment: CommentEntity, context: RequestContext): Record<string, unknown> {
  const { id, parentId, author, url, date } = comment;
  return {
    id,
    parent: parentId,
    author_name: author,
    author_url: url,
    date,
    date_gmt: toGmt(date, context.store.data.settings.timezone),
    content: rendered(commentHtml(comment)),
    type: 'comment',
  };
}
