/** Receivers of leads that refuse and break off as receivers do: a webhook's behind a proxy with its own page, and CRMs. */
import { RATE_LIMIT, startHubSpot } from '../crm-doubles/hubspot';
import { LIMIT_EXCEEDED, startSalesforce } from '../crm-doubles/salesforce';
import { startDouble, type Double, type Fault } from '../crm-doubles/double';
import type { Variables } from '../process/supervisor';

export interface Receiver {
  env: Variables;
  arrivals(): ReadonlyMap<string, ReadonlySet<string>>;
  close(): void;
}

export const RECEIVERS = { webhook: startWebhook, salesforce: startSalesforceDouble, hubspot: startHubSpotDouble };
export const isTarget = (name: string): name is keyof typeof RECEIVERS => Object.hasOwn(RECEIVERS, name);

const FAILS = 0.05;

const sometimes =
  (random: () => number, faults: readonly Fault[]): Double['chance'] =>
  () =>
    random() < FAILS ? faults[Math.floor(random() * faults.length)] : undefined;

const MAINTENANCE = {
  status: 503,
  headers: { 'content-type': 'text/html' },
  body: '<html>Down for maintenance</html>',
};
const EXPIRED: Fault = {
  status: 401,
  body: [{ message: 'Session expired or invalid', errorCode: 'INVALID_SESSION_ID' }],
};

async function startSalesforceDouble(random: () => number): Promise<Receiver> {
  const double = await startSalesforce({ secret: 'secret' });
  double.chance = sometimes(random, [LIMIT_EXCEEDED, MAINTENANCE, EXPIRED, 'broken', 'after']);
  return {
    env: {
      LEAD_SALESFORCE_URL: double.url,
      LEAD_SALESFORCE_CLIENT_ID: 'client',
      LEAD_SALESFORCE_CLIENT_SECRET: 'secret',
    },
    arrivals: () => new Map([...double.leads].map(([id, lead]) => [id, new Set([JSON.stringify(lead)])])),
    close: double.close,
  };
}

async function startHubSpotDouble(random: () => number): Promise<Receiver> {
  const double = await startHubSpot();
  double.chance = sometimes(random, [RATE_LIMIT, MAINTENANCE, 'broken', 'after']);
  return {
    env: { LEAD_HUBSPOT_URL: double.url, LEAD_HUBSPOT_TOKEN: 'pat-na1-let-me-in' },
    arrivals() {
      const byId = new Map<string, Set<string>>();
      for (const { footbridge_id: id = '', ...rest } of double.contacts)
        byId.set(id, (byId.get(id) ?? new Set()).add(JSON.stringify(rest)));
      return byId;
    },
    close: double.close,
  };
}

async function startWebhook(random: () => number): Promise<Receiver> {
  const arrivals = new Map<string, Set<string>>();
  const double = await startDouble(({ headers, body }) => {
    const key = String(headers['idempotency-key']);
    arrivals.set(key, new Set([...(arrivals.get(key) ?? []), body]));
    return { status: 200, body: { accepted: true } };
  });
  double.chance = sometimes(random, [{ status: 503 }, { ...MAINTENANCE, status: 200 }, 'after']);
  return {
    env: { LEAD_WEBHOOK_URL: `${double.url}/`, LEAD_WEBHOOK_SECRET: 'secret' },
    arrivals: () => arrivals,
    close: double.close,
  };
}
