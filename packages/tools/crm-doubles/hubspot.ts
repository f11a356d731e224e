/** A double of HubSpot: properties, batch upsert of contacts and token information, with the error bodies of its documentation. */
import { limitPerSecond, startDouble, type Call, type Double, type Reply } from './double';

export interface HubSpotDouble extends Double {
  contacts: Record<string, string>[];
}

export interface HubSpotDoubleOptions {
  token?: string;
  scopes?: readonly string[];
  properties?: readonly object[];
  maxPerSecond?: number;
  now?: () => number;
}

const SCOPES = ['crm.objects.contacts.read', 'crm.objects.contacts.write', 'crm.schemas.contacts.read'];
const property = (name: string, more: object = {}) => ({ name, type: 'string', hasUniqueValue: false, ...more });
export const PROPERTIES = [
  property('email'),
  ...['firstname', 'lastname', 'phone', 'website', 'message', 'footbridge_reference', 'utm_source__c'].map((name) =>
    property(name),
  ),
  property('footbridge_id', { hasUniqueValue: true }),
  property('footbridge_sms_consent', { type: 'bool' }),
  property('footbridge_sms_consent_text'),
  property('footbridge_sms_consent_at', { type: 'datetime' }),
];

export const hubSpotError = (status: number, category: string, more: object = {}): Reply => ({
  status,
  body: { status: 'error', message: 'x', correlationId: 'a43683b0-5717-4ceb-80b4-104d02915d8c', category, ...more },
});
export const RATE_LIMIT: Reply = {
  status: 429,
  body: {
    status: 'error',
    message: 'You have reached your secondly limit.',
    errorType: 'RATE_LIMIT',
    policyName: 'SECONDLY',
  },
};

export async function startHubSpot({
  token = 'pat-na1-let-me-in',
  scopes = SCOPES,
  properties = PROPERTIES,
  maxPerSecond = Infinity,
  now = Date.now,
}: HubSpotDoubleOptions = {}): Promise<HubSpotDouble> {
  const contacts: Record<string, string>[] = [];
  const isWithinLimit = limitPerSecond(maxPerSecond, now);
  const names = new Set(properties.map((one) => String(Reflect.get(one, 'name'))));

  function upsert({ body }: Call): Reply {
    const [input] = Object(JSON.parse(body)).inputs;
    const given: Record<string, string> = input.properties;
    if (Object.keys(given).some((name) => !names.has(name)))
      return hubSpotError(400, 'VALIDATION_ERROR', { errors: [{ message: 'x', code: 'PROPERTY_DOESNT_EXIST' }] });
    const found = contacts.find((one) => one[input.idProperty] === input.id);
    const contact = found ?? {};
    if (!found) contacts.push(contact);
    Object.assign(contact, given, { [input.idProperty]: input.id });
    return { status: 200, body: { status: 'COMPLETE', results: [{ id: '1', properties: given, new: !found }] } };
  }

  function update({ body }: Call): Reply {
    const [{ id, properties: given }] = Object(JSON.parse(body)).inputs;
    const contact = contacts[Number(id) - 1];
    if (!contact) return hubSpotError(404, 'OBJECT_NOT_FOUND');
    Object.assign(contact, given);
    return { status: 200, body: { status: 'COMPLETE', results: [{ id, properties: given }] } };
  }

  const double = await startDouble((call) => {
    if (call.headers.authorization !== `Bearer ${token}`) return hubSpotError(401, 'INVALID_AUTHENTICATION');
    if (!isWithinLimit()) return RATE_LIMIT;
    if (call.path === '/crm/v3/properties/contacts') return { status: 200, body: { results: properties } };
    if (call.path === '/oauth/v2/private-apps/get/access-token-info')
      return { status: 200, body: { hubId: 1, scopes } };
    if (!scopes.includes('crm.objects.contacts.write')) return hubSpotError(403, 'MISSING_SCOPES');
    if (call.path.endsWith('/batch/update')) return update(call);
    return call.path.endsWith('/batch/upsert') ? upsert(call) : hubSpotError(404, 'OBJECT_NOT_FOUND');
  });
  return Object.assign(double, { contacts });
}
