import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { siteOf, sites } from '@/site-config/brands';
import { requireFreePort } from '../../process/ports';
import { Problem } from '../../process/problem';
import { signalExitCode } from '../../process/signals';
import { createSupervisor, type Variables } from '../../process/supervisor';
import { defineCommand, type Values } from '../../tool/command';
import { secretsForEmbedded } from '../../server/environment';
import { DEFAULT_ADDRESS, DEFAULT_OUT } from '../export/main';
import { exportContent } from '../export/export';
import {
  type Blueprint,
  BLUEPRINT,
  pluginsOf,
  readBlueprint,
  withLocalPlugins,
  copyLocalParts,
  requireLocalParts,
} from './local-parts';
import { writeConnection } from './connection';
import { isReady, playgroundArguments } from './playground';
import { readUrl } from '../../process/flags';
import { type BrandName, chosenBrand, readPort } from '../../server/arguments';
import { DEFAULT_SITE } from '@/site-config/site-code';

export const USAGE = `Starts a real WordPress on this machine, with the plugins and one brand's example content.

  npm run wordpress -- [--site CODE] [--port N] [--front URL] [--from DIR]

  --site CODE   the brand; default: SITE, else ${DEFAULT_SITE}
  --port N      WordPress's port; default: 9400
  --front URL   where the site will run; default: http://127.0.0.1:3000
  --from DIR    WordPress and the plugins from DIR/wordpress and DIR/plugins instead of wordpress.org

It runs in WordPress Playground, which npx fetches, and is new at each start. Ctrl-C ends it. More: docs/wordpress.md.`;

export const FLAGS = {
  site: { type: 'string' },
  port: { type: 'string', default: '9400' },
  front: { type: 'string', default: 'http://127.0.0.1:3000' },
  from: { type: 'string' },
} as const;

export const readOptions = (
  { site, port, front, from }: Values<typeof FLAGS>,
  env: Variables,
  brands: readonly BrandName[],
) => ({
  site: chosenBrand(site, env, brands).code,
  port: readPort(port, '--port'),
  front: readUrl(front, '--front'),
  from: from ?? null,
});

const FOLDER = '.data/wordpress';

const supervisor = createSupervisor();
let serving = false;

async function parts(
  root: string,
  from: string | null,
  blueprint: Blueprint,
): Promise<{ wordpress: string | null; blueprint: string }> {
  if (from === null) return { wordpress: null, blueprint: join(root, BLUEPRINT) };
  const wordpress = join(root, FOLDER, 'site');
  const mainFiles = copyLocalParts(resolve(root, from), wordpress, pluginsOf(blueprint));
  const file = join(root, FOLDER, 'blueprint.json');
  await writeFile(
    file,
    JSON.stringify(
      withLocalPlugins(blueprint, (slug) => mainFiles.get(slug) ?? ''),
      null,
      2,
    ),
  );
  return { wordpress, blueprint: file };
}

async function run(values: Values<typeof FLAGS>): Promise<void> {
  const root = process.cwd();
  const args = readOptions(values, process.env, sites);
  const blueprint = readBlueprint(join(root, BLUEPRINT));

  // Check everything that can be wrong before the long work.
  await requireFreePort(args.port);
  if (args.from !== null) requireLocalParts(resolve(root, args.from), pluginsOf(blueprint));

  console.log(`Writing the example content of ${siteOf(args.site).fullName} …`);
  const content = join(root, DEFAULT_OUT);
  await exportContent({ root, site: args.site, out: content, address: DEFAULT_ADDRESS });
  const address = `http://127.0.0.1:${args.port}`;
  const connection = await writeConnection(join(root, FOLDER), {
    wordpress: address,
    front: args.front,
    secrets: secretsForEmbedded(process.env),
  });
  const made = await parts(root, args.from, blueprint);
  await serve(
    playgroundArguments({
      ...made,
      port: args.port,
      php: blueprint.preferredVersions.php,
      content,
      connection: connection.folder,
    }),
    args.site,
    address,
  );
}

async function serve(npxArguments: string[], site: string, address: string): Promise<void> {
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
    throw new Problem(
      `WordPress Playground has ended (exit code ${code ?? 'none'}). Its output above shows why. Where wordpress.org cannot be reached: npm run wordpress -- --from DIR`,
    );
}

const summary = (site: string, address: string): string => `
  WordPress   ${address}/wp-admin/   admin / password
  GraphQL     ${address}/graphql

  The site, in another terminal:
    env $(cat ${FOLDER}/site.env) script/server --site ${site}

  Playground listens on all of this machine's networks, with a password that everybody knows: not for an open network.
  What you change is gone after Ctrl-C.
`;

export const command = defineCommand({
  usage: USAGE,
  flags: FLAGS,
  supervisor,
  stopped: (signal) => (serving ? 0 : signalExitCode(signal)),
  run,
});
