/** @jest-environment jest-fixed-jsdom */
import { vegas } from '../support/vegas';

import type { Geolocation } from '@footbridge/browser/state/types';

const place: Geolocation = {
  facility: vegas,
  distance: 4.2,
  nearest: vegas,
  city: 'Las Vegas',
  region: 'Nevada',
  country: 'US',
};

type Answer = { status?: number; body: unknown } | Error;
let requests: Request[];
let answers: Record<string, Answer>;
let warnings: string[];

/** Fresh modules, as in a new document. */
async function newDocument() {
  jest.resetModules();
  const { locate } = await import('@footbridge/browser/geolocation/locate');
  const { sessionState } = await import('@footbridge/browser/state/session');
  return { locate, stored: () => sessionState.getState().geolocation };
}

const requestLines = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
const BOTH = ['GET /api/visitor', 'POST /api/geolocation'];

beforeEach(() => {
  window.sessionStorage.clear();
  document.cookie = 'csrf-token=the-token; path=/';
  document.cookie = 'app-state=; path=/; max-age=0';
  requests = [];
  warnings = [];
  answers = {
    '/api/visitor': { body: { ipAddress: '203.0.113.7', device: 'desktop', editor: null } },
    '/api/geolocation': { body: { data: place } },
  };
  jest.spyOn(console, 'warn').mockImplementation((line: string) => void warnings.push(line));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(new URL(String(input), 'https://www.example.test'), init);
    requests.push(request);
    const answer = answers[new URL(request.url).pathname] ?? { status: 404, body: {} };
    if (answer instanceof Error) throw answer;
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
});

describe('which facility is near', () => {
  it('[S7.1] is requested with the visitor’s address and the CSRF token, and stored for the session', async () => {
    const { locate, stored } = await newDocument();
    await locate();
    expect(requestLines()).toEqual(BOTH);
    expect(requests[1]?.headers.get('x-csrf-token')).toBe('the-token');
    expect(requests[1]?.headers.get('content-type')).toBe('application/json');
    expect(await requests[1]?.json()).toEqual({ ipAddress: '203.0.113.7' });
    expect(stored()).toEqual(place);
    // The address itself is in no storage.
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain('203.0.113.7');
    expect(warnings).toEqual([]);
  });

  it('[S7.9] goes into the app-state cookie, facility and distance, for a year', async () => {
    const cookies = jest.spyOn(document, 'cookie', 'set');
    const { locate } = await newDocument();
    await locate();
    const [written = ''] = cookies.mock.calls
      .map(([cookie]) => cookie)
      .filter((cookie) => cookie.startsWith('app-state='));
    expect(JSON.parse(decodeURIComponent(written.split(';')[0]?.split('=')[1] ?? ''))).toEqual({
      facility: { siteKey: 'DSH', chartFacName: 'Desert Hope Treatment Center' },
      distance: 4.2,
    });
  });

  it('[S7.1] is not requested if an answer is stored, of this document or an earlier one', async () => {
    const first = await newDocument();
    await first.locate();
    await first.locate();
    const second = await newDocument();
    await second.locate();
    expect(second.stored()).toEqual(place);
    expect(requestLines()).toEqual(BOTH);
  });

  it('[S7.1] is not requested for an unknown or loopback address, and that address is not requested again in the session', async () => {
    for (const ipAddress of ['Unknown', '127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) {
      window.sessionStorage.clear();
      requests = [];
      answers['/api/visitor'] = { body: { ipAddress } };
      const { locate, stored } = await newDocument();
      await locate();
      expect([ipAddress, stored()]).toEqual([ipAddress, null]);
      await (await newDocument()).locate();
      expect(requestLines()).toEqual(['GET /api/visitor']);
    }
    expect(warnings).toEqual([]);
  });

  it('is not requested if cookies are blocked: without its token the service would refuse', async () => {
    document.cookie = 'csrf-token=; path=/; max-age=0';
    const { locate, stored } = await newDocument();
    await locate();
    expect(requestLines()).toEqual(['GET /api/visitor']);
    expect(stored()).toBeNull();
    expect(warnings).toEqual([expect.stringContaining('cookies are blocked')]);
  });

  it('is requested once by concurrent callers', async () => {
    const { locate } = await newDocument();
    await Promise.all([locate(), locate(), locate()]);
    expect(requestLines()).toEqual(BOTH);
  });

  it('stores also that no facility is near, so that it is not requested again', async () => {
    answers['/api/geolocation'] = { body: { data: { ...place, facility: null, distance: 607.1, city: 'Denver' } } };
    const { locate, stored } = await newDocument();
    await locate();
    expect(stored()).toMatchObject({ facility: null, distance: 607.1 });
  });
});

describe('when it is unknown', () => {
  it.each<[string, Record<string, Answer>]>([
    ['the network is away', { '/api/visitor': new TypeError('Failed to fetch') }],
    ['the service is away', { '/api/geolocation': new TypeError('Failed to fetch') }],
    [
      'there is no database',
      { '/api/geolocation': { status: 503, body: { error: { code: 'no-database', message: '…' } } } },
    ],
    ['the token is refused', { '/api/geolocation': { status: 403, body: { error: { code: 'token', message: '…' } } } }],
    ['the answer is empty', { '/api/geolocation': { body: {} } }],
    [
      'the answer is of another shape',
      { '/api/geolocation': { body: { data: { ...place, facility: { ...vegas, distance: 'near' } } } } },
    ],
    ['the answer is too long', { '/api/geolocation': { body: { data: { ...place, city: 'x'.repeat(10_000) } } } }],
    ['the address is no text', { '/api/visitor': { body: { ipAddress: 7 } } }],
  ])('[S8.4] because %s, one line on the console says so and the page goes on', async (_, failing) => {
    answers = { ...answers, ...failing };
    const { locate, stored } = await newDocument();
    await expect(locate()).resolves.toBeUndefined();
    await locate();
    expect(stored()).toBeNull();
    expect(document.cookie).not.toContain('app-state');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^footbridge: no facility near the visitor is known/);
    expect(warnings[0]).not.toContain('203.0.113.7');
    expect(requestLines().filter((line) => line === 'GET /api/visitor')).toHaveLength(1);
  });
});
