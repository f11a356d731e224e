import type { InputHTMLAttributes, Ref } from 'react';
import * as S from './Field.styles';

export interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLElement>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'defaultValue'
  | 'required'
  | 'spellCheck'
  | 'onFocus'
> {
  id: string;
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'tel';
  /** Makes it a textarea. */
  rows?: number;
  hint?: string;
  /** Error message. */
  error?: string;
  /** Autofocus, on a page that the server returns with errors. */
  startHere?: boolean;
  /** For the input, not the textarea. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A labeled form field with its error. Uncontrolled, so that hydration does not reset typed text. */
export function Field({ id, label, type = 'text', rows, hint, error, startHere, inputRef, ...rest }: FieldProps) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const props = {
    ...rest,
    id,
    'aria-describedby': notes || undefined,
    'aria-invalid': error ? true : undefined,
    autoFocus: startHere,
  };
  return (
    <S.Root>
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {rows ? <textarea {...props} rows={rows} /> : <input {...props} type={type} ref={inputRef} />}
      {error && <S.Error id={`${id}-error`}>{error}</S.Error>}
    </S.Root>
  );
}
