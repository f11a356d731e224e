import { dateStringOf } from '@footbridge/shared/forms/date';
import { FOR_CHOICES, HONEYPOT, PLAIN_FIELDS, type FormName } from '@footbridge/shared/forms/names';
import { SMS_CONSENT_VERSION } from '@footbridge/shared/forms/sms-consent';
import { phoneDigits } from '@footbridge/shared/forms/phone';

import { visitPayload } from './payload';

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
export function leadBody({ form, values, consentText, tickedAt, since }: Filled, now: Date = new Date()) {
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

/** The request body of /api/lead and /api/insurance. */
export type LeadBody = ReturnType<typeof leadBody>;
