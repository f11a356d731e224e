/** Names and limits of the forms' fields, for the browser's forms, their JSON and the server that validates it. */

/** The forms a visitor can send. */
export const FORM_NAMES = ['callback', 'facility-question', 'insurance'] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** The path that each form is posted to. */
export const FORM_ACTIONS: Readonly<Record<FormName, '/api/lead' | '/api/insurance'>> = {
  callback: '/api/lead',
  'facility-question': '/api/lead',
  insurance: '/api/insurance',
};

/** Fields that a visitor fills in, in the forms' order. Flat in a plain form post; in JSON the INSURANCE_FIELDS are below `insurance`. */
export const TYPED_FIELDS = [
  'for',
  'payerName',
  'memberId',
  'patientName',
  'dateOfBirth',
  'policyHolderName',
  'description',
  'firstName',
  'lastName',
  'phone',
  'email',
] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

/** The payer search sets `payerId`: empty, or VTX and four digits. A plain form has no such field. */
export const INSURANCE_FIELDS = [
  'payerId',
  'payerName',
  'memberId',
  'patientName',
  'dateOfBirth',
  'policyHolderName',
] as const;

/** A plain form post's other fields. */
export const PLAIN_FIELDS = {
  /** A FormName. */
  form: 'form',
  /** Slug of the question's facility; hidden. */
  facility: 'facility',
  /** Path of the form's page; hidden. */
  page: 'page',
  /** The checkbox for text messages: CHECKED_VALUE, or absent. */
  smsConsent: 'smsConsent',
  /** The version of the text beside that checkbox; hidden. */
  smsVersion: 'smsVersion',
} as const;

export const CHECKED_VALUE = 'yes';

/** Name of the honeypot: a hidden field that only bots fill in. */
export const HONEYPOT = 'website_2';

/** Maximum lengths, in UTF-16 code units. */
export const MAX_LENGTH = {
  firstName: 80,
  lastName: 80,
  /** As typed: (702) 555-0100, or with a country code and spaces. */
  phone: 25,
  email: 254,
  description: 1000,
  payerName: 120,
  memberId: 40,
  /** First and last name. */
  patientName: 160,
  policyHolderName: 160,
  /** MM/DD/YYYY as typed; YYYY-MM-DD in JSON. */
  dateOfBirth: 10,
  facility: 200,
  page: 2000,
} as const;

/** Whom the visitor asks for. */
export const FOR_CHOICES = [
  { value: 'self', label: 'Myself' },
  { value: 'loved-one', label: 'Someone I love' },
  { value: 'professional', label: 'A patient or client' },
] as const;

/** Returns whether the visitor asks for another person, who is then the patient. */
export const isForAnother = (who: string | undefined): boolean => who === 'loved-one' || who === 'professional';

/**
 * Required fields. The member ID is optional, because the card is not always at hand. problemsOf also requires the name of a patient
 * who is not the visitor. Without a policyholder's name the patient holds the policy.
 */
export const REQUIRED: Readonly<Record<FormName, readonly TypedField[]>> = {
  callback: ['firstName', 'lastName', 'phone'],
  'facility-question': ['description', 'firstName', 'lastName', 'phone'],
  insurance: ['payerName', 'dateOfBirth', 'firstName', 'lastName', 'phone'],
};

/** Maximum sizes of a comment's fields: those of WordPress's database columns. */
export const MAX_COMMENT_BYTES = { author: 245, email: 100, comment: 65_525 } as const;

/** The contact page. It has the callback form, whatever its template. */
export const CONTACT_PATH = '/contact/';

/** The id of the callback form, in a text or elsewhere on its page. */
export const CALLBACK_ID = 'callback-form';
