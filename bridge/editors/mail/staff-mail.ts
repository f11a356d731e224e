import { z } from 'zod';

import { site } from '@/site-config/site';

import type { Viewer } from '../editor/session';
import type { Mail } from '../../platform/mail/send';

/** Control characters end a header and begin another: refused, not repaired. */
// oxlint-disable-next-line no-control-regex -- they are what must not be in it
const ONE_LINE = /^[^\u0000-\u001f\u007f\u0085\u2028\u2029]*$/;
// oxlint-disable-next-line no-control-regex -- as above, but lines and tabs may be
const LINES = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

/** As long as an address can be (RFC 5321). */
const address = z.string().max(254).regex(ONE_LINE);

/** A mail to staff as a page of the site sends it (specification, section 7). */
export const staffMailSchema = z.object({
  to: z.union([address.transform((one) => [one]), z.array(address).min(1).max(50)]),
  from: z.string().max(254).regex(ONE_LINE),
  subject: z.string().trim().min(1).max(200).regex(ONE_LINE),
  message: z.string().trim().min(1).max(5000).regex(LINES),
});

export type StaffMail = z.infer<typeof staffMailSchema>;

const same = (given: string, one: string): boolean => given.trim().toLowerCase() === one.toLowerCase();

/** The staff among whom somebody writes, as STAFF_EMAILS spells them, each once; null when one is nobody of staff. */
export function recipients(to: readonly string[], staff: readonly string[]): string[] | null {
  const found = to.map((given) => staff.find((one) => same(given, one)));
  return found.every((one) => one !== undefined) ? [...new Set(found)] : null;
}

/**
 * What goes out. The request's own words may name anybody: whom WordPress says it is stands below them.
 * In: checked fields, their recipients, and who is signed in.
 */
export function mailToStaff(
  { from, subject, message }: StaffMail,
  to: readonly string[],
  staff: readonly string[],
  { name, login }: Pick<Viewer, 'name' | 'login'>,
): Mail {
  const replyTo = staff.find((one) => same(from, one));
  const isTold = replyTo !== undefined || ['', name, login].includes(from.trim());
  const named = isTold ? [] : [`Named as sender: ${from.trim()}`];
  const signature = [
    ...named,
    `Sent through the site of ${site.fullName} by ${name} (${login}), ${new Date().toISOString()}`,
  ];
  return { to, ...(replyTo && { replyTo }), subject, text: [message, '', '-- ', ...signature, ''].join('\n') };
}
