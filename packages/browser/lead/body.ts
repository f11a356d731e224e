import { dateStringOf } from '@footbridge/shared/forms/date';
import {
  FOR_CHOICES,
  HONEYPOT,
  PLAIN_FIELDS,
  type ForChoice,
  type FormName,
  type INSURANCE_FIELDS,
  SMS_CONSENT_VERSION,
} from '@footbridge/shared/forms/names';
import { phoneDigits } from '@footbridge/shared/forms/phone';

import { visitPayload, type VisitPayload } from './payload';

/** The checkbox for text messages: its text as shown, and when it was last changed. */
export interface SmsConsent {
  given: boolean;
  text: string;
  version: string;
  /** ISO 8601. */
  at: string;
  page: string;
}

/** The request body of /api/lead and /api/insurance. */
export interface LeadBody {
  form: FormName;
  firstName: string;
  lastName: string;
  phone: string;
  email?: string;
  for?: ForChoice;
  facility?: string;
  description?: string;
  insurance?: Record<(typeof INSURANCE_FIELDS)[number], string>;
  smsConsent: SmsConsent;
  shownFor: number;
  [HONEYPOT]: string;
  visit: VisitPayload;
}

export interface Filled {
  form: FormName;
  /** Name → value, as typed. */
  values: ReadonlyMap<string, string>;
  /** The text beside the checkbox. */
  consentText: string;
  /** When the checkbox was checked; null if it is not. */
  tickedAt: Date | null;
  /** When the form was first shown, ms since 1970. */
  since: number;
}

const PAYER_ID = /^VTX\d{4}$/;

/** Returns the request body of a form: trimmed texts, the phone as digits, the date as YYYY-MM-DD, no empty fields. */
export function leadBody({ form, values, consentText, tickedAt, since }: Filled, now: Date = new Date()): LeadBody {
  const text = (name: string): string => values.get(name)?.trim() ?? '';
  const who = FOR_CHOICES.find(({ value }) => value === text('for'))?.value;
  const [email, facility, description] = [text('email'), text(PLAIN_FIELDS.facility), text('description')];
  const payerId = text('payerId');
  return {
    form,
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: phoneDigits(text('phone')),
    ...(email && { email }),
    ...(who && { for: who }),
    ...(facility && { facility }),
    ...(description && { description }),
    ...(form === 'insurance' && {
      insurance: {
        payerId: PAYER_ID.test(payerId) ? payerId : '',
        payerName: text('payerName'),
        memberId: text('memberId'),
        patientName: text('patientName'),
        dateOfBirth: dateStringOf(text('dateOfBirth')) ?? '',
        policyHolderName: text('policyHolderName'),
      },
    }),
    smsConsent: {
      given: tickedAt !== null,
      text: consentText,
      version: SMS_CONSENT_VERSION,
      at: (tickedAt ?? now).toISOString(),
      page: window.location.pathname,
    },
    shownFor: Math.max(0, now.getTime() - since),
    [HONEYPOT]: text(HONEYPOT),
    visit: visitPayload(),
  };
}
