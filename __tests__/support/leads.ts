/** Leads as the forms send them. All names, numbers and addresses are fictitious. */
import { randomBytes, randomUUID } from 'node:crypto';

import { visitCookies } from '@footbridge/bridge/visitors/visit/token';

import { exchange } from './exchange';

export const CONSENT = {
  given: true,
  text: 'Text me, too.',
  version: '1',
  at: '2026-01-15T03:00:00.000Z',
  page: '/contact/',
};

/** Personal data that must not appear in a log or an address. */
export const PERSONAL = [
  'Marlene',
  'Dietz',
  '7025550142',
  '(702) 555-0142',
  'marlene.dietz@example.org',
  'quiet room',
  'HX-7781-ZQ',
  '1984-02-29',
  '02/29/1984',
  'Rosalind',
  'Torvald',
];

export const callback = (more: Record<string, unknown> = {}) => ({
  form: 'callback',
  firstName: 'Marlene',
  lastName: 'Dietz',
  phone: '7025550142',
  email: 'marlene.dietz@example.org',
  for: 'loved-one',
  description: 'Is there a quiet room?',
  smsConsent: CONSENT,
  shownFor: 42_000,
  website_2: '',
  visit: { utm_source__c: 'newsletter', PageURL__c: 'https://deserthopetreatment.com/contact/', Device__c: 'mobile' },
  ...more,
});

export const insuranceCheck = (more: Record<string, unknown> = {}) =>
  callback({
    form: 'insurance',
    insurance: {
      payerId: 'VTX0001',
      payerName: 'Aetna',
      memberId: 'HX-7781-ZQ',
      patientName: 'Rosalind Quist',
      dateOfBirth: '1984-02-29',
      policyHolderName: 'Torvald Quist',
    },
    ...more,
  });

export const plainCallback = (more: Record<string, string> = {}): Record<string, string> => ({
  form: 'callback',
  firstName: 'Marlene',
  lastName: 'Dietz',
  phone: '(702) 555-0142',
  email: 'marlene.dietz@example.org',
  for: 'loved-one',
  description: 'Is there a quiet room?',
  page: '/contact/',
  smsVersion: '1',
  website_2: '',
  ...more,
});

export const newKey = (): string => randomUUID();
export const newLeadKey = (): string => randomBytes(32).toString('base64');

/** Name and value of Set-Cookie headers. */
export const pairOf = (cookies: string[]): Record<string, string> =>
  Object.fromEntries(cookies.map((cookie) => cookie.split(';')[0]?.split(/=(.*)/s) ?? []));
export const newVisit = (): Record<string, string> => pairOf(visitCookies(exchange().request));
