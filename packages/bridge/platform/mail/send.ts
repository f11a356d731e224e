import { site } from '@footbridge/shared/site/current';

import { setting } from '../env';
import { log } from '../log';
import { catchMail } from './catcher';
import { codeOf } from '../failure';
import { printableLine, printableText } from '../invisible';
import { MailError, mailErrorOf } from './mail-error';

export interface Mail {
  /** Addresses without names. */
  to: readonly string[];
  /** Default: the sender. */
  replyTo?: string;
  subject: string;
  text: string;
}

export interface SentMail {
  /** caught: written to DATA_DIR/mail, because SMTP_URL is not set. */
  kind: 'sent' | 'caught';
  /** Number of addresses that the mail server refused; it accepted at least one. */
  refused: number;
}

const TIMEOUTS = { connectionTimeout: 5000, dnsTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 };
const TIMEOUT_MS = 20_000;

const defaultSender = () => ({ name: site().fullName, address: `website@${site().domain}` });

const headersAndText = ({ to, replyTo, subject, text }: Mail, from: string | undefined) => ({
  from: from ?? defaultSender(),
  // Objects, because nodemailer splits a string at its commas.
  to: to.map((address) => ({ name: '', address })),
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  subject: printableLine(subject),
  text: printableText(text.replace(/\r\n?/g, '\n')),
  textEncoding: 'quoted-printable' as const,
  // Suppresses automatic replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
  // Nodemailer must not read a file or URL as the text.
  disableFileAccess: true,
  disableUrlAccess: true,
});

type Message = ReturnType<typeof headersAndText>;

/** A password requires TLS, unless SMTP_URL has `?requireTLS=false`. */
const hasPassword = (url: string): boolean => new URL(url).password !== '';

async function sendBySmtp(url: string, message: Message, timeoutMs: number): Promise<SentMail> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, requireTLS: hasPassword(url), ...TIMEOUTS });
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const { rejected } = await transport.sendMail({ ...message, signal: timeout.signal });
    if (rejected.length > 0)
      log('warn', 'mail', `the mail server refused ${rejected.length} of ${message.to.length} addresses`);
    return { kind: 'sent', refused: rejected.length };
  } catch (error) {
    throw mailErrorOf(error);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

async function writeToFolder(message: Message): Promise<SentMail> {
  const { createTransport } = await import('nodemailer');
  const { message: bytes } = await createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  }).sendMail(message);
  if (!Buffer.isBuffer(bytes)) throw new TypeError('nodemailer returned a stream instead of a buffer');
  await catchMail(bytes).catch((error: unknown) => {
    throw new MailError('disk', true, `the mail could not be written to DATA_DIR/mail (${codeOf(error)})`);
  });
  return { kind: 'caught', refused: 0 };
}

/** Sends a mail by SMTP_URL, or writes it to DATA_DIR/mail. @throws MailError; there is no retry */
export function sendMail(mail: Mail, timeoutMs = TIMEOUT_MS): Promise<SentMail> {
  const url = setting('SMTP_URL');
  const message = headersAndText(mail, setting('MAIL_FROM'));
  return url ? sendBySmtp(url, message, timeoutMs) : writeToFolder(message);
}
