import {
  LIMIT_EXCEEDED,
  salesforceError,
  STANDARD_FIELDS,
  type SalesforceDoubleOptions,
} from '@footbridge/tools/crm-doubles/salesforce';

import { PERSONAL } from '../../../../../__tests__/support/leads';
import { double, lead, paths, start } from './salesforce-support';

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
    ['a redirect', { status: 302, headers: { location: '/' } }, { isTransient: false, pauses: true }, '302'],
    ['too many requests', { status: 429 }, { isTransient: true, pauses: true }, '429'],
    ['a yes that is a no', { status: 200, body: { success: false } }, { isTransient: true }, '200 (no record)'],
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

  it('that never ends is tried again', async () => {
    const { deliver } = await start({}, { timeoutMs: 1000 });
    await deliver();
    double.faults.push('endless');
    expect(await deliver()).toMatchObject({ isTransient: true, pauses: true, error: expect.stringMatching(/in time/) });
  });

  it.each([
    ['an email', 'INVALID_EMAIL_ADDRESS', 'Email'],
    ['a picklist’s value', 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', 'LeadSource'],
    ['a text', 'STRING_TOO_LONG', 'utm_source__c'],
  ])('that rejects %s gets the lead without it', async (_, code, field) => {
    const { deliver } = await start({
      rule: (record) => (field in record ? salesforceError(400, code, 'x', { fields: [field] }) : null),
    });
    expect(await deliver()).toEqual({ kind: 'sent', note: `without ${field} (${code})` });
    expect(double.leads.get(lead.id)).toMatchObject({ LastName: 'Dietz', Phone: '7025550142' });
    expect(double.leads.get(lead.id)).not.toHaveProperty(field);
  });

  it('takes any writing, and no half of a character', async () => {
    const { deliver } = await start();
    const fields = { ...lead.fields, firstname: `${'M'.repeat(39)}😀`, lastname: 'Đặng 鄧' };
    expect(await deliver({ ...lead, fields })).toEqual({ kind: 'sent' });
    expect(double.leads.get(lead.id)).toMatchObject({ FirstName: 'M'.repeat(39), LastName: 'Đặng 鄧' });
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
