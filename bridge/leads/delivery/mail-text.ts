import { formatPhone } from '@/shared/forms/phone';
import { FOR_CHOICES } from '@/shared/forms/names';
import { site } from '@/site-config/site';

import type { Delivery } from '../lead/payload';

const field = ({ fields }: Delivery, name: string): string => String(fields[name] ?? '');

/** No name, no word about health: subjects are shown on locked screens and kept in many places. */
export const mailSubject = ({ reference }: Delivery): string => `${site.shortName} website: request ${reference}`;

/**
 * What somebody needs to call back, and no more: what was written, and what was said of the insurance, stay encrypted on the
 * server (docs/leads.md says why, and how they are read).
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
          `There is more: ${withheld.join(' and ')}, which mail is not safe enough for. On the server:`,
          `npm run leads -- show ${lead.reference}`,
          '',
        ]
      : [];
  return [
    `Somebody asks to be called back.`,
    '',
    ...lines.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`),
    '',
    ...rest,
  ].join('\n');
}
