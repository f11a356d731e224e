import path from 'node:path';

import { readEnvironment } from '../../platform/env';

/** Returns the folder of this build's browser files. Next's configuration writes it into the build. */
export const buildFolder = (): string => path.resolve(process.env.FOOTBRIDGE_BROWSER_FOLDER ?? '.build/browser');

/** Returns the folder with the same files and those of earlier builds. */
export const cachedFolder = (): string =>
  path.resolve(readEnvironment({ DATA_DIR: process.env.DATA_DIR }).DATA_DIR, 'browser');

/** Types of the files that are served; source maps are not. */
export const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};
