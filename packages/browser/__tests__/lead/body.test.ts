/** @jest-environment jest-fixed-jsdom */
import { leadBody, type Filled } from '@footbridge/browser/lead/body';

const NOW = new Date('2026-03-02T12:00:10Z');

function filled(values: Record<string, string>, rest: Partial<Filled> = {}): Filled {
  return {
    form: 'callback',
    values: new Map(Object.entries(values)),
    consentText: 'Text me.',
    tickedAt: null,
    since: NOW.getTime() - 9000,
    ...rest,
  };
}

const PERSON = { firstName: ' Ann ', lastName: 'Lee', phone: '(702) 555-0199' };

beforeEach(() => window.history.replaceState(null, '', '/contact/?utm_source=x'));

describe('what is sent of a form', () => {
  it('is what was typed, tidy: the phone as ten digits, and nothing that was left empty', () => {
    const body = leadBody(filled({ ...PERSON, email: '', description: ' ', for: 'loved-one', website_2: '' }), NOW);
    expect(body).toEqual({
      form: 'callback',
      firstName: 'Ann',
      lastName: 'Lee',
      phone: '7025550199',
      for: 'loved-one',
      smsConsent: {
        given: false,
        text: 'Text me.',
        version: expect.any(String),
        at: NOW.toISOString(),
        page: '/contact/',
      },
      shownFor: 9000,
      website_2: '',
      visit: expect.objectContaining({ website: 'localhost' }),
    });
  });

  it('is the card, both persons and the day of birth as YYYY-MM-DD in an insurance check, and in no other form', () => {
    const card = {
      payerId: 'VTX0007',
      payerName: 'Aetna',
      memberId: 'W12 3',
      patientName: 'Bo Lee',
      dateOfBirth: '04/09/1985',
      policyHolderName: 'Cy Lee',
    };
    expect(leadBody(filled({ ...PERSON, ...card }, { form: 'insurance' }), NOW).insurance).toEqual({
      ...card,
      dateOfBirth: '1985-04-09',
    });
    expect(leadBody(filled({ ...PERSON, ...card }), NOW).insurance).toBeUndefined();
  });

  it('has no id for a payer that is on no list', () => {
    expect(
      leadBody(filled({ ...PERSON, payerName: 'My own plan', payerId: 'x' }, { form: 'insurance' }), NOW).insurance
        ?.payerId,
    ).toBe('');
  });

  it('has the time of the consent to text messages, its text and the page', () => {
    const tickedAt = new Date('2026-03-02T12:00:04Z');
    expect(leadBody(filled(PERSON, { tickedAt }), NOW).smsConsent).toEqual({
      given: true,
      text: 'Text me.',
      version: '2',
      at: tickedAt.toISOString(),
      page: '/contact/',
    });
  });

  it('has the honeypot’s value', () => {
    expect(leadBody(filled({ ...PERSON, website_2: 'https://spam.example' }), NOW).website_2).toBe(
      'https://spam.example',
    );
  });
});
