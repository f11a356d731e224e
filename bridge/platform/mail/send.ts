import { site } from '@/site-config/site';

import { readEnvironment } from '../env';
import { log } from '../log';
import { catchMail } from './catcher';
import { codeOf, MailError, mailErrorOf } from './mail-error';

/** What the site tells somebody: plain text, no attachments. */
export interface Mail {
  /** Addresses alone, without names. */
  to: readonly string[];
  /** Whom an answer goes to, where it is not the sender. */
  replyTo?: string;
  subject: string;
  text: string;
}

export interface SentMail {
  /** 'caught': there is no mail server (SMTP_URL), and the mail lies in DATA_DIR/mail. */
  kind: 'sent' | 'caught';
  /** How many of its addresses the mail server did not take; at least one was taken. */
  refused: number;
}

/** To connect, to be greeted, without a word (ms). */
const PATIENCE = { connectionTimeout: 5000, dnsTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 };
/** For all of it: a mail server that sends a byte every four seconds is no mail server (ms). */
const LONGEST = 20_000;

/** Who mails come from where MAIL_FROM does not say: the brand, at its own domain. */
const ownSender = { name: site.fullName, address: `website@${site.domain}` };

const headersAndText = ({ to, replyTo, subject, text }: Mail, from: string | undefined) => ({
  from: from ?? ownSender,
  // As objects, because a string would be taken apart at its commas.
  to: to.map((address) => ({ name: '', address })),
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
  textEncoding: 'quoted-printable' as const,
  // Nobody's "I am on holiday" is to come back.
  headers: { 'Auto-Submitted': 'auto-generated' },
  // A text is a text: never a file or an address to be read.
  disableFileAccess: true,
  disableUrlAccess: true,
});

type Message = ReturnType<typeof headersAndText>;

/** Loaded with the first mail: a server that sends none starts without it. */
const mailer = () => import('nodemailer');

/** A password goes over an encrypted connection or not at all, unless SMTP_URL says otherwise (`?requireTLS=false`). */
const hasPassword = (url: string): boolean => new URL(url).password !== '';

async function overSmtp(url: string, message: Message, within: number): Promise<SentMail> {
  const { createTransport } = await mailer();
  const transport = createTransport({ url, requireTLS: hasPassword(url), ...PATIENCE });
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), within);
  try {
    const { rejected } = await transport.sendMail({ ...message, signal: late.signal });
    if (rejected.length > 0)
      log('warn', 'mail', `the mail server did not take ${rejected.length} of ${message.to.length} addresses`);
    return { kind: 'sent', refused: rejected.length };
  } catch (error) {
    throw mailErrorOf(error);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

async function intoFolder(message: Message): Promise<SentMail> {
  const { createTransport } = await mailer();
  const { message: bytes } = await createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  }).sendMail(message);
  if (!Buffer.isBuffer(bytes)) throw new TypeError('nodemailer gives a stream where a buffer was asked for');
  await catchMail(bytes).catch((error: unknown) => {
    throw new MailError('disk', true, `the mail could not be written to DATA_DIR/mail (${codeOf(error)})`);
  });
  return { kind: 'caught', refused: 0 };
}

/**
 * Sends a mail over SMTP_URL, from MAIL_FROM; without SMTP_URL it is written to DATA_DIR/mail.
 * @param within how long somebody waits for it (ms)
 * @throws MailError when nobody got it; nothing is tried again here
 */
export function sendMail(mail: Mail, within = LONGEST): Promise<SentMail> {
  const { SMTP_URL: url, MAIL_FROM: from } = readEnvironment({
    SMTP_URL: process.env.SMTP_URL,
    MAIL_FROM: process.env.MAIL_FROM,
  });
  const message = headersAndText(mail, from);
  return url ? overSmtp(url, message, within) : intoFolder(message);
}
