import { isForeign } from '../../platform/request/same-origin';
import { hasToken } from './token';

import type { ApiError } from '../../platform/request/json';
import type { RequestWithCookies } from './token';

const FOREIGN: ApiError = { status: 403, code: 'foreign', message: 'Only pages of this site are answered.' };
const TOKEN: ApiError = {
  status: 403,
  code: 'token',
  message: 'The anti-forgery token is missing or of another visit: load the page again.',
};

/**
 * Whether a script of this site's own pages asks: no other site by the browser's word, and the visit's token is there.
 * Out: the refusal for everybody else, null for who may go on.
 */
export function notOwnPage(request: RequestWithCookies): ApiError | null {
  if (isForeign(request.headers)) return FOREIGN;
  return hasToken(request) ? null : TOKEN;
}
