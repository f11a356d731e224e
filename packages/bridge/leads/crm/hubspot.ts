import { z } from 'zod';

import { failureOf, request, type Answer } from '../delivery/http';
import { finding, TargetError, type LeadTarget, type Sent, type Failed } from '../delivery/target';
import { crmValues, type CrmOptions } from './content';
import { fieldsByName, missingFields, recordOf, type CrmField, type CrmFields } from './fields';
import { merged, OWN_NAMES, type Mapping } from './mapping';

import type { Delivery } from '../lead/payload';

const upserted = z.object({ results: z.array(z.object({ id: z.string() })).length(1) });

const code = z
  .string()
  .regex(/^[A-Z][A-Z_]{1,80}$/)
  .optional()
  .catch(undefined);
const text = z.string().default('').catch('');
/** The body of an error response. Messages are not logged: they may repeat values of the lead. */
const errorSchema = z.object({
  category: code,
  errorType: code,
  policyName: code,
  message: text,
  errors: z
    .array(z.object({ code, category: code, message: text }))
    .default([])
    .catch([]),
});

/** Of answers that every request gets. */
const REMEDIES: Readonly<Record<number, string>> = {
  401: 'correct LEAD_HUBSPOT_TOKEN',
  403: 'give the private app its scopes',
};

/** Returns HubSpot's codes, whether it rejects the email, and the id of the contact that has the email or the lead's id. */
function errorOf({ json }: Answer) {
  const { data } = errorSchema.safeParse(json);
  const { category, errorType, policyName, message = '', errors = [] } = data ?? {};
  const codes = [category, errorType, policyName, ...errors.flatMap((one) => [one.category, one.code])];
  const messages = [message, ...errors.map((one) => one.message)].join(' ');
  return {
    codes: [...new Set(codes.filter((one) => one !== undefined))],
    rejectsEmail: codes.includes('INVALID_EMAIL') || messages.includes('INVALID_EMAIL'),
    existing: /Existing ID: (\d{1,20})/.exec(messages)?.[1],
  };
}

/** Returns a response as a failure with HubSpot's codes. Without rights no contact can be written. */
function refusal(answer: Answer): Failed {
  const remedy = REMEDIES[answer.status];
  const detail = [errorOf(answer).codes.join(', '), remedy].filter(Boolean).join('; ');
  return { ...failureOf('hubspot', answer, detail), ...(remedy && { pauses: true }) };
}

function outcomeOf(answer: Answer): Sent {
  if (answer.isOk && upserted.safeParse(answer.json).success) return { kind: 'sent' };
  const failure = refusal(answer);
  // 207 has the error of the contact; any other 2xx is a proxy's.
  return answer.isOk && answer.status !== 207 ? { ...failure, isTransient: true } : failure;
}

const TIMEOUT_MS = 10_000;
const MAX_PROPERTIES_BYTES = 8 * 1024 * 1024;
const PROPERTIES_TTL_MS = 3600_000;
const SCOPES = ['crm.objects.contacts.read', 'crm.objects.contacts.write', 'crm.schemas.contacts.read'];
const ID_PROPERTY = 'footbridge_id';

const DEFAULTS: Mapping = {
  [ID_PROPERTY]: 'id',
  footbridge_reference: 'reference',
  footbridge_sms_consent: 'smsConsent',
  footbridge_sms_consent_text: 'smsConsentText',
  footbridge_sms_consent_at: 'smsConsentAt',
  message: 'summary',
  // Not a property of contacts; the text is in `message`.
  description: null,
};

const described = z.object({
  results: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      hasUniqueValue: z.boolean().default(false),
      modificationMetadata: z.object({ readOnlyValue: z.boolean() }).optional(),
    }),
  ),
});
type Properties = z.infer<typeof described>['results'];
const tokenInfo = z.object({ scopes: z.array(z.string()) });

const fieldOf = ({ name, type, modificationMetadata }: Properties[number]): CrmField => ({
  name,
  type: type === 'number' ? 'number' : 'text',
  maxLength: 0,
  isWritable: modificationMetadata?.readOnlyValue !== true,
});

const noted = (sent: Sent, note: string): Sent => (sent.kind === 'sent' ? { ...sent, note } : sent);

