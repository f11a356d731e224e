import styled from 'styled-components';
import { clientConfig } from '@footbridge/shared/site/client-config';
import {
  MAX_LENGTH,
  PLAIN_FIELDS,
  CHECKED_VALUE,
  SMS_CONSENT_VERSION,
  smsConsentText,
} from '@footbridge/shared/forms/names';
import { Field } from '../../Field/Field';
import { useFormField } from './form-context';
import { MaskedField } from './MaskedField';
import * as S from './StepForm.styles';

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
