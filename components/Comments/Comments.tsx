import { Link } from '../Link/Link';
import { CommentForm, type CommentFormView } from './CommentForm';
import { Comment, type CommentView } from './Comment';
import * as S from './Comments.styles';

export interface PingView {
  id: number;
  title: string;
  url: string | null;
}

/** Other pages of a long list. */
export interface CommentPagesView {
  older: string | null;
  newer: string | null;
  /** Path of all comments, if the page shows only the newest. */
  all: string | null;
}

export interface CommentsView {
  /** All comments on all pages, without pingbacks. */
  count: number;
  threads: CommentView[];
  pings: PingView[];
  pages: CommentPagesView | null;
  /** Null if comments are closed. */
  form: CommentFormView | null;
  isClosed: boolean;
}

function Pages({ older, newer, all }: CommentPagesView) {
  return (
    <S.Pages aria-label="Pages of comments">
      {older && <Link href={older}>← Older comments</Link>}
      {all && <Link href={all}>All comments</Link>}
      {newer && <Link href={newer}>Newer comments →</Link>}
    </S.Pages>
  );
}

/** An article's comments, pingbacks and comment form. */
export function Comments({ count, threads, pings, pages, form, isClosed }: CommentsView) {
  return (
    <S.Root id="comments" aria-label="Comments">
      {count > 0 && (
        <>
          <h2>{count === 1 ? '1 comment' : `${count} comments`}</h2>
          <S.List className="plain-list">
            {threads.map((comment) => (
              <Comment key={comment.id} {...comment} />
            ))}
          </S.List>
          {pages && <Pages {...pages} />}
        </>
      )}
      {pings.length > 0 && (
        <>
          <h2>Linked from</h2>
          <S.Pings>
            {pings.map(({ id, title, url }) => (
              <li key={id} id={`comment-${id}`}>
                {url ? (
                  <a href={url} rel="nofollow ugc noopener">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </li>
            ))}
          </S.Pings>
        </>
      )}
      {form && <CommentForm {...form} />}
      {isClosed && <S.Note>Comments are closed.</S.Note>}
    </S.Root>
  );
}
