import { useContext, useEffect, useRef } from 'react';
import { MAX_LENGTH } from '@footbridge/shared/forms/names';
import { FormContext } from '../StepForm/form-context';
import { usePayerSearch } from './usePayerSearch';
import * as S from './PayerSearch.styles';
import * as Field from '../../Field/Field.styles';

export interface PayerSearchProps {
  id: string;
  name: string;
  label: string;
  error?: string;
  /** Called with a name that is chosen, restored or left in the field, and with an empty one while it is typed. Memoized. */
  onName?: (name: string) => void;
}

const NOT_LISTED = 'My insurance isn’t listed. I’ll type its name.';

/** A combobox for the insurance company that also accepts other text. Without script it is a text field. */
export function PayerSearch({ id, name, label, error, onName }: PayerSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const payerId = useRef<HTMLInputElement>(null);
  const {
    isOpen,
    payers,
    active,
    announcement: said,
    onFocus,
    onInput,
    onKeyDown,
    close,
    choose,
  } = usePayerSearch(input, payerId, onName);
  const { hasBegun, afterClick } = useContext(FormContext);
  useEffect(() => {
    if (hasBegun && input.current) onName?.(input.current.value);
  }, [hasBegun, onName]);
  const report = () => onName?.(input.current?.value ?? '');
  const notes = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const options = [...payers.map((payer) => payer.name), NOT_LISTED];
  return (
    <S.Root className="payer-search">
      <label htmlFor={id}>{label}</label>
      <small id={`${id}-hint`}>As shown on the card.</small>
      <input
        id={id}
        ref={input}
        name={name}
        type="text"
        required
        maxLength={MAX_LENGTH.payerName}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && active !== null ? `${id}-${active}` : undefined}
        aria-describedby={notes}
        aria-invalid={error ? true : undefined}
        onFocus={onFocus}
        onInput={onInput}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          // The answer below the field would move a button that is being clicked.
          afterClick(report);
        }}
      />
      {/* Not type="hidden", whose value React resets at each render. */}
      <input type="text" hidden name="payerId" defaultValue="" autoComplete="off" ref={payerId} />
      <S.List id={`${id}-list`} role="listbox" aria-label={label} hidden={!isOpen}>
        {options.map((option, place) => (
          // The focus stays in the field, which handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={option}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            ref={place === active ? intoView : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            {option}
          </div>
        ))}
      </S.List>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {error && <Field.Error id={`${id}-error`}>{error}</Field.Error>}
    </S.Root>
  );
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
