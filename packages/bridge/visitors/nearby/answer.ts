import { canonicalAddress, isPublicAddress } from '../../platform/addresses';
import { hideFromSearch } from '../../platform/headers/search-engines';
import { clientAddress, visitorAddress } from '../../platform/request/client-address';
import { readForm } from '../../platform/request/read-form';
import { sharedRateLimit } from '../../platform/request/rate-limit';
import { loadNearby } from '../../pages/page/load';
import { lookUp } from '../geolocation/databases';
import { placeOfHeaders } from '../geolocation/host-headers';
import { readZip, shownZip } from './zip-code';
import { loadZipTable, type ZipTable } from './zip-table';
import { theme } from '../../wordpress/theme';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageOutcome } from '../../pages/page/outcome';
import type { NearbyProblem, RequestedNearby, Template } from '../../wordpress/types';
import type { Place } from '../geolocation/place';

/** A ZIP code and its field's name, with room for typing errors. */
const MAX_BODY_BYTES = 1024;
const WINDOW_MS = 60_000;
/** Several visitors may share an address. */
const requests = sharedRateLimit({ name: 'nearby', max: 60, windowMs: WINDOW_MS });

const STATUS: Partial<Record<NearbyProblem, number>> = {
  empty: 422,
  'no-zip-code': 422,
  territory: 422,
  military: 422,
  unknown: 422,
  'too-many': 429,
  failed: 400,
  'no-table': 503,
};

type Found = Pick<RequestedNearby, 'from' | 'problem' | 'typed'>;

const without = (problem: NearbyProblem, typed = ''): Found => ({ from: null, problem, typed });

const nameOf = ({ city, region, country }: Place): string => [city, region ?? country].filter(Boolean).join(', ');

async function placeOfVisit(request: IncomingMessage): Promise<Found> {
  const address = canonicalAddress(visitorAddress(request));
  const known = placeOfHeaders(request);
  const place = known ?? (address && isPublicAddress(address) ? await lookUp(address) : null);
  if (!place || place === 'no-database' || !(place.city ?? place.region)) return without('no-place');
  const { latitude, longitude } = place;
  return { from: { latitude, longitude, name: nameOf(place) }, problem: null, typed: '' };
}

async function placeOfForm(request: IncomingMessage, response: ServerResponse, table: ZipTable | null): Promise<Found> {
  const form = await readForm(request, MAX_BODY_BYTES);
  if (form.kind === 'too-large') return without('no-zip-code');
  if (form.kind === 'too-slow') response.setHeader('Connection', 'close');
  if (form.kind !== 'form') return without('failed');
  const given = form.fields.get('zip') ?? '';
  const typed = shownZip(given);
  const { zip, problem } = readZip(given);
  if (zip === undefined) return without(problem, typed);
  if (!table) return without('no-table', typed);
  const place = table(zip);
  return place ? { from: { ...place, name: `${place.name} ${zip}` }, problem: null, typed } : without('unknown', typed);
}

async function find(request: IncomingMessage, response: ServerResponse, table: ZipTable | null): Promise<Found> {
  const isAllowed = await requests.take(clientAddress(request));
  if (!isAllowed) {
    response.setHeader('Retry-After', String(WINDOW_MS / 1000));
    return without('too-many');
  }
  return request.method === 'POST' ? placeOfForm(request, response, table) : placeOfVisit(request);
}

/**
 * Answers `/nearby/`: from a ZIP code (POST, so that no log has it) or the visitor's IP address. Neither is stored.
 * @throws UpstreamError
 */
export async function answerNearby(
  request: IncomingMessage,
  response: ServerResponse,
  templates: Readonly<Record<string, Template>> = theme().templates,
): Promise<PageOutcome> {
  // Not no-store: Back from a facility would ask whether to send the ZIP code again.
  response.setHeader('Cache-Control', 'private, no-cache');
  hideFromSearch(response);
  const table = await loadZipTable();
  const found = await find(request, response, table);
  response.statusCode = (found.problem && STATUS[found.problem]) ?? 200;
  return loadNearby({ ...found, placeOfZip: (postalCode) => table?.(postalCode.slice(0, 5)) ?? null }, templates);
}
