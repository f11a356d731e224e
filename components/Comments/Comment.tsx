import { Avatar } from '../Avatar/Avatar';
import { Link } from '../Link/Link';
import * as S from './Comment.styles';

export interface CommentView {
  id: number;
  name: string;
  /** The commenter's site. */
  url: string | null;
  /** February 5, 2026 at 9:10 pm. */
  date: string;
  /** ISO 8601. */
  dateTime: string;
  html: string;
  /** Path of the reply form; null if replies are closed. */
  replyPath: string | null;
  replies: CommentView[];
}

/** A comment and its replies. */
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
