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
  /** Makes it a field of so many lines. */
  rows?: number;
  hint?: string;
  /** What is wrong and how to mend it; bound to the field. */
  error?: string;
  /** Where the reader has to go on: a page that comes back with errors begins here, not at its top. */
  startHere?: boolean;
  /** Of the one-line field. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A labelled field of a form, with what is wrong about it. Plain HTML: what was typed is the browser's to keep. */
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
