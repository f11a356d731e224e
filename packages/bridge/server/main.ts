import { log } from '@footbridge/bridge/platform/log';
import { prepareEnvironment } from './environment';
import { readOptions, USAGE } from './options';

import type { Brands } from '@footbridge/shared/site/current';

async function serve(readBrands: () => Promise<Brands>): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return void process.stdout.write(USAGE);
  await prepareEnvironment(readBrands);
  const options = readOptions(args, process.env);
  // What it imports reads the environment and the brand once.
  const { start } = await import('./serve');
  await start(options);
}

/** Serves one brand's site: `SITE=CODE node .build/site/runtime/main.mjs --port 3000`. */
export async function main(readBrands: () => Promise<Brands>): Promise<void> {
  try {
    await serve(readBrands);
  } catch (error) {
    log('error', 'server', 'the site cannot be served', error);
    process.exit(1);
  }
}
