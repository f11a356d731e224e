import { z } from 'zod';

import { failureOf, request } from '../delivery/http';
import { TargetError } from '../delivery/target';
import { contentOf } from './content';
import { fieldsByName, missingFields, recordOf } from './fields';
import { merged, OWN_NAMES } from './mapping';

import type { Answer } from '../delivery/http';
import type { Failed, LeadTarget, Sent } from '../delivery/target';
import type { Delivery } from '../lead/payload';
import type { ContentOptions } from './content';
import type { CrmField, CrmFields } from './fields';
import type { Mapping } from './mapping';

const TIMEOUT_MS = 10_000;
const MAX_PROPERTIES_BYTES = 8 * 1024 * 1024;
/** New properties are noticed within this time. */
const PROPERTIES_TTL_MS = 3600_000;
/** Rights of the private app. */
const SCOPES = ['crm.objects.contacts.read', 'crm.objects.contacts.write', 'crm.schemas.contacts.read'];
/** Of answers to every request. */
const REMEDIES: Readonly<Record<number, string>> = {
  401: 'correct LEAD_HUBSPOT_TOKEN',
  403: 'give the private app its scopes',
};
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
const upserted = z.object({ results: z.array(z.object({ id: z.string() })).length(1) });
const CODE = /^[A-Z][A-Z_]{1,80}$/;
/** The body of an error response. Messages are not logged: they may repeat values of the lead. */
const errorSchema = z.object({
  category: z.string().regex(CODE).optional().catch(undefined),
  errorType: z.string().regex(CODE).optional().catch(undefined),
  policyName: z.string().regex(CODE).optional().catch(undefined),
  errors: z
    .array(z.object({ code: z.string().regex(CODE).optional().catch(undefined) }))
    .optional()
    .catch(undefined),
});
const tokenInfo = z.object({ scopes: z.array(z.string()) });

/** Returns a response as a failure with HubSpot's codes. Without rights no contact can be written. */
function refusal(answer: Answer): Failed {
  const { category, errorType, policyName, errors = [] } = errorSchema.safeParse(answer.json).data ?? {};
  const codes = [category, errorType, policyName, ...errors.map(({ code }) => code)];
  const remedy = REMEDIES[answer.status];
  const failure = failureOf('hubspot', answer, [codes.filter(Boolean).join(', '), remedy].filter(Boolean).join('; '));
  return remedy ? { ...failure, pauses: true } : failure;
}

const fieldOf = ({ name, type, modificationMetadata }: Properties[number]): CrmField => ({
  name,
  type: type === 'number' ? 'number' : 'text',
  maxLength: 0,
  isWritable: modificationMetadata?.readOnlyValue !== true,
});

export interface HubSpotOptions extends ContentOptions {
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

  async function deliver(lead: Delivery): Promise<Sent> {
    const signal = AbortSignal.timeout(timeoutMs);
    const { fields } = await describe(signal);
    const record = recordOf(contentOf(lead, { ...options, mapping }), fields);
    const properties = Object.fromEntries(Object.entries(record).map(([name, value]) => [name, String(value)]));
    const idProperty = properties.email ? 'email' : ID_PROPERTY;
    const id = properties.email ?? lead.id;
    // In the body, because an address must not have the email.
    const answer = await call('/crm/v3/objects/contacts/batch/upsert', signal, {
      inputs: [{ idProperty, id, properties }],
    });
    if (answer.isOk && upserted.safeParse(answer.json).success) return { kind: 'sent' };
    const failure = refusal(answer);
    // A property was deleted since.
    if (answer.status === 400) known = undefined;
    // 207 has the error of the contact; any other 2xx is a proxy's.
    return answer.isOk && answer.status !== 207 ? { ...failure, isTransient: true } : failure;
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
        missing.length === 0
          ? { isOk: true, text: 'the private app has its scopes' }
          : { isOk: false, text: `the private app lacks the scopes ${missing.join(', ')}` },
        isUnique
          ? { isOk: true, text: `contacts have the unique property ${ID_PROPERTY}` }
          : {
              isOk: false,
              text: `contacts have no property ${ID_PROPERTY} with unique values: create it (docs/leads.md)`,
            },
        missingFields(mapping, fields, { where: 'contact', variable: 'LEAD_HUBSPOT_MAPPING' }),
      ];
    },
  };
}
