import { z } from 'zod';

import { dateStringOf } from '@/shared/forms/date';
import { FOR_CHOICES, FORM_NAMES, HONEYPOT, MAX_LENGTH } from '@/shared/forms/names';
import { problemsOf } from '@/shared/forms/problems';
import { phoneDigits } from '@/shared/forms/phone';

import type { FormName } from '@/shared/forms/names';
import type { Problems, TypedValues } from '@/shared/forms/problems';

/** The visitor's clock may be so much ahead of the server's, or behind it, ms. */
const DAY = 24 * 3600_000;
const LONGEST_VISIT_VALUE = 4000;
const LONGEST_CONSENT = 2000;

// oxlint-disable-next-line no-control-regex -- they are what is taken out
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]/g;
const line = z.string().transform((value) => value.replace(UNSEEN, '').replace(/\s+/g, ' ').trim());
const text = z.string().transform((value) => value.replace(UNSEEN, '').replace(/\r\n?/g, '\n').trim());

/** A choice that was not made may be empty as well as absent. */
const leftOut = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** What the browser knows of the visit, by the specification's names (section 3); every other name is left out. */
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

const upTo = (longest: number) => z.string().transform((value) => value.slice(0, longest));
// What nobody typed can lose nobody's lead: where it is odd, it is cut or left out.
const visitValue = z
  .union([upTo(LONGEST_VISIT_VALUE), z.number(), z.boolean()])
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
  dateOfBirth: line.default(''),
});

const typed = z.object({
  form: z.enum(FORM_NAMES),
  firstName: line.default(''),
  lastName: line.default(''),
  phone: line.default(''),
  email: line.default(''),
  for: leftOut(z.enum(FOR_CHOICES.map(({ value }) => value)).optional()),
  facility: leftOut(
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
    text: text.pipe(upTo(LONGEST_CONSENT)),
    version: line.pipe(upTo(50)),
    at: z.iso.datetime({ offset: true }),
    page: line.pipe(upTo(MAX_LENGTH.page)),
  }),
  /** Since the form was first shown, ms. */
  shownFor: z.number().catch(0),
  [HONEYPOT]: upTo(LONGEST_VISIT_VALUE).default(''),
  recaptcha: z.string().max(8000).nullish().catch(null),
  visit: visit.catch({}).default({}),
});

/** A lead as a form sends it, checked: whatever is typed is tidy, complete and no longer than it may be. */
export type LeadInput = z.infer<typeof typed>;

export type ReadLead =
  | { kind: 'lead'; lead: LeadInput }
  | { kind: 'invalid'; fields: Problems }
  | { kind: 'malformed' };

function valuesOf({
  for: who,
  firstName,
  lastName,
  phone,
  email,
  description,
  insurance: policy,
}: LeadInput): TypedValues {
  return {
    for: who ?? '',
    firstName,
    lastName,
    phone,
    email,
    description,
    payerName: policy?.payerName ?? '',
    memberId: policy?.memberId ?? '',
    dateOfBirth: policy?.dateOfBirth ?? '',
  };
}

function problems(form: FormName, values: TypedValues, now: number): Problems {
  const found = problemsOf(form, values, new Date(now));
  const isRightByAnotherClock = [-DAY, DAY].some(
    (shift) => !problemsOf(form, values, new Date(now + shift)).dateOfBirth,
  );
  return isRightByAnotherClock ? { ...found, dateOfBirth: undefined } : found;
}

/** In the one spelling that is stored, and without what the form does not ask for. */
function tidied(lead: LeadInput): LeadInput {
  const { insurance: policy, ...same } = lead;
  const phone = phoneDigits(lead.phone);
  if (lead.form !== 'insurance' || !policy) return { ...same, phone };
  return { ...same, phone, insurance: { ...policy, dateOfBirth: dateStringOf(policy.dateOfBirth) ?? '' } };
}

/**
 * @param value unchecked, in the form of the JSON that the forms send
 * @param forms those that this address takes
 */
export function readLead(value: unknown, forms: readonly FormName[], now = Date.now()): ReadLead {
  const parsed = typed.safeParse(value);
  if (!parsed.success || !forms.includes(parsed.data.form)) return { kind: 'malformed' };
  const { data } = parsed;
  const fields = problems(data.form, valuesOf(data), now);
  return Object.values(fields).some(Boolean) ? { kind: 'invalid', fields } : { kind: 'lead', lead: tidied(data) };
}
