import { networkSiteByHostname } from '@/site-config/network-sites';
import { site } from '@/site-config/site';

import { VISIT_FIELDS } from './schema';

import type { FormName } from '@/shared/forms/names';
import type { LeadInput } from './schema';

/** Of any value, characters (specification, section 3). */
const LONGEST_VALUE = 255;

/** What intake sees as the source, by form. */
const LEAD_SOURCES: Readonly<Record<FormName, string>> = {
  callback: 'Website: callback',
  'facility-question': 'Website: facility question',
  insurance: 'Website: insurance check',
};

/** What Google said of a visitor, where it was asked. */
export type RecaptchaVerdict = 'off' | 'passed' | 'doubtful' | 'absent' | 'unreachable';
/** Why a lead may have been written by a program. None of these turns anybody away. */
export type Suspicion = 'honeypot' | 'too-fast' | 'no-recaptcha' | 'recaptcha-doubtful' | 'recaptcha-unreachable';

type Value = string | number | boolean;

/** What is delivered, as JSON: docs/leads.md describes it for receivers. */
export interface Delivery {
  /** The idempotency key: a receiver that has seen it has seen this lead. */
  id: string;
  reference: string;
  /** ISO 8601. */
  acceptedAt: string;
  site: string;
  form: FormName;
  /** By the specification's names, normalised, each value cut to 255 characters. */
  fields: Record<string, Value>;
  /** Key of the other site of the network whose page led the visitor here (site-config/network-sites.ts). */
  referringSite: string | null;
  for: LeadInput['for'] | null;
  facility: string | null;
  /** The whole of what was written: `fields.description` may be cut. */
  message: string;
  insurance: LeadInput['insurance'] | null;
  smsConsent: LeadInput['smsConsent'];
  suspicions: Suspicion[];
}

/** Characters, not halves of them. */
function cut(value: Value): Value {
  if (typeof value !== 'string' || value.length <= LONGEST_VALUE) return value;
  const short = value.slice(0, LONGEST_VALUE);
  return /[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short;
}

/** The key of a network site other than this one that an address belongs to. */
function referringSite(referrer: Value | null | undefined): string | null {
  const host = typeof referrer === 'string' && URL.canParse(referrer) ? new URL(referrer).hostname : '';
  const key = networkSiteByHostname(host)?.key ?? null;
  return key === site.code ? null : key;
}

/** A host name as the network's list has it; any other as the browser gave it. */
const websiteOf = (given: Value | null | undefined): Value =>
  (typeof given === 'string' && networkSiteByHostname(given)?.domain) || given || site.domain;

/** The lead's own names are in lower case (specification, section 5); the visit's stay as they are. What is empty is left out. */
function fieldsOf({ form, firstName, lastName, phone, email, description, visit }: LeadInput): Record<string, Value> {
  const named: Record<string, Value | null | undefined> = {
    firstname: firstName,
    lastname: lastName,
    email,
    phone,
    description,
    leadsource: LEAD_SOURCES[form],
    ...Object.fromEntries(VISIT_FIELDS.map((name) => [name, visit[name]])),
    website: websiteOf(visit.website),
    Marketing_Site__c: site.code,
    // Constants, as the specification wants them; what was agreed to stands in `smsConsent`.
    HasBeenSentSMSConsent__c: true,
    HasOptedOutOfSMS__c: false,
  };
  const given = Object.entries(named).flatMap(([name, value]): [string, Value][] =>
    value === undefined || value === null || value === '' ? [] : [[name, cut(value)]],
  );
  return Object.fromEntries(given);
}

/** The lead as its targets get it, whenever that is: made once, so that each try sends the same bytes. */
export function deliveryOf(
  lead: LeadInput,
  { key, reference, now, suspicions }: { key: string; reference: string; now: number; suspicions: Suspicion[] },
): Delivery {
  return {
    id: key,
    reference,
    acceptedAt: new Date(now).toISOString(),
    site: site.code,
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
