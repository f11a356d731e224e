import { sites } from '@/site-config/brands';
import { chosenBrand } from '../server/arguments';
import type { Command } from '../tool/command';
import { readCommand, USAGE } from './arguments';

async function run(args: string[]): Promise<void> {
  const chosen = readCommand(args);
  const { code } = chosenBrand(chosen.site, process.env, sites);
  process.env.SITE = code;
  // What they import reads the brand once.
  if (chosen.name === 'check') return (await import('./check')).checkTargets(process.env, console.log);
  const [{ openStore }, { runCommand }] = await Promise.all([import('./store'), import('./run')]);
  const store = await openStore(process.env, code, chosen.data);
  try {
    if (process.stdout.isTTY) console.log(`${code}, ${store.where}\n`);
    await runCommand(chosen, store, console.log);
  } finally {
    await store.outbox.close();
  }
}

export const command: Command = { usage: USAGE, run };
