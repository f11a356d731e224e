import { codeOf } from '../failure';

/** unreachable: the mail server. refused: by the mail server. disk: the file could not be written (catcher.ts). */
export type MailFailure = 'unreachable' | 'refused' | 'disk';

/** A mail that was not sent. The message has no address and no text of the mail server, so it may be logged. */
export class MailError extends Error {
  override name = 'MailError';

  /** @param isTransient whether the same mail may be accepted later */
  constructor(
    readonly failure: MailFailure,
    readonly isTransient: boolean,
    message: string,
  ) {
    super(message);
  }
}

const replyOf = (error: unknown): number | null =>
  typeof error === 'object' && error !== null && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : null;

/** Returns nodemailer's error as a MailError. A reply of 5xx is permanent (RFC 5321). */
export function mailErrorOf(error: unknown): MailError {
  const reply = replyOf(error);
  const code = codeOf(error);
  if (reply !== null) return new MailError('refused', reply < 500, `the mail server refused (${code}, ${reply})`);
  // The mail itself is invalid, or the credentials are missing.
  if (code === 'EENVELOPE' || code === 'EMESSAGE' || code === 'ENOAUTH')
    return new MailError('refused', false, `the mail is invalid, or has no credentials (${code})`);
  return new MailError('unreachable', true, `the mail server is unreachable (${code})`);
}