interface Input {
  idProperty?: string;
  id: string;
  properties: Record<string, string>;
}

interface HubSpotOptions extends CrmOptions {
  url: string;
  token: string;
  now?: () => number;
  timeoutMs?: number;
}

/** Returns a target that upserts a contact, by email or, without one, by the lead's id, so that a lead that is sent again changes nothing. */
export function hubSpot(options: HubSpotOptions): LeadTarget {
  const { url, token, now = Date.now, timeoutMs = TIMEOUT_MS } = options;
  const mapping = merged(merged(OWN_NAMES, DEFAULTS), options.mapping);
  let known: { at: number; properties: Properties; fields: CrmFields } | undefined;

  const call = (path: string, signal: AbortSignal, body?: unknown): Promise<Answer> =>
    request(url + path, {
      name: 'hubspot',
      signal,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      maxBytes: MAX_PROPERTIES_BYTES,
      now,
    });

  async function describe(signal: AbortSignal) {
    if (known && Math.abs(now() - known.at) < PROPERTIES_TTL_MS) return known;
    const answer = await call('/crm/v3/properties/contacts', signal);
    const parsed = described.safeParse(answer.json);
    if (!answer.isOk || !parsed.success) {
      const failure = refusal(answer);
      throw new TargetError({ ...failure, isTransient: answer.isOk || failure.isTransient, pauses: true });
    }
    const { results } = parsed.data;
    known = { at: now(), properties: results, fields: fieldsByName(results.map(fieldOf)) };
    return known;
  }

  /** Writes one contact. In the body, because an address must not have the email. */
  async function write(how: 'upsert' | 'update', input: Input, signal: AbortSignal): Promise<Answer> {
    const answer = await call(`/crm/v3/objects/contacts/batch/${how}`, signal, { inputs: [input] });
    // A property was deleted since.
    if (answer.status === 400) known = undefined;
    return answer;
  }

  /** Writes a lead's contact. Again without an email that HubSpot rejects, because the call back matters more. */
  async function deliver(lead: Delivery): Promise<Sent> {
    const signal = AbortSignal.timeout(timeoutMs);
    const { fields } = await describe(signal);
    const record = recordOf(crmValues(lead, { ...options, mapping }), fields);
    const properties = Object.fromEntries(Object.entries(record).map(([name, value]) => [name, String(value)]));
    const { email, ...others } = properties;
    const byId = { idProperty: ID_PROPERTY, id: lead.id, properties: others };
    const answer = await write('upsert', email ? { idProperty: 'email', id: email, properties } : byId, signal);
    const { existing, rejectsEmail } = errorOf(answer);
    if (existing) {
      const updated = await write('update', { id: existing, properties: others }, signal);
      return noted(outcomeOf(updated), `to contact ${existing}, which has this email, too`);
    }
    if (!email || !rejectsEmail) return outcomeOf(answer);
    return noted(outcomeOf(await write('upsert', byId, signal)), 'without email (INVALID_EMAIL)');
  }

  return {
    name: 'hubspot',
    timeoutMs,
    deliver,
    async check() {
      const signal = AbortSignal.timeout(timeoutMs);
      known = undefined;
      const { properties, fields } = await describe(signal);
      const answer = await call('/oauth/v2/private-apps/get/access-token-info', signal, { tokenKey: token });
      const scopes = tokenInfo.safeParse(answer.json).data?.scopes ?? [];
      const missing = SCOPES.filter((scope) => !scopes.includes(scope));
      const isUnique = properties.some(({ name, hasUniqueValue }) => name === ID_PROPERTY && hasUniqueValue);
      return [
        { isOk: true, text: `the token is valid at ${url}` },
        finding(
          missing.length === 0,
          'the private app has its scopes',
          `the private app lacks the scopes ${missing.join(', ')}`,
        ),
        finding(
          isUnique,
          `contacts have the unique property ${ID_PROPERTY}`,
          `contacts have no property ${ID_PROPERTY} with unique values: create it (docs/leads.md)`,
        ),
        missingFields(mapping, fields, { where: 'contact', variable: 'LEAD_HUBSPOT_MAPPING' }),
      ];
    },
  };
}
