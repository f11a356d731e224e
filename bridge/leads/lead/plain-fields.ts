import { FORM_NAMES, HONEYPOT, PLAIN_FIELDS, CHECKED_VALUE, TYPED_FIELDS } from '@/shared/forms/names';
import { SMS_CONSENT_VERSION, smsConsentText } from '@/shared/forms/sms-consent';
import { site } from '@/site-config/site';

import type { FormName, TypedField } from '@/shared/forms/names';

/** What the confirmation page sends beside the form's own fields. */
export const CONFIRM_FIELDS = { token: 'token', key: 'key' } as const;

/** Without script nobody measures it. The page that asks to confirm is slower than any program need be, and shows who reads. */
const LONG_ENOUGH = 3600_000;
const PAGE = /^\/(?!\/)[^\s\\]*$/;

/** What a plain form sent, by the names of its fields. */
export interface PlainForm {
  form: FormName;
  typed: Record<TypedField, string>;
  facility: string;
  page: string;
  smsConsent: boolean;
  /** What stands in the field that nobody sees. */
  trap: string;
}

/** @returns null for what no form of this site sends */
export function plainForm(fields: URLSearchParams): PlainForm | null {
  const value = (name: string) => fields.get(name)?.trim() ?? '';
  const form = FORM_NAMES.find((name) => name === fields.get(PLAIN_FIELDS.form));
  if (!form) return null;
  const typed: Record<TypedField, string> = {
    for: '',
    payerName: '',
    memberId: '',
    dateOfBirth: '',
    description: '',
    firstName: '',
    lastName: '',
    phone: '',
    email: '',
  };
  for (const name of TYPED_FIELDS) typed[name] = value(name);
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

/** The same as the JSON that the forms send with script. The consent's text is the one that the confirmation page shows. */
export function leadOf({ form, typed, facility, page, smsConsent, trap }: PlainForm, now: number): unknown {
  const { payerName, memberId, dateOfBirth, ...person } = typed;
  return {
    ...person,
    form,
    facility,
    insurance: { payerName, memberId, dateOfBirth },
    smsConsent: {
      given: smsConsent,
      text: smsConsentText(site.shortName),
      version: SMS_CONSENT_VERSION,
      at: new Date(now).toISOString(),
      page,
    },
    shownFor: LONG_ENOUGH,
    [HONEYPOT]: trap,
    visit: { website: site.domain, PageURL__c: `https://${site.domain}${page}` },
  };
}
