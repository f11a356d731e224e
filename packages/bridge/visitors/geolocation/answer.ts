import { z } from 'zod';

import { canonicalAddress, isPublicAddress } from '../../platform/addresses';
import { clientAddress } from '../../platform/request/client-address';
import { allowsMethod, MALFORMED, readJson, sendError, sendJson } from '../../platform/request/json';
import { sharedRateLimit } from '../../platform/request/shared-rate-limit';
import { foreignRequestError } from '../visit/token';
import { lookUp } from './databases';
import { placeOfHeaders } from './host-headers';
import { matchFacility } from './match';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiError } from '../../platform/request/json';
import type { RequestWithCookies } from '../visit/token';
import type { FacilityMatch } from './match';
import type { Place } from './place';

/** Larger than an address as JSON. */
const MAX_BODY_BYTES = 256;
const WINDOW_MS = 60_000;
/** A visit sends one request. Several visitors may share an address. */
const requests = sharedRateLimit({ name: 'geolocation', max: 60, windowMs: WINDOW_MS });

const bodySchema = z.object({ ipAddress: z.string() });

const TOO_MANY: ApiError = { status: 429, code: 'too-many', message: 'Too many requests. Try again in a minute.' };
const NO_DATABASE: ApiError = {
  status: 503,
  code: 'no-database',
  message: 'No city database can be read: run npm run tool -- geoip, or set GEOIP_DATABASE (docs/configuration.md).',
};

export type NoPlace = 'not-public' | 'unknown';

/** The match, and the place without coordinates. */
export type GeolocationData = (FacilityMatch | { facility: null; nearest: null; distance: null }) &
  Pick<Place, 'city' | 'region' | 'country'> & { reason: NoPlace | null };

function dataOf(place: Place): GeolocationData {
  const { city, region, country } = place;
  return { ...matchFacility(place), city, region, country, reason: null };
}

const nowhere = (reason: NoPlace): GeolocationData => ({
  facility: null,
  nearest: null,
  distance: null,
  city: null,
  region: null,
  country: null,
  reason,
});

async function locate(request: IncomingMessage, value: unknown): Promise<GeolocationData | ApiError> {
  const address = canonicalAddress(bodySchema.safeParse(value).data?.ipAddress ?? '');
  if (!address) return MALFORMED;
  const fromHeaders = placeOfHeaders(request);
  if (fromHeaders) return dataOf(fromHeaders);
  if (!isPublicAddress(address)) return nowhere('not-public');
  const found = await lookUp(address);
  if (found === 'no-database') return NO_DATABASE;
  return found ? dataOf(found) : nowhere('unknown');
}

/**
 * Answers `POST /api/geolocation` `{ ipAddress }` → `{ data }`: the facility near an address (specification, sections 4 and
 * 7), which is neither stored nor logged.
 */
export async function answerGeolocation(request: RequestWithCookies, response: ServerResponse): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  const refusal = foreignRequestError(request);
  if (refusal) return sendError(response, refusal);
  if (!(await requests.take(clientAddress(request))))
    return sendError(response.setHeader('Retry-After', String(WINDOW_MS / 1000)), TOO_MANY);
  const body = await readJson(request, MAX_BODY_BYTES);
  const answer = 'error' in body ? body.error : await locate(request, body.value);
  if ('status' in answer) return sendError(response, answer);
  sendJson(response, 200, { data: answer });
}
