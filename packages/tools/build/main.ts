/** `npm run build`: builds the site for any brand, or with NEXT_PUBLIC_SITE for that one alone (S1.1). */
import '../process/env-files';
import { sites } from '@/site-config/brands';
import { UsageError } from '../process/problem';
import { endOnError, signalExitCode, stopOnSignals } from '../process/signals';
import { createSupervisor } from '../process/supervisor';
import { findBrand } from '../server/arguments';
import { ensureBuild } from './build';

const USAGE = `npm run build   builds the site into .build/site, for any brand

With NEXT_PUBLIC_SITE=CODE the build serves that brand alone.`;

const supervisor = createSupervisor();

async function main(): Promise<void> {
  const root = process.cwd();
  const [first] = process.argv.slice(2);
  if (first === '--help') return console.log(USAGE);
  if (first !== undefined) throw new UsageError(`"${first}" is not expected.\n${USAGE}`);
  const { env } = process;
  const onlySite = env.NEXT_PUBLIC_SITE && findBrand(env.NEXT_PUBLIC_SITE, sites, 'NEXT_PUBLIC_SITE').code;
  stopOnSignals(supervisor, signalExitCode);
  await ensureBuild({ root, onlySite, env, supervisor, report: console.log });
}

main().catch(endOnError(supervisor));
