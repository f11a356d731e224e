/** `npm run tool -- fuzz`: sends generated requests to the built site; none may make it fail. */
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { routeKind } from '@footbridge/bridge/platform/request/route-kind';
import { readCount } from '../process/flags';
import { runTrial, text, trialFlags, type Trial } from '../server/trial-command';
import { defineCommand } from '../tool/command';
import { trialSite, newVisit } from '../server/trial-site';
import { judge, judgeLog } from './judge';
import { bytesOf, requests, type FuzzRequest } from './requests/request';
import { exchange } from './wire';

const USAGE = `Sends generated requests to the built site: addresses, queries, headers, cookies and bodies that are odd, broken, huge or forged.
No answer may be a 5xx, nothing may die, no request may make the site log more than a kilobyte.

  npm run tool -- fuzz [--cases 1500] [--long] [--seed N] [--site KEY] [--port N]

  --cases   how many requests
  --long    100,000 of them
  --seed    decides what they are; printed at the beginning, and with each fault, whose smallest case is shown`;

const SHORT = 1500;
const LONG = 100_000;
/** Cases at once; a failing case ends its lane. */
const LANES = 6;
const TIMEOUT_MS = 20_000;

function shown({ body, ...rest }: FuzzRequest): string {
  const begins = body?.bytes.subarray(0, 300).toString('latin1');
  return JSON.stringify({ ...rest, body: body && { type: body.type, length: body.bytes.length, begins } });
}

async function fuzz({ site, port, seed, isLong }: Trial, given: string): Promise<readonly string[]> {
  const cases = given === '' ? (isLong ? LONG : SHORT) : readCount(given, '--cases');
  const { server, secret, wordPressUrl, end } = await trialSite({ site, port, env: { LOG_LEVEL: 'debug' } });
  const failures = new Map<string, string>();
  const sent = new Map<string, FuzzRequest>();
  let slowestMs = 0;
  try {
    await server.start();
    // Next's own words before it is ready.
    const logFrom = server.output().length;
    const world = {
      site,
      secret,
      host: new URL(server.url).host,
      build: readFileSync('.build/site/BUILD_ID', 'utf8').trim(),
      visit: await newVisit(server.url),
    };
    const own = [server.url, wordPressUrl, `https://${site.domain}`];

    async function check(request: FuzzRequest): Promise<void> {
      const id = `fuzz-${sent.size}-x`;
      sent.set(id, request);
      const bytes = bytesOf(request, world, id);
      const found = await exchange(Number(new URL(server.url).port), bytes, TIMEOUT_MS);
      slowestMs = Math.max(slowestMs, found.ms);
      const wrong = judge(request, found, own);
      if (found.answers.some(({ body }) => body.includes(secret))) wrong.push('the response reveals the secret');
      if (!server.isRunning()) wrong.push('the site died');
      if (wrong.length > 0) throw new Error(wrong.join('; '));
    }

    /** Sends a lane's cases until one fails; the smallest that does is remembered. */
    async function lane(index: number): Promise<void> {
      const options = { seed: seed + index, numRuns: Math.ceil(cases / LANES) };
      const { failed, counterexample, errorInstance } = await fc.check(
        fc.asyncProperty(requests(world), check),
        options,
      );
      const [request] = counterexample ?? [];
      if (!failed || !request) return;
      const why = errorInstance instanceof Error ? errorInstance.message : 'it failed';
      const again = `npm run tool -- fuzz --cases ${cases} --seed ${seed}`;
      failures.set(`${why.slice(0, 80)} ${routeKind(request.target)}`, `${why}\n    ${shown(request)}\n    ${again}`);
    }
    await Promise.all(Array.from({ length: LANES }, (_, index) => lane(index)));
    await server.stop();
    const log = server.output().slice(logFrom);
    for (const problem of judgeLog(log, sent)) {
      const request = sent.get(/fuzz-\d+-x/.exec(problem)?.[0] ?? '');
      failures.set(
        problem.replaceAll(/\d+/g, 'N').slice(0, 80),
        request ? `${problem}\n    ${shown(request)}` : problem,
      );
    }
    const letters = Math.round(log.length / Math.max(1, sent.size));
    console.log(`${sent.size} requests, the slowest ${Math.round(slowestMs)} ms, ${letters} letters of log for each.`);
    return [...failures.values()];
  } finally {
    await end();
  }
}

export const command = defineCommand({
  usage: USAGE,
  flags: { ...trialFlags(26_000), cases: text('') },
  run: (values) => runTrial(values, (trial) => fuzz(trial, values.cases)),
});
