/** A process that opens many connections at once, and visits a cached page meanwhile. */
import autocannon from 'autocannon';
import { z } from 'zod';

const burstSchema = z.object({
  url: z.string(),
  /** Visited meanwhile, from another address. */
  page: z.string(),
  connections: z.number(),
  clients: z.number(),
  route: z.object({
    path: z.string(),
    method: z.enum(['GET', 'POST']),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
  }),
});
export type Burst = z.infer<typeof burstSchema>;

export const burstResultSchema = z.object({
  /** How often each status came; 0 for no response. */
  statuses: z.record(z.string(), z.number()),
  /** Of the visits to the cached page: the 99th percentile, ms, and how many did not get it. */
  p99: z.number(),
  failed: z.number(),
});
export type BurstResult = z.infer<typeof burstResultSchema>;

/** Visits last longer than the burst, which ends by itself. */
const SECONDS = 4;
const VISITS_PER_SECOND = 50;
const VISITORS = 10;
const TIMEOUT_SECONDS = 60;

async function run({ url, page, connections, clients, route }: Burst): Promise<BurstResult> {
  let index = 0;
  const visiting = autocannon({
    url: url + page,
    connections: VISITORS,
    overallRate: VISITS_PER_SECOND,
    duration: SECONDS,
    headers: { 'accept-encoding': 'gzip', 'x-forwarded-for': '203.0.113.9' },
  });
  const sending = autocannon({
    url,
    connections,
    amount: connections,
    timeout: TIMEOUT_SECONDS,
    requests: [
      {
        method: route.method,
        setupRequest(request) {
          const client = (index += 1) % clients;
          const numbered = (text: string): string => text.replaceAll('{n}', String(index));
          const forwarded = `198.18.${client >> 8}.${client & 255}`;
          return {
            ...request,
            path: numbered(route.path),
            headers: { ...route.headers, 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'http' },
            ...(route.method === 'POST' && { body: numbered(route.body) }),
          };
        },
      },
    ],
  });
  const [sent, visits] = await Promise.all([sending, visiting]);
  const statuses = Object.entries(sent.statusCodeStats ?? {}).map(
    ([status, { count = 0 }]) => [status, count] as const,
  );
  const failed = sent.errors + sent.timeouts;
  return {
    statuses: { ...Object.fromEntries(statuses), ...(failed > 0 && { 0: failed }) },
    p99: visits.latency.p99,
    failed: visits.non2xx + visits.errors + visits.timeouts,
  };
}

process.once('message', async (burst: unknown) => {
  process.send?.(await run(burstSchema.parse(burst)), () => process.exit(0));
});
