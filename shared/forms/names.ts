/**
 * What the forms call their fields: the browser's forms, the JSON they send and the server that checks it say the same.
 * No zod here: this goes into the browser.
 */

/** The forms a visitor can send. */
export const FORM_NAMES = ['callback', 'facility-question', 'insurance'] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** The address that each form is posted to. */
export const FORM_ACTIONS: Readonly<Record<FormName, '/api/lead' | '/api/insurance'>> = {
  callback: '/api/lead',
  'facility-question': '/api/lead',
  insurance: '/api/insurance',
};

/** Fields that a person fills in, in the order of the forms. In a plain form post they are flat; in JSON the INSURANCE_FIELDS stand below `insurance`. */
export const TYPED_FIELDS = [
  'for',
  'payerName',
  'memberId',
  'dateOfBirth',
  'description',
  'firstName',
  'lastName',
  'phone',
  'email',
] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

/** `payerId` is written by the search: empty, or VTX and four digits; a plain form has no such field. */
export const INSURANCE_FIELDS = ['payerId', 'payerName', 'memberId', 'dateOfBirth'] as const;

/** What a plain form post carries beside the typed fields. */
export const PLAIN_FIELDS = {
  /** Which form: a FormName. */
  form: 'form',
  /** Slug of the facility that the question is about; hidden. */
  facility: 'facility',
  /** Path of the page that the form stands on; hidden. */
  page: 'page',
  /** The box for text messages: `yes` where it was ticked, absent where it was not. */
  smsConsent: 'smsConsent',
  /** The version of the text beside that box; hidden. */
  smsVersion: 'smsVersion',
} as const;

export const TICKED = 'yes';

/** Nobody sees this field; programs that fill in every field give themselves away. Its value in JSON and in a plain post alike. */
export const HONEYPOT = 'website_2';

/** Longest values, in characters as String.length counts them. */
export const LONGEST = {
  firstName: 80,
  lastName: 80,
  /** As typed: (702) 555-0100, or with a country code and spaces. */
  phone: 25,
  email: 254,
  description: 1000,
  payerName: 120,
  memberId: 40,
  /** MM/DD/YYYY as typed; YYYY-MM-DD in JSON. */
  dateOfBirth: 10,
  facility: 200,
  page: 2000,
} as const;

/** Who asks for whom. */
export const FOR_CHOICES = [
  { value: 'self', label: 'Myself' },
  { value: 'loved-one', label: 'Someone I love' },
  { value: 'professional', label: 'A patient or client' },
] as const;
export type ForChoice = (typeof FOR_CHOICES)[number]['value'];

/** Fields without which a form is not taken. The card is not always at hand: a check begins without a member ID, too. */
export const REQUIRED: Readonly<Record<FormName, readonly TypedField[]>> = {
  callback: ['firstName', 'lastName', 'phone'],
  'facility-question': ['description', 'firstName', 'lastName', 'phone'],
  insurance: ['payerName', 'dateOfBirth', 'firstName', 'lastName', 'phone'],
};
