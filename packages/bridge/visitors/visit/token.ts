import { randomBytes } from 'node:crypto';

import { hostCookieName, isSecure } from '../../platform/request/cookies';
import { isForeign } from '../../platform/request/host';
import { apiError, type ApiError } from '../../platform/request/json';
import { ownSignature } from '../../platform/derived-key';
import { isSame } from '../../platform/signature';

import type { IncomingMessage } from 'node:http';

/** Id of the visit, which the anti-forgery token signs. HttpOnly, so that a script cannot set its own pair. */
const VISIT_COOKIE = 'footbridge-visit';
/** Readable by the pages' scripts; invalid without the visit's cookie. */
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

/** Returns the Set-Cookie headers of a visit: its id, which stays because other tabs have its token, and the token. */
export function visitCookies(request: RequestWithCookies): string[] {
  const id = visitOf(request) ?? randomBytes(ID_BYTES).toString('base64url');
  const attributes = ['Path=/', 'SameSite=Strict', ...(isSecure(request) ? ['Secure'] : [])].join('; ');
  return [
    `${hostCookieName(request, VISIT_COOKIE)}=${id}; HttpOnly; ${attributes}`,
    `${TOKEN_COOKIE}=${tokenOf(id)}; ${attributes}`,
  ];
}

/** Returns the token of a visit, for a field of a form without script, and the visit's Set-Cookie headers. */
export function visitToken(request: RequestWithCookies): { token: string; cookies: string[] } {
  const cookies = visitCookies(request);
  const [, token = ''] = cookies[1]?.split(/[=;]/) ?? [];
  return { token, cookies };
}

/** Returns whether the request has the token of its visit. @param sent the header, unless a form's field has it */
export function hasToken(request: RequestWithCookies, sent: unknown = request.headers[TOKEN_HEADER]): boolean {
  const visit = visitOf(request);
  return visit !== null && typeof sent === 'string' && isSame(sent, tokenOf(visit));
}

const FOREIGN = apiError(403, 'foreign', 'Only pages of this site may send this.');
const TOKEN = apiError(403, 'token', 'The anti-forgery token is missing or from another visit. Reload the page.');

/** Returns the refusal of a request that no script of this site's pages sent; null for a valid one. */
export function foreignRequestError(request: RequestWithCookies): ApiError | null {
  if (isForeign(request.headers)) return FOREIGN;
  return hasToken(request) ? null : TOKEN;
}
