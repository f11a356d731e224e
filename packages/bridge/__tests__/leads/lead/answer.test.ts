import { rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { http, HttpResponse } from 'msw';

import { outboxFile } from '@footbridge/bridge/leads/outbox/open';
import { REDIS_TIMEOUT_MS } from '@footbridge/bridge/leads/outbox/redis';

import { callback, insuranceCheck, newKey, newVisit, PERSONAL } from '../../../../../__tests__/support/leads';
import { shortenTimeout } from '../../../../../__tests__/support/short-timeouts';
import { freshSite, google, NOW, printed, send, stored } from '../../../../../__tests__/support/lead-site';
import { deliveryState } from '@footbridge/bridge/leads/outbox/types';

freshSite();

describe('POST /api/lead', () => {
  it('thanks for a lead when it is written down', async () => {
    const wake = jest.fn();
    deliveryState.value = { wake, stop: async () => undefined };
    const key = newKey();
    const { status, headers, body } = await send({ key });
    deliveryState.value = undefined;
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toEqual({ accepted: true, reference: expect.stringMatching(/^.{5}-.{5}$/) });
    expect(await stored()).toEqual([
      expect.objectContaining({
        id: key,
        reference: body.reference,
        acceptedAt: new Date(NOW).toISOString(),
        suspicions: [],
      }),
    ]);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it('gives the same answer to the same key, and stores the lead once', async () => {
    const key = newKey();
    const smsConsent = { ...callback().smsConsent, at: '2026-01-15T04:00:00Z' };
    const lead = callback({ shownFor: 60_000, recaptcha: 'another', visit: {}, smsConsent });
    const [first, second] = [await send({ key }), await send({ key: key.toUpperCase(), lead })];
    expect(second.body).toEqual(first.body);
    expect(await stored()).toHaveLength(1);
  });

  it('a double click is one lead', async () => {
    const key = newKey();
    const answers = await Promise.all([send({ key }), send({ key }), send({ key })]);
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('refuses another lead under a key that was used: 409', async () => {
    const key = newKey();
    await send({ key });
    const { status, body } = await send({ key, lead: callback({ firstName: 'Marla' }) });
    expect([status, body.error.code]).toEqual([409, 'key-used']);
    expect(await stored()).toHaveLength(1);
  });

  it('names the fields that are wrong, and what to do: 422', async () => {
    const { status, body } = await send({
      lead: insuranceCheck({ phone: '702', insurance: { payerName: '', dateOfBirth: '' } }),
    });
    expect(status).toBe(422);
    expect(body.error).toMatchObject({
      code: 'invalid',
      fields: { phone: expect.any(String), payerName: expect.any(String), dateOfBirth: expect.any(String) },
    });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['no token', { token: null }, 403, 'token'],
    ['another visit’s token', { token: newVisit()['csrf-token'] ?? '' }, 403, 'token'],
    ['another site’s page', { headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'foreign'],
    ['no key', { key: null }, 400, 'key'],
    ['a key that is none', { key: '../x' }, 400, 'key'],
    ['no JSON', { body: '{' }, 400, 'malformed'],
    ['another type', { headers: { 'content-type': 'text/plain' } }, 415, 'content-type'],
    ['too much', { body: 'x'.repeat(200_000) }, 413, 'too-large'],
    ['GET', { method: 'GET' }, 405, 'method'],
  ])('refuses %s', async (_, requested, status, code) => {
    const answer = await send(requested);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(await stored()).toEqual([]);
  });

  it('refuses who sends without end, by address and form, and says when to come back', async () => {
    const address = '198.18.2.1';
    for (let index = 0; index < 20; index += 1) await send({ address });
    const { status, headers, body } = await send({ address });
    expect([status, headers['retry-after'], body.error.code]).toEqual([429, '600', 'too-many']);
    expect(body.error.message).toContain('(702) 555-0110');
    expect((await send({ address, lead: insuranceCheck() })).status).toBe(200);
    expect((await send({ address: '198.18.2.2' })).status).toBe(200);
  });

  it('does not refuse retries of an accepted lead', async () => {
    const [address, key] = ['198.18.2.3', newKey()];
    for (let index = 0; index < 30; index += 1) expect((await send({ address, key })).status).toBe(200);
  });
});

describe('where nothing can be stored', () => {
  it('says so to the visitor with the number, and to the operator with the remedy', async () => {
    delete process.env.LEAD_KEY;
    const { status, body } = await send();
    expect([status, body.error.code]).toEqual([503, 'no-lead-key']);
    expect(body.error.message).toContain('(702) 555-0110');
    expect(body.error.operator).toContain('LEAD_KEY');
    expect(printed.join('\n')).toContain('LEAD_KEY is not set');
  });

  it('a disk that takes nothing is a 503 with Retry-After, and the next one is taken when it is well', async () => {
    const data = process.env.DATA_DIR ?? '';
    process.env.DATA_DIR = '/dev/null';
    expect(outboxFile()).toBe('/dev/null/leads/outbox.db');
    const { status, headers, body } = await send();
    expect([status, headers['retry-after'], body.error.code]).toEqual([503, '60', 'unavailable']);
    expect(body.error.message).toContain('(702) 555-0110');
    process.env.DATA_DIR = data;
    expect((await send()).status).toBe(200);
  });

  it('does not count attempts that failed, so a retry is accepted later', async () => {
    const [data, address] = [process.env.DATA_DIR ?? '', '198.18.2.4'];
    process.env.DATA_DIR = '/dev/null';
    for (let index = 0; index < 30; index += 1) expect((await send({ address })).status).toBe(503);
    process.env.DATA_DIR = data;
    expect((await send({ address })).status).toBe(200);
  });

  it('so is a folder of leads that was deleted while the site runs and cannot be made again; when it can, every lead that was thanked for is there', async () => {
    const leads = dirname(outboxFile());
    const references = [(await send()).body.reference];
    rmSync(leads, { recursive: true });
    references.push((await send()).body.reference);
    rmSync(leads, { recursive: true });
    writeFileSync(leads, '');
    expect((await send()).status).toBe(503);
    rmSync(leads);
    references.push((await send()).body.reference);
    expect((await stored()).map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
  });

  it('so is an unreachable Redis', async () => {
    shortenTimeout(REDIS_TIMEOUT_MS);
    process.env.REDIS_URL = 'redis://127.0.0.1:1';
    expect((await send()).status).toBe(503);
  });
});

describe('what is logged', () => {
  it('has nothing of a lead, whatever becomes of it', async () => {
    const key = newKey();
    await send({ key, lead: insuranceCheck() });
    await send({ key, lead: insuranceCheck({ description: 'another quiet room' }) });
    await send({ lead: insuranceCheck({ email: 'marlene.dietz@example.org@', phone: '7025550142999999' }) });
    await send({ lead: insuranceCheck({ website_2: 'Marlene', visit: { website: 'Marlene Dietz'.repeat(1000) } }) });
    await send({ body: `{"firstName":"Marlene","phone":"7025550142"` });
    await send({ lead: insuranceCheck(), cookies: {} });
    process.env.RECAPTCHA_SECRET = 'x';
    google.use(http.post('https://www.google.com/recaptcha/api/siteverify', () => HttpResponse.error()));
    await send({ lead: insuranceCheck({ recaptcha: 'x' }) });
    process.env.DATA_DIR = '/dev/null';
    await send({ lead: insuranceCheck({ recaptcha: 'x' }) });
    delete process.env.LEAD_KEY;
    await send({ lead: insuranceCheck({ recaptcha: 'x' }) });
    expect(printed.length).toBeGreaterThan(2);
    expect(PERSONAL.filter((word) => printed.join('\n').includes(word))).toEqual([]);
  });
});
