import styled from 'styled-components';
import * as Field from '../../Field/Field.styles';
import { choices as choiceRules } from '../../css/choices';

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  ${choiceRules}
`;

export interface ChoiceProps {
  /** Id of the first choice, for links from the error summary. */
  id: string;
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  error?: string;
}

/** Radio buttons, each on a line. */
export function Choice({ id, name, label, choices, error }: ChoiceProps) {
  return (
    <Root aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {choices.map((choice, index) => (
        <label key={choice.value} htmlFor={index === 0 ? id : `${id}-${choice.value}`}>
          <input id={index === 0 ? id : `${id}-${choice.value}`} type="radio" name={name} value={choice.value} />
          {choice.label}
        </label>
      ))}
      {error && <Field.Error id={`${id}-error`}>{error}</Field.Error>}
    </Root>
  );
}
