import { FOR_CHOICES } from '@footbridge/shared/forms/names';

import type { Delivery } from '../lead/payload';

const POLICY = [
  ['payerName', 'Insurance company'],
  ['memberId', 'Member ID'],
  ['patientName', 'Patient'],
  ['dateOfBirth', 'Date of birth'],
  ['policyHolderName', 'Policyholder'],
] as const;

export interface SummaryOptions {
  /** Whether message and insurance are in the text. Without them it says where they are. */
  includesHealth: boolean;
  /** Why they are not, as a sentence. */
  why: string;
  /** Address of the lead for people; `{reference}` is replaced. */
  link?: string | undefined;
}

const line = ([label, value]: readonly [string, string]): string[] => (value === '' ? [] : [`${label}: ${value}`]);

function healthLines({ message, insurance }: Delivery): string[] {
  const policy = insurance ? POLICY.flatMap(([name, label]) => line([label, insurance[name]])) : [];
  return [...(message ? [message, ''] : []), ...policy];
}

function whereItIs({ message, insurance, reference }: Delivery, { why, link }: SummaryOptions): string[] {
  const withheld = [message && 'a message', insurance && 'insurance details'].filter(Boolean);
  if (withheld.length === 0) return [];
  const where = link
    ? [link.replaceAll('{reference}', reference)]
    : ['On the server:', `npm run tool -- leads show ${reference}`];
  return ['', `There is more: ${withheld.join(' and ')}. ${why}`, ...where];
}

/** Returns what somebody needs beside name and number to call back, as lines. */
export function summaryOf(lead: Delivery, options: SummaryOptions): string {
  const lines: [string, string][] = [
    ['For', FOR_CHOICES.find(({ value }) => value === lead.for)?.label ?? ''],
    ['Text messages', lead.smsConsent.given ? 'agreed to' : 'not agreed to: call, do not text'],
    ['Sent', lead.acceptedAt],
    ['Reference', lead.reference],
    ['May be spam', lead.suspicions.join(', ')],
  ];
  return [
    ...(options.includesHealth ? healthLines(lead) : []),
    ...lines.flatMap(line),
    ...(options.includesHealth ? [] : whereItIs(lead, options)),
  ].join('\n');
}
