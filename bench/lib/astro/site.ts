import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from 'node:crypto';
import { isBuiltFrom, writeStamp } from '../../../script/lib/build/stamp';
import { Problem } from '../../../script/lib/process/problem';
import type { Supervisor } from '../../../script/lib/process/supervisor';
import { benchPort } from '../next/sites';
import { serveFiles } from './serve-files';

export interface AstroRequest {
  root: string;
  supervisor: Supervisor;
  /** WordPress, from which the build reads the article. */
  wordPress: string;
}

/**
 * Builds and serves Astro's page of the article. Its packages are in .build/bench, apart from the project's own.
 * @returns null where npm cannot install them
 */
export async function startAstro({ root, supervisor, wordPress }: AstroRequest): Promise<{ url: string } | null> {
  const folder = join(root, '.build/bench/astro-article');
  // The whole environment: it may name npm's registry, proxy or certificates.
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', WORDPRESS_URL: wordPress };
  let output = '';
  const run = async (command: string, args: string[]) => {
    const { code } = await supervisor.start(command, args, { cwd: folder, env, onOutput: (text) => (output += text) })
      .exited;
    return code === 0;
  };
  cpSync(join(root, 'bench/astro-article'), folder, { recursive: true });
  const packages = hash('sha256', readFileSync(join(folder, 'package-lock.json')));
  if (!isBuiltFrom(folder, packages)) {
    if (!(await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']))) {
      console.error(`${output}\nAstro's packages could not be installed: its page is left out.`);
      return null;
    }
    writeStamp(folder, packages);
  }
  if (!(await run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'])))
    throw new Problem(`${output}\nbench/astro-article could not be built: see above.`);
  return { url: await serveFiles(join(folder, 'dist'), await benchPort(70), supervisor) };
}
