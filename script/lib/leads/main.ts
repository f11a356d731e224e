/** `npm run leads`: see arguments.ts for its usage, docs/leads.md for its purpose. */
import { sites } from '@/site-config/brands';
import { describeError } from '../process/problem';
import { findBrand } from '../server/arguments';
import { loadEnvironmentFiles } from '../server/environment';
import { readCommand, USAGE } from './arguments';
import { runCommand } from './run';
import { openStore } from './store';
import { DEFAULT_SITE } from '@/site-config/default-site';

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (command === 'help') return console.log(USAGE);
  const env = loadEnvironmentFiles(process.cwd(), false);
  const [name, source] =
    command.site !== undefined ? [command.site, '--site'] : [env.NEXT_PUBLIC_SITE || DEFAULT_SITE, 'NEXT_PUBLIC_SITE'];
  const { code } = findBrand(name, sites, source);
  const store = await openStore(env, code, command.data);
  try {
    if (process.stdout.isTTY) console.log(`${code}, ${store.where}\n`);
    await runCommand(command, store, console.log);
  } finally {
    await store.outbox.close();
  }
}

main().catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
