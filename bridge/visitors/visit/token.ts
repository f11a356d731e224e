import { randomBytes } from 'node:crypto';

import { hostCookieName } from '../../platform/request/cookie-names';
import { isSecure } from '../../platform/request/is-secure';
import { ownSignature } from '../../platform/derived-key';
import { isSame } from '../../platform/signature';

import type { IncomingMessage } from 'node:http';

/** What the anti-forgery token is bound to: readable by no script, so that no script can bring its own pair. */
const VISIT_COOKIE = 'footbridge-visit';
/** Read by the pages' script by this one name: without the visit it proves nothing. */
const TOKEN_COOKIE = 'csrf-token';
const TOKEN_HEADER = 'x-csrf-token';
const PURPOSE = 'footbridge visit 1';
const ID_BYTES = 18;
const ID = /^[\w-]{24}$/;

export type RequestWithCookies = IncomingMessage & { cookies: Partial<Record<string, string>> };

const tokenOf = (visit: string): string => ownSignature(PURPOSE, visit);

const visitOf = (request: RequestWithCookies): string | null => {
  const id = request.cookies[hostCookieName(request, VISIT_COOKIE)];
  return id && ID.test(id) ? id : null;
};

/**
 * The Set-Cookie headers of a visit: its id, and the token that a page of this site sends back as a header. A visit that
 * has an id keeps it: other tabs hold its token. Both end with the browser.
 */
export function visitCookies(request: RequestWithCookies): string[] {
  const id = visitOf(request) ?? randomBytes(ID_BYTES).toString('base64url');
  const attributes = ['Path=/', 'SameSite=Strict', ...(isSecure(request) ? ['Secure'] : [])].join('; ');
  return [
    `${hostCookieName(request, VISIT_COOKIE)}=${id}; HttpOnly; ${attributes}`,
    `${TOKEN_COOKIE}=${tokenOf(id)}; ${attributes}`,
  ];
}

/**
 * The token of a visit for a form without script, which sends it back as a field, and the Set-Cookie headers of what it is
 * bound to.
 */
export function visitToken(request: RequestWithCookies): { token: string; cookies: string[] } {
  const cookies = visitCookies(request);
  const [, token = ''] = cookies[1]?.split(/[=;]/) ?? [];
  return { token, cookies };
}

/**
 * Whether the request carries the token of the visit that its cookie names.
 * @param sent as a header, unless a form's field brought it
 */
export function hasToken(request: RequestWithCookies, sent: unknown = request.headers[TOKEN_HEADER]): boolean {
  const visit = visitOf(request);
  return visit !== null && typeof sent === 'string' && isSame(sent, tokenOf(visit));
}
