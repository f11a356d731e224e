import type { FormName } from '@footbridge/shared/forms/names';
import { MAX_VISIT_VALUE_LENGTH } from '@footbridge/shared/forms/visit-values';
import { cutText } from '@footbridge/shared/cut-text';
import { brands, site } from '@footbridge/shared/site/current';

import { VISIT_FIELDS, type LeadInput } from './schema';

/** The field `leadsource`, by form. */
const LEAD_SOURCES: Readonly<Record<FormName, string>> = {
  callback: 'Website: callback',
  'facility-question': 'Website: facility question',
  insurance: 'Website: insurance check',
};

/** Google's verdict about a visitor; off without reCAPTCHA. */
export type RecaptchaVerdict = 'off' | 'passed' | 'doubtful' | 'absent' | 'unreachable';
/** Why a lead may come from a bot. Leads are accepted all the same. */
export type Suspicion = 'honeypot' | 'too-fast' | 'no-recaptcha' | 'recaptcha-doubtful' | 'recaptcha-unreachable';

/** The specification's names of a lead's fields (section 5). */
export const FIELD_NAMES = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'description',
  'leadsource',
  ...VISIT_FIELDS,
  'Marketing_Site__c',
  'HasBeenSentSMSConsent__c',
  'HasOptedOutOfSMS__c',
] as const;

type Value = string | number | boolean;

/** A lead as targets receive it, as JSON (docs/leads.md). */
export interface Delivery {
  /** The idempotency key, by which a receiver recognizes a lead that is sent twice. */
  id: string;
  reference: string;
  /** ISO 8601. */
  acceptedAt: string;
  site: string;
  form: FormName;
  /** By the specification's names, normalized, each value truncated to 255 characters. */
  fields: Record<string, Value>;
  /** Key of the site of the network that the visitor came from (site-config/network-sites.ts). */
  referringSite: string | null;
  for: LeadInput['for'] | null;
  facility: string | null;
  /** Not truncated, unlike `fields.description`. */
  message: string;
  insurance: LeadInput['insurance'] | null;
  smsConsent: LeadInput['smsConsent'];
  suspicions: Suspicion[];
}

const truncate = (value: Value): Value => (typeof value === 'string' ? cutText(value, MAX_VISIT_VALUE_LENGTH) : value);

function referringSite(referrer: Value | null | undefined): string | null {
  const host = typeof referrer === 'string' && URL.canParse(referrer) ? new URL(referrer).hostname : '';
  const key = brands().networkSiteByHostname(host)?.key ?? null;
  return key === site().code ? null : key;
}

const websiteOf = (given: Value | null | undefined): Value =>
  (typeof given === 'string' && brands().networkSiteByHostname(given)?.domain) || given || site().domain;

function fieldsOf({ form, firstName, lastName, phone, email, description, visit }: LeadInput): Record<string, Value> {
  const named: Partial<Record<(typeof FIELD_NAMES)[number], Value | null | undefined>> = {
    firstname: firstName,
    lastname: lastName,
    email,
    phone,
    description,
    leadsource: LEAD_SOURCES[form],
    ...Object.fromEntries(VISIT_FIELDS.map((name) => [name, visit[name]])),
    website: websiteOf(visit.website),
    Marketing_Site__c: site().code,
    // The specification wants constants; the actual consent is in `smsConsent`.
    HasBeenSentSMSConsent__c: true,
    HasOptedOutOfSMS__c: false,
  };
  const given = Object.entries(named).flatMap(([name, value]): [string, Value][] =>
    value === undefined || value === null || value === '' ? [] : [[name, truncate(value)]],
  );
  return Object.fromEntries(given);
}

/** Returns a lead as its targets receive it. Built once, so that each attempt sends the same bytes. */
export function deliveryOf(
  lead: LeadInput,
  { key, reference, now, suspicions }: { key: string; reference: string; now: number; suspicions: Suspicion[] },
): Delivery {
  return {
    id: key,
    reference,
    acceptedAt: new Date(now).toISOString(),
    site: site().code,
    form: lead.form,
    referringSite: referringSite(lead.visit.Referrer_URL__c),
    fields: fieldsOf(lead),
    for: lead.for ?? null,
    facility: lead.facility ?? null,
    message: lead.description,
    insurance: lead.insurance ?? null,
    smsConsent: lead.smsConsent,
    suspicions,
  };
}
