import { Avatar } from '../Avatar/Avatar';
import { Link } from '../Link/Link';
import * as S from './Comment.styles';

export interface CommentView {
  id: number;
  name: string;
  /** The commenter's own site. */
  url: string | null;
  /** February 5, 2026 at 9:10 pm. */
  date: string;
  /** The same for machines. */
  dateTime: string;
  html: string;
  /** Where an answer is written; null where nobody may. */
  replyPath: string | null;
  replies: CommentView[];
}

/** One comment and, below it, what was answered. */
export function Comment({ id, name, url, date, dateTime, html, replyPath, replies }: CommentView) {
  return (
    <li id={`comment-${id}`}>
      <S.Root>
        <header>
          <Avatar name={name} urls={[]} size={40} />
          <div>
            <b>
              {url ? (
                <a href={url} rel="nofollow ugc noopener">
                  {name}
                </a>
              ) : (
                name
              )}
            </b>
            <a href={`#comment-${id}`}>
              <time dateTime={dateTime}>{date}</time>
            </a>
          </div>
        </header>
        <S.Text dangerouslySetInnerHTML={{ __html: html }} />
        {replyPath && (
          <Link href={replyPath} rel="nofollow" aria-label={`Reply to ${name}`}>
            Reply
          </Link>
        )}
      </S.Root>
      {replies.length > 0 && (
        <S.Replies className="plain-list">
          {replies.map((reply) => (
            <Comment key={reply.id} {...reply} />
          ))}
        </S.Replies>
      )}
    </li>
  );
}
