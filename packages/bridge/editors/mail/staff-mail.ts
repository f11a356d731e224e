import { z } from 'zod';

import { site } from '@footbridge/shared/site/current';

import type { Viewer } from '../editor/session';
import type { Mail } from '../../platform/mail/send';

/** Control characters could inject a header, so they are refused. */
// oxlint-disable-next-line no-control-regex -- they are what must not be in it
const ONE_LINE = /^[^\u0000-\u001f\u007f\u0085\u2028\u2029]*$/;
// oxlint-disable-next-line no-control-regex -- as above, but lines and tabs may be
const LINES = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

/** RFC 5321. */
const MAX_ADDRESS_LENGTH = 254;
const address = z.string().max(MAX_ADDRESS_LENGTH).regex(ONE_LINE);

/** A mail to staff as a page of the site sends it (specification, section 7). */
export const staffMailSchema = z.object({
  to: z.union([address.transform((one) => [one]), z.array(address).min(1).max(50)]),
  from: z.string().max(MAX_ADDRESS_LENGTH).regex(ONE_LINE),
  subject: z.string().trim().min(1).max(200).regex(ONE_LINE),
  message: z.string().trim().min(1).max(5000).regex(LINES),
});

export type StaffMail = z.infer<typeof staffMailSchema>;

const same = (given: string, one: string): boolean => given.trim().toLowerCase() === one.toLowerCase();

/** Returns the recipients as STAFF_EMAILS spells them, each once; null if one is not in STAFF_EMAILS. */
export function recipients(to: readonly string[], staff: readonly string[]): string[] | null {
  const found = to.map((given) => staff.find((one) => same(given, one)));
  return found.every((one) => one !== undefined) ? [...new Set(found)] : null;
}

/** Returns the mail. The text's author is free to name any sender, so the signed-in editor is added below. */
export function mailToStaff(
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
