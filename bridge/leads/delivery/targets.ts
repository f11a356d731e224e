import { readEnvironment } from '../../platform/env';
import { email } from './email';
import { webhook } from './webhook';

import type { SendMail } from './email';
import type { Target } from './target';

export interface Targets {
  targets: Target[];
  /** What an operator should know, in whole sentences. */
  warnings: string[];
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Loaded with the first mail: a site that sends none starts without it. */
const sendMail: SendMail = async (mail, within) => (await import('../../platform/mail/send')).sendMail(mail, within);

function webhookWarnings(url: string, secret: string | undefined): string[] {
  const { protocol, hostname } = new URL(url);
  const isOpen = protocol === 'http:' && !LOOPBACK.test(hostname);
  return [
    ...(isOpen ? ['LEAD_WEBHOOK_URL begins with http: leads cross the network for everybody to read.'] : []),
    ...(secret === undefined
      ? ['LEAD_WEBHOOK_SECRET is not set: what is sent is not signed, and its receiver cannot tell who sent it.']
      : []),
  ];
}

/**
 * Where the environment says that leads go. Mail without a mail server is no target: a file on this machine is nobody's
 * inbox, and a lead in it would count as delivered.
 */
export function configuredTargets(source: Record<string, string | undefined> = process.env): Targets {
  const { LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET, LEAD_WEBHOOK_CONFIRM, LEAD_EMAIL_TO, SMTP_URL } = source;
  const read = readEnvironment({
    LEAD_WEBHOOK_URL,
    LEAD_WEBHOOK_SECRET,
    LEAD_WEBHOOK_CONFIRM,
    LEAD_EMAIL_TO,
    SMTP_URL,
  });
  const {
    LEAD_WEBHOOK_URL: url,
    LEAD_WEBHOOK_SECRET: secret,
    LEAD_WEBHOOK_CONFIRM: mustConfirm = secret !== undefined,
    LEAD_EMAIL_TO: to,
    SMTP_URL: smtp,
  } = read;
  const targets = [
    ...(url ? [webhook({ url, secret, mustConfirm })] : []),
    ...(to && smtp ? [email(to, sendMail)] : []),
  ];
  const warnings = [
    ...(url ? webhookWarnings(url, secret) : []),
    ...(to && !smtp ? ['LEAD_EMAIL_TO is set and SMTP_URL is not: no mail can be sent, so nobody gets one.'] : []),
    ...(targets.length === 0
      ? ['There is nowhere to deliver leads to (LEAD_WEBHOOK_URL, LEAD_EMAIL_TO): they are stored, and NOBODY IS TOLD.']
      : []),
  ];
  return { targets, warnings };
}
