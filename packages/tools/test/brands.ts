/** Makes a brand beside copies of the others, and crawls all of them; the arguments are Playwright's. */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve('.build/new-brand');
const NEW_BRAND = 'brand new TST --domain blueridge.example --city Asheville --state NC --name'.split(' ');

function run(...script: string[]): void {
  const env = { ...process.env, BRANDS_DIR: folder };
  const { status } = spawnSync('npm', ['run', '--silent', ...script], { env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

rmSync(folder, { recursive: true, force: true });
cpSync('site-config/brands', folder, { recursive: true });
run('tool', '--', ...NEW_BRAND, 'Blue Ridge Treatment Center');
run('e2e', '--', '-c', 'playwright.brands.config.ts', ...process.argv.slice(2));
