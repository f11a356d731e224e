/** `npm run tool -- chaos`: injects every fault while visitors open pages and send forms. */
import { Problem } from '../process/problem';
import { seeded } from '../process/random';
import { MISTAKES } from '../server/trial-site';
import { runTrial, text, trialFlags, type Trial } from '../server/trial-command';
import { defineCommand, type Values } from '../tool/command';
import { FAULTS } from './faults';
import { isTarget, RECEIVERS } from './receiver';
import { faultRound, wrongLeads } from './round';
import { setStage } from './stage';

const USAGE = `Breaks the built site's WordPress in every way we know, kills the site, and looks at what visitors get
meanwhile, and for every lead that was accepted.

  npm run tool -- chaos [--long] [--seed N] [--only WORDS] [--store sqlite|redis] [--target webhook|salesforce|hubspot] [--site KEY] [--port N]

  --long     each fault for 15 s, and every page
  --seed     decides the visits and the faults in responses; printed at the start
  --only     faults whose name has one of these words: hangs,kill
  --store    where leads are stored; redis starts its own (redis-server has to be installed), and kills that, too
  --target   where leads go: a webhook, or a double of a CRM that limits, expires tokens and loses answers`;

const [SHORT_MS, LONG_MS] = [1500, 15_000];
const SHORT_PAGES = 8;

const FLAGS = { ...trialFlags(25_000), only: text(''), store: text('sqlite'), target: text('webhook') };

async function chaos(
  { site, port, seed, isLong }: Trial,
  { only, store, target }: Values<typeof FLAGS>,
): Promise<readonly string[]> {
  const faults = FAULTS.filter(({ name }) => only.split(',').some((word) => name.includes(word)));
  if (faults.length === 0)
    throw new Problem(`--only ${only}: there are only: ${FAULTS.map(({ name }) => name).join('; ')}`);
  if (store !== 'sqlite' && store !== 'redis') throw new Problem(`--store is sqlite or redis, not "${store}".`);
  if (!isTarget(target)) throw new Problem(`--target is ${Object.keys(RECEIVERS).join(' or ')}, not "${target}".`);
  const stage = await setStage({ site, port, store, target, random: seeded(seed) });
  const failures: string[] = [];
  try {
    await stage.open(isLong ? Infinity : SHORT_PAGES);
    for (const fault of faults) failures.push(...(await faultRound(stage, fault, isLong ? LONG_MS : SHORT_MS)));
    failures.push(...(await wrongLeads(stage)));
  } finally {
    await stage.end();
  }
  const lines = stage.server.output().split('\n');
  const mistakes = new Set(lines.filter((line) => MISTAKES.test(line)).map((line) => line.slice(0, 300)));
  return [...failures, ...[...mistakes].map((line) => `an error of the site: ${line}`)];
}

export const command = defineCommand({
  usage: USAGE,
  flags: FLAGS,
  run: (values) => runTrial(values, (trial) => chaos(trial, values)),
});
