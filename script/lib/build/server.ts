import { join } from 'node:path';
import { buildFolder } from './stamp';
import type { Variables } from '../process/supervisor';
import { DEFAULT_SITE } from '@/site-config/default-site';

const RUNTIME = 'runtime';

/** Arguments of Node for the server build (server/vite.config.mts). @param folder Next's distDir, which next.config names, too */
export const serverBuild = (root: string, folder: string): string[] => [
  join(root, 'node_modules/vite/bin/vite.js'),
  'build',
  '--config',
  'server/vite.config.mts',
  '--outDir',
  join(folder, RUNTIME),
  '--logLevel',
  'warn',
];

/** The file of the server build that serves a site. @param env names the brand, and the variant of its build */
export function serverFile(
  root: string,
  { NEXT_PUBLIC_SITE = DEFAULT_SITE, FOOTBRIDGE_BUILD }: Variables,
  dev = false,
): string {
  const folder = dev
    ? buildFolder(root, `dev-${NEXT_PUBLIC_SITE}`)
    : buildFolder(root, NEXT_PUBLIC_SITE, FOOTBRIDGE_BUILD);
  return join(folder, RUNTIME, 'main.mjs');
}
