import { hubSpot } from '@footbridge/bridge/leads/crm/hubspot';
import {
  hubSpotError,
  PROPERTIES,
  RATE_LIMIT,
  startHubSpot,
  type HubSpotDouble,
  type HubSpotDoubleOptions,
} from '@footbridge/tools/crm-doubles/hubspot';

import { calling, deliveryFor, NOW } from '../../../../../__tests__/support/delivery';
import { PERSONAL } from '../../../../../__tests__/support/leads';

const lead = deliveryFor();
let double: HubSpotDouble;
afterEach(() => double.close());

async function start(of: HubSpotDoubleOptions = {}) {
  double = await startHubSpot(of);
  const options = { url: double.url, token: 'pat-na1-let-me-in', mapping: {}, includesHealth: false, now: () => NOW };
  return calling(hubSpot(options), lead);
}

describe('a lead in HubSpot', () => {
  it('is a contact with the consent and the lead’s id', async () => {
    const { deliver } = await start();
    expect(await deliver()).toEqual({ kind: 'sent' });
    expect(double.contacts).toEqual([
      expect.objectContaining({
        email: 'marlene.dietz@example.org',
        firstname: 'Marlene',
        lastname: 'Dietz',
        phone: '7025550142',
        footbridge_id: lead.id,
        footbridge_reference: 'K7QF3-M2PXY',
        footbridge_sms_consent: 'true',
        footbridge_sms_consent_text: 'Text me, too.',
        footbridge_sms_consent_at: '2026-01-15T03:00:00.000Z',
        message: expect.stringContaining('Reference: K7QF3-M2PXY'),
      }),
    ]);
    expect(PERSONAL.filter((word) => double.calls.some(({ path }) => path.includes(word)))).toEqual([]);
  });

  it.each([
    ['with an email', lead],
    ['without an email', deliveryFor({ email: '' })],
  ])('%s is one contact, also when the answer was lost', async (_, one) => {
    const { deliver } = await start();
    await deliver({ ...one, id: 'other', fields: { ...one.fields, email: 'other@example.org' } });
    double.faults.push('after');
    expect(await deliver(one)).toMatchObject({ kind: 'failed', isTransient: true });
    expect([await deliver(one), await deliver(one)]).toEqual([{ kind: 'sent' }, { kind: 'sent' }]);
    expect(double.contacts).toHaveLength(2);
  });
});

describe('what HubSpot answers', () => {
  it.each([
    ['its limit', RATE_LIMIT, { isTransient: true, pauses: true }, '429 (RATE_LIMIT, SECONDLY)'],
    ['an outage', { status: 502, body: '<html>' }, { isTransient: true, pauses: true }, '502'],
    ['a migration', { status: 477 }, { isTransient: true, pauses: true }, '477'],
    ['a lock', { status: 423 }, { isTransient: true }, '423'],
    [
      'a value',
      hubSpotError(400, 'VALIDATION_ERROR', { errors: [{ message: 'x', code: 'INVALID_OPTION' }] }),
      { isTransient: false },
      '400 (VALIDATION_ERROR, INVALID_OPTION)',
    ],
    ['a value of the batch', hubSpotError(207, 'VALIDATION_ERROR'), { isTransient: false }, '207 (VALIDATION_ERROR)'],
    ['a conflict', hubSpotError(409, 'CONFLICT'), { isTransient: false }, '409 (CONFLICT)'],
    ['a redirect', { status: 301, headers: { location: '/' } }, { isTransient: false, pauses: true }, '301'],
    ['a yes without a contact', { status: 200, body: { success: false } }, { isTransient: true }, '200'],
    ['a page of a proxy', { status: 200, body: '<html>' }, { isTransient: true }, '200'],
    [
      'a token that was revoked',
      hubSpotError(401, 'EXPIRED_AUTHENTICATION'),
      { isTransient: false, pauses: true },
      '401 (EXPIRED_AUTHENTICATION; correct LEAD_HUBSPOT_TOKEN)',
    ],
  ])('for %s is an outcome of its own', async (_, reply, outcome, error) => {
    const { deliver } = await start();
    await deliver({ ...lead, id: 'earlier' });
    double.faults.push(reply);
    const sent = await deliver();
    expect(sent).toEqual({ kind: 'failed', retryAfterMs: 0, error: `the hubspot answered ${error}`, ...outcome });
    expect(PERSONAL.filter((word) => JSON.stringify(sent).includes(word))).toEqual([]);
    expect(await deliver()).toEqual({ kind: 'sent' });
  });
});

describe('an email that HubSpot does not take', () => {
  const rejected = 'marlene.dietz@example.org is invalid';

  it.each([
    hubSpotError(400, 'VALIDATION_ERROR', { errors: [{ message: rejected, code: 'INVALID_EMAIL' }] }),
    hubSpotError(400, 'VALIDATION_ERROR', { message: `[{"message":"${rejected}","error":"INVALID_EMAIL"}]` }),
    hubSpotError(207, 'MULTI_STATUS', { errors: [{ message: rejected, code: 'INVALID_EMAIL' }] }),
  ])('is left out, and the person is called back (%#)', async (reply) => {
    const { deliver } = await start();
    await deliver({ ...lead, id: 'earlier', fields: { ...lead.fields, email: 'other@example.org' } });
    double.faults.push(reply);
    expect(await deliver()).toEqual({ kind: 'sent', note: 'without email (INVALID_EMAIL)' });
    expect(double.contacts[1]).toMatchObject({ phone: '7025550142', footbridge_id: lead.id });
    expect(double.contacts[1]).not.toHaveProperty('email');
  });

  it('because it is a contact’s second one goes to that contact', async () => {
    const { deliver } = await start();
    await deliver({ ...lead, id: 'earlier', fields: { ...lead.fields, email: 'first@example.org' } });
    double.faults.push(hubSpotError(409, 'CONFLICT', { message: 'Contact already exists. Existing ID: 1' }));
    expect(await deliver()).toEqual({ kind: 'sent', note: 'to contact 1, which has this email, too' });
    expect(double.contacts).toEqual([
      expect.objectContaining({
        email: 'first@example.org',
        footbridge_id: lead.id,
        footbridge_reference: 'K7QF3-M2PXY',
      }),
    ]);
  });
});

describe('the check', () => {
  it('sends no contact, and names what is missing', async () => {
    const { check } = await start();
    expect(await check()).toEqual([
      `ok: the token is valid at ${double.url}`,
      'ok: the private app has its scopes',
      'ok: contacts have the unique property footbridge_id',
      expect.stringMatching(/^wrong: contact has no writable leadsource, utm_term__c/),
    ]);
    expect(double.contacts).toEqual([]);
  });

  it.each([
    [
      'rights',
      { scopes: ['crm.schemas.contacts.read'] },
      /lacks the scopes crm.objects.contacts.read, crm.objects.contacts.write/,
    ],
    ['the id', { properties: PROPERTIES.filter(({ name }) => name !== 'footbridge_id') }, /no property footbridge_id/],
  ])('misses %s', async (_, of, words) => {
    const { check } = await start(of);
    expect(await check()).toContainEqual(expect.stringMatching(words));
  });
});
