import { identityOf } from '@footbridge/bridge/leads/lead/identity';
import { deliveryOf } from '@footbridge/bridge/leads/lead/payload';
import { readLead, VISIT_FIELDS } from '@footbridge/bridge/leads/lead/schema';
import { FORM_NAMES } from '@footbridge/shared/forms/names';
import { site } from '@/site-config/site';

import { callback, insuranceCheck } from '../../../../../__tests__/support/leads';

const NOW = Date.UTC(2026, 0, 15, 3);

function lead(value: unknown) {
  const read = readLead(value, FORM_NAMES, NOW);
  if (read.kind !== 'lead') throw new Error(JSON.stringify(read));
  return read.lead;
}
const delivered = (value: unknown) => deliveryOf(lead(value), { key: 'k', reference: 'R', now: NOW, suspicions: [] });
const fieldsOf = (more: Record<string, unknown>) => delivered(callback(more)).fields;

describe('what is delivered', () => {
  it('[S5.16] has the lead’s own names in lower case', () => {
    expect(fieldsOf({})).toMatchObject({
      firstname: 'Marlene',
      lastname: 'Dietz',
      email: 'marlene.dietz@example.org',
      phone: '7025550142',
      description: 'Is there a quiet room?',
      leadsource: 'Website: callback',
      website: site.domain,
    });
  });

  it.each(VISIT_FIELDS.map((name) => [name]))(
    '[S3.42] [S3.43] [S3.44] [S3.45] [S3.47] [S3.48] [S3.49] [S3.50] hands %s on under the same name, and leaves it out where it is not known',
    (name) => {
      expect(fieldsOf({ visit: { [name]: 'a value' } })[name]).toBe('a value');
      if (name !== 'website') expect(fieldsOf({ visit: { [name]: null } })).not.toHaveProperty(name);
    },
  );

  it('[S3.44] names the site by its key, whatever the browser says', () => {
    expect(fieldsOf({ visit: { Marketing_Site__c: 'EVIL' } }).Marketing_Site__c).toBe('DSH');
  });

  it.each([
    ['https://www.rehabs.com/', 'REHABS'],
    ['https://luxury.rehabs.com/?q=1', 'LUXURY_REHABS'],
    [`https://${site.domain}/`, null],
    ['https://rehabs.com.example/', null],
    ['https://www.google.com/', null],
    ['no address', null],
    [null, null],
  ])('[S1.2] names the network’s site that led the visitor here: %s', (referrer, key) => {
    expect(delivered(callback({ visit: { Referrer_URL__c: referrer } })).referringSite).toBe(key);
  });

  it.each([`www.${site.domain}`, `admin.${site.domain}`, site.domain.toUpperCase()])(
    '[S1.2] writes the website %s as the network’s list has it',
    (website) => {
      expect(fieldsOf({ visit: { website } }).website).toBe(site.domain);
    },
  );

  it.each([true, false])(
    '[S3.46] says that text messages were agreed to (%s or not), as the specification wants it, and beside it what was really agreed to',
    (given) => {
      const { fields, smsConsent } = delivered(callback({ smsConsent: { ...callback().smsConsent, given } }));
      expect([fields.HasBeenSentSMSConsent__c, fields.HasOptedOutOfSMS__c]).toEqual([true, false]);
      expect(smsConsent).toEqual({
        given,
        text: 'Text me, too.',
        version: '1',
        at: '2026-01-15T03:00:00.000Z',
        page: '/contact/',
      });
    },
  );

  it('[S3.51] cuts every value to 255 characters, and loses nothing that was written', () => {
    const long = `${'x'.repeat(254)}😀${'y'.repeat(400)}`;
    const { fields, message } = delivered(
      callback({ description: long, visit: { utm_term__c: 'z'.repeat(300), Entry_Url__c: 'e'.repeat(255) } }),
    );
    expect(fields.utm_term__c).toBe('z'.repeat(255));
    expect(fields.Entry_Url__c).toBe('e'.repeat(255));
    expect(fields.description).toBe('x'.repeat(254));
    expect(message).toBe(long);
  });

  it('has no other field', () => {
    expect(fieldsOf({ visit: { __proto__x: 'x', OwnerId: 'x' }, isAdmin: true })).not.toHaveProperty('OwnerId');
    expect(JSON.stringify(delivered(callback({ isAdmin: true })))).not.toContain('isAdmin');
  });

  it('has nothing of an insurance that another form was sent with', () => {
    expect(delivered(insuranceCheck({ form: 'callback' })).insurance).toBeNull();
  });

  it.each([
    ['the visitor', 'self', { patientName: 'typed before' }, ['Marlene Dietz', 'Marlene Dietz']],
    [
      'the visitor, by a parent’s plan',
      'self',
      { policyHolderName: 'Torvald Quist' },
      ['Marlene Dietz', 'Torvald Quist'],
    ],
    ['another person', 'loved-one', { patientName: 'Rosalind Quist' }, ['Rosalind Quist', 'Rosalind Quist']],
    ['a person who did not say', '', { patientName: 'Rosalind Quist' }, ['Rosalind Quist', 'Rosalind Quist']],
    ['nobody named', '', {}, ['Marlene Dietz', 'Marlene Dietz']],
  ])('names the patient and the policyholder of an insurance check for %s', (_, who, persons, names) => {
    const insurance = { payerName: 'Aetna', dateOfBirth: '1984-02-29', ...persons };
    const { patientName, policyHolderName } = delivered(insuranceCheck({ for: who, insurance })).insurance ?? {};
    expect([patientName, policyHolderName]).toEqual(names);
  });

  it('names whom it is for and which facility', () => {
    expect(delivered(callback({ form: 'facility-question', facility: 'desert-hope-treatment-center' }))).toMatchObject({
      for: 'loved-one',
      facility: 'desert-hope-treatment-center',
      site: 'DSH',
      form: 'facility-question',
    });
  });
});

