import { toGmt } from '../store/entities';
import type { CommentEntity } from '../store/types';
import { escapeHtml, typeset } from '../markdown/typography';
import { globalId } from '../store/ids';
import { edgeTo } from './connection';
import { visiblePost, type RequestContext } from './context';

export const commentHtml = ({ content }: CommentEntity): string =>
  content
    .split(/\n{2,}/)
    .map((text) => `<p>${escapeHtml(typeset(text))}</p>\n`)
    .join('');

export function commentModel(comment: CommentEntity, context: RequestContext) {
  const { store, keys } = context;
  const { id, postId, date } = comment;
  const { urls, settings } = store.data;
  const uri = `${store.post(postId)?.path ?? '/'}#comment-${id}`;
  return {
    __typename: 'Comment',
    approved: true,
    status: 'APPROVE',
    type: 'comment',
    id: globalId('comment', id),
    databaseId: id,
    content: commentHtml(comment),
    date: date.replace('T', ' '),
    dateGmt: toGmt(date, settings.timezone).replace('T', ' '),
    uri,
    link: urls.wordpress + uri,
    parentDatabaseId: comment.parentId,
    commentedOn: () => edgeTo(visiblePost(store.post(postId), context)),
    author: () => {
      keys.add('comment_author', id);
      const { author: name, url } = comment;
      const globalAuthor = globalId('comment_author', id);
      return {
        node: { __typename: 'CommentAuthor', id: globalAuthor, databaseId: id, name, url, isRestricted: true },
      };
    },
  };
}
