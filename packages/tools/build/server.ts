import { join } from 'node:path';
import { buildFolder, devFolder } from './inputs';

const RUNTIME = 'runtime';

/** Arguments of Node for Vite, which prints warnings alone. */
export const vite = (root: string, ...args: string[]): string[] => [
  join(root, 'node_modules/vite/bin/vite.js'),
  ...args,
  '--logLevel',
  'warn',
];

export const BROWSER_CONFIG = ['--config', 'packages/browser/vite.config.mts', '--configLoader', 'runner'];

/** Arguments of Node for the server build. @param folder Next's distDir, which next.config names, too */
export const serverBuild = (root: string, folder: string): string[] =>
  vite(root, 'build', '--config', 'packages/bridge/server/vite.config.mts', '--outDir', join(folder, RUNTIME));

/** Returns the file of the server build that serves a site. @param devSite the brand of a development server */
export const serverFile = (root: string, devSite?: string): string =>
  join(devSite ? devFolder(root, devSite) : buildFolder(root), RUNTIME, 'main.mjs');
