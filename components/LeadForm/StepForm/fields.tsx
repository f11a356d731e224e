import { useCallback, useContext, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { type TypedField, MAX_LENGTH, PLAIN_FIELDS, CHECKED_VALUE } from '@footbridge/shared/forms/names';
import { SMS_CONSENT_VERSION, smsConsentText } from '@footbridge/shared/forms/sms-consent';
import { clientConfig } from '@footbridge/shared/site/client-config';
import { choices as choiceRules } from '../../css/choices';
import { Field, type FieldProps } from '../../Field/Field';
import * as FieldStyles from '../../Field/Field.styles';
import { FormContext, useFormField } from './form-context';
import * as S from './StepForm.styles';

import type { MaskName } from '@footbridge/browser/lead/fields/attach';

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

interface ChoiceProps {
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
      {error && <FieldStyles.Error id={`${id}-error`}>{error}</FieldStyles.Error>}
    </Root>
  );
}

interface MaskedFieldProps extends Pick<FieldProps, 'autoComplete' | 'hint' | 'inputMode' | 'type' | 'required'> {
  name: TypedField;
  mask: MaskName;
}

/**
 * A field with an input mask. The mask is loaded at the first touch, or if the field already has a value. If loading fails, the field
 * works without it.
 */
export function MaskedField({ name, mask, ...rest }: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const detach = useRef<Promise<() => void>>(undefined);
  const { hasBegun } = useContext(FormContext);
  const attach = useCallback(() => {
    const field = input.current;
    if (!field || detach.current) return;
    detach.current = import('@footbridge/browser/lead/fields/attach').then((module) => module.attachMask(mask, field));
    detach.current.catch(() => {
      detach.current = undefined;
    });
  }, [mask]);
  useEffect(() => {
    if (hasBegun && input.current?.value) attach();
  }, [hasBegun, attach]);
  useEffect(
    () => () => {
      detach.current?.then((end) => end()).catch(() => undefined);
      detach.current = undefined;
    },
    [],
  );
  return <Field {...rest} {...useFormField(name)} inputRef={input} onFocus={attach} />;
}

const Consent = styled.label`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-2) 0;
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  line-height: 1.5;
  input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--color-interactive);
  }
`;

/** The contact fields, and the separate consent to text messages. */
export function ContactFields() {
  const { shortName } = clientConfig.site;
  const { id } = useFormField('phone');
  return (
    <>
      <S.Pair>
        <Field {...useFormField('firstName')} required autoComplete="given-name" maxLength={MAX_LENGTH.firstName} />
        <Field {...useFormField('lastName')} required autoComplete="family-name" maxLength={MAX_LENGTH.lastName} />
      </S.Pair>
      <S.Pair>
        <MaskedField name="phone" mask="phone" required type="tel" inputMode="tel" autoComplete="tel" />
        <Field
          {...useFormField('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MAX_LENGTH.email}
        />
      </S.Pair>
      <Consent htmlFor={`${id}-text`}>
        <input id={`${id}-text`} type="checkbox" name={PLAIN_FIELDS.smsConsent} value={CHECKED_VALUE} />
        <span>{smsConsentText(shortName)}</span>
      </Consent>
      <input type="hidden" name={PLAIN_FIELDS.smsVersion} value={SMS_CONSENT_VERSION} />
    </>
  );
}
