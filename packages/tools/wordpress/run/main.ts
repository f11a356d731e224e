import { join } from 'node:path';
import { siteOf, sites } from '@/site-config/brands';
import { requireFreePort } from '../../process/ports';
import { endOnError } from '../../process/end-on-error';
import { Problem } from '../../process/problem';
import { signalExitCode, stopOnSignals } from '../../process/signals';
import { createSupervisor } from '../../process/supervisor';
import type { Command } from '../../tool/command';
import { secretsForEmbedded } from '../../server/environment';
import { DEFAULT_ADDRESS, DEFAULT_OUT } from '../export/arguments';
import { exportContent } from '../export/export';
import { type RunArguments, readArguments, USAGE } from './arguments';
import { writeConnection } from './connection';
import { isReady, playgroundArguments } from './playground';

const FOLDER = '.data/wordpress';

const supervisor = createSupervisor();
let serving = false;

async function run(argv: string[]): Promise<void> {
  const root = process.cwd();
  const args = readArguments(argv, process.env, sites);
  stopOnSignals(supervisor, (signal) => (serving ? 0 : signalExitCode(signal)));

  await requireFreePort(args.port);

  console.log(`Writing the example content of ${siteOf(args.site).fullName} …`);
  const content = join(root, DEFAULT_OUT);
  await exportContent({ root, site: args.site, out: content, address: DEFAULT_ADDRESS });
  const address = `http://127.0.0.1:${args.port}`;
  const connection = await writeConnection(join(root, FOLDER), {
    wordpress: address,
    front: args.front,
    secrets: secretsForEmbedded(process.env),
  });
  const folders = { content, connection: connection.folder };
  await serve(playgroundArguments({ port: args.port, ...folders }), args, address);
}

/** Runs Playground until the user stops it. */
async function serve(npxArguments: string[], { site }: RunArguments, address: string): Promise<void> {
  console.log(
    'Starting WordPress Playground; the first time npx downloads about 600 MB. Importing takes a few minutes …',
  );
  const { exited } = supervisor.start('npx', npxArguments, {
    onOutput: (text) => {
      process.stdout.write(text);
      if (serving || !isReady(text)) return;
      serving = true;
      console.log(summary(site, address));
    },
  });
  const { code } = await exited;
  if (!supervisor.isStopping())
    throw new Problem(`WordPress Playground has ended (exit code ${code ?? 'none'}). Its output above shows why.`);
}

const summary = (site: string, address: string): string => `
  WordPress   ${address}/wp-admin/   admin / password
  GraphQL     ${address}/graphql

  The site, in another terminal:
    env $(cat ${FOLDER}/site.env) script/server --site ${site}

  Playground listens on all of this machine's networks, with a password that everybody knows: not for an open network.
  What you change is gone after Ctrl-C.
`;

export const command: Command = { usage: USAGE, run: (argv) => run(argv).catch(endOnError(supervisor)) };
