/** A process that is killed between any two steps of a lead's way, with a store that stays and a receiver that counts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { listen } from '@footbridge/tools/process/listen';

import { createClient } from 'redis';

import { LEASE_MS } from '@footbridge/bridge/leads/delivery/worker';

import { bundled } from '@footbridge/tools/__tests__/bundle';
import { insuranceCheck, newKey, newLeadKey, PERSONAL } from '../../../../../__tests__/support/leads';
import { hasRedis, startRedis, type RedisServer } from '../../../../../__tests__/support/redis-server';
import { temporaryFolder } from '../../../../../__tests__/support/temporary-folder';

const root = join(__dirname, '../../../../..');
const folder = temporaryFolder();
const program = bundled('packages/tools/__tests__/fixtures/lead-crash.ts');
const LEAD_KEY = newLeadKey();
const got: { key: string; body: string }[] = [];
let receiver: Server;
let webhook = '';
let redis: RedisServer | undefined;
let stores = 0;

jest.setTimeout(60_000);

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      got.push({ key: String(request.headers['idempotency-key']), body });
      response.writeHead(200).end('{"accepted":true}');
    });
  });
  webhook = `${await listen(receiver)}/`;
  if (hasRedis) redis = await startRedis();
});
afterAll(async () => {
  receiver.close();
  await redis?.stop();
});

async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [program()], {
    cwd: root,
    env: { ...process.env, LEAD_KEY, WEBHOOK: webhook, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return { signal: child.signalCode, output };
}

/** Leases end by Redis's clock. */
async function ageLeases(url: string): Promise<void> {
  const client = await createClient({ url }).connect();
  const leased = '{footbridge:DSH}:leads:leased';
  for (const hash of await client.zRange(leased, 0, -1)) await client.zIncrBy(leased, -LEASE_MS, hash);
  await client.close();
}

/** Where the process dies, between each two steps, and how often the receiver gets the lead then. */
const STEPS: [step: string, deliveries: number][] = [
  ['accept:before', 1],
  ['accept:after', 1],
  ['claim:after', 1],
  // The receiver accepted, but that was not stored: the lead is sent again with the same key, so the receiver can deduplicate.
  ['send:after', 2],
  ['note:after', 1],
  ['settle:after', 1],
];

async function dieAt(step: string, store: Record<string, string>, age: () => Promise<void>) {
  got.length = 0;
  const env = { ...store, KEY: newKey(), LEAD: JSON.stringify(insuranceCheck()) };
  const first = await run({ ...env, CRASH_AT: step });
  await age();
  // A visitor without a confirmation sends again; a repeated lead is recognized.
  const second = await run({ ...env, CRASH_AT: '', LATER: String(LEASE_MS + 1000) });
  return { first, second, key: env.KEY };
}

/** What the receiver and the two processes' outputs show. */
function seen({ first, second, key }: Awaited<ReturnType<typeof dieAt>>) {
  const [, reference = 'none'] = /accepted (\S+)/.exec(second.output) ?? [];
  const said = first.output + second.output;
  return {
    died: first.signal,
    ended: second.output.includes('delivered'),
    deliveries: got.filter((one) => one.key === key).length,
    others: got.filter((one) => one.key !== key).length,
    bodies: new Set(got.map(({ body }) => body)).size,
    isOurs: got.every(({ body }) => body.includes(`"reference":"${reference}"`)),
    sameReference: !first.output.includes('accepted') || first.output.includes(reference),
    logged: PERSONAL.filter((word) => said.includes(word)),
  };
}
const asItShould = (deliveries: number) => ({
  died: 'SIGKILL',
  ended: true,
  deliveries,
  others: 0,
  bodies: 1,
  isOurs: true,
  sameReference: true,
  logged: [],
});

describe('kill -9, with SQLite', () => {
  it.each(STEPS)(
    'at %s loses nothing: the receiver gets the lead, %i time(s), under one key',
    async (step, deliveries) => {
      stores += 1;
      const store = { STORE_FILE: join(folder, String(stores), 'leads', 'outbox.db') };
      expect(seen(await dieAt(step, store, async () => undefined))).toEqual(asItShould(deliveries));
    },
  );
});

const describeRedis = hasRedis ? describe : describe.skip;

describeRedis('kill -9, with Redis', () => {
  it.each(STEPS)(
    'at %s loses nothing: the receiver gets the lead, %i time(s), under one key',
    async (step, deliveries) => {
      const url = redis?.url ?? '';
      expect(seen(await dieAt(step, { REDIS_URL: url }, () => ageLeases(url)))).toEqual(asItShould(deliveries));
    },
  );
});
