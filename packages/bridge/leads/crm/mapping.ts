import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { EnvironmentError } from '../../platform/env';
import { codeOf } from '../../platform/failure';
import { FIELD_NAMES, type Delivery } from '../lead/payload';

type Value = string | number | boolean;

/** What a field of a CRM can be filled with. `summary`: the text of summaryOf. */
const SOURCES = {
  ...Object.fromEntries(FIELD_NAMES.map((name) => [name, ({ fields }: Delivery) => fields[name]])),
  id: ({ id }) => id,
  reference: ({ reference }) => reference,
  acceptedAt: ({ acceptedAt }) => acceptedAt,
  site: ({ site }) => site,
  form: ({ form }) => form,
  for: (lead) => lead.for,
  facility: ({ facility }) => facility,
  referringSite: ({ referringSite }) => referringSite,
  message: ({ message }) => message,
  suspicions: ({ suspicions }) => suspicions.join(', '),
  payerId: ({ insurance }) => insurance?.payerId,
  payerName: ({ insurance }) => insurance?.payerName,
  memberId: ({ insurance }) => insurance?.memberId,
  patientName: ({ insurance }) => insurance?.patientName,
  dateOfBirth: ({ insurance }) => insurance?.dateOfBirth,
  policyHolderName: ({ insurance }) => insurance?.policyHolderName,
  smsConsent: ({ smsConsent }) => smsConsent.given,
  smsConsentText: ({ smsConsent }) => smsConsent.text,
  smsConsentAt: ({ smsConsent }) => smsConsent.at,
  smsConsentPage: ({ smsConsent }) => smsConsent.page,
} satisfies Record<string, (lead: Delivery) => Value | null | undefined>;

const source = z.enum(['summary', ...Object.keys(SOURCES)], {
  error: ({ input }) =>
    `${JSON.stringify(input)} must be a source that docs/leads.md lists, such as "email" or "summary", {"value": …} with a text, number or boolean, or null`,
});
const mappingSchema = z.record(
  z.string().min(1, { error: 'a field of the CRM must have a name' }),
  z.union([source, z.strictObject({ value: z.union([z.string(), z.number(), z.boolean()]) }), z.null()]),
  { error: 'it must be an object, such as {"Company": {"value": "Website"}}' },
);

/** By a CRM's field: what fills it, a constant, or null for nothing. */
export type Mapping = z.infer<typeof mappingSchema>;

/** Reads a mapping file. @throws EnvironmentError that names the variable */
export function readMapping(variable: string, file: string | undefined): Mapping {
  if (file === undefined) return {};
  const refuse = (why: string) => new EnvironmentError(`${variable}: ${file} ${why} (see docs/leads.md)`);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw refuse(error instanceof SyntaxError ? 'is no JSON' : `cannot be read (${codeOf(error)})`);
  }
  const parsed = mappingSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const nested =
    issue?.code === 'invalid_union' ? issue.errors.flat() : issue?.code === 'invalid_key' ? issue.issues : [];
  const where = issue?.path.join('.');
  throw refuse(`is invalid${where ? ` at ${where}` : ''}: ${(nested[0] ?? issue)?.message}`);
}

/** Returns a mapping in which `over` replaces `base`; the names of fields have no case. */
export function merged(base: Mapping, over: Mapping): Mapping {
  const replaced = new Set(Object.keys(over).map((name) => name.toLowerCase()));
  const rest = Object.entries(base).filter(([name]) => !replaced.has(name.toLowerCase()));
  return { ...Object.fromEntries(rest), ...over };
}

/** Each of the specification's fields under its own name. */
export const OWN_NAMES: Mapping = Object.fromEntries(FIELD_NAMES.map((name) => [name, name]));

/** Returns a lead's values by the names of a CRM's fields, without empty ones. */
export function valuesOf(lead: Delivery, summary: string, mapping: Mapping): Map<string, Value> {
  const sources: Readonly<Record<string, (lead: Delivery) => Value | null | undefined>> = SOURCES;
  const valueOf = (from: Mapping[string]): Value | null | undefined => {
    if (from === null) return null;
    if (typeof from === 'object') return from.value;
    return from === 'summary' ? summary : sources[from]?.(lead);
  };
  return new Map(
    Object.entries(mapping).flatMap(([name, from]): [string, Value][] => {
      const value = valueOf(from);
      return value === undefined || value === null || value === '' ? [] : [[name, value]];
    }),
  );
}
