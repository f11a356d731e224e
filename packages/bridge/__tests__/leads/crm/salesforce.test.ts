import { generateKeyPairSync } from 'node:crypto';

import { salesforceError } from '@footbridge/tools/crm-doubles/salesforce';

import { PERSONAL } from '../../../../../__tests__/support/leads';
import { double, lead, paths, start } from './salesforce-support';

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
