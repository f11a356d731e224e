/** The lead routes as a page of the site calls them, with a test's own store and key. */

import { setupServer } from 'msw/node';

import { answerLead } from '@footbridge/bridge/leads/lead/answer';
import { outbox, openOutboxState } from '@footbridge/bridge/leads/outbox/open';
import { leadKeys, unseal } from '@footbridge/bridge/leads/outbox/seal';
import { FORM_NAMES } from '@footbridge/shared/forms/names';

import { exchange } from './exchange';
import { callback, newKey, newLeadKey, newVisit, pairOf } from './leads';
import { leaveRedis } from './redis-server';
import { quietConsole } from './quiet-console';
import { temporaryFolder } from './temporary-folder';

export const NOW = Date.UTC(2026, 0, 15, 3);
export const google = setupServer();
/** Everything that was logged since the test began. */
export const printed = quietConsole();
let addresses = 0;

export interface Sent {
  lead?: unknown;
  body?: string;
  key?: string | null;
  token?: string | null;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  method?: string;
  address?: string;
  query?: Record<string, string>;
}

export async function send({
  lead = callback(),
  body = JSON.stringify(lead),
  key = newKey(),
  cookies = newVisit(),
  token = cookies['csrf-token'] ?? null,
  headers = {},
  method = 'POST',
  address = `198.18.1.${(addresses += 1)}`,
  query = {},
}: Sent = {}) {
  const { request, response } = exchange({
    body,
    method,
    cookies,
    address,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(token ? { 'x-csrf-token': token } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...headers,
    },
  });
  await answerLead(Object.assign(request, { query }), response, FORM_NAMES);
  return { status: response.statusCode, headers: response.getHeaders(), body: JSON.parse(response.text) };
}

export async function stored() {
  const keys = leadKeys();
  return (await (await outbox()).list()).map((record) =>
    JSON.parse(record.content && keys ? unseal(record.content, record.keyHash, keys) : 'null'),
  );
}

/** Returns the headers of the next request, with the cookies that the response set. */
export const goOn = (cookies: Record<string, string>, headers: Record<string, unknown>) => ({
  ...cookies,
  ...pairOf([String(headers['set-cookie'])]),
});

/** Before and after each test of a file: nothing of one is there for the next. */
export function freshSite(): void {
  beforeAll(() => google.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    process.env.DATA_DIR = temporaryFolder();
    process.env.LEAD_KEY = newLeadKey();
    jest.useFakeTimers({
      now: NOW,
      doNotFake: [
        'nextTick',
        'setImmediate',
        'queueMicrotask',
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
      ],
    });
  });
  afterEach(async () => {
    await openOutboxState.value?.outbox.then((store) => store.close()).catch(() => undefined);
    openOutboxState.value = undefined;
    jest.useRealTimers();
    // An open connection would reconnect to Redis after the tests.
    await leaveRedis();
    google.resetHandlers();
  });
  afterAll(() => google.close());
}
