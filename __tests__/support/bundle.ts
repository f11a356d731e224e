import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');

/**
 * Bundles a program before a file's tests, so that each of its processes starts without compiling it. Call once, at the
 * top. @returns the bundle's path, once it is there
 */
export function bundled(source: string): () => string {
  let folder = '';
  beforeAll(() => {
    mkdirSync(join(root, '.build'), { recursive: true });
    // Within the project, where packages are found.
    folder = mkdtempSync(join(root, '.build/bundled-'));
    const options = {
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      resolve: { tsconfigPaths: true },
      build: { ssr: source, outDir: folder },
    };
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', `import { build } from 'vite'; await build(${JSON.stringify(options)});`],
      { cwd: root, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return () => join(folder, basename(source).replace(/ts$/, 'mjs'));
}
