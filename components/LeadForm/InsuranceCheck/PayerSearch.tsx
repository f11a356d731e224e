import styled from 'styled-components';
import { useContext, useEffect, useRef } from 'react';
import { MAX_LENGTH } from '@footbridge/shared/forms/names';
import { FormContext } from '../StepForm/form-context';
import { usePayerSearch } from './usePayerSearch';
import * as Field from '../../Field/Field.styles';

const Root = styled(Field.Root)`
  position: relative;
`;

const List = styled.div`
  position: absolute;
  z-index: var(--layer-tooltip);
  top: 100%;
  left: 0;
  right: 0;
  max-height: min(26rem, 55vh);
  max-height: min(26rem, 45dvh);
  margin: var(--space-1) 0 0;
  padding: var(--space-1);
  overflow-y: auto;
  border: 1px solid var(--color-text-muted);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--elevation-300);
  > div {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius);
    font-size: var(--text-sm);
    line-height: 1.35;
    cursor: pointer;
  }
  > div:hover {
    background: var(--color-interactive-100);
  }
  /* Visible in forced colors, which remove the background. */
  > [aria-selected='true'] {
    outline: 2px solid transparent;
    outline-offset: -2px;
    background: var(--color-interactive);
    color: var(--color-on-color);
  }
  > div:last-child:not(:first-child) {
    margin-top: var(--space-1);
    border-top: 1px solid var(--color-line);
    border-radius: 0 0 var(--radius) var(--radius);
  }
`;

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
    <Root className="payer-search">
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
      <List id={`${id}-list`} role="listbox" aria-label={label} hidden={!isOpen}>
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
      </List>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {error && <Field.Error id={`${id}-error`}>{error}</Field.Error>}
    </Root>
  );
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
