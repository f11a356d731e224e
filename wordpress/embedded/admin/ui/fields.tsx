import type { InputHTMLAttributes, ReactNode } from 'react';

export interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Which texts describe a field, for assistive technology. */
export const described = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
});

/** The sentence about a wrong field; what describes it points here. */
export const FieldError = ({ id, error }: Pick<FieldProps, 'id' | 'error'>) =>
  error ? (
    <p className="field-error" id={`${id}-error`}>
      {error}
    </p>
  ) : null;

/** A label over any control, with the hint and the error that belong to it. */
export function Field({ id, label, hint, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldError id={id} error={error} />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type TextProps = FieldProps & { name: string; value: string } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'aria-label' | 'className' | 'spellCheck' | 'inputMode'
  >;

export function TextField({ id, label, hint, error, name, value, ...rest }: TextProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input type="text" {...rest} id={id} name={name} defaultValue={value} {...described({ id, hint, error })} />
    </Field>
  );
}

export interface SelectProps extends FieldProps {
  name: string;
  value: string;
  options: { value: string; name: string }[];
}

export function Select({ id, label, hint, error, name, value, options }: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select id={id} name={name} defaultValue={value} {...described({ id, hint, error })}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </Field>
  );
}

/**
 * A checkbox. An unchecked one sends nothing: the empty field before it distinguishes "unchecked" from "not in the
 * form", which changes nothing.
 */
export function Tick({
  id,
  label,
  name,
  isOn,
  hint,
}: {
  id: string;
  label: string;
  name: string;
  isOn: boolean;
  hint?: string;
}) {
  return (
    <div className="tick">
      <input type="hidden" name={name} value="" />
      <input type="checkbox" id={id} name={name} value="1" defaultChecked={isOn} {...described({ id, hint })} />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
