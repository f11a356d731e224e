/**
 * `npm run tool -- leads fault [--rounds 200]`: the built site under 50 leads a second, its clock moved and itself killed hard at random moments. Ends with 1
 * unless every accepted lead arrived.
 */
import { existsSync } from 'node:fs';
import { parseFlags, readCount } from '../../process/flags';
import { sites } from '@/site-config/brands';
import { Problem } from '../../process/problem';
import { findBrand, readPort } from '../../server/arguments';
import type { Command } from '../../tool/command';
import { runFaults, type FaultResult } from './run';
import { DEFAULT_SITE } from '@/site-config/default-site';

const USAGE = `Kills the built site at random moments while forms are sent, moves its clock by hours in every second round, and looks for every lead that was accepted.

  npm run tool -- leads fault [--rounds 10] [--rate 50] [--seed N] [--store sqlite|redis] [--site KEY] [--port N]

  --rounds   how often it is killed
  --rate     forms a second
  --seed     decides the moments; printed at the beginning
  --port     where the search for a free port starts; default: random, so that two runs do not collide
  --store    redis starts its own (redis-server has to be installed), and kills that, too`;

/** Below the system's ephemeral ports: while the site is dead any program may use its port. */
const OWN_PORTS = 24_000;

function readOptions(args: string[]) {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseFlags(
    {
      args,
      options: {
        rounds: text('10'),
        rate: text('50'),
        seed: text(String(Date.now() % 1_000_000)),
        store: text('sqlite'),
        site: text(DEFAULT_SITE),
        port: text(String(OWN_PORTS + (process.pid % 700) * 10)),
      },
    },
    'npm run tool -- leads fault --help',
  );
  const { store } = values;
  if (store !== 'sqlite' && store !== 'redis') throw new Problem(`--store is sqlite or redis, not "${store}".`);
  const { code } = findBrand(values.site, sites, '--site');
  return {
    code,
    store,
    rounds: readCount(values.rounds, '--rounds'),
    rate: readCount(values.rate, '--rate'),
    seed: readCount(values.seed, '--seed'),
    port: readPort(values.port, '--port'),
  } as const;
}

function print({ failures, resent, ...figures }: FaultResult): void {
  const { sent, accepted, kills, clockMoves, repeated, arrived, refused, unthanked, drained, seconds } = figures;
  console.log(`
${kills} times killed, ${clockMoves} times its clock moved, in ${seconds} s.
${sent} leads sent, ${accepted} accepted (after ${repeated} lost or refused answers that were sent again).
${arrived} keys arrived, ${unthanked} of them never thanked: the answer was lost, and the visitor gave up.
${resent.byInterruption} keys came twice because the site was killed, or its clock moved, between the receiver's yes and its own note of it,
${resent.byBreakingOff} because the receiver broke off; always the same bytes under the same key. ${refused} times the receiver said "not now", or a proxy answered in its place.
The last was there ${(drained / 1000).toFixed(1)} s after the last round.`);
  console.log(
    failures.length === 0
      ? 'Every accepted lead arrived, once for each key as far as a sender can know.'
      : `\nFAILED:\n${failures.map((failure) => `  ${failure}`).join('\n')}`,
  );
}

async function run(args: string[]): Promise<void> {
  const options = readOptions(args);
  if (!existsSync('.build/site/BUILD_ID')) throw new Problem('There is no build: npm run build');
  console.log(`Seed ${options.seed}, ${options.store}, ${options.rounds} rounds, ${options.rate} leads a second`);
  const result = await runFaults({ ...options, report: console.log });
  print(result);
  process.exitCode = result.failures.length === 0 ? 0 : 1;
}

export const command: Command = { usage: USAGE, run };
