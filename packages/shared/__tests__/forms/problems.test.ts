import { FOR_CHOICES, FORM_NAMES, MAX_LENGTH, REQUIRED, TYPED_FIELDS } from '@footbridge/shared/forms/names';
import { SMS_CONSENT_VERSION, smsConsentText } from '@footbridge/shared/forms/sms-consent';
import { problemsOf } from '@footbridge/shared/forms/problems';

const NOW = new Date(2024, 2, 5, 12);
const PERSON = { firstName: 'Ann', lastName: 'Lee', phone: '(702) 555-0199' };
const INSURED = { ...PERSON, payerName: 'Aetna', dateOfBirth: '04/09/1985' };

describe('a form', () => {
  it('is taken with what it needs and nothing more', () => {
    expect(problemsOf('callback', PERSON, NOW)).toEqual({});
    expect(problemsOf('facility-question', { ...PERSON, description: 'Are there single rooms?' }, NOW)).toEqual({});
    expect(problemsOf('insurance', INSURED, NOW)).toEqual({});
  });

  it.each(FORM_NAMES)('%s names every field that is missing, and says what to do', (form) => {
    const problems = problemsOf(form, { firstName: '  ' }, NOW);
    expect(Object.keys(problems).toSorted()).toEqual(REQUIRED[form].toSorted());
    for (const remedy of Object.values(problems)) expect(remedy).toMatch(/^Please .*\.$/);
  });

  it('names them in the order in which they stand', () => {
    const order = Object.keys(problemsOf('insurance', {}, NOW));
    expect(order).toEqual(TYPED_FIELDS.filter((field) => order.includes(field)));
  });

  it.each([
    ['phone', '702 555'],
    ['email', 'ann at example.com'],
    ['email', 'ann@example'],
    ['dateOfBirth', '02/30/1985'],
    ['firstName', 'A'.repeat(MAX_LENGTH.firstName + 1)],
    ['memberId', '9'.repeat(MAX_LENGTH.memberId + 1)],
    ['policyHolderName', 'A'.repeat(MAX_LENGTH.policyHolderName + 1)],
  ] as const)('says what is wrong with %s %j', (field, value) => {
    expect(Object.keys(problemsOf('insurance', { ...INSURED, [field]: value }, NOW))).toEqual([field]);
  });

  it('needs the patient’s name in an insurance check for somebody else, and in no other form', () => {
    for (const who of ['loved-one', 'professional'])
      expect(problemsOf('insurance', { ...INSURED, for: who }, NOW)).toEqual({
        patientName: 'Please enter the name of the person who needs treatment.',
      });
    expect(problemsOf('insurance', { ...INSURED, for: 'loved-one', patientName: 'Bo Lee' }, NOW)).toEqual({});
    expect(problemsOf('insurance', { ...INSURED, for: 'self' }, NOW)).toEqual({});
    expect(problemsOf('callback', { ...PERSON, for: 'loved-one' }, NOW)).toEqual({});
  });

  it('looks at what need not be there, if it is there', () => {
    expect(problemsOf('callback', { ...PERSON, email: 'ann.lee@mail.example.com', for: 'self' }, NOW)).toEqual({});
    expect(Object.keys(problemsOf('callback', { ...PERSON, email: '@' }, NOW))).toEqual(['email']);
  });
});

it('who it is for is one of three', () => {
  expect(FOR_CHOICES.map(({ value }) => value)).toEqual(['self', 'loved-one', 'professional']);
});

it('the consent to text messages names the brand, says how to end them, and has a version', () => {
  const text = smsConsentText('Sample House');
  expect(text).toContain('Sample House');
  expect(text).toMatch(/STOP/);
  expect(text.length).toBeLessThan(1000);
  expect(SMS_CONSENT_VERSION).toMatch(/^\d+$/);
});
