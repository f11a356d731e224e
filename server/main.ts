/** Serves one brand's site: `SITE=CODE node .build/site/runtime/main.mjs --port 3000`. script/server starts it beside a WordPress. */
import { log } from '@/bridge/platform/log';
import { prepareEnvironment } from './environment';
import { readOptions, USAGE } from './options';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return void process.stdout.write(USAGE);
  await prepareEnvironment();
  const options = readOptions(args, process.env);
  // What it imports reads the environment and the brand once.
  const { start } = await import('./serve');
  await start(options);
}

main().catch((error: unknown) => {
  log('error', 'server', 'the site cannot be served', error);
  process.exit(1);
});
