import { MAX_COMMENT_BYTES } from '@footbridge/shared/forms/names';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { CallNumber, PhoneLink } from '../PhoneLink/PhoneLink';
import * as S from './CommentForm.styles';

type CommentField = 'author' | 'email' | 'comment';

export interface CommentFormView {
  action: string;
  /** Id of the comment that this one answers. */
  parent?: number;
  /** Values of a rejected form. */
  typed?: Partial<Record<CommentField, string>>;
  errors?: Partial<Record<CommentField, string>>;
  /** An error without a field. */
  failure?: string;
}

/** In the form's order. */
const ORDER: CommentField[] = ['comment', 'author', 'email'];

/** A live region is not announced on page load, so the message gets the focus. */
const FOCUSED = { tabIndex: -1, autoFocus: true };

/** The form for a comment or an answer to one. Works without script: the server validates it, and renders it again with errors. */
export function CommentForm({ action, parent, typed = {}, errors = {}, failure }: CommentFormView) {
  const message =
    failure ??
    (Object.keys(errors).length > 0 ? 'Nothing was sent yet. Please correct the fields marked below.' : null);
  const first = ORDER.find((name) => errors[name]);
  const fieldProps = (name: CommentField) => ({
    name,
    maxLength: MAX_COMMENT_BYTES[name],
    defaultValue: typed[name],
    error: errors[name],
    startHere: name === first && !failure,
  });
  return (
    <S.Root id="respond" method="post" action={action}>
      <h2>{parent ? 'Your reply' : 'Leave a comment'}</h2>
      <S.Note>
        Comments are public. Please don’t post anything about your health or anyone else’s. For that, call us at{' '}
        <PhoneLink>
          <CallNumber />
        </PhoneLink>
        .
      </S.Note>
      {message && (
        <S.Failure role="alert" {...(failure && FOCUSED)}>
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
      {/* Honeypot. */}
      <S.Trap aria-hidden>
        <label htmlFor="comment-website">Leave this empty</label>
        <input id="comment-website" name="website" tabIndex={-1} autoComplete="off" />
      </S.Trap>
      {parent && <input type="hidden" name="parent" value={parent} />}
      <Button type="submit">{parent ? 'Post reply' : 'Post comment'}</Button>
    </S.Root>
  );
}
