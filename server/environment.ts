/** Imported first: what Next and the bridge read from the environment, where the operator has left it out. */
import { basename, dirname, join, relative } from 'node:path';

import nextEnv from '@next/env';

import { log } from '@/bridge/platform/log';

/** Of the compiled server's build (script/lib/build/stamp.ts): `.build/CODE`, `.build/CODE-features`, `.build/dev-CODE`. */
const buildFolder = dirname(import.meta.dirname);
const [, dev, site, variant] = /^(dev-)?([A-Z]+)(?:-(.+))?$/.exec(basename(buildFolder)) ?? [];

// Next, packages and relative paths are found from the project's root, wherever the command was typed.
process.chdir(join(buildFolder, '../..'));

// Next reads the .env files of the project's root, too, but only once it is prepared.
nextEnv.loadEnvConfig(process.cwd(), Boolean(dev), {
  info: () => undefined,
  error: (message: string) => log('error', 'server', message),
});

/** Settings of this build, where the environment has none. */
const defaults = {
  NODE_ENV: dev ? 'development' : 'production',
  NEXT_PUBLIC_SITE: site,
  FOOTBRIDGE_BUILD: variant,
  FOOTBRIDGE_BROWSER_FOLDER: join(relative(process.cwd(), buildFolder), 'browser'),
};
for (const [name, value] of Object.entries(defaults))
  if (value !== undefined && !process.env[name]) Reflect.set(process.env, name, value);
