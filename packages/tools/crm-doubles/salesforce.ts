/** A double of Salesforce with the error bodies of its documentation. */
import { randomUUID, verify, type KeyObject } from 'node:crypto';
import { limitPerSecond, startDouble, type Call, type Double, type Reply } from './double';

type SalesforceRecord = Record<string, unknown>;

interface Field {
  name: string;
  type: string;
  length: number;
  nillable?: boolean;
  externalId?: boolean;
  unique?: boolean;
}

export interface SalesforceDouble extends Double {
  leads: Map<string, SalesforceRecord>;
  /** In the order of their creation. */
  created: string[];
  webLeads: URLSearchParams[];
  expireTokens(): void;
}

export interface SalesforceDoubleOptions {
  clientId?: string;
  secret?: string;
  publicKey?: KeyObject;
  username?: string;
  fields?: readonly Field[];
  may?: { createable: boolean; updateable: boolean };
  maxPerSecond?: number;
  now?: () => number;
  /** Runs before a record is saved: a validation rule, trigger or duplicate rule. */
  rule?: (record: SalesforceRecord, call: Call) => Reply | null;
}

/** Footbridge_Id__c in a Web-to-Lead form. */
export const WEB_ID = '00N5e000000AbCd';

const text = (name: string, length = 255): Field => ({ name, type: 'string', length });
export const EXTERNAL_ID: Field = { ...text('Footbridge_Id__c', 36), externalId: true, unique: true };
export const STANDARD_FIELDS: readonly Field[] = [
  text('FirstName', 40),
  { ...text('LastName', 80), nillable: false },
  { ...text('Company'), nillable: false },
  { name: 'Email', type: 'email', length: 80 },
  { name: 'Phone', type: 'phone', length: 40 },
  { name: 'Website', type: 'url', length: 255 },
  { name: 'LeadSource', type: 'picklist', length: 255 },
  { name: 'Description', type: 'textarea', length: 32_000 },
  EXTERNAL_ID,
  text('Footbridge_Reference__c', 11),
  { name: 'Footbridge_SMS_Consent__c', type: 'boolean', length: 0, nillable: false },
  { name: 'Geolocation_radius__c', type: 'double', length: 0 },
  text('utm_source__c'),
  text('PageURL__c'),
  { name: 'HasBeenSentSMSConsent__c', type: 'boolean', length: 0, nillable: false },
];

export const salesforceError = (status: number, errorCode: string, message: string, more: object = {}): Reply => ({
  status,
  body: [{ message, errorCode, ...more }],
});
export const LIMIT_EXCEEDED = salesforceError(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.');

const refusedLogin = (error: string, description: string): Reply => ({
  status: 400,
  body: { error, error_description: description },
});

const OBJECT = /^\/services\/data\/v\d+\.\d\/(?:sobjects\/Lead\/(?<rest>.+)|(?<limits>limits))$/;

const decoded = (part: string): Record<string, unknown> =>
  Object(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));

