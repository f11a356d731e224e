/** `script/server`: see arguments.ts for what it takes, docs/configuration.md for its environment. */
import { sites } from '@/site-config/brands';
import { copyFonts, ensureBuild } from '../build/build';
import { buildEnvironment } from '../build/environment';
import { requireFreePort } from '../process/ports';
import { describeError, Problem } from '../process/problem';
import { signalExitCode, stopOnSignals } from '../process/signals';
import { createSupervisor } from '../process/supervisor';
import { readArguments, usage } from './arguments';
import { startEmbedded } from './embedded';
import { loadEnvironmentFiles, requireEnvironment, runEnvironment, secretsForEmbedded } from './environment';
import { startNext } from './next-server';
import { summaryTable } from './summary';
import { requireWordPress } from './wordpress-probe';

const brands = Object.values(sites);
const supervisor = createSupervisor();
let serving = false;

async function main(): Promise<void> {
  const root = process.cwd();
  const argv = process.argv.slice(2);
  const env = loadEnvironmentFiles(root, argv.includes('--dev'));
  const options = readArguments(argv, env, brands);
  if (options === 'help') return console.log(usage(brands));

  stopOnSignals(supervisor, (signal) => (serving ? 0 : signalExitCode(signal)));
  const { code, port, dev } = options;
  const brand = brands.find((site) => site.code === code);
  if (!brand) throw new Problem(`There is no site "${code}".`);

  // Everything that can be wrong is looked at before the long work.
  const realWordPress = requireEnvironment(env);
  await requireFreePort(port);
  if (realWordPress) await requireWordPress(realWordPress);

  const request = { root, code, env, supervisor, report: console.log };
  if (dev) await copyFonts(request, buildEnvironment(env, code));
  else await ensureBuild(request);

  const secrets = realWordPress ? undefined : secretsForEmbedded(env);
  const wordPressUrl = realWordPress ?? (await startEmbedded({ code, dev, sitePort: port, secrets, supervisor }));
  const next = await startNext({
    root,
    port,
    dev,
    supervisor,
    env: runEnvironment(env, { code, port, dev, wordPressUrl, secrets }),
  });
  serving = true;
  const { fullName } = brand;
  console.log(summaryTable({ fullName, code, dev, siteUrl: next.url, wordPressUrl, embedded: !realWordPress }));
  await next.failed;
}

main().catch(async (error: unknown) => {
  // A signal is ending everything: its children's ends are no failures.
  if (supervisor.isStopping()) return;
  console.error(describeError(error));
  await supervisor.stop();
  process.exit(1);
});
