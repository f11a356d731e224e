import { readLead } from '@footbridge/bridge/leads/lead/schema';
import { FORM_NAMES } from '@footbridge/shared/forms/names';

import { CONSENT, insuranceCheck } from '../../../../../__tests__/support/leads';

it('has no invisible character in any field, and every visible one', () => {
  const hostile = (text: string) => `\u202e\u001b${text.replace(/^./u, '$&\u009b\u200b')}\u2066\ufeff\u{e0041}\ud800`;
  const sent = readLead(
    insuranceCheck({
      firstName: hostile('أحمد'),
      lastName: hostile('Müller 👨‍👩‍👧'),
      email: hostile('a@example.com'),
      description: `${hostile('one')}\u2028two\u0085three\tfour`,
      insurance: {
        payerName: hostile('Aetna'),
        memberId: hostile('W1'),
        patientName: hostile('Rosalind'),
        dateOfBirth: '2/29/1984',
        policyHolderName: hostile('Torvald'),
      },
      smsConsent: { ...CONSENT, text: hostile('Text me.'), version: hostile('1'), page: hostile('/a/') },
      visit: { utm_term__c: hostile('rehab'), website: hostile('example.com'), Device__c: 'x'.repeat(3999) + '😀' },
    }),
    FORM_NAMES,
  );
  expect(sent).toMatchObject({
    kind: 'lead',
    lead: {
      firstName: 'أحمد',
      lastName: 'Müller 👨‍👩‍👧',
      email: 'a@example.com',
      description: 'one\ntwo\nthree\tfour',
      insurance: { payerName: 'Aetna', memberId: 'W1', patientName: 'Rosalind', policyHolderName: 'Torvald' },
      smsConsent: { text: 'Text me.', version: '1', page: '/a/' },
      visit: { utm_term__c: 'rehab', website: 'example.com', Device__c: 'x'.repeat(3999) },
    },
  });
});
