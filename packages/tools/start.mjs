/**
 * Runs a TypeScript file, its path seen from the root; without one only installs missing packages.
 * Uses none itself: on a new checkout there are none.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './install.mjs';

const [entry, ...rest] = process.argv.slice(2);

// Modules, Next and tsconfig's paths are found from the root, wherever the command was typed.
process.chdir(resolve(import.meta.dirname, '../..'));
const installed = await installPackages();
if (installed !== 0 || !entry) process.exit(installed);

process.argv = [process.execPath, entry, ...rest];
// @ts-expect-error -- its loader has no types
await import('tsx');
try {
  await import(pathToFileURL(resolve(entry)).href);
} catch (error) {
  // Modules read the brands' folders as they are imported.
  const { describeError, exitCodeOf } = await import('./process/problem.ts');
  console.error(describeError(error));
  process.exitCode = exitCodeOf(error);
}
