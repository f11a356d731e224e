import { clientConfig } from '@footbridge/shared/site/client-config';
import { MAX_LENGTH, PLAIN_FIELDS, CHECKED_VALUE } from '@footbridge/shared/forms/names';
import { SMS_CONSENT_VERSION, smsConsentText } from '@footbridge/shared/forms/sms-consent';
import { Checkbox } from './Checkbox';
import { Field } from '../../Field/Field';
import { useFormField } from './form-context';
import { MaskedField } from './MaskedField';
import * as S from './StepForm.styles';

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
      <Checkbox id={`${id}-text`} name={PLAIN_FIELDS.smsConsent} value={CHECKED_VALUE}>
        {smsConsentText(shortName)}
      </Checkbox>
      <input type="hidden" name={PLAIN_FIELDS.smsVersion} value={SMS_CONSENT_VERSION} />
    </>
  );
}
