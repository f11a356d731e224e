import { useContext } from 'react';
import { HONEYPOT, PLAIN_FIELDS, type FormName } from '@footbridge/shared/forms/names';
import { PostPasswordContext } from '../../Protected/post-password-context';
import * as S from './StepForm.styles';

/** The form's hidden fields, and the honeypot. */
export function UntypedFields({ form, facility }: { form: FormName; facility?: string }) {
  // The page's path; the context has it for all pages.
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