describe('a lead’s identity', () => {
  const key = 'b3f0c9b8-1f4a-4d5e-9a51-0a1b2c3d4e5f';

  it.each([
    { firstName: 'Marla' },
    { phone: '7025550143' },
    { form: 'facility-question' },
    { smsConsent: { ...callback().smsConsent, given: false } },
  ])('is another one where %j differs', (more) => {
    expect(identityOf(key, lead(callback(more))).fingerprint).not.toBe(identityOf(key, lead(callback())).fingerprint);
  });

  it('has a reference that can be read out on the phone, and says nothing of the key', () => {
    const { reference, keyHash } = identityOf(key, lead(callback()));
    expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(keyHash).toMatch(/^[0-9a-f]{64}$/);
    expect(keyHash).not.toContain(key.slice(0, 8));
  });

  it('cannot be compared with a guess without the key', () => {
    expect(identityOf(key, lead(callback())).fingerprint).not.toBe(
      identityOf('5c1c1f5e-8a0a-4c2e-9a51-0a1b2c3d4e5f', lead(callback())).fingerprint,
    );
  });
});

describe('what a form sends', () => {
  const read = (value: unknown) => readLead(value, FORM_NAMES, NOW);

  it('is tidied', () => {
    expect(
      lead(
        callback({
          firstName: '  Mar\u0000lene ',
          lastName: 'van\n der  Berg',
          phone: '+1 (702) 555-0142',
          description: 'one\r\ntwo\u0007',
        }),
      ),
    ).toMatchObject({ firstName: 'Marlene', lastName: 'van der Berg', phone: '7025550142', description: 'one\ntwo' });
    expect(
      lead(insuranceCheck({ for: 'self', insurance: { payerName: 'Aetna', dateOfBirth: '2/29/1984' } })).insurance
        ?.dateOfBirth,
    ).toBe('1984-02-29');
  });

  it.each([
    ['firstName', { firstName: '\u200b\u202e\u3164' }],
    ['lastName', { lastName: undefined }],
    ['phone', { phone: '702555' }],
    ['email', { email: 'nobody' }],
    ['description', { form: 'facility-question', description: '' }],
    ['payerName', { form: 'insurance', insurance: { dateOfBirth: '1984-02-29' } }],
    ['dateOfBirth', { form: 'insurance', insurance: { payerName: 'Aetna', dateOfBirth: '1983-02-29' } }],
    ['dateOfBirth', { form: 'insurance' }],
    ['patientName', { form: 'insurance', insurance: { payerName: 'Aetna', dateOfBirth: '1984-02-29' } }],
    ['firstName', { firstName: 'x'.repeat(81) }],
  ])('names %s, and what to do, where it is wrong: %j', (field, more) => {
    const result = read(callback(more));
    expect(result).toMatchObject({
      kind: 'invalid',
      fields: { [field]: expect.stringMatching(/^(?:Please|This|That)/) },
    });
  });

  it('takes today as a date of birth also where the visitor’s today has not come yet', () => {
    const born = (dateOfBirth: string) =>
      read(insuranceCheck({ for: 'self', insurance: { payerName: 'Aetna', dateOfBirth } })).kind;
    expect([born('2026-01-16'), born('2026-01-18'), born('1925-06-01')]).toEqual(['lead', 'invalid', 'invalid']);
  });

  it.each([
    null,
    {},
    callback({ form: 'other' }),
    callback({ firstName: 5 }),
    callback({ smsConsent: undefined }),
    callback({ smsConsent: { ...callback().smsConsent, at: 'yesterday' } }),
    callback({ facility: '../x' }),
    insuranceCheck({ insurance: { payerId: 'X' } }),
  ])('is malformed where no form of ours sends it: %j', (value) => {
    expect(read(value).kind).toBe('malformed');
  });

  it('is accepted if only values that the visitor did not type are invalid: a clock that was set back, a cookie of any length, no token', () => {
    const odd = callback({
      shownFor: -5,
      recaptcha: null,
      visit: { utm_term__c: 'x'.repeat(9000), website: ['x'], Device__c: 'mobile' },
    });
    expect(lead(odd).visit).toMatchObject({ utm_term__c: 'x'.repeat(4000), website: null, Device__c: 'mobile' });
    expect(lead(callback({ visit: 'x', shownFor: undefined }))).toMatchObject({ visit: {}, shownFor: 0 });
  });

  it('is malformed at another form’s address', () => {
    expect(readLead(insuranceCheck(), ['callback']).kind).toBe('malformed');
  });
});
