/** Answers of a few kilobytes on the wire that would fill the heap. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { HttpResponse, http } from 'msw';

import { exchangeGrant } from '@footbridge/bridge/editors/editor/grant';
import { fetchAnswer } from '@footbridge/bridge/pages/routing/resolve-route';
import { parseJson } from '@footbridge/bridge/platform/json-limits';
import { queryWordPress } from '@footbridge/bridge/wordpress/faust/query';
import { fetchRest } from '@footbridge/bridge/wordpress/rest/request';
import { upstreamClient } from '@footbridge/bridge/wordpress/upstream/client';
import { FAILURES_TO_OPEN, JSON_LIMITS } from '@footbridge/bridge/wordpress/upstream/limits';
import { probeGraphQL } from '@footbridge/bridge/wordpress/upstream/probe';
import { MENU_QUERY } from '@/queries/menus';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();
const NESTED = '['.repeat(2_000_000);
const WIDE = `[${'[],'.repeat(1_000_000)}[]]`;

beforeEach(() => {
  process.env.FOOTBRIDGE_SECRET = 'a secret of thirty-two characters, at least';
  process.env.FAUST_SECRET_KEY = '00000000-0000-4000-8000-00000000f00d';
});

const menu = () => queryWordPress(MENU_QUERY, { location: 'PRIMARY' });
const answers = (body: string, type = 'application/json') =>
  server.use(http.all(`${RECORDED_WORDPRESS}/*`, () => new HttpResponse(body, { headers: { 'content-type': type } })));

describe.each([
  ['lists in lists', `{"data":${NESTED}`, /deeper than 128 levels/],
  ['a million lists', `{"data":${WIDE}}`, /more than \d+ values/],
])('an answer of %s', (_, body, message) => {
  it('fails a query, and five of them open the circuit breaker', async () => {
    answers(body);
    for (let count = 0; count < FAILURES_TO_OPEN; count += 1)
      await expect(menu()).rejects.toMatchObject({
        name: 'UpstreamError',
        message: expect.stringMatching(message),
      });
    expect(upstreamClient('pages').breaker.state).toBe('open');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['REST', () => fetchRest('/wp/v2/posts/1')],
    ['the resolve route', () => fetchAnswer('/about/')],
    ['sign-in', () => exchangeGrant({ code: 'a-code' })],
  ])('fails a request to %s', async (__, send) => {
    answers(body);
    await expect(send()).rejects.toMatchObject({ name: 'UpstreamError', message: expect.stringMatching(message) });
  });

  it('fails the probe', async () => {
    answers(body);
    expect(await probeGraphQL(10_000)).toBe('failed');
  });
});

it('an answer in several parts is not read, because each part is a text of its own', async () => {
  answers('--a\r\n\r\n{"data":{}}\r\n--a--', 'multipart/mixed;boundary=a');
  await expect(menu()).rejects.toMatchObject({
    name: 'UpstreamError',
    message: expect.stringMatching(/several parts/),
  });
});

it('every recorded answer is far within the limits', () => {
  const { maxDepth, maxValues } = JSON_LIMITS;
  const folder = path.join(__dirname, '../../../../../__tests__/recordings');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) {
    const { response } = Object(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    const body = Buffer.from(JSON.stringify(Object(response).body ?? null));
    expect(() => parseJson(body, { maxDepth: maxDepth / 5, maxValues: maxValues / 10 })).not.toThrow();
  }
});
