import { generateKeyPairSync } from 'node:crypto';

import { salesforce } from '@footbridge/bridge/leads/crm/salesforce';
import { TargetError } from '@footbridge/bridge/leads/delivery/target';
import {
  LIMIT_EXCEEDED,
  salesforceError,
  STANDARD_FIELDS,
  startSalesforce,
} from '@footbridge/tools/crm-doubles/salesforce';

import { deliveryFor, NOW } from '../../../../../__tests__/support/delivery';
import { PERSONAL } from '../../../../../__tests__/support/leads';

import type { SalesforceOptions } from '@footbridge/bridge/leads/crm/salesforce';
import type { Sent } from '@footbridge/bridge/leads/delivery/target';
import type { SalesforceDouble, SalesforceDoubleOptions } from '@footbridge/tools/crm-doubles/salesforce';

const lead = deliveryFor();
let double: SalesforceDouble;
afterEach(() => double.close());

async function start(of: SalesforceDoubleOptions = {}, more: Partial<SalesforceOptions> = {}) {
  double = await startSalesforce({ secret: 'let-me-in', now: () => NOW, ...of });
  const target = salesforce({
    url: double.url,
    clientId: 'client',
    login: { secret: 'let-me-in' },
    mapping: {},
    includesHealth: false,
    allowsDuplicates: false,
    now: () => NOW,
    ...more,
  });
  const deliver = (one = lead): Promise<Sent> =>
    target.deliver(one, '').catch((error: unknown) => {
      if (error instanceof TargetError) return { kind: 'failed', ...error.failure };
      throw error;
    });
  const check = async () => (await target.check()).map(({ isOk, text }) => `${isOk ? 'ok' : 'wrong'}: ${text}`);
  return { deliver, check };
}
const paths = () =>
  double.calls.map(({ method, path }) => `${method} ${path.replace(/^\/services\/(?:data\/v62.0\/)?/, '')}`);

describe('a lead in Salesforce', () => {
  it('is a Lead with the specification’s field names, in the object’s types and lengths', async () => {
    const { deliver } = await start();
    const long = { ...lead, fields: { ...lead.fields, firstname: 'M'.repeat(50), Geolocation_radius__c: '75' } };
    expect(await deliver(long)).toEqual({ kind: 'sent' });
    expect(double.leads.get(lead.id)).toEqual({
      FirstName: 'M'.repeat(40),
      LastName: 'Dietz',
      Company: '[not provided]',
      Email: 'marlene.dietz@example.org',
      Phone: '7025550142',
      Website: 'deserthopetreatment.com',
      LeadSource: 'Website: insurance check',
      Description: expect.stringContaining('Reference: K7QF3-M2PXY'),
      Footbridge_Reference__c: 'K7QF3-M2PXY',
      Footbridge_SMS_Consent__c: true,
      Geolocation_radius__c: 75,
      utm_source__c: 'newsletter',
      PageURL__c: 'https://deserthopetreatment.com/',
      HasBeenSentSMSConsent__c: true,
    });
    expect(paths()).toEqual([
      'POST oauth2/token',
      'GET sobjects/Lead/describe',
      `PATCH sobjects/Lead/Footbridge_Id__c/${lead.id}`,
    ]);
  });

  it('is one lead however often it is sent, also when the answer was lost', async () => {
    const { deliver } = await start();
    double.faults.push({ status: 500 });
    expect(await deliver()).toMatchObject({ kind: 'failed', isTransient: true });
    await deliver({ ...lead, id: 'first' });
    double.faults.push('after');
    expect(await deliver()).toMatchObject({ kind: 'failed', isTransient: true });
    expect([await deliver(), await deliver()]).toEqual([{ kind: 'sent' }, { kind: 'sent' }]);
    expect(double.created).toEqual(['first', lead.id]);
  });

  it('has a mapping file’s fields, constants and omissions', async () => {
    const mapping = {
      company: { value: 'Website' },
      Description: null,
      PageURL__c: 'reference',
      Website: 'smsConsentText',
    } as const;
    const { deliver } = await start({}, { mapping });
    await deliver();
    expect(double.leads.get(lead.id)).toMatchObject({
      Company: 'Website',
      PageURL__c: 'K7QF3-M2PXY',
      Website: 'Text me, too.',
    });
    expect(double.leads.get(lead.id)).not.toHaveProperty('Description');
  });

  it('has nothing of the lead in an address', async () => {
    const { deliver } = await start();
    await deliver();
    expect(PERSONAL.filter((word) => paths().join(' ').includes(word))).toEqual([]);
  });
});

