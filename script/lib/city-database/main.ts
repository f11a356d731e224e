/** `npm run geoip`: installs the city database, by which the site places its visitors (docs/configuration.md). */
import { Problem } from '../process/problem';
import { ensureCityDatabase } from './install';

const missing = ensureCityDatabase();
if (missing) throw new Problem(missing);
console.log('The city database is in geoip/node_modules.');
