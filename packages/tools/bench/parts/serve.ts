import { randomUUID } from 'node:crypto';
import { startNginx } from '../../../../e2e/support/nginx';
import { missingNginx } from '../../nginx';
import { nextFreePort } from '../../process/ports';
import { loadTest, type LoadResult } from '../lib/load-test';
import { median, spread } from '../lib/numbers';
import { cachedPage, OURS, startFootbridge } from '../lib/sites';
import type { Part } from '../lib/part';
import { verdictOn, type Aim } from '../lib/section';

const PAGE = '/what-is-detox/';
const CACHED = 'nginx’s cache before Footbridge';
const CONNECTIONS = [10, 200];
const NGINX_PORT = 23_480;
/** Pages a second of a stock WordPress on such a machine, as in the project's targets. */
const STOCK_WORDPRESS = 40;
/** How often a process serves a page beside a stock WordPress. */
const MIN_RATIO = 30;

/** One server of the page, at one number of connections. */
interface Candidate {
  name: string;
  url: string;
  connections: number;
  kilobytes: number;
  rounds: LoadResult[];
}

const perSecond = ({ rounds }: Candidate): number => median(rounds.map((round) => round.perSecond));

const STOCK: Aim<Candidate> = {
  what: `a second, × stock WordPress (${STOCK_WORDPRESS} a second)`,
  limit: MIN_RATIO,
  isLeast: true,
  digits: 1,
  value: (one) => perSecond(one) / STOCK_WORDPRESS,
};

function rowOf(one: Candidate, ours: Candidate | undefined): string[] {
  const { name, connections, kilobytes, rounds } = one;
  const of = (value: (round: LoadResult) => number) => median(rounds.map(value));
  return [
    name,
    String(connections),
    kilobytes.toFixed(1),
    (of(({ sent }) => sent) / 1000).toFixed(1),
    perSecond(one).toFixed(0),
    `${(spread(rounds.map((round) => round.perSecond)) * 100).toFixed(0)} %`,
    (perSecond(one) / (ours ? perSecond(ours) : Number.NaN)).toFixed(2),
    of(({ p50 }) => p50).toFixed(1),
    of(({ p99 }) => p99).toFixed(1),
    String(rounds.reduce((sum, { errors }) => sum + errors, 0)),
  ];
}

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
        const { origin, pathname } = new URL(one.url);
        const result = await loadTest(origin, { paths: [pathname], connections: one.connections, seconds });
        one.rounds.push(result);
        say(
          `round ${round + 1} of ${rounds}: ${one.name}, ${one.connections} connections: ${result.perSecond} a second`,
        );
      }
    const oursAt = (connections: number) =>
      candidates.find((one) => one.name === OURS && one.connections === connections);
    return {
      verdicts: [verdictOn(candidates, STOCK)],
      table: {
        head: 'who,connections,HTML kB,sent kB,a second,±,× Footbridge,p50 ms,p99 ms,errors'.split(','),
        rows: candidates.map((one) => rowOf(one, oursAt(one.connections))),
      },
      notes: [
        `${rounds} rounds of ${seconds} s each; medians. ± is the round furthest from the median.`,
        ...(missing ? [`Not measured: nginx’s cache: ${missing}.`] : []),
      ],
    };
  },
};