export async function startSalesforce({
  clientId = 'client',
  secret,
  publicKey,
  username,
  fields = STANDARD_FIELDS,
  may = { createable: true, updateable: true },
  maxPerSecond = Infinity,
  now = Date.now,
  rule = () => null,
}: SalesforceDoubleOptions = {}): Promise<SalesforceDouble> {
  const leads = new Map<string, SalesforceRecord>();
  const [created, webLeads]: [string[], URLSearchParams[]] = [[], []];
  const tokens = new Set<string>();
  const isWithinLimit = limitPerSecond(maxPerSecond, now);
  const known = new Map(fields.map((field) => [field.name.toLowerCase(), field]));

  function isAsserted(assertion: string): boolean {
    const [head = '', claims = '', signature = ''] = assertion.split('.');
    const { iss, sub, aud, exp } = decoded(claims);
    const isSigned =
      publicKey !== undefined &&
      verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'));
    const seconds = now() / 1000;
    const isTimely = typeof exp === 'number' && exp > seconds && exp < seconds + 300;
    return isSigned && iss === clientId && sub === username && aud === 'https://login.salesforce.com' && isTimely;
  }

  function login(body: string): Reply {
    const form = new URLSearchParams(body);
    const grant = form.get('grant_type');
    if (grant === 'client_credentials') {
      if (form.get('client_id') !== clientId) return refusedLogin('invalid_client_id', 'client identifier invalid');
      if (form.get('client_secret') !== secret) return refusedLogin('invalid_client', 'invalid client credentials');
    } else if (!isAsserted(form.get('assertion') ?? '')) return refusedLogin('invalid_grant', 'invalid assertion');
    const token = `00D!${randomUUID()}`;
    tokens.add(token);
    return { status: 200, body: { access_token: token, token_type: 'Bearer', scope: 'api' } };
  }

  const described = (): Reply => ({
    status: 200,
    body: {
      ...may,
      fields: fields.map((field) => ({
        nillable: true,
        externalId: false,
        unique: false,
        defaultedOnCreate: field.type === 'boolean',
        createable: true,
        ...field,
      })),
    },
  });

  function upsert(id: string, call: Call): Reply {
    const record: SalesforceRecord = Object(JSON.parse(call.body));
    if (!known.has('footbridge_id__c'))
      return salesforceError(
        404,
        'NOT_FOUND',
        'Provided external ID field does not exist or is not accessible: Footbridge_Id__c',
      );
    const unknown = Object.keys(record).find((name) => !known.has(name.toLowerCase()));
    if (unknown) return salesforceError(400, 'INVALID_FIELD', `No such column '${unknown}' on sobject of type Lead`);
    const isNew = !leads.has(id);
    const missing = fields.filter(
      ({ name, nillable, type }) => nillable === false && type !== 'boolean' && !record[name],
    );
    if (isNew && missing.length > 0)
      return salesforceError(400, 'REQUIRED_FIELD_MISSING', 'Required fields are missing', {
        fields: missing.map(({ name }) => name),
      });
    const long = Object.entries(record).find(
      ([name, value]) => String(value).length > (known.get(name.toLowerCase())?.length || Infinity),
    );
    if (long)
      return salesforceError(400, 'STRING_TOO_LONG', `${long[0]}: data value too large: ${String(long[1])}`, {
        fields: [long[0]],
      });
    const refusal = rule(record, call);
    if (refusal) return refusal;
    if (isNew) created.push(id);
    leads.set(id, { ...leads.get(id), ...record });
    return { status: isNew ? 201 : 200, body: { id: '00Q000000000001AAA', success: true, errors: [], created: isNew } };
  }

  function answer(call: Call): Reply {
    const { method, path, headers, body } = call;
    if (path.startsWith('/servlet/servlet.WebToLead')) {
      const lead = new URLSearchParams(body);
      const isKnown = webLeads.some((one) => one.has(WEB_ID) && one.get(WEB_ID) === lead.get(WEB_ID));
      // Salesforce queues the lead, and mails to the owner that the unique field's value exists.
      if (!isKnown) webLeads.push(lead);
      return { status: 200, headers: { 'is-processed': 'true' }, body: '<html></html>' };
    }
    if (path === '/services/oauth2/token') return login(body);
    if (!tokens.has(String(headers.authorization).replace('Bearer ', '')))
      return salesforceError(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
    if (!isWithinLimit()) return LIMIT_EXCEEDED;
    const { rest = '', limits } = OBJECT.exec(path)?.groups ?? {};
    if (limits) return { status: 200, body: { DailyApiRequests: { Max: 15_000, Remaining: 14_998 } } };
    if (rest === 'describe') return described();
    if (method === 'PATCH' && rest.startsWith('Footbridge_Id__c/'))
      return upsert(rest.slice('Footbridge_Id__c/'.length), call);
    return salesforceError(404, 'NOT_FOUND', 'The requested resource does not exist');
  }

  const double = await startDouble(answer);
  return Object.assign(double, { leads, created, webLeads, expireTokens: () => tokens.clear() });
}
