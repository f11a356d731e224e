import { z } from 'zod';

import { canonicalAddress, isPublicAddress } from '../../platform/addresses';
import { requestLimit } from '../../platform/request/allows';
import {
  allowsMethod,
  apiError,
  MALFORMED,
  readJson,
  sendError,
  sendJson,
  type ApiError,
} from '../../platform/request/json';
import { foreignRequestError, type RequestWithCookies } from '../visit/token';
import { lookUp } from './databases';
import { placeOfHeaders } from './host-headers';
import { matchFacility, type FacilityMatch } from './match';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Place } from './place';

/** Larger than an address as JSON. */
const MAX_BODY_BYTES = 256;
/** A visit sends one request. */
const isAllowed = requestLimit('geolocation', 60);

const bodySchema = z.object({ ipAddress: z.string() });

const NO_DATABASE = apiError(
  503,
  'no-database',
  'No city database can be read: run npm run tool -- geoip, or set GEOIP_DATABASE (docs/configuration.md).',
);

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
  if (!(await isAllowed(request, response))) return;
  const body = await readJson(request, MAX_BODY_BYTES);
  const answer = 'error' in body ? body.error : await locate(request, body.value);
  if ('status' in answer) return sendError(response, answer);
  sendJson(response, 200, { data: answer });
}
