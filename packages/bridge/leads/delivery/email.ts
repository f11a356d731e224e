import { mailSubject, mailText } from './mail-text';
import { reachable } from './reachable';

import type { LeadTarget } from './target';

const TIMEOUT_MS = 15_000;
/** Of submission with STARTTLS, and with TLS from the start. */
const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** sendMail of platform/mail. @throws an error with `isTransient` */
export type SendMail = (
  mail: { to: readonly string[]; subject: string; text: string },
  timeoutMs: number,
) => Promise<unknown>;

const isTransient = (error: unknown): boolean =>
  !(error instanceof Error && 'isTransient' in error && error.isTransient === false);

interface EmailOptions {
  to: readonly string[];
  sendMail: SendMail;
  /** SMTP_URL. */
  server: string;
  timeoutMs?: number;
}

/** Returns a target that sends leads by mail. A lead that is sent twice has the same reference. */
export function email({ to, sendMail, server, timeoutMs = TIMEOUT_MS }: EmailOptions): LeadTarget {
  return {
    name: 'email',
    timeoutMs,
    async deliver(lead) {
      try {
        await sendMail({ to, subject: mailSubject(lead), text: mailText(lead) }, timeoutMs);
        return { kind: 'sent' };
      } catch (error) {
        const refused = !isTransient(error);
        return {
          kind: 'failed',
          isTransient: !refused,
          error: refused ? 'the mail server refused the mail' : 'the mail could not be sent',
        };
      }
    },
    async check() {
      const { protocol, hostname, port } = new URL(server);
      return [await reachable(`http://${hostname}:${port || PORTS[protocol]}`)];
    },
  };
}
