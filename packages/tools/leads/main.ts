import { sites } from '@/site-config/brands';
import { chosenBrand } from '../server/arguments';
import { defineCommand, type Values } from '../tool/command';
import { FLAGS, readAction, USAGE } from './arguments';

async function run(values: Values<typeof FLAGS>, words: string[]): Promise<void> {
  const chosen = readAction(values, words);
  const { code } = chosenBrand(chosen.site, process.env, sites);
  process.env.SITE = code;
  // What they import reads the brand once.
  if (chosen.name === 'check') return (await import('./check')).checkTargets(process.env, console.log);
  const [{ openStore }, { runAction }] = await Promise.all([import('./store'), import('./run')]);
  const store = await openStore(process.env, code, chosen.data);
  try {
    if (process.stdout.isTTY) console.log(`${code}, ${store.where}\n`);
    await runAction(chosen, store, console.log);
  } finally {
    await store.outbox.close();
  }
}

export const command = defineCommand({ usage: USAGE, flags: FLAGS, hasWords: true, run });
