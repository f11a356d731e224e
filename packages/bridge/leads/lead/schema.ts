import { z } from 'zod';

import { dateStringOf } from '@footbridge/shared/forms/date';
import { FOR_CHOICES, FORM_NAMES, HONEYPOT, MAX_LENGTH, type FormName } from '@footbridge/shared/forms/names';
import { problemsOf, type Problems, type TypedValues } from '@footbridge/shared/forms/problems';
import { phoneDigits } from '@footbridge/shared/forms/phone';

import { withoutInvisible } from '../../platform/invisible';

/** The visitor's clock may differ from the server's by so much. */
const CLOCK_TOLERANCE_MS = 24 * 3600_000;
const MAX_VISIT_VALUE_LENGTH = 4000;
const MAX_CONSENT_LENGTH = 2000;
const MAX_RECAPTCHA_LENGTH = 8000;

const asLine = (value: string): string =>
  withoutInvisible(value)
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
const asText = (value: string): string =>
  withoutInvisible(value)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .trim();
const line = z.string().transform(asLine);
const text = z.string().transform(asText);

/** Treats an empty value as absent. */
const emptyAsAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** Fields of the visit, by the specification's names (section 3). Others are dropped. */
export const VISIT_FIELDS = [
  'utm_term__c',
  'utm_campaign__c',
  'utm_medium__c',
  'utm_source__c',
  'utm_content__c',
  'website',
  'Entry_Url__c',
  'PageURL__c',
  'Referrer_URL__c',
  'Marketing_Test_ID__c',
  'Marketing_Variant_ID__c',
  'Abtasty_Test_Names__c',
  'Marketing_Visitor_ID__c',
  'Unique_Session_ID__c',
  'Geolocation_matched__c',
  'Geolocation_radius__c',
  'Lift_AI_Score__c',
  'Device__c',
  'Heap_User_Id__c',
] as const;

const truncated = (maxLength: number) => z.string().transform((value) => value.slice(0, maxLength));
/** Half a surrogate pair at the end is removed, too. */
const shortLine = (maxLength: number) => truncated(maxLength).transform(asLine);
// The visitor did not type these, so invalid ones are truncated or dropped instead of refusing the lead.
const visitValue = z
  .union([shortLine(MAX_VISIT_VALUE_LENGTH), z.number(), z.boolean()])
  .nullish()
  .catch(null);
const visit = z.object(Object.fromEntries(VISIT_FIELDS.map((name) => [name, visitValue])));

const insurance = z.object({
  payerId: z
    .string()
    .regex(/^(?:VTX\d{4})?$/)
    .default(''),
  payerName: line.default(''),
  memberId: line.default(''),
  patientName: line.default(''),
  dateOfBirth: line.default(''),
  policyHolderName: line.default(''),
});

const typed = z.object({
  form: z.enum(FORM_NAMES),
  firstName: line.default(''),
  lastName: line.default(''),
  phone: line.default(''),
  email: line.default(''),
  for: emptyAsAbsent(z.enum(FOR_CHOICES.map(({ value }) => value)).optional()),
  facility: emptyAsAbsent(
    z
      .string()
      .max(MAX_LENGTH.facility)
      .regex(/^[a-z0-9][a-z0-9-]*$/)
      .optional(),
  ),
  description: text.default(''),
  insurance: insurance.optional(),
  smsConsent: z.object({
    given: z.boolean(),
    text: truncated(MAX_CONSENT_LENGTH).transform(asText),
    version: shortLine(50),
    at: z.iso.datetime({ offset: true }),
    page: shortLine(MAX_LENGTH.page),
  }),
  /** Ms since the form was first shown. */
  shownFor: z.number().catch(0),
  [HONEYPOT]: truncated(MAX_VISIT_VALUE_LENGTH).default(''),
  recaptcha: z.string().max(MAX_RECAPTCHA_LENGTH).nullish().catch(null),
  visit: visit.catch({}).default({}),
});

/** A lead as a form sends it, validated and normalized. */
export type LeadInput = z.infer<typeof typed>;

export type ReadLead =
  | { kind: 'lead'; lead: LeadInput }
  | { kind: 'invalid'; fields: Problems }
  | { kind: 'malformed' };

const valuesOf = (lead: LeadInput): TypedValues => ({ ...lead, ...lead.insurance, for: lead.for ?? '' });

function problems(form: FormName, values: TypedValues, now: number): Problems {
  const found = problemsOf(form, values, new Date(now));
  const isValidByAnotherClock = [-CLOCK_TOLERANCE_MS, CLOCK_TOLERANCE_MS].some(
    (shift) => !problemsOf(form, values, new Date(now + shift)).dateOfBirth,
  );
  return isValidByAnotherClock ? { ...found, dateOfBirth: undefined } : found;
}

/** Returns a policy with both persons' names: the patient is the visitor, and the policyholder the patient, unless named. */
function withPersons(
  policy: NonNullable<LeadInput['insurance']>,
  { for: who, firstName, lastName }: LeadInput,
): NonNullable<LeadInput['insurance']> {
  const patientName = (who === 'self' ? '' : policy.patientName) || `${firstName} ${lastName}`;
  const dateOfBirth = dateStringOf(policy.dateOfBirth) ?? '';
  return { ...policy, patientName, dateOfBirth, policyHolderName: policy.policyHolderName || patientName };
}

/** Returns a lead in its stored form, without fields that its form does not have. */
function normalized(lead: LeadInput): LeadInput {
  const { insurance: policy, ...same } = lead;
  const phone = phoneDigits(lead.phone);
  if (lead.form !== 'insurance' || !policy) return { ...same, phone };
  return { ...same, phone, insurance: withPersons(policy, lead) };
}

export function readLead(value: unknown, forms: readonly FormName[], now = Date.now()): ReadLead {
  const parsed = typed.safeParse(value);
  if (!parsed.success || !forms.includes(parsed.data.form)) return { kind: 'malformed' };
  const { data } = parsed;
  const fields = problems(data.form, valuesOf(data), now);
  return Object.values(fields).some(Boolean) ? { kind: 'invalid', fields } : { kind: 'lead', lead: normalized(data) };
}
