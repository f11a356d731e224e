import {
  FORM_NAMES,
  HONEYPOT,
  PLAIN_FIELDS,
  CHECKED_VALUE,
  TYPED_FIELDS,
  type FormName,
  type TypedField,
} from '@footbridge/shared/forms/names';
import { SMS_CONSENT_VERSION, smsConsentText } from '@footbridge/shared/forms/sms-consent';
import { site } from '@footbridge/shared/site/current';

/** Fields that the confirmation page adds to the form's own. */
export const CONFIRM_FIELDS = { token: 'token', key: 'key' } as const;

/** Not measured without script; the confirmation page replaces the check. */
const SHOWN_FOR_MS = 3600_000;
const PAGE = /^\/(?!\/)[^\s\\]*$/;

export interface PlainForm {
  form: FormName;
  typed: Record<TypedField, string>;
  facility: string;
  page: string;
  smsConsent: boolean;
  /** Value of the honeypot field. */
  trap: string;
}

export function plainForm(fields: URLSearchParams): PlainForm | null {
  const value = (name: string) => fields.get(name)?.trim() ?? '';
  const form = FORM_NAMES.find((name) => name === fields.get(PLAIN_FIELDS.form));
  if (!form) return null;
  const typed: Record<TypedField, string> = {
    for: '',
    payerName: '',
    memberId: '',
    patientName: '',
    dateOfBirth: '',
    policyHolderName: '',
    description: '',
    firstName: '',
    lastName: '',
    phone: '',
    email: '',
  };
  for (const name of TYPED_FIELDS) typed[name] = value(name);
  // Typed before the visitor chose "Myself".
  if (typed.for === 'self') typed.patientName = '';
  const page = value(PLAIN_FIELDS.page);
  return {
    form,
    typed,
    facility: value(PLAIN_FIELDS.facility),
    page: PAGE.test(page) ? page : '/',
    smsConsent: value(PLAIN_FIELDS.smsConsent) === CHECKED_VALUE,
    trap: value(HONEYPOT),
  };
}

/** Returns the form's values as the JSON that forms send with script. The consent's text is that of the confirmation page. */
export function leadOf({ form, typed, facility, page, smsConsent, trap }: PlainForm, now: number): unknown {
  const { payerName, memberId, patientName, dateOfBirth, policyHolderName, ...person } = typed;
  return {
    ...person,
    form,
    facility,
    insurance: { payerName, memberId, patientName, dateOfBirth, policyHolderName },
    smsConsent: {
      given: smsConsent,
      text: smsConsentText(site().shortName),
      version: SMS_CONSENT_VERSION,
      at: new Date(now).toISOString(),
      page,
    },
    shownFor: SHOWN_FOR_MS,
    [HONEYPOT]: trap,
    visit: { website: site().domain, PageURL__c: `https://${site().domain}${page}` },
  };
}
