import { isForeign } from '../../platform/request/host';
import { hasToken } from './token';

import { apiError } from '../../platform/request/json';

import type { ApiError } from '../../platform/request/json';
import type { RequestWithCookies } from './token';

const FOREIGN = apiError(403, 'foreign', 'Only pages of this site may send this.');
const TOKEN = apiError(403, 'token', 'The anti-forgery token is missing or from another visit. Reload the page.');

/** Returns the refusal of a request that no script of this site's pages sent; null for a valid one. */
export function foreignRequestError(request: RequestWithCookies): ApiError | null {
  if (isForeign(request.headers)) return FOREIGN;
  return hasToken(request) ? null : TOKEN;
}
