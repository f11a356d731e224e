import { isForeign } from '../../platform/request/host';
import { hasToken } from './token';

import type { ApiError } from '../../platform/request/json';
import type { RequestWithCookies } from './token';

const FOREIGN: ApiError = { status: 403, code: 'foreign', message: 'Only pages of this site may send this.' };
const TOKEN: ApiError = {
  status: 403,
  code: 'token',
  message: 'The anti-forgery token is missing or from another visit. Reload the page.',
};

/** Returns the refusal of a request that no script of this site's pages sent; null for a valid one. */
export function foreignRequestError(request: RequestWithCookies): ApiError | null {
  if (isForeign(request.headers)) return FOREIGN;
  return hasToken(request) ? null : TOKEN;
}
