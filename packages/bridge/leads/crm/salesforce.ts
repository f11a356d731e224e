import { z } from 'zod';

import { failureOf, request, type Answer } from '../delivery/http';
import { finding, TargetError, type Finding, type LeadTarget, type Sent } from '../delivery/target';
import { crmValues, type CrmOptions } from './content';
import { fieldsByName, missingFields, recordOf, type CrmField, type CrmFields } from './fields';
import { merged, OWN_NAMES, type Mapping } from './mapping';
import { errorCodes, EXTERNAL_ID, outcomeOf, rejectedFields } from './salesforce-outcome';
import { createSession, type SessionOptions } from './salesforce-session';

import type { Delivery } from '../lead/payload';

/** Winter ’25. Salesforce supports a version for at least three years. */
const API = '/services/data/v62.0';
/** For all requests of one lead. */
const TIMEOUT_MS = 12_000;
/** A description of an object with hundreds of fields. */
const MAX_DESCRIPTION_BYTES = 8 * 1024 * 1024;
const DESCRIPTION_TTL_MS = 3600_000;

/** What Salesforce's own Web-to-Lead writes into required fields. */
const NOT_PROVIDED = { value: '[not provided]' };
const DEFAULTS: Mapping = {
  Company: NOT_PROVIDED,
  Description: 'summary',
  Footbridge_Reference__c: 'reference',
  Footbridge_SMS_Consent__c: 'smsConsent',
};

const NUMBER_TYPES = ['int', 'double', 'long', 'currency', 'percent'];

const described = z.object({
  createable: z.boolean(),
  updateable: z.boolean(),
  fields: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      length: z.number(),
      createable: z.boolean(),
      externalId: z.boolean(),
      unique: z.boolean(),
      nillable: z.boolean(),
      defaultedOnCreate: z.boolean(),
    }),
  ),
});
type Description = z.infer<typeof described>;
const limits = z.object({ DailyApiRequests: z.object({ Max: z.number(), Remaining: z.number() }) });

const fieldOf = ({ name, type, length, createable }: Description['fields'][number]): CrmField => ({
  name,
  type: type === 'boolean' ? 'boolean' : NUMBER_TYPES.includes(type) ? 'number' : 'text',
  maxLength: length,
  isWritable: createable,
});

export interface SalesforceOptions extends Omit<SessionOptions, 'now'>, CrmOptions {
  /** Whether a lead that a duplicate rule's alert matches is created. */
  allowsDuplicates: boolean;
  now?: () => number;
  timeoutMs?: number;
}

