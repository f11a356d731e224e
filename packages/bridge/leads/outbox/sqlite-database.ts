import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import Database from 'libsql';

import { log } from '../../platform/log';
import { DamagedOutboxError } from './types';

const VERSION = 1;
/** How long a process waits for another one's write, which takes about 1 ms. */
const BUSY_TIMEOUT_MS = 5000;

const TABLES = `
CREATE TABLE IF NOT EXISTS leads (
  key_hash TEXT NOT NULL, site TEXT NOT NULL, reference TEXT NOT NULL, fingerprint TEXT NOT NULL, form TEXT NOT NULL,
  state TEXT NOT NULL, accepted_at INTEGER NOT NULL, due_at INTEGER, lease TEXT, tries INTEGER NOT NULL DEFAULT 0,
  last_error TEXT, delivered_at INTEGER, scheduled_at INTEGER, done TEXT NOT NULL DEFAULT '', key_id TEXT, content TEXT,
  PRIMARY KEY (site, key_hash)
) STRICT;
CREATE INDEX IF NOT EXISTS due ON leads (site, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS kept ON leads (site, delivered_at) WHERE content IS NOT NULL;`;
/** Files of the same version may lack this column, which older releases do not need. */
const ADD_COLUMN = 'ALTER TABLE leads ADD COLUMN scheduled_at INTEGER;';

const CORRUPTION_CODES = new Set<unknown>(['SQLITE_CORRUPT', 'SQLITE_NOTADB']);
const isCorruption = (error: unknown): boolean => CORRUPTION_CODES.has(Object(error).code);

/** Runs a function. @throws DamagedOutboxError in place of SQLite's error for a corrupt file */
export function withDamageError<Value>(file: string, run: () => Value): Value {
  try {
    return run();
  } catch (error) {
    throw isCorruption(error) ? new DamagedOutboxError(file) : error;
  }
}

/** Creates the file if it is missing. Does not open an existing one: closing it would release SQLite's locks. */
export function createFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // SQLite's other files get the same permissions.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

const hasColumn = (database: Database.Database): boolean =>
  database.prepare(`SELECT 1 FROM pragma_table_info('leads') WHERE name = 'scheduled_at'`).all([]).length > 0;

function addColumn(database: Database.Database): void {
  try {
    database.exec(ADD_COLUMN);
  } catch (error) {
    if (!hasColumn(database)) throw error;
  }
}

function prepare(database: Database.Database, file: string): void {
  // First, because another process may be writing.
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  database.pragma('journal_mode = WAL');
  // A stored lead survives a power failure.
  database.pragma('synchronous = FULL');
  database.pragma('secure_delete = ON');
  const { user_version: version = 0 } = Object(database.prepare('PRAGMA user_version').get([]));
  if (version > VERSION) throw new Error(`${file} was written by a newer Footbridge`);
  if (version < VERSION) database.exec(`BEGIN IMMEDIATE; ${TABLES} PRAGMA user_version = ${VERSION}; COMMIT;`);
  if (!hasColumn(database)) addColumn(database);
  const { integrity_check: result } = Object(database.prepare('PRAGMA integrity_check(1)').get([]));
  if (result !== 'ok') throw new DamagedOutboxError(file);
}

export function openDatabase(file: string): Database.Database {
  const database = withDamageError(file, () => new Database(file));
  try {
    withDamageError(file, () => prepare(database, file));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

export const WAL_SUFFIXES = ['-wal', '-shm'];

export const removeWalFiles = (file: string, which: (index: number) => boolean = () => true): void =>
  WAL_SUFFIXES.filter((_suffix, index) => which(index)).forEach((suffix) => rmSync(file + suffix, { force: true }));

function syncToDisk(file: string): void {
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Replaces a file whose write-ahead log is gone by a copy of all that the connection can read. */
export function replaceByCopy(database: Database.Database, file: string): void {
  const copy = `${file}.${process.pid}`;
  rmSync(copy, { force: true });
  createFile(copy);
  database.prepare('VACUUM INTO ?').run([copy]);
  syncToDisk(copy);
  removeWalFiles(file);
  renameSync(copy, file);
  syncToDisk(path.dirname(file));
}

const COLUMNS =
  'key_hash, site, reference, fingerprint, form, state, accepted_at, due_at, lease, tries, last_error, delivered_at, scheduled_at, done, key_id, content';

/** Adds all leads that a connection can read to another file that lacks them. Returns their number. */
export function copyLeads(from: Database.Database, file: string): number {
  from.prepare('ATTACH ? AS next').run([file]);
  try {
    return from.prepare(`INSERT OR IGNORE INTO next.leads (${COLUMNS}) SELECT ${COLUMNS} FROM main.leads`).run([])
      .changes;
  } catch (error) {
    if (!isCorruption(error)) throw error;
    log('error', 'leads', `${file}: the leads of the file before could not be read`, error);
    return 0;
  } finally {
    from.exec('DETACH next');
  }
}
