import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { isSecure } from '../request/is-secure';
import { derivedKey } from '../shared/derived-key';

import type { IncomingMessage } from 'node:http';

/** What the anti-forgery token is bound to: readable by no script, so that no script can bring its own pair. */
const VISIT_COOKIE = 'footbridge-visit';
const TOKEN_COOKIE = 'csrf-token';
const TOKEN_HEADER = 'x-csrf-token';
const PURPOSE = 'footbridge visit 1';
const ID_BYTES = 18;
const ID = /^[\w-]{24}$/;

export type RequestWithCookies = IncomingMessage & { cookies: Partial<Record<string, string>> };

const tokenOf = (visit: string): string => createHmac('sha256', derivedKey(PURPOSE)).update(visit).digest('base64url');

const visitOf = ({ cookies }: RequestWithCookies): string | null => {
  const id = cookies[VISIT_COOKIE];
  return id && ID.test(id) ? id : null;
};

/**
 * The Set-Cookie headers of a visit: its id, and the token that a page of this site sends back as a header. A visit that
 * has an id keeps it: other tabs hold its token. Both end with the browser.
 */
export function visitCookies(request: RequestWithCookies): string[] {
  const id = visitOf(request) ?? randomBytes(ID_BYTES).toString('base64url');
  const attributes = ['Path=/', 'SameSite=Strict', ...(isSecure(request) ? ['Secure'] : [])].join('; ');
  return [`${VISIT_COOKIE}=${id}; HttpOnly; ${attributes}`, `${TOKEN_COOKIE}=${tokenOf(id)}; ${attributes}`];
}

/** Whether the request carries, as a header, the token of the visit that its cookie names. */
export function hasToken(request: RequestWithCookies): boolean {
  const visit = visitOf(request);
  const sent = request.headers[TOKEN_HEADER];
  if (!visit || typeof sent !== 'string') return false;
  const [expected, given] = [Buffer.from(tokenOf(visit)), Buffer.from(sent)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
