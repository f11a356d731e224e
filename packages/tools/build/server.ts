import { join } from 'node:path';
import { buildFolder, devFolder } from './stamp';

const RUNTIME = 'runtime';

/** Arguments of Node for the server build (packages/bridge/server/vite.config.mts). @param folder Next's distDir, which next.config names, too */
export const serverBuild = (root: string, folder: string): string[] => [
  join(root, 'node_modules/vite/bin/vite.js'),
  'build',
  '--config',
  'packages/bridge/server/vite.config.mts',
  '--outDir',
  join(folder, RUNTIME),
  '--logLevel',
  'warn',
];

/** Returns the file of the server build that serves a site. @param devSite the brand of a development server */
export const serverFile = (root: string, devSite?: string): string =>
  join(devSite ? devFolder(root, devSite) : buildFolder(root), RUNTIME, 'main.mjs');
