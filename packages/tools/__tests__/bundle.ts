import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/** Whether the client of Redis is loaded is itself tested. */
const OPTIONS = '--bundle --platform=node --log-level=error --external:redis --external:@redis/*'.split(' ');

/**
 * Bundles a program before a file's tests, so that each of its processes starts without compiling it. Call once, at the
 * top. @returns the bundle's path, once it is there
 */
export function bundled(source: string): () => string {
  let folder = '';
  const program = () => join(folder, 'program.cjs');
  beforeAll(() => {
    mkdirSync(join(root, '.build'), { recursive: true });
    // Within the project, where packages are found.
    folder = mkdtempSync(join(root, '.build/bundled-'));
    execFileSync('node_modules/.bin/esbuild', [source, ...OPTIONS, `--outfile=${program()}`], { cwd: root });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return program;
}