/** Returns a target that upserts a Lead by its external id, so that a lead that is sent again is not created again. */
export function salesforce(options: SalesforceOptions): LeadTarget {
  const { url, allowsDuplicates, now = Date.now, timeoutMs = TIMEOUT_MS } = options;
  const session = createSession({ ...options, now });
  const mapping = merged(merged(OWN_NAMES, DEFAULTS), options.mapping);
  let known: { at: number; description: Description; fields: CrmFields } | undefined;

  /** Sends a request; once again with a new token when Salesforce rejects the token. */
  async function call(
    path: string,
    signal: AbortSignal,
    init: { method?: string; body?: string } = {},
  ): Promise<Answer> {
    const send = (token: string) =>
      request(url + path, {
        name: 'salesforce',
        signal,
        ...init,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(allowsDuplicates && { 'sforce-duplicate-rule-header': 'allowSave=true' }),
        },
        maxBytes: MAX_DESCRIPTION_BYTES,
        now,
      });
    const token = await session.token(signal);
    const answer = await send(token);
    if (answer.status !== 401) return answer;
    session.expire(token);
    return send(await session.token(signal));
  }

  async function describe(signal: AbortSignal) {
    if (known && Math.abs(now() - known.at) < DESCRIPTION_TTL_MS) return known;
    const answer = await call(`${API}/sobjects/Lead/describe`, signal);
    const parsed = described.safeParse(answer.json);
    if (!answer.isOk || !parsed.success) {
      const failure = failureOf('salesforce', answer, ['describe Lead', ...errorCodes(answer)].join(', '));
      const isTransient = answer.isOk || failure.isTransient || errorCodes(answer).includes('REQUEST_LIMIT_EXCEEDED');
      throw new TargetError({ ...failure, isTransient, pauses: true });
    }
    known = { at: now(), description: parsed.data, fields: fieldsByName(parsed.data.fields.map(fieldOf)) };
    return known;
  }

  /** Upserts a lead; once more without the values that Salesforce rejects, because the call back matters more. */
  async function deliver(
    { id }: Pick<Delivery, 'id'>,
    record: Record<string, unknown>,
    signal: AbortSignal,
  ): Promise<Sent> {
    const init = { method: 'PATCH', body: JSON.stringify(record) };
    const answer = await call(`${API}/sobjects/Lead/${EXTERNAL_ID}/${id}`, signal, init);
    // A field was removed since.
    if (errorCodes(answer).includes('INVALID_FIELD')) known = undefined;
    const rejected = rejectedFields(answer).filter((name) => name in record);
    if (rejected.length === 0) return outcomeOf(answer);
    const rest = Object.entries(record).filter(([name]) => !rejected.includes(name));
    const sent = await deliver({ id }, Object.fromEntries(rest), signal);
    const note = `without ${rejected.join(', ')} (${errorCodes(answer).join(', ')})`;
    return sent.kind === 'sent' ? { ...sent, note: [note, sent.note].filter(Boolean).join(', ') } : sent;
  }

  return {
    name: 'salesforce',
    timeoutMs,
    async deliver(lead) {
      const signal = AbortSignal.timeout(timeoutMs);
      const { fields } = await describe(signal);
      return deliver(lead, recordOf(crmValues(lead, { ...options, mapping }), fields), signal);
    },
    async check() {
      const signal = AbortSignal.timeout(timeoutMs);
      known = undefined;
      const { description, fields } = await describe(signal);
      const usage = limits.safeParse((await call(`${API}/limits`, signal)).json).data?.DailyApiRequests;
      return [
        { isOk: true, text: `the credentials are valid at ${url}` },
        ...objectFindings(description),
        missingFields(mapping, fields, { where: 'Lead', variable: 'LEAD_SALESFORCE_MAPPING' }),
        ...requiredFindings(description, mapping),
        ...(usage
          ? [{ isOk: usage.Remaining > 0, text: `${usage.Remaining} of ${usage.Max} API requests a day are left` }]
          : []),
      ];
    },
  };
}

function objectFindings({ createable, updateable, fields }: Description): Finding[] {
  const id = fields.find(({ name }) => name === EXTERNAL_ID);
  return [
    finding(
      createable && updateable,
      'the user may create and edit leads',
      'the user may not create and edit leads: give the permission set Create and Edit on Lead',
    ),
    finding(
      Boolean(id?.externalId && id.unique && id.createable),
      `Lead has the external id ${EXTERNAL_ID}`,
      `Lead has no ${EXTERNAL_ID} that is an external id, unique and editable for the user: deploy docs/salesforce (docs/leads.md)`,
    ),
  ];
}

function requiredFindings({ fields }: Description, mapping: Mapping): Finding[] {
  const filled = new Set(
    Object.entries(mapping).flatMap(([name, from]) => (from === null ? [] : [name.toLowerCase()])),
  );
  const empty = fields.filter(
    ({ name, nillable, createable, defaultedOnCreate, type }) =>
      createable && !nillable && !defaultedOnCreate && type !== 'boolean' && !filled.has(name.toLowerCase()),
  );
  return empty.map(({ name }) => ({
    isOk: false,
    text: `Lead requires ${name}: fill it in LEAD_SALESFORCE_MAPPING (docs/leads.md)`,
  }));
}
