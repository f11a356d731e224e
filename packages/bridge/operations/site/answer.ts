import { brands } from '@footbridge/shared/site/current';

import { clientAddress } from '../../platform/request/client-address';
import { allowsMethod, sendError, sendJson } from '../../platform/request/json';
import { sharedRateLimit } from '../../platform/request/rate-limit';
import { isSignedRequest } from '../../platform/signature';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiError } from '../../platform/request/json';

/** The text that WordPress signs. */
const SIGNED = 'GET /api/site';
const WINDOW_MS = 60_000;
/** WordPress sends one request an hour, and one in five minutes after a failure. */
const requests = sharedRateLimit({ name: 'site', max: 30, windowMs: WINDOW_MS });

const UNAUTHORIZED: ApiError = {
  status: 401,
  code: 'unauthorized',
  message: 'Only this site’s WordPress may read this.',
};
const TOO_MANY: ApiError = { status: 429, code: 'too-many', message: 'Too many requests. Try again in a minute.' };

/**
 * Answers `GET /api/site`: this brand, and the brands that editors may choose in WordPress. Signed by the plugin with
 * FOOTBRIDGE_SECRET (docs/wordpress.md). Errors: 401 without a reason, 405, 429.
 * @param more what else the theme tells WordPress of the brand
 */
export async function answerSite(request: IncomingMessage, response: ServerResponse, more: object = {}): Promise<void> {
  if (!allowsMethod(request, response, ['GET'])) return;
  if (!(await requests.take(clientAddress(request))))
    return sendError(response.setHeader('Retry-After', String(WINDOW_MS / 1000)), TOO_MANY);
  if (!isSignedRequest(request, SIGNED)) return sendError(response, UNAUTHORIZED);
  const { site, sites } = brands();
  const { code, key, fullName, shortName } = site;
  const callNumbers = Object.fromEntries(
    Object.entries(site.callNumbers).map(([name, { display }]) => [name, display]),
  );
  sendJson(response, 200, {
    brand: { code, key, fullName, shortName, callNumbers, ...more },
    brands: sites.map((brand) => ({ code: brand.code, name: brand.fullName })),
  });
}
