import type { CommentEntity, PostEntity } from '@footbridge/embedded/store/types';
import { gmtTime, localTime, type Content } from './content';
import { type Xml, element } from './xml';

/** An importer finds a comment's parent only when the parent's number is lower. */
export function commentsOf(post: PostEntity, content: Content): Xml[] {
  const own = content.store.data.comments.filter(({ postId }) => postId === post.id);
  const depth = ({ parentId }: CommentEntity): number => {
    const above = own.find(({ id }) => id === parentId);
    return above ? depth(above) + 1 : 0;
  };
  const inOrder = own.toSorted((a, b) => depth(a) - depth(b) || a.date.localeCompare(b.date) || a.id - b.id);
  const numbers = new Map(inOrder.map(({ id }, index) => [id, index + 1]));
  return inOrder.map(({ id, parentId, author, url, date, content: text }) =>
    element('wp:comment', [
      element('wp:comment_id', numbers.get(id) ?? 0),
      element('wp:comment_author', author),
      element('wp:comment_author_email', ''),
      element('wp:comment_author_url', url),
      element('wp:comment_author_IP', ''),
      element('wp:comment_date', localTime(date)),
      element('wp:comment_date_gmt', gmtTime(date, content)),
      element('wp:comment_content', text),
      element('wp:comment_approved', '1'),
      element('wp:comment_type', 'comment'),
      element('wp:comment_parent', numbers.get(parentId) ?? 0),
      element('wp:comment_user_id', 0),
    ]),
  );
}
