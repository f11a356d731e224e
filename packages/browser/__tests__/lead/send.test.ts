/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import { leadBody } from '@footbridge/browser/lead/body';
import { sendLead } from '@footbridge/browser/lead/send';

const server = setupServer();
const KEY = 'a6c1cdb4-6f4f-4f0e-9d0e-3b1f9f3c0a11';

const PERSON = new Map(Object.entries({ firstName: 'Ann', lastName: 'Lee', phone: '7025550199' }));
const body = () => leadBody({ form: 'callback', values: PERSON, consentText: 'Text me.', tickedAt: null, since: 0 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  document.cookie = 'csrf-token=; max-age=0; path=/';
});
afterAll(() => server.close());

/** The server's answers, one after the other; what it was sent. */
function answers(...given: (() => Response)[]): Request[] {
  const seen: Request[] = [];
  server.use(
    http.post('*/api/lead', ({ request }) => {
      seen.push(request.clone());
      return given[Math.min(seen.length, given.length) - 1]?.() ?? HttpResponse.error();
    }),
    http.get('*/api/visitor', () => {
      document.cookie = `csrf-token=fresh-${seen.length}; path=/`;
      return HttpResponse.json({});
    }),
  );
  return seen;
}

const json =
  (value: object, status = 200) =>
  () =>
    HttpResponse.json(value, { status });
const refusal = (status: number, code: string, more: object = {}) =>
  json({ error: { code, message: `Said with ${status}.`, ...more } }, status);

describe('sending a form', () => {
  it('carries the visit’s token and the draft’s key, and gives the reference', async () => {
    document.cookie = 'csrf-token=known; path=/';
    const seen = answers(json({ accepted: true, reference: 'R-1' }));
    expect(await sendLead(body(), KEY)).toEqual({ kind: 'accepted', reference: 'R-1' });
    expect(seen[0]?.headers.get('x-csrf-token')).toBe('known');
    expect(seen[0]?.headers.get('idempotency-key')).toBe(KEY);
    expect(await seen[0]?.json()).toMatchObject({ form: 'callback', phone: '7025550199' });
  });

  it('fetches a token if there is none', async () => {
    const seen = answers(json({ accepted: true, reference: 'R-1' }));
    await sendLead(body(), KEY);
    expect(seen[0]?.headers.get('x-csrf-token')).toBe('fresh-0');
  });

  it('fetches a token anew, once, where the old one is no longer good', async () => {
    document.cookie = 'csrf-token=old; path=/';
    const seen = answers(refusal(403, 'token'), json({ accepted: true, reference: 'R-2' }));
    expect(await sendLead(body(), KEY)).toMatchObject({ kind: 'accepted' });
    expect(seen.map((request) => request.headers.get('x-csrf-token'))).toEqual(['old', 'fresh-1']);
    const again = answers(refusal(403, 'foreign'));
    expect(await sendLead(body(), KEY)).toEqual({ kind: 'refused', message: 'Said with 403.' });
    expect(again).toHaveLength(2);
  });

  it.each([
    [
      'a second press',
      json({ accepted: false, confirm: true, message: 'Once more.' }),
      { kind: 'again', message: 'Once more.' },
    ],
    [
      'fields to mend',
      refusal(422, 'invalid', { fields: { phone: 'Ten digits.' } }),
      { kind: 'invalid', message: 'Said with 422.', fields: { phone: 'Ten digits.' } },
    ],
    ['another lead’s key', refusal(409, 'key-used'), { kind: 'key-used' }],
    ['too many', refusal(429, 'too-many'), { kind: 'refused', message: 'Said with 429.' }],
    ['nothing can be stored', refusal(503, 'unavailable'), { kind: 'refused', message: 'Said with 503.' }],
    [
      'a proxy’s page',
      () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
      { kind: 'refused', message: expect.stringContaining('still here') },
    ],
    ['rubbish', () => HttpResponse.json({ accepted: true }), { kind: 'refused', message: expect.any(String) }],
    ['no answer', () => HttpResponse.error(), { kind: 'no-answer' }],
  ])('returns %s', async (_name, answer, outcome) => {
    answers(answer);
    expect(await sendLead(body(), KEY)).toEqual(outcome);
  });
});
