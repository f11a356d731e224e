/** A process that opens many connections at once, and visits a cached page meanwhile. */
import { connect } from 'node:net';
import { z } from 'zod';
import { requestSteadily } from './open-loop';

const burstSchema = z.object({
  url: z.string(),
  /** Visited meanwhile, from another address. */
  page: z.string(),
  connections: z.number(),
  clients: z.number(),
  method: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

export type Burst = z.infer<typeof burstSchema>;

export interface BurstResult {
  /** How often each status came; 0 for no response. */
  statuses: Record<string, number>;
  /** Of each visit to the cached page: response time, and whether it was 200. */
  visits: { ms: number; isGood: boolean }[];
}

/** Visits last longer than the burst, which ends by itself. */
const SECONDS = 4;
const VISITS_PER_SECOND = 50;
const TIMEOUT_MS = 60_000;

/** Sends one request on a connection of its own. `{n}` in path and body becomes its number. @returns the status; 0 for no response */
function send({ url, clients, method, path, headers, body }: Burst, index: number): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const numbered = (text: string): string => text.replaceAll('{n}', String(index));
  const client = index % clients;
  const lines = Object.entries({
    host,
    'x-forwarded-for': `198.18.${client >> 8}.${client & 255}`,
    'x-forwarded-proto': 'http',
    connection: 'close',
    ...headers,
    ...(method === 'POST' && { 'content-length': String(Buffer.byteLength(numbered(body))) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname)
      .on('error', () => undefined)
      .on('data', (chunk: Buffer) => (answer ||= chunk.toString('latin1', 0, 12)))
      .on('close', () => resolve(Number(answer.slice(9)) || 0))
      .setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.write(
      `${method} ${numbered(path)} HTTP/1.1\r\n${lines.join('')}\r\n${method === 'POST' ? numbered(body) : ''}`,
    );
  });
}

async function run(burst: Burst): Promise<BurstResult> {
  const visiting = requestSteadily({
    rate: VISITS_PER_SECOND,
    seconds: SECONDS,
    next: () => ({
      url: burst.url + burst.page,
      headers: { 'accept-encoding': 'gzip', 'x-forwarded-for': '203.0.113.9' },
    }),
  });
  const answers = await Promise.all(Array.from({ length: burst.connections }, (_, index) => send(burst, index)));
  const statuses: Record<string, number> = {};
  for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  const visits = (await visiting).map(({ status, ms }) => ({ ms, isGood: status === 200 }));
  return { statuses, visits };
}

process.once('message', async (burst: unknown) => {
  process.send?.(await run(burstSchema.parse(burst)), () => process.exit(0));
});
