/**
 * Brings up a TypeScript entry of this folder: `node start.mjs server/main.ts …its arguments`.
 * Plain JavaScript without packages, because it also runs on a checkout where nothing is installed.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages } from './install.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const [entry, ...rest] = process.argv.slice(2);

// Modules, Next and tsconfig's paths are found from the root, wherever the command was typed.
process.chdir(join(here, '../..'));
const installed = await installPackages();
if (installed !== 0) process.exit(installed);

process.argv = [process.argv[0], entry, ...rest];
await import('tsx');
await import(pathToFileURL(join(here, entry)).href);
