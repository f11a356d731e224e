import path from 'node:path';

import { readEnvironment } from '../../platform/env';

/** Files of the browser build that this build's pages name. Next's configuration writes the folder into the build. */
export const buildFolder = (): string => path.resolve(process.env.FOOTBRIDGE_BROWSER_FOLDER ?? '.build/browser');

/** The same files, and those of earlier builds. */
export const cachedFolder = (): string =>
  path.resolve(readEnvironment({ DATA_DIR: process.env.DATA_DIR }).DATA_DIR, 'browser');

/** Types of the files that browsers get; source maps are none of them. */
export const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};
