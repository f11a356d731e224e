/** Generated requests against the built site, several lanes beside each other, until there were enough. */
import * as fc from 'fast-check';
import { routeKind } from '@/bridge/platform/request/route-kind';
import type { SiteConfig } from '@/site-config/types';
import { Problem } from '../process/problem';
import { trialSite } from '../server/trial-site';
import { judge } from './judge';
import { logWatch } from './log-watch';
import { requests, bytesOf, type FuzzRequest } from './requests/request';
import { count, type Tally } from './tally';
import { exchange } from './wire';
import { worldOf } from './world';

export interface FuzzOptions {
  site: SiteConfig;
  cases: number;
  /** The time limit; remaining cases are skipped. */
  minutes: number;
  seed: number;
  port: number;
  report: (line: string) => void;
}

export interface FuzzResult {
  tally: Tally;
  /** Each kind of fault once, with the smallest case that shows it. */
  failures: string[];
  /** Of the log. */
  bytes: number;
  longest: number;
  /** The slowest case. */
  slowest: string;
  seconds: number;
}

const LANES = 6;
/** Cases per seed: a failing case ends them, and the next seed starts. */
const STRETCH = 500;
/** The limit of printed failures. */
const MAX_FAILURES = 20;
const TIMEOUT_MS = 20_000;
const REPORT_EVERY = 5000;

/** Returns the case as a command line to repeat it. */
function shown(request: FuzzRequest): string {
  const { body, ...rest } = request;
  return JSON.stringify({
    ...rest,
    body: body && {
      type: body.type,
      length: body.bytes.length,
      begins: body.bytes.subarray(0, 300).toString('latin1'),
    },
  });
}

export async function runFuzz({ site, cases, minutes, seed, port, report }: FuzzOptions): Promise<FuzzResult> {
  const watch = logWatch();
  const trial = await trialSite({ site, port, env: { LOG_LEVEL: 'debug' }, onOutput: watch.hear });
  const { server, secret, wordPressUrl, end } = trial;
  const began = Date.now();
  try {
    await server.start();
    // Next's own words before it is ready.
    watch.strange.length = 0;
    const world = await worldOf(site, server.url, secret);
    const { port: sitePort } = new URL(server.url);
    const own = [server.url, wordPressUrl, `https://${site.domain}`];
    const tally: Tally = new Map();
    const failures = new Map<string, string>();
    const at = { begun: 0, done: 0, stretch: 0, slowest: 0, slowestCase: '' };

    async function check(request: FuzzRequest): Promise<void> {
      const id = `fuzz-${(at.done += 1)}-x`;
      if (at.done % REPORT_EVERY === 0)
        report(
          `  ${at.done} of ${cases} cases, ${failures.size} faults, ${Math.round((at.done / (Date.now() - began)) * 1000)} a second`,
        );
      const found = await exchange({
        port: Number(sitePort),
        bytes: bytesOf(request, world, id),
        isHead: request.method === 'HEAD',
        breaksOff: request.framing === 'too-long',
        timeoutMs: TIMEOUT_MS,
      });
      const closed = found.answers.filter(({ headers }) => headers.get('x-request-id') === id).length;
      const lines = await watch.linesOf(id, closed);
      const wrong = judge(request, found, { lines }, own);
      if (found.ms > at.slowest) [at.slowest, at.slowestCase] = [found.ms, shown(request)];
      count(
        tally,
        request,
        found,
        lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0),
      );
      if (server.pid() === undefined) throw new Problem('The site is dead.');
      if (wrong.length > 0) throw new Error(wrong.join('; '));
    }

    /** One seed's cases; the smallest that fails is remembered. */
    async function lane(): Promise<void> {
      while (
        at.begun < cases &&
        Date.now() < began + minutes * 60_000 &&
        failures.size < MAX_FAILURES &&
        server.pid() !== undefined
      ) {
        const stretchSeed = seed + at.stretch;
        at.stretch += 1;
        const numRuns = Math.min(STRETCH, Math.ceil(cases / LANES), cases - at.begun);
        at.begun += numRuns;
        const checked = await fc.check(fc.asyncProperty(requests(world), check), {
          seed: stretchSeed,
          interruptAfterTimeLimit: Math.max(0, began + minutes * 60_000 - Date.now()),
          markInterruptAsFailure: false,
          numRuns,
          endOnFailure: false,
        });
        if (!checked.failed) continue;
        const [request] = checked.counterexample ?? [];
        const why =
          checked.errorInstance instanceof Error ? checked.errorInstance.message : String(checked.errorInstance);
        const kind = (
          /"msg":"([^"]{1,60})/.exec(why)?.[1] ?? `${why.slice(0, 80)} ${request ? routeKind(request.target) : ''}`
        ).replaceAll(/\d+/g, 'N');
        if (!failures.has(kind))
          report(
            `  ✗ ${why}\n    ${request ? shown(request) : ''}\n    again: npm run tool -- fuzz --cases ${STRETCH} --seed ${stretchSeed}`,
          );
        failures.set(kind, `${why} ${request ? shown(request) : ''}`);
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane));
    if (server.pid() === undefined) failures.set('dead', `the site died: ${server.output().slice(-1000)}`);
    for (const line of new Set(watch.strange.map((one) => one.slice(0, 300))))
      failures.set(line, `the log says: ${line}`);
    return {
      tally,
      failures: [...failures.values()],
      bytes: watch.bytes(),
      longest: watch.longest(),
      slowest: at.slowestCase,
      seconds: (Date.now() - began) / 1000,
    };
  } finally {
    await end();
  }
}
