import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { CallNumber, PhoneLink } from '../PhoneLink/PhoneLink';
import * as S from './CommentForm.styles';

type CommentField = 'author' | 'email' | 'comment';

export interface CommentFormView {
  /** Where it sends to. */
  action: string;
  /** The comment that is answered. */
  parent?: number;
  /** What was typed and not taken. */
  typed?: Partial<Record<CommentField, string>>;
  errors?: Partial<Record<CommentField, string>>;
  /** What is wrong, where no field is. */
  failure?: string;
}

/** As they stand in the form. */
const ORDER: CommentField[] = ['comment', 'author', 'email'];

/** What stands on a page from its beginning is no news to a screen reader: it is read because it has the focus. */
const BEGIN_HERE = { tabIndex: -1, autoFocus: true };

/** As long as WordPress's columns. */
const LONGEST = { author: 245, email: 100, comment: 65_525 } as const;

/**
 * A comment or an answer to one. Works without script: sent and checked by the server, which draws it again with what
 * was typed when something is wrong.
 */
export function CommentForm({ action, parent, typed = {}, errors = {}, failure }: CommentFormView) {
  const message =
    failure ?? (Object.keys(errors).length > 0 ? 'Nothing was sent yet: please mend what is marked below.' : null);
  const first = ORDER.find((name) => errors[name]);
  const fieldProps = (name: CommentField) => ({
    name,
    maxLength: LONGEST[name],
    defaultValue: typed[name],
    error: errors[name],
    startHere: name === first && !failure,
  });
  return (
    <S.Root id="respond" method="post" action={action}>
      <h2>{parent ? 'Your reply' : 'Leave a comment'}</h2>
      <S.Note>
        Comments are public. Please write nothing here about your own health or somebody else’s; for that call us at{' '}
        <PhoneLink>
          <CallNumber />
        </PhoneLink>
        .
      </S.Note>
      {message && (
        <S.Failure role="alert" {...(failure && BEGIN_HERE)}>
          {message}
        </S.Failure>
      )}
      <Field id="comment-text" label="Comment" rows={7} required {...fieldProps('comment')} />
      <S.Who>
        <Field
          id="comment-author"
          label="Name"
          hint="Shown with your comment"
          required
          autoComplete="name"
          {...fieldProps('author')}
        />
        <Field
          id="comment-email"
          type="email"
          label="Email"
          hint="Not shown"
          required
          autoComplete="email"
          {...fieldProps('email')}
        />
      </S.Who>
      {/* Nobody sees it; programs that fill in every field give themselves away. */}
      <S.Trap aria-hidden>
        <label htmlFor="comment-website">Leave this empty</label>
        <input id="comment-website" name="website" tabIndex={-1} autoComplete="off" />
      </S.Trap>
      {parent && <input type="hidden" name="parent" value={parent} />}
      <Button type="submit">{parent ? 'Post reply' : 'Post comment'}</Button>
    </S.Root>
  );
}
