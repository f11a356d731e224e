/** A webhook's receiver that is slow, refuses and breaks off as receivers do, behind a proxy with its own page. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { RATE_LIMIT, startHubSpot } from '../crm-doubles/hubspot';
import { LIMIT_EXCEEDED, startSalesforce } from '../crm-doubles/salesforce';
import type { Double, Fault } from '../crm-doubles/double';
import { listen } from '../process/listen';
import type { Variables } from '../process/supervisor';

/**
 * How often it responds "not now", how often a proxy responds instead, and how often it breaks off after accepting a
 * lead.
 */
const REFUSES = 0.03;
const PROXY_ANSWERS = 0.02;
const BREAKS_OFF = 0.01;
const SLOWEST_MS = 40;

export interface Receiver {
  /** The site's settings. */
  env: Variables;
  /** The bodies of the accepted leads, by idempotency key. */
  arrivals(): ReadonlyMap<string, ReadonlySet<string>>;
  close(): void;
}

export const RECEIVERS = { webhook: startWebhook, salesforce: startSalesforceDouble, hubspot: startHubSpotDouble };

/** How often a CRM limits, is maintained, rejects a token, breaks off or loses an answer. */
const CRM_FAILS = 0.025;

/** Returns a fault for some of the calls. */
const sometimes =
  (random: () => number, faults: readonly Fault[]): Double['chance'] =>
  () =>
    random() < CRM_FAILS ? faults[Math.floor(random() * faults.length)] : undefined;

const MAINTENANCE: Fault = { status: 503, body: '<html>Down for maintenance</html>' };
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
      for (const contact of double.contacts) {
        const id = contact.footbridge_id ?? '';
        byId.set(id, new Set([...(byId.get(id) ?? []), JSON.stringify(contact)]));
      }
      return byId;
    },
    close: double.close,
  };
}

async function startWebhook(random: () => number): Promise<Receiver> {
  /** The bodies of the accepted leads, by idempotency key. */
  const arrivals = new Map<string, Set<string>>();

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chance = random();
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    await sleep(random() * SLOWEST_MS);
    if (chance < REFUSES) return void response.writeHead(503).end();
    if (chance < REFUSES + PROXY_ANSWERS)
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Back soon</html>');
    const key = String(request.headers['idempotency-key']);
    arrivals.set(key, new Set([...(arrivals.get(key) ?? []), body]));
    if (chance < REFUSES + PROXY_ANSWERS + BREAKS_OFF) request.socket.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"accepted":true}');
  }

  const server = createServer((request, response) => void take(request, response).catch(() => response.destroy()));
  return {
    env: { LEAD_WEBHOOK_URL: `${await listen(server)}/`, LEAD_WEBHOOK_SECRET: 'secret' },
    arrivals: () => arrivals,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
