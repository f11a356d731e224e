import { useContext } from 'react';
import { HONEYPOT, PLAIN_FIELDS, type FormName } from '@/shared/forms/names';
import { PostPasswordContext } from '../Protected/post-password-context';
import * as S from './StepForm.styles';

/** What a form says of itself, and the field that nobody sees: programs that fill in every field give themselves away. */
export function UntypedFields({ form, facility }: { form: FormName; facility?: string }) {
  // The address of the page that is drawn, which more than the protected ones know.
  const { path } = useContext(PostPasswordContext);
  return (
    <>
      <S.Trap aria-hidden>
        <label htmlFor={`${form}-${HONEYPOT}`}>Leave this empty</label>
        <input id={`${form}-${HONEYPOT}`} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </S.Trap>
      <input type="hidden" name={PLAIN_FIELDS.form} value={form} />
      <input type="hidden" name={PLAIN_FIELDS.page} value={path} />
      {facility && <input type="hidden" name={PLAIN_FIELDS.facility} value={facility} />}
    </>
  );
}
