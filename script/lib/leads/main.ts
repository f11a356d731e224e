/** `npm run leads`: see arguments.ts for its usage, docs/leads.md for its purpose. */
import '../process/env-files';
import { sites } from '@/site-config/brands';
import { describeError } from '../process/problem';
import { chosenBrand } from '../server/arguments';
import { readCommand, USAGE } from './arguments';

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (command === 'help') return console.log(USAGE);
  const { code } = chosenBrand(command.site, process.env, sites);
  process.env.SITE = code;
  // What they import reads the brand once.
  const [{ openStore }, { runCommand }] = await Promise.all([import('./store'), import('./run')]);
  const store = await openStore(process.env, code, command.data);
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
