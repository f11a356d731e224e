import { formatPhone } from '@footbridge/shared/forms/phone';
import { site } from '@footbridge/shared/site/current';

import { MailError } from '../../platform/mail/mail-error';
import { sendMail } from '../../platform/mail/send';
import { reachable } from './http';
import { summaryOf } from './summary';

import type { LeadTarget } from './target';
import type { Delivery } from '../lead/payload';

const field = ({ fields }: Delivery, name: string): string => String(fields[name] ?? '');

/** Returns the subject, without personal data: locked screens and mail servers' logs show it. */
export const mailSubject = ({ reference }: Delivery): string => `${site().shortName} website: request ${reference}`;

/** Returns what somebody needs to call back. Message and insurance stay encrypted on the server (docs/leads.md). */
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

const TIMEOUT_MS = 15_000;
/** Of submission with STARTTLS, and with TLS from the start. */
const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

interface EmailOptions {
  to: readonly string[];
  server: string;
  timeoutMs?: number;
}

/** Returns a target that sends leads by mail. A lead that is sent twice has the same reference. */
export function email({ to, server, timeoutMs = TIMEOUT_MS }: EmailOptions): LeadTarget {
  return {
    name: 'email',
    timeoutMs,
    async deliver(lead) {
      try {
        await sendMail({ to, subject: mailSubject(lead), text: mailText(lead) }, timeoutMs);
        return { kind: 'sent' };
      } catch (error) {
        const isTransient = !(error instanceof MailError) || error.isTransient;
        const why = isTransient ? 'the mail could not be sent' : 'the mail server refused the mail';
        return { kind: 'failed', isTransient, error: why };
      }
    },
    async check() {
      const { protocol, hostname, port } = new URL(server);
      return [await reachable(`http://${hostname}:${port || PORTS[protocol]}`)];
    },
  };
}
