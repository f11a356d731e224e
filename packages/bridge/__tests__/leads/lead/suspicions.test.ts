import { http, HttpResponse } from 'msw';

import { consentVendors } from '@footbridge/shared/vendors/consent';
import { callback, newKey, newVisit } from '../../../../../__tests__/support/leads';
import { freshSite, goOn, google, NOW, printed, send, stored } from '../../../../../__tests__/support/lead-site';

jest.mock('@footbridge/shared/vendors/consent', () => ({ consentVendors: jest.fn(() => [{ id: 'recaptcha' }]) }));

freshSite();

describe('a lead that looks as if a program had written it', () => {
  it.each([
    ['the honeypot field', { website_2: 'https://x.example' }, 'honeypot'],
    ['too little time', { shownFor: 900 }, 'too-fast'],
  ])('by %s: a second submission a little later is accepted, with a suspicion', async (_, more, suspicion) => {
    const [cookies, key] = [newVisit(), newKey()];
    const first = await send({ lead: callback(more), key, cookies });
    expect([first.status, first.body]).toEqual([
      200,
      { accepted: false, confirm: true, message: expect.stringContaining('press the button again') },
    ]);
    expect(await stored()).toEqual([]);
    jest.setSystemTime(NOW + 5000);
    const second = await send({ lead: callback(more), key, cookies: goOn(cookies, first.headers) });
    expect(second.body.accepted).toBe(true);
    expect(await stored()).toEqual([expect.objectContaining({ suspicions: [suspicion] })]);
  });

  it('a lead that was too fast at first keeps its suspicion', async () => {
    const [cookies, key] = [newVisit(), newKey()];
    const { headers } = await send({ lead: callback({ shownFor: 900 }), key, cookies });
    jest.setSystemTime(NOW + 5000);
    await send({ key, cookies: goOn(cookies, headers) });
    expect(await stored()).toEqual([expect.objectContaining({ suspicions: ['too-fast'] })]);
  });

  it('needs another confirmation if the second request comes at once, is for another lead, or has a forged cookie', async () => {
    const [cookies, key, lead] = [newVisit(), newKey(), callback({ website_2: 'x' })];
    const { headers } = await send({ lead, key, cookies });
    const requested = goOn(cookies, headers);
    expect((await send({ lead, key, cookies: requested })).body.confirm).toBe(true);
    jest.setSystemTime(NOW + 5000);
    expect((await send({ lead, key: newKey(), cookies: requested })).body.confirm).toBe(true);
    expect(
      (await send({ lead, key, cookies: { ...cookies, 'footbridge-again': `${NOW}.made-up` } })).body.confirm,
    ).toBe(true);
    expect(await stored()).toEqual([]);
  });
});

describe('reCAPTCHA, where it is configured', () => {
  const say = (answer: unknown, requested?: (form: URLSearchParams) => void) =>
    google.use(
      http.post('https://www.google.com/recaptcha/api/siteverify', async ({ request }) => {
        requested?.(new URLSearchParams(await request.text()));
        return HttpResponse.json(answer as object);
      }),
    );
  const lead = callback({ recaptcha: 'from-google' });
  beforeEach(() => {
    process.env.RECAPTCHA_SECRET = 'our-secret';
  });

  it('sends Google the token, and nothing about the visitor', async () => {
    const requested: string[] = [];
    say({ success: true }, (form) => requested.push(form.toString()));
    expect((await send({ lead })).body.accepted).toBe(true);
    expect(requested).toEqual(['secret=our-secret&response=from-google']);
    expect(await stored()).toEqual([expect.objectContaining({ suspicions: [] })]);
  });

  it('refuses what Google refuses, and says what to do', async () => {
    say({ success: false, 'error-codes': ['timeout-or-duplicate'] });
    const { status, body } = await send({ lead });
    expect([status, body.error.code]).toEqual([403, 'recaptcha']);
    expect(body.error.message).toMatch(/again, or call/);
    expect(await stored()).toEqual([]);
  });

  it.each([
    [
      'does not answer',
      () => google.use(http.post('https://www.google.com/recaptcha/api/siteverify', () => HttpResponse.error())),
    ],
    ['answers nonsense', () => say('nonsense')],
    ['does not know our secret', () => say({ success: false, 'error-codes': ['invalid-input-secret'] })],
  ])('loses no lead when Google %s: it is taken and marked', async (_, answer) => {
    answer();
    expect((await send({ lead })).body.accepted).toBe(true);
    expect(await stored()).toEqual([expect.objectContaining({ suspicions: ['recaptcha-unreachable'] })]);
    expect(printed.join('\n')).toMatch(/Google/);
  });

  it('records Google’s doubts as a suspicion', async () => {
    say({ success: true, score: 0.2 });
    await send({ lead });
    expect(await stored()).toEqual([expect.objectContaining({ suspicions: ['recaptcha-doubtful'] })]);
  });

  it('needs a confirmation without a token: Google may be blocked in that browser', async () => {
    const [cookies, key] = [newVisit(), newKey()];
    const { headers, body } = await send({ key, cookies });
    expect(body.confirm).toBe(true);
    jest.setSystemTime(NOW + 5000);
    await send({ key, cookies: goOn(cookies, headers) });
    expect(await stored()).toEqual([expect.objectContaining({ suspicions: ['no-recaptcha'] })]);
  });

  it('is not expected without an agreement, because no page loads its script', async () => {
    const requested = consentVendors();
    jest.mocked(consentVendors).mockReturnValue([]);
    expect((await send()).body.accepted).toBe(true);
    expect(await stored()).toEqual([expect.objectContaining({ suspicions: [] })]);
    jest.mocked(consentVendors).mockReturnValue(requested);
  });

  it('does not verify a retry of an accepted lead: a token is valid once', async () => {
    const key = newKey();
    say({ success: true });
    const { body } = await send({ lead, key });
    google.resetHandlers();
    expect((await send({ lead, key })).body).toEqual(body);
  });

  it('[S5.15] is left out with bypass-recaptcha=true, and never in production', async () => {
    expect((await send({ lead, query: { 'bypass-recaptcha': 'true' } })).body.accepted).toBe(true);
    const requested = jest.fn();
    say({ success: false }, requested);
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    expect((await send({ lead, query: { 'bypass-recaptcha': 'true' } })).status).toBe(403);
    expect(requested).toHaveBeenCalledTimes(1);
  });
});
