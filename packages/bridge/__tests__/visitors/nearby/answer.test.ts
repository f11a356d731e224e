import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { databasesState } from '@footbridge/bridge/visitors/geolocation/databases';
import { answerNearby } from '@footbridge/bridge/visitors/nearby/answer';
import { templates } from '@/wp-templates';

import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { exchange } from '../../../../../__tests__/support/exchange';
import { mmdb } from '../../../../../__tests__/support/mmdb';
import { onOperationData, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();
const VEGAS = '4.17.160.10';
const folder = mkdtempSync(join(tmpdir(), 'footbridge-nearby-'));
const database = join(folder, 'city.mmdb');
const printed: string[] = [];

/** Each test comes from its own address: requests are counted. */
let visitor = 0;

async function send(options: Parameters<typeof exchange>[0] = {}) {
  const { request, response } = exchange({ address: `203.0.113.${visitor}`, ...options });
  const outcome = await answerNearby(request, response, templates);
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  const view = JSON.stringify(outcome.view);
  return { ...outcome, view, status: response.statusCode, headers: response.getHeaders() };
}

const zip = (typed: string) => send({ form: { zip: typed } });

beforeAll(() => {
  const record = { latitude: 36.1716, longitude: -115.1391, city: 'Las Vegas', state1: 'Nevada', country_code: 'US' };
  const country = { latitude: 39.76, longitude: -98.5, city: '', state1: '', country_code: 'US' };
  writeFileSync(database, mmdb({ [VEGAS]: record, '4.2.48.10': country }));
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  visitor += 1;
  printed.length = 0;
  process.env.GEOIP_DATABASE = database;
  server.use(onOperationData('PaginateFacilities', { facilities: { nodes: [] } }), ...embeddedWordPress());
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => void printed.push(words.join(' ')));
});
afterEach(() => {
  databasesState.value = undefined;
});

describe('the facilities by distance', () => {
  it('are measured from a typed ZIP code, which is in no address, header or log line', async () => {
    const answer = await zip('89101');
    expect(answer).toMatchObject({ template: 'archive-facility', status: 200 });
    expect(answer.view).toContain('"place":"Las Vegas, NV 89101"');
    expect(answer.view).toMatch(/miles away/);
    expect(JSON.stringify([answer.headers, answer.page, answer.visit, printed])).not.toMatch(/89101|Las Vegas/);
  });

  it('are measured from the visitor’s address without a form', async () => {
    const answer = await send({ address: VEGAS });
    expect(answer.status).toBe(200);
    expect(answer.view).toContain('"place":"Las Vegas, Nevada"');
    expect(answer.view).not.toContain(VEGAS);
    expect(JSON.stringify(printed)).not.toMatch(/Las Vegas|4\.17/);
  });

  it.each(['127.0.0.1', '10.0.0.1', '4.2.48.10', '8.8.8.8', '2600:1::1'])(
    'are in the archive’s order for the address %s, which has no town',
    async (address) => {
      const answer = await send({ address });
      expect(answer.status).toBe(200);
      expect(answer.view).toMatch(/"place":null.*"note":"We cannot tell/);
    },
  );

  it('are in no shared cache and no search engine', async () => {
    expect((await zip('89101')).headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
  });

  it('keep what was typed where it is no ZIP code', async () => {
    const answer = await zip('K1A 0B1');
    expect(answer.status).toBe(422);
    expect(answer.view).toContain('"typed":"K1A 0B1","error":"A US ZIP code has five digits');
  });

  it.each([
    ['an unknown code', { form: { zip: '00000' } }, 422, 'We do not know this ZIP code'],
    ['an empty field', { form: { zip: '' } }, 422, 'Type your ZIP code first'],
    ['a form without the field', { form: { other: '1' } }, 422, 'Type your ZIP code first'],
    [
      'a form of another site',
      { form: { zip: '89101' }, headers: { 'sec-fetch-site': 'cross-site' } },
      400,
      'did not reach us',
    ],
  ])('are in the archive’s order after %s', async (_, options, status, words) => {
    const answer = await send(options);
    expect(answer.status).toBe(status);
    expect(answer.view).toContain(words);
    expect(answer.view).toContain('"place":null');
  });

  it('are in the archive’s order after sixty requests in a minute', async () => {
    for (let request = 0; request < 60; request += 1) await zip('89101');
    const answer = await zip('89101');
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect(answer.view).toContain('Wait a minute');
  });
});
