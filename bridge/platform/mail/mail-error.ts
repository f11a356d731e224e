/** Why a mail did not go out: 'away' may be another time, 'refused' is the mail server's word, 'disk' the catcher's. */
export type MailFailure = 'away' | 'refused' | 'disk';

/** Its message has no address and nothing of what the mail server said: it may go into the log. */
export class MailError extends Error {
  override name = 'MailError';

  /** @param mayPass whether the same mail may be taken later: the server was away, or said "not now" */
  constructor(
    readonly failure: MailFailure,
    readonly mayPass: boolean,
    message: string,
  ) {
    super(message);
  }
}

/** The system's or nodemailer's short word for an error. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown';
const replyOf = (error: unknown): number | null =>
  typeof error === 'object' && error !== null && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : null;

/** What the mail server, or the way there, answered: a MailError. 5xx is final (RFC 5321), all else may pass. */
export function mailErrorOf(error: unknown): MailError {
  const reply = replyOf(error);
  const code = codeOf(error);
  if (reply !== null) return new MailError('refused', reply < 500, `the mail server refused (${code}, ${reply})`);
  // What the mail itself is made of, or a name and password that are not there: no server was at fault.
  if (code === 'EENVELOPE' || code === 'EMESSAGE' || code === 'ENOAUTH')
    return new MailError('refused', false, `the mail could not be handed over (${code})`);
  return new MailError('away', true, `the mail server can’t be reached (${code})`);
}
