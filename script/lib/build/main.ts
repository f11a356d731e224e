/** `npm run build -- [--site KEY]`: builds one brand and serves nothing. */
import { sites } from '@/site-config/brands';
import { endOnError } from '../process/end-on-error';
import { signalExitCode, stopOnSignals } from '../process/signals';
import { createSupervisor } from '../process/supervisor';
import { readArguments } from '../server/arguments';
import { loadEnvironmentFiles } from '../server/environment';
import { ensureBuild } from './build';

const supervisor = createSupervisor();

async function main(): Promise<void> {
  const root = process.cwd();
  const env = loadEnvironmentFiles(root, false);
  const options = readArguments(process.argv.slice(2), env, sites);
  if (options === 'help') return console.log('npm run build -- [--site KEY]   builds one brand into .build/CODE');
  stopOnSignals(supervisor, signalExitCode);
  await ensureBuild({ root, code: options.code, env, supervisor, report: console.log });
}

main().catch(endOnError(supervisor));
