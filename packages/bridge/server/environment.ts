import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

import nextEnv from '@next/env';
import { z } from 'zod';

import { readEnvironment, wordPressUrl } from '@footbridge/bridge/platform/env';
import { log } from '@footbridge/bridge/platform/log';
import { setBrands, type Brands } from '@footbridge/shared/site/current';
import { requireDataFolder } from './data-folder';

import type { Site } from '@footbridge/shared/site/types';

/** Of the compiled server's build (packages/tools/build/stamp.ts): `.build/site`, `.build/dev-CODE`. */
const buildFolder = dirname(import.meta.dirname);

function refuseOtherBuild({ code, key }: Site): void {
  // A build with NEXT_PUBLIC_SITE replaces it here.
  const only = process.env.NEXT_PUBLIC_SITE;
  if (only && ![code, key].includes(only.toUpperCase()))
    throw new Error(
      `SITE is ${code}, but NEXT_PUBLIC_SITE is ${only}, also if it was set at the build. Set one of them.`,
    );
}

const builtSchema = z.object({ config: z.looseObject({}) });

/** Gives Next the configuration of the build, as Next's standalone server does: next.config.ts would be compiled at each start. */
function useBuiltConfig(): void {
  const built = builtSchema.parse(JSON.parse(readFileSync(join(buildFolder, 'required-server-files.json'), 'utf8')));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(built.config);
}

/**
 * Sets what the operator left out of the environment, and the brand, before any other import. @throws for all that is
 * invalid
 */
export async function prepareEnvironment(readBrands: () => Promise<Brands>): Promise<void> {
  const isDev = basename(buildFolder).startsWith('dev-');
  // Next, packages and relative paths are found from the project's root, wherever the command was typed.
  process.chdir(join(buildFolder, '../..'));
  // Next reads the .env files of the project's root, too, but only once it is prepared.
  nextEnv.loadEnvConfig(process.cwd(), isDev, {
    info: () => undefined,
    error: (message: string) => log('error', 'server', message),
  });
  const { DATA_DIR } = readEnvironment();
  const { env } = process;
  Reflect.set(env, 'NODE_ENV', env.NODE_ENV || (isDev ? 'development' : 'production'));
  env.FOOTBRIDGE_BROWSER_FOLDER ||= join(relative(process.cwd(), buildFolder), 'browser');
  const brands = await readBrands();
  refuseOtherBuild(brands.site);
  setBrands(brands);
  env.SITE = brands.site.code;
  wordPressUrl();
  requireDataFolder(DATA_DIR);
  if (!isDev) useBuiltConfig();
}
