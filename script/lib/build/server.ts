import { join } from 'node:path';

/** Arguments of Node for the server build (server/vite.config.mts). @param folder Next's distDir, which next.config names, too */
export const serverBuild = (root: string, folder: string): string[] => [
  join(root, 'node_modules/vite/bin/vite.js'),
  'build',
  '--config',
  'server/vite.config.mts',
  '--outDir',
  join(folder, 'runtime'),
  '--logLevel',
  'warn',
];
