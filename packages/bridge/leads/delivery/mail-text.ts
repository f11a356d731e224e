import { formatPhone } from '@footbridge/shared/forms/phone';
import { FOR_CHOICES } from '@footbridge/shared/forms/names';
import { site } from '@footbridge/shared/site/current';

import type { Delivery } from '../lead/payload';

const field = ({ fields }: Delivery, name: string): string => String(fields[name] ?? '');

/** Returns the subject, without personal data: locked screens and mail servers' logs show it. */
export const mailSubject = ({ reference }: Delivery): string => `${site().shortName} website: request ${reference}`;

/**
 * Returns the mail's text: what somebody needs to call back. The message and the insurance stay encrypted on the server
 * (docs/leads.md).
 */
export function mailText(lead: Delivery): string {
  const withheld = [lead.message && 'a message', lead.insurance && 'insurance details'].filter(Boolean);
  const lines: [string, string][] = [
    ['Name', `${field(lead, 'firstname')} ${field(lead, 'lastname')}`],
    ['Phone', formatPhone(field(lead, 'phone'))],
    ['Email', field(lead, 'email')],
    ['For', FOR_CHOICES.find(({ value }) => value === lead.for)?.label ?? ''],
    ['Text messages', lead.smsConsent.given ? 'agreed to' : 'not agreed to: call, do not text'],
    ['Sent', lead.acceptedAt],
    ['Reference', lead.reference],
    ['May be spam', lead.suspicions.join(', ')],
  ];
  const rest =
    withheld.length > 0
      ? [
          `There is more: ${withheld.join(' and ')}. Email is not safe enough for it. On the server:`,
          `npm run tool -- leads show ${lead.reference}`,
          '',
        ]
      : [];
  return [
    `Someone asked for a call back.`,
    '',
    ...lines.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`),
    '',
    ...rest,
  ].join('\n');
}
