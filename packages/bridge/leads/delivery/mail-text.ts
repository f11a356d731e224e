import { formatPhone } from '@footbridge/shared/forms/phone';
import { site } from '@footbridge/shared/site/current';

import { summaryOf } from './summary';

import type { Delivery } from '../lead/payload';

const field = ({ fields }: Delivery, name: string): string => String(fields[name] ?? '');

/** Returns the subject, without personal data: locked screens and mail servers' logs show it. */
export const mailSubject = ({ reference }: Delivery): string => `${site().shortName} website: request ${reference}`;

/**
 * Returns the mail's text: what somebody needs to call back. The message and the insurance stay encrypted on the server
 * (docs/leads.md).
 */
export function mailText(lead: Delivery): string {
  const person: [string, string][] = [
    ['Name', `${field(lead, 'firstname')} ${field(lead, 'lastname')}`],
    ['Phone', formatPhone(field(lead, 'phone'))],
    ['Email', field(lead, 'email')],
  ];
  return [
    `Someone asked for a call back.`,
    '',
    ...person.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`),
    summaryOf(lead, { includesHealth: false, why: 'Email is not safe enough for it.' }),
    '',
  ].join('\n');
}
