import { useContext } from 'react';
import { HONEYPOT, PLAIN_FIELDS, type FormName } from '@/site-config/forms/names';
import { UnlockContext } from '../Protected/unlock-context';

/** What a form says of itself, and the field that nobody sees: programs that fill in every field give themselves away. */
export function UntypedFields({ form, facility }: { form: FormName; facility?: string }) {
  // The address of the page that is drawn, which more than the protected ones know.
  const { path } = useContext(UnlockContext);
  return (
    <>
      <div className="step-form-trap" aria-hidden>
        <label htmlFor={`${form}-${HONEYPOT}`}>Leave this empty</label>
        <input id={`${form}-${HONEYPOT}`} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={PLAIN_FIELDS.form} value={form} />
      <input type="hidden" name={PLAIN_FIELDS.page} value={path} />
      {facility && <input type="hidden" name={PLAIN_FIELDS.facility} value={facility} />}
    </>
  );
}
