import { mailSubject, mailText } from './mail-text';

import type { Sent, Target } from './deliver';

const TIMEOUT_MS = 15_000;

/** sendMail of platform/mail. @throws an error with `isTransient` */
export type SendMail = (
  mail: { to: readonly string[]; subject: string; text: string },
  timeoutMs: number,
) => Promise<unknown>;

const isTransient = (error: unknown): boolean =>
  !(error instanceof Error && 'isTransient' in error && error.isTransient === false);

/** Returns a target that sends leads by mail. A lead that is sent twice has the same reference. */
export function email(to: readonly string[], sendMail: SendMail, timeoutMs = TIMEOUT_MS): Target {
  return {
    name: 'email',
    timeoutMs,
    async send(lead): Promise<Sent> {
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
  };
}
