import { z } from 'zod';

import { site } from '@footbridge/shared/site/current';

import { logEachMinute } from '../../platform/log-repeated';
import { whoClearsAll } from '../editor/no-editor';
import { PROBLEMS } from '../editor/problems';
import { setting } from '../../platform/env';
import { log } from '../../platform/log';
import { isUpstreamError } from '../../platform/upstream-error';
import { clientAddress } from '../../platform/request/client-address';
import {
  allowsMethod,
  apiError,
  MALFORMED,
  readJson,
  sendError,
  sendJson,
  type ApiError,
} from '../../platform/request/json';
import { sharedRateLimit } from '../../platform/request/rate-limit';
import { foreignRequestError } from '../../visitors/visit/token';
import { MailError, type MailFailure } from '../../platform/mail/mail-error';
import { sendMail, type Mail } from '../../platform/mail/send';

import type { ServerResponse } from 'node:http';
import type { RequestWithCookies } from '../editor/cookies';
import type { Viewer } from '../editor/session';

/** Control characters could inject a header, so they are refused. */
// oxlint-disable-next-line no-control-regex -- they are what must not be in it
const ONE_LINE = /^[^\u0000-\u001f\u007f\u0085\u2028\u2029]*$/;
// oxlint-disable-next-line no-control-regex -- as above, but lines and tabs may be
const LINES = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

/** RFC 5321. */
const MAX_ADDRESS_LENGTH = 254;
const address = z.string().max(MAX_ADDRESS_LENGTH).regex(ONE_LINE);

/** A mail to staff as a page of the site sends it (specification, section 7). */
const staffMailSchema = z.object({
  to: z.union([address.transform((one) => [one]), z.array(address).min(1).max(50)]),
  from: z.string().max(MAX_ADDRESS_LENGTH).regex(ONE_LINE),
  subject: z.string().trim().min(1).max(200).regex(ONE_LINE),
  message: z.string().trim().min(1).max(5000).regex(LINES),
});

type StaffMail = z.infer<typeof staffMailSchema>;

const same = (given: string, one: string): boolean => given.trim().toLowerCase() === one.toLowerCase();

/** Returns the recipients as STAFF_EMAILS spells them, each once; null if one is not in STAFF_EMAILS. */
function recipients(to: readonly string[], staff: readonly string[]): string[] | null {
  const found = to.map((given) => staff.find((one) => same(given, one)));
  return found.every((one) => one !== undefined) ? [...new Set(found)] : null;
}

/** Returns the mail. The text's author is free to name any sender, so the signed-in editor is added below. */
function mailToStaff(
  { from, subject, message }: StaffMail,
  to: readonly string[],
  staff: readonly string[],
  { name, login }: Pick<Viewer, 'name' | 'login'>,
): Mail {
  const replyTo = staff.find((one) => same(from, one));
  const isKnown = replyTo !== undefined || ['', name, login].includes(from.trim());
  const named = isKnown ? [] : [`Named as sender: ${from.trim()}`];
  const signature = [
    ...named,
    `Sent through the site of ${site().fullName} by ${name} (${login}), ${new Date().toISOString()}`,
  ];
  return { to, ...(replyTo && { replyTo }), subject, text: [message, '', '-- ', ...signature, ''].join('\n') };
}

/** The longest message with JSON's escapes. */
const MAX_BODY_BYTES = 32 * 1024;
const WINDOW_MS = 60_000;
/** By address. `mails` counts by editor. */
const requests = sharedRateLimit({ name: 'mail-looks', max: 30, windowMs: WINDOW_MS });
const mails = sharedRateLimit({ name: 'mail', max: 5, windowMs: WINDOW_MS });
/** Shorter than the page's timeout (packages/browser/editor/clear-all), so that it does not report a sent mail as failed. */
const TIMEOUT_MS = 10_000;

const NOT_STAFF = apiError(403, 'recipient', 'Only the addresses in STAFF_EMAILS may be written to.');
const TOO_MANY = apiError(429, 'too-many', 'Too many mails. Try again in a minute.');
const NO_STAFF = apiError(
  503,
  'no-staff',
  'STAFF_EMAILS is not set here: staff cannot be notified (docs/configuration.md).',
);
const FAILED: Readonly<Record<MailFailure, ApiError>> = {
  unreachable: apiError(
    503,
    'mail-unreachable',
    'The mail server does not answer, so staff was not notified. Please try again, or notify them yourself.',
  ),
  refused: apiError(
    502,
    'mail-refused',
    'The mail server refused the mail, so staff was not notified. Your administrator finds the reason in the site’s log.',
  ),
  disk: apiError(503, 'mail-not-stored', 'The mail could not be written to disk, so staff was not notified.'),
};

/** Checks a request, the cheapest checks first. @returns the mail, or the error */
async function validate(request: RequestWithCookies, response: ServerResponse): Promise<Mail | ApiError> {
  const refusal = foreignRequestError(request);
  if (refusal) return refusal;
  if (!(await requests.take(clientAddress(request)))) return TOO_MANY;
  const body = await readJson(request, MAX_BODY_BYTES);
  if ('error' in body) return body.error;
  const { data: mail } = staffMailSchema.safeParse(body.value);
  if (!mail) return MALFORMED;
  const editor = await whoClearsAll(request, response);
  if ('status' in editor) return editor;
  const staff = setting('STAFF_EMAILS');
  if (!staff) return NO_STAFF;
  const to = recipients(mail.to, staff);
  if (!to) return NOT_STAFF;
  return (await mails.take(String(editor.id))) ? mailToStaff(mail, to, staff, editor) : TOO_MANY;
}

function refuse(request: RequestWithCookies, response: ServerResponse, refusal: ApiError): void {
  logEachMinute('warn', 'editor', `a mail to staff was refused: ${refusal.code}`);
  if (refusal.status === 429) response.setHeader('Retry-After', String(WINDOW_MS / 1000));
  // An unread body must not be parsed as the next request.
  if (!request.readableEnded) response.setHeader('Connection', 'close');
  sendError(response, refusal);
}

/** Answers `POST /api/send-email`: for editors who may clear everything, to STAFF_EMAILS only (specification, section 7). */
export async function answerSendEmail(request: RequestWithCookies, response: ServerResponse): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  try {
    const mail = await validate(request, response);
    if ('status' in mail) return refuse(request, response, mail);
    const { kind } = await sendMail(mail, TIMEOUT_MS);
    log('info', 'mail', `a mail to ${mail.to.length} of staff was ${kind}`);
    sendJson(response, 200, { sent: true });
  } catch (error) {
    if (error instanceof MailError) log('error', 'mail', 'staff could not be notified', error);
    else if (isUpstreamError(error))
      logEachMinute('warn', 'editor', 'WordPress did not answer a request about an editor');
    else throw error;
    sendError(response, error instanceof MailError ? FAILED[error.failure] : PROBLEMS.upstream);
  }
}
