import { Problem } from '../process/problem';
import type { Command } from '../tool/command';
import { ensureCityDatabase } from './install';

const usage = `npm run tool -- geoip

Installs the city database (129 MB) into geoip/node_modules; the site places its visitors by it (docs/configuration.md).`;

function run(): void {
  const missing = ensureCityDatabase();
  if (missing) throw new Problem(missing);
  console.log('The city database is in geoip/node_modules.');
}

export const command: Command = { usage, run };
