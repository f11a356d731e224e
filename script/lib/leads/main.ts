/** `npm run leads`: see arguments.ts for its usage, docs/leads.md for its purpose. */
import { sites } from '@/site-config/brands';
import { describeError } from '../process/problem';
import { chosenBrand } from '../server/arguments';
import { loadEnvironmentFiles } from '../server/environment';
import { readCommand, USAGE } from './arguments';
import { runCommand } from './run';
import { openStore } from './store';

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (command === 'help') return console.log(USAGE);
  const env = loadEnvironmentFiles(process.cwd(), false);
  const { code } = chosenBrand(command.site, env, sites);
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
