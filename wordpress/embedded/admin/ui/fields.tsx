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
export function Field({
  id,
  label,
  hint,
  error,
  isWide = false,
  children,
}: FieldProps & { isWide?: boolean | undefined; children: ReactNode }) {
  return (
    <div className={isWide ? 'field wide' : 'field'}>
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

type TextProps = FieldProps & { name: string; value: string; isWide?: boolean } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'aria-label' | 'className' | 'spellCheck' | 'inputMode' | 'placeholder'
  >;

export function TextField({ id, label, hint, error, name, value, isWide, ...rest }: TextProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} isWide={isWide}>
      <input type="text" {...rest} id={id} name={name} defaultValue={value} {...described({ id, hint, error })} />
    </Field>
  );
}

export interface Option {
  value: string;
  name: string;
  /** Below another one in a list of ticks. */
  depth?: number;
}

interface SelectProps extends FieldProps {
  name: string;
  value: string;
  options: readonly Option[];
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
export function Tick({ id, label, hint, error, name, isOn }: FieldProps & { name: string; isOn: boolean }) {
  return (
    <div className="tick">
      <input type="hidden" name={name} value="" />
      <input type="checkbox" id={id} name={name} value="1" defaultChecked={isOn} {...described({ id, hint, error })} />
      <label htmlFor={id}>{label}</label>
      <FieldError id={id} error={error} />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type TicksProps = FieldProps & { name: string; options: readonly Option[]; chosen: readonly string[] };

/** Checkboxes of one name, for a choice of several. */
export const Ticks = ({ id, label, hint, error, name, options, chosen }: TicksProps) => (
  <fieldset className="ticks" id={id} {...described({ id, hint, error })}>
    <legend>{label}</legend>
    <FieldError id={id} error={error} />
    {hint && (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    <input type="hidden" name={name} value="" />
    <ul>
      {options.map((option) => (
        <li key={option.value} className="tick" data-depth={option.depth ?? 0}>
          <input
            type="checkbox"
            id={`${id}-${option.value}`}
            name={name}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
          />
          <label htmlFor={`${id}-${option.value}`}>{option.name}</label>
        </li>
      ))}
    </ul>
  </fieldset>
);