describe('the login', () => {
  it('is by JWT with the app’s key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const login = { key: privateKey, username: 'site@example.org' };
    const { deliver } = await start({ publicKey, username: 'site@example.org' }, { login });
    expect(await deliver()).toEqual({ kind: 'sent' });
  });

  it('happens once for many leads, and once more when the token has expired', async () => {
    const { deliver } = await start();
    await Promise.all(['a', 'b', 'c'].map((id) => deliver({ ...lead, id })));
    double.expireTokens();
    expect(await Promise.all(['d', 'e', 'f'].map((id) => deliver({ ...lead, id })))).toEqual(
      Array(3).fill({ kind: 'sent' }),
    );
    expect(paths().filter((path) => path === 'POST oauth2/token')).toHaveLength(2);
    expect(double.created.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('that gives a token which is rejected, too, is tried no third time', async () => {
    const { deliver } = await start();
    await deliver();
    const expired = salesforceError(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
    double.faults.push(expired, { status: 200, body: { access_token: 'x' } }, expired);
    expect(await deliver()).toMatchObject({
      isTransient: false,
      pauses: true,
      error: 'the salesforce answered 401 (INVALID_SESSION_ID)',
    });
    expect(double.calls).toHaveLength(6);
  });

  it.each([
    [
      { secret: 'another' },
      false,
      'login: invalid_client, invalid client credentials; correct LEAD_SALESFORCE_CLIENT_ID and LEAD_SALESFORCE_CLIENT_SECRET',
    ],
    [
      { clientId: 'another' },
      false,
      'login: invalid_client_id, client identifier invalid; correct LEAD_SALESFORCE_CLIENT_ID and LEAD_SALESFORCE_CLIENT_SECRET',
    ],
  ])('that is refused (%p) stops all leads, and says why', async (of, isTransient, why) => {
    const { deliver } = await start(of);
    expect(await deliver()).toMatchObject({ isTransient, pauses: true, error: `the salesforce answered 400 (${why})` });
  });

  it.each([
    [{ status: 503, body: '<html>Down for maintenance</html>' }],
    [{ status: 400, body: { error: 'invalid_grant', error_description: 'login rate exceeded' } }],
    ['silence'],
    ['broken'],
  ] as const)('that fails with %p is tried again', async (fault) => {
    const { deliver } = await start({}, { timeoutMs: 1000 });
    double.faults.push(fault);
    expect(await deliver()).toMatchObject({ kind: 'failed', isTransient: true, pauses: true });
    expect(await deliver()).toEqual({ kind: 'sent' });
  });
});

describe('what Salesforce answers', () => {
  const rule = (reply: ReturnType<typeof salesforceError>) => ({ rule: () => reply });

  it.each([
    ['its limit of requests', LIMIT_EXCEEDED, { isTransient: true, pauses: true }, '403 (REQUEST_LIMIT_EXCEEDED)'],
    ['maintenance, as a page', { status: 503, body: '<html>' }, { isTransient: true, pauses: true }, '503'],
    [
      'maintenance, as JSON',
      salesforceError(503, 'SERVER_UNAVAILABLE', 'x'),
      { isTransient: true, pauses: true },
      '503 (SERVER_UNAVAILABLE)',
    ],
    ['a page of a proxy', { status: 200, body: '<html>Welcome</html>' }, { isTransient: true }, '200 (no record)'],
    [
      'a locked record',
      salesforceError(400, 'UNABLE_TO_LOCK_ROW', 'x'),
      { isTransient: true },
      '400 (UNABLE_TO_LOCK_ROW)',
    ],
    [
      'another unique field',
      salesforceError(400, 'DUPLICATE_VALUE', 'duplicate value found: Phone2__c duplicates 7025550142'),
      { isTransient: false },
      '400 (DUPLICATE_VALUE)',
    ],
    [
      'a validation rule',
      salesforceError(400, 'FIELD_CUSTOM_VALIDATION_EXCEPTION', 'Marlene, 7025550142', { fields: ['Phone'] }),
      { isTransient: false },
      '400 (FIELD_CUSTOM_VALIDATION_EXCEPTION, fields Phone)',
    ],
    [
      'an id that is not unique',
      { status: 300, body: ['/services/x'] },
      { isTransient: false },
      '300 (its external id is not unique)',
    ],
    [
      'missing rights',
      salesforceError(403, 'API_DISABLED_FOR_ORG', 'x'),
      { isTransient: false, pauses: true },
      '403 (API_DISABLED_FOR_ORG)',
    ],
  ])('for %s is an outcome of its own', async (_, reply, outcome, error) => {
    const { deliver } = await start(rule(reply));
    const sent = await deliver();
    expect(sent).toEqual({ kind: 'failed', retryAfterMs: 0, error: `the salesforce answered ${error}`, ...outcome });
    expect(PERSONAL.filter((word) => JSON.stringify(sent).includes(word))).toEqual([]);
  });

  it('with Retry-After says when', async () => {
    const { deliver } = await start({ rule: () => ({ status: 503, headers: { 'retry-after': '90' } }) });
    expect(await deliver()).toMatchObject({ retryAfterMs: 90_000 });
  });

  const duplicate = salesforceError(400, 'DUPLICATES_DETECTED', 'Use one of these records?', {
    duplicateResult: {
      allowSave: true,
      matchResults: [{ matchRecords: [{ record: { Id: '00Q5e00000AbCdEAAV', Phone: '7025550142' } }] }],
    },
  });
  const alert: SalesforceDoubleOptions['rule'] = (_, { headers }) =>
    headers['sforce-duplicate-rule-header'] === 'allowSave=true' ? null : duplicate;

  it('for a duplicate rule counts as delivered, with the record’s id', async () => {
    const { deliver } = await start({ rule: alert });
    expect(await deliver()).toEqual({ kind: 'sent', note: 'not created: duplicate of 00Q5e00000AbCdEAAV' });
    expect(double.leads.size).toBe(0);
  });

  it('for a duplicate rule is a lead when the operator allows it', async () => {
    const { deliver } = await start({ rule: alert }, { allowsDuplicates: true });
    expect(await deliver()).toEqual({ kind: 'sent' });
    expect(double.leads.size).toBe(1);
  });

  it.each([
    ['was converted meanwhile', 'CANNOT_UPDATE_CONVERTED_LEAD', 'x', 'converted already'],
    ['the user may not see', 'DUPLICATE_VALUE', 'duplicate value found: Footbridge_Id__c', 'created already'],
  ])('for a lead that %s counts as delivered', async (_, code, message, note) => {
    const { deliver } = await start(rule(salesforceError(400, code, message)));
    expect(await deliver()).toEqual({ kind: 'sent', note });
  });

  it('for a field that was deleted is tried again without it', async () => {
    const fields = [...STANDARD_FIELDS];
    const { deliver } = await start({ fields });
    await deliver({ ...lead, id: 'earlier' });
    double.faults.push(salesforceError(400, 'INVALID_FIELD', "No such column 'utm_source__c'"));
    expect(await deliver()).toMatchObject({ kind: 'failed' });
    await deliver();
    expect(paths().filter((path) => path.endsWith('describe'))).toHaveLength(2);
  });
});

describe('the check', () => {
  const IDS = STANDARD_FIELDS.filter(({ name }) => name !== 'Footbridge_Id__c');

  it('sends nothing, and says that all is right', async () => {
    const { check } = await start({}, { mapping: Object.fromEntries(['utm_term__c'].map((name) => [name, null])) });
    expect(await check()).toEqual([
      `ok: the credentials are valid at ${double.url}`,
      'ok: the user may create and edit leads',
      'ok: Lead has the external id Footbridge_Id__c',
      expect.stringMatching(/^wrong: Lead has no writable utm_campaign__c, .*: leads arrive without/),
      'ok: 14998 of 15000 API requests a day are left',
    ]);
    expect(double.calls.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET']);
    expect(double.leads.size).toBe(0);
  });

  it.each([
    ['the external id is missing', { fields: IDS }, /^wrong: Lead has no Footbridge_Id__c/],
    [
      'the external id is a plain field',
      { fields: [...IDS, { name: 'Footbridge_Id__c', type: 'string', length: 36 }] },
      /^wrong: Lead has no Footbridge_Id__c/,
    ],
    ['the user may not create', { may: { createable: false, updateable: true } }, /^wrong: the user may not create/],
    [
      'a field is required',
      { fields: [...STANDARD_FIELDS, { name: 'Region__c', type: 'string', length: 9, nillable: false }] },
      /^wrong: Lead requires Region__c: fill it in LEAD_SALESFORCE_MAPPING/,
    ],
  ])('says that %s', async (_, of, words) => {
    const { check } = await start(of);
    expect(await check()).toContainEqual(expect.stringMatching(words));
  });

  it('fails with Salesforce’s reason for wrong credentials', async () => {
    const { check } = await start({ secret: 'another' });
    await expect(check()).rejects.toThrow(
      'the salesforce answered 400 (login: invalid_client, invalid client credentials; correct LEAD_SALESFORCE_CLIENT_ID',
    );
  });
});
