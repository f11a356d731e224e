/** The route as a page of the site calls it, with a database of a test's own. Registers hooks in the importing file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { answerGeolocation } from '@footbridge/bridge/visitors/geolocation/answer';

import { exchange } from '../../../../../__tests__/support/exchange';
import { newVisit } from '../../../../../__tests__/support/leads';
import { mmdb } from '../../../../../__tests__/support/mmdb';
import { databasesState } from '@footbridge/bridge/visitors/geolocation/databases';

const folder = mkdtempSync(join(tmpdir(), 'footbridge-geo-'));
export const file = join(folder, 'city.mmdb');
export const VEGAS = '4.17.160.10';
export const VEGAS_SIX = '2600:1::1';
export const record = {
  latitude: 36.1716,
  longitude: -115.1391,
  city: 'Las Vegas',
  state1: 'Nevada',
  country_code: 'US',
};
const sold = {
  location: { latitude: 36.1716, longitude: -115.1391 },
  city: { names: { en: 'Las Vegas', de: 'Las Vegas' } },
  subdivisions: [{ iso_code: 'NV', names: { en: 'Nevada' } }],
  country: { iso_code: 'US' },
};
export const printed: string[] = [];

/** Each test has its own visitors, so that none is refused for another's tries. */
let visitors = 0;

interface Sent {
  body?: string;
  method?: string;
  headers?: Record<string, string>;
  token?: string | null;
  cookies?: Record<string, string>;
  address?: string;
  /** Whether the browser says where the request comes from. */
  says?: boolean;
}

export async function send({
  body = JSON.stringify({ ipAddress: VEGAS }),
  method = 'POST',
  headers = {},
  token,
  cookies = newVisit(),
  address = `198.18.0.${visitors}`,
  says = true,
}: Sent = {}) {
  const sent = token === undefined ? cookies['csrf-token'] : token;
  const { request, response } = exchange({
    body: method === 'GET' ? undefined : body,
    method,
    cookies,
    address,
    headers: {
      'content-type': 'application/json',
      ...(says ? { 'sec-fetch-site': 'same-origin' } : {}),
      ...(sent ? { 'x-csrf-token': sent } : {}),
      ...headers,
    },
  });
  await answerGeolocation(request, response);
  return { status: response.statusCode, headers: response.getHeaders(), body: JSON.parse(response.text) };
}

export const locate = async (ipAddress: string, more: Sent = {}) =>
  send({ ...more, body: JSON.stringify({ ipAddress }) });

beforeEach(() => {
  visitors += 1;
  databasesState.value = undefined;
  writeFileSync(file, mmdb({ [VEGAS]: record, [VEGAS_SIX]: sold, '4.17.160.11': { country_code: 'US', city: '' } }, 6));
  process.env.GEOIP_DATABASE = file;
  printed.length = 0;
  for (const level of ['info', 'warn', 'error', 'log'] as const)
    jest.spyOn(console, level).mockImplementation((...words) => void printed.push(words.join(' ')));
});
afterAll(() => rmSync(folder, { recursive: true }));
