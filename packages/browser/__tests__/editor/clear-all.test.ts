/** @jest-environment jest-fixed-jsdom */
import { clearAll, mailStaff } from '@footbridge/browser/editor/clear-all';

interface Sent {
  what: string;
  token: string | null;
  body: string;
}
let requests: Sent[];
let answers: (() => Response | Promise<Response>)[];

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

beforeEach(() => {
  document.cookie = 'csrf-token=the-token; path=/';
  requests = [];
  answers = [];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(new URL(String(input), 'https://www.example.test'), init);
    requests.push({
      what: `${request.method} ${new URL(request.url).pathname}`,
      token: request.headers.get('x-csrf-token'),
      body: await request.text(),
    });
    const answer = answers.shift();
    // No answer: until the timeout.
    if (!answer)
      return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    return answer();
  });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('clearing everything', () => {
  it('[S7.2] sends DELETE with the CSRF token', async () => {
    answers = [json({ cleared: true })];
    expect(await clearAll()).toBe(true);
    expect(requests).toEqual([{ what: 'DELETE /api/wordpress-cache', token: 'the-token', body: '' }]);
  });

  it.each([
    ['a reply without the word', json({})],
    ['one that says no', json({ cleared: false })],
    ['one that says yes otherwise', json({ cleared: 'true' })],
    ['a failure that says yes', json({ cleared: true }, 500)],
    ['a refusal', json({ error: { code: 'no-editor', message: 'No.' } }, 403)],
    ['a page instead', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['no network', () => Promise.reject(new TypeError('offline'))],
  ])('[S5.17] does not count as done by %s', async (_what, answer) => {
    answers = [answer];
    expect(await clearAll()).toBe(false);
  });

  it('[S5.17] does not count as done when no reply comes', async () => {
    jest.useFakeTimers();
    const result = clearAll();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(await result).toBe(false);
  });

  it('renews a token that the server no longer knows, once', async () => {
    const stale = json({ error: { code: 'token', message: 'Load the page again.' } }, 403);
    answers = [stale, json({ ipAddress: 'Unknown' }), json({ cleared: true })];
    expect(await clearAll()).toBe(true);
    answers = [stale, json({}), stale];
    expect(await clearAll()).toBe(false);
    expect(requests.map(({ what }) => what)).toEqual([
      'DELETE /api/wordpress-cache',
      'GET /api/visitor',
      'DELETE /api/wordpress-cache',
      'DELETE /api/wordpress-cache',
      'GET /api/visitor',
      'DELETE /api/wordpress-cache',
    ]);
  });
});

describe('telling staff', () => {
  const telling = { staff: ['staff@example.org'], editor: 'Edie Editor', domain: 'example.test' };

  it('[S7.3] sends a mail with the date and the editor’s name, and the token', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
    answers = [json({ sent: true })];
    expect(await mailStaff(telling)).toBe(true);
    expect(requests).toMatchObject([{ what: 'POST /api/send-email', token: 'the-token' }]);
    const body = JSON.parse(requests[0]?.body ?? '');
    expect(body).toEqual({
      to: ['staff@example.org'],
      from: 'Edie Editor',
      subject: 'Clear All Cache on example.test',
      message: expect.stringContaining('November 21, 2026 at 10:00:00'),
    });
    expect(body.message).toContain('Edie Editor cleared the whole cache of example.test');
  });

  it.each([
    ['refused', json({ error: { code: 'no-staff', message: 'No.' } }, 503)],
    ['not confirmed', json({})],
    ['lost', () => Promise.reject(new TypeError('offline'))],
  ])('says when the mail was %s', async (_what, answer) => {
    answers = [answer];
    expect(await mailStaff(telling)).toBe(false);
  });
});
