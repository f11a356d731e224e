import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Returns TypeScript's messages about a module; empty if it has none. It may import installed packages. */
export function typeErrors(source: string): string {
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.build/typed-'));
  try {
    writeFileSync(join(folder, 'typed.ts'), source);
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--types', ''];
    const { stdout, status } = spawnSync(process.execPath, [compiler, ...options, join(folder, 'typed.ts')], {
      encoding: 'utf8',
    });
    return status === 0 ? stdout : stdout || 'TypeScript could not be run';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
