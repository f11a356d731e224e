import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { startNginx } from '../../../../e2e/support/nginx';
import { missingNginx } from '../../programs';
import { nextFreePort } from '../../process/ports';
import { Problem } from '../../process/problem';
import { median, spread, verdictOn, type Aim, type Part } from '../lib/section';
import { cachedPage, OURS, startFootbridge } from '../lib/sites';

const PAGE = '/what-is-detox/';
const CACHED = 'nginx’s cache before Footbridge';
const CONNECTIONS = [10, 200];
const NGINX_PORT = 23_480;
/** Pages a second of a stock WordPress on such a machine, as in the project's targets. */
const STOCK_WORDPRESS = 40;
/** How often a process serves a page beside a stock WordPress. */
const MIN_RATIO = 30;

interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** Anything but a 2xx in time. */
  errors: number;
  /** Bytes of a response: compressed, with headers. */
  sent: number;
}

async function loadTest(url: string, connections: number, seconds: number): Promise<LoadResult> {
  const { requests, latency, throughput, non2xx, errors, timeouts } = await autocannon({
    url,
    connections,
    timeout: 60,
    workers: 1,
    // With a browser's header: a server that compresses each response pays for it.
    headers: { 'accept-encoding': 'gzip', 'user-agent': 'Mozilla/5.0 (bench)' },
    duration: seconds,
  });
  // A timeout is a result; an unreachable server is not.
  if (requests.total === 0 && errors > 0) throw new Problem(`${url} does not respond: ${errors} errors.`);
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    errors: non2xx + errors + timeouts,
    sent: requests.total > 0 ? throughput.total / requests.total : 0,
  };
}

interface Candidate {
  name: string;
  url: string;
  connections: number;
  kilobytes: number;
  rounds: LoadResult[];
}

const medianOf = ({ rounds }: Candidate, value: (round: LoadResult) => number): number => median(rounds.map(value));

const perSecond = (one: Candidate): number => medianOf(one, (round) => round.perSecond);

const STOCK: Aim<Candidate> = {
  what: `a second, × stock WordPress (${STOCK_WORDPRESS} a second)`,
  limit: MIN_RATIO,
  isLeast: true,
  digits: 1,
  value: (one) => perSecond(one) / STOCK_WORDPRESS,
};

const COLUMNS: readonly (readonly [head: string, cell: (one: Candidate, ours: number) => string])[] = [
  ['who', ({ name }) => name],
  ['connections', ({ connections }) => String(connections)],
  ['HTML kB', ({ kilobytes }) => kilobytes.toFixed(1)],
  ['sent kB', (one) => (medianOf(one, ({ sent }) => sent) / 1000).toFixed(1)],
  ['a second', (one) => perSecond(one).toFixed(0)],
  ['±', ({ rounds }) => `${(spread(rounds.map((round) => round.perSecond)) * 100).toFixed(0)} %`],
  ['× Footbridge', (one, ours) => (perSecond(one) / ours).toFixed(2)],
  ['p50 ms', (one) => medianOf(one, ({ p50 }) => p50).toFixed(1)],
  ['p99 ms', (one) => medianOf(one, ({ p99 }) => p99).toFixed(1)],
  ['errors', ({ rounds }) => String(rounds.reduce((sum, { errors }) => sum + errors, 0))],
];

export const SERVE: Part = {
  about: 'Cached pages a second, and how long visitors wait',
  minutes: { full: 6, quick: 2 },
  async measure({ supervisor, isQuick, say }) {
    const site = await startFootbridge(supervisor);
    const missing = missingNginx();
    const served = [{ name: OURS, url: site.url + PAGE }];
    if (!missing) {
      const nginx = await startNginx({
        port: await nextFreePort(NGINX_PORT),
        purgePort: await nextFreePort(NGINX_PORT + 10),
        sitePort: Number(new URL(site.url).port),
        secret: randomUUID(),
      });
      supervisor.own(() => nginx.stop());
      served.push({ name: CACHED, url: nginx.url + PAGE });
    }
    const candidates: Candidate[] = [];
    for (const connections of CONNECTIONS)
      for (const { name, url } of served) {
        const kilobytes = (await cachedPage(url)).length / 1000;
        candidates.push({ name, url, connections, kilobytes, rounds: [] });
      }
    const [rounds, seconds] = isQuick ? [2, 4] : [5, 8];
    // In rounds, each of which starts with another one, so that other work of the machine affects all alike.
    for (let round = 0; round < rounds; round += 1)
      for (const [index] of candidates.entries()) {
        const one = candidates[(index + round) % candidates.length];
        if (!one) continue;
        const result = await loadTest(one.url, one.connections, seconds);
        one.rounds.push(result);
        say(
          `round ${round + 1} of ${rounds}: ${one.name}, ${one.connections} connections: ${result.perSecond} a second`,
        );
      }
    const oursAt = (connections: number): number =>
      median(candidates.filter((one) => one.name === OURS && one.connections === connections).map(perSecond));
    return {
      verdicts: [verdictOn(candidates, STOCK)],
      table: {
        head: COLUMNS.map(([head]) => head),
        rows: candidates.map((one) => COLUMNS.map(([, cell]) => cell(one, oursAt(one.connections)))),
      },
      notes: [
        `${rounds} rounds of ${seconds} s each; medians. ± is the round furthest from the median.`,
        ...(missing ? [`Not measured: nginx’s cache: ${missing}.`] : []),
      ],
    };
  },
};
