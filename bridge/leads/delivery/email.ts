import { mailSubject, mailText } from './mail-text';

import type { Sent, Target } from './target';

const PATIENCE = 15_000;

/** bridge/editors/mail's sendMail, as far as it is needed here. @throws with `isTransient` when nobody got it */
export type SendMail = (
  mail: { to: readonly string[]; subject: string; text: string },
  within: number,
) => Promise<unknown>;

const isTransient = (error: unknown): boolean =>
  !(error instanceof Error && 'isTransient' in error && error.isTransient === false);

/** A target that tells people by mail. Whoever has it in the inbox has no key to know it again: a second one names the same reference. */
export function email(to: readonly string[], sendMail: SendMail, within = PATIENCE): Target {
  return {
    name: 'email',
    within,
    async send(lead): Promise<Sent> {
      try {
        await sendMail({ to, subject: mailSubject(lead), text: mailText(lead) }, within);
        return { kind: 'sent' };
      } catch (error) {
        const refused = !isTransient(error);
        return {
          kind: 'failed',
          isTransient: !refused,
          error: refused ? 'the mail server refused the mail' : 'the mail could not be sent just now',
        };
      }
    },
  };
}
