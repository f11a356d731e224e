import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import Database from 'libsql';

import { DamagedOutboxError } from './damaged';
import { isRecord } from './record';

/** Of the tables below; another one was written by a newer Footbridge. */
const VERSION = 1;
/** How long a process waits for another one's write, ms; each takes about one. */
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
/** A column that files of the same version may lack: a release that does not know it can do without. */
const ADD_COLUMN = 'ALTER TABLE leads ADD COLUMN scheduled_at INTEGER;';

const damage = new Set<unknown>(['SQLITE_CORRUPT', 'SQLITE_NOTADB']);
const isDamage = (error: unknown): boolean => damage.has(Object(error).code);

/** @throws DamagedOutboxError in place of what SQLite says of a damaged file */
export function namingDamage<Value>(file: string, run: () => Value): Value {
  try {
    return run();
  } catch (error) {
    throw isDamage(error) ? new DamagedOutboxError(file) : error;
  }
}

/** Makes the file where it is missing. An existing one is never opened beside SQLite: closing it would end the locks of the connection that has it open. */
export function createFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // The files that SQLite puts beside it get its permissions.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

const hasColumn = (database: Database.Database): boolean =>
  database.prepare(`SELECT 1 FROM pragma_table_info('leads') WHERE name = 'scheduled_at'`).all([]).length > 0;

/** Adds it, unless another process was first. */
function addColumn(database: Database.Database): void {
  try {
    database.exec(ADD_COLUMN);
  } catch (error) {
    if (!hasColumn(database)) throw error;
  }
}

function prepare(database: Database.Database, file: string): void {
  // First: another process may be writing while this one starts.
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  database.pragma('journal_mode = WAL');
  // On the disk before anybody is thanked, also when the machine loses its power.
  database.pragma('synchronous = FULL');
  database.pragma('secure_delete = ON');
  const { user_version: version = 0 } = Object(database.prepare('PRAGMA user_version').get([]));
  if (version > VERSION) throw new Error(`${file} was written by a newer Footbridge`);
  if (version < VERSION) database.exec(`BEGIN IMMEDIATE; ${TABLES} PRAGMA user_version = ${VERSION}; COMMIT;`);
  if (!hasColumn(database)) addColumn(database);
  const { integrity_check: result } = Object(database.prepare('PRAGMA integrity_check(1)').get([]));
  if (result !== 'ok') throw new DamagedOutboxError(file);
}

/**
 * A connection to the outbox's file, which is there already.
 * @throws DamagedOutboxError when it is damaged
 */
export function openDatabase(file: string): Database.Database {
  const database = namingDamage(file, () => new Database(file));
  try {
    namingDamage(file, () => prepare(database, file));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The write-ahead log and its index. */
export const BESIDE = ['-wal', '-shm'];

export const removeBeside = (file: string, which: (index: number) => boolean = () => true): void =>
  BESIDE.filter((_suffix, index) => which(index)).forEach((suffix) => rmSync(file + suffix, { force: true }));

function syncToDisk(file: string): void {
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Puts a copy of all that the connection can read in the file's place. For a file whose write-ahead log is gone: closing the
 * connection would not end it before its statements are collected, and another one beside it would use the log that is gone.
 */
export function replaceByCopy(database: Database.Database, file: string): void {
  const copy = `${file}.${process.pid}`;
  rmSync(copy, { force: true });
  createFile(copy);
  database.prepare('VACUUM INTO ?').run([copy]);
  syncToDisk(copy);
  removeBeside(file);
  renameSync(copy, file);
  syncToDisk(path.dirname(file));
}

/** Every lead of every brand, as it lies in the table; without what a damaged file made of one. */
export const leadRows = (database: Database.Database): Record<string, unknown>[] =>
  database.prepare('SELECT * FROM leads').all([]).filter(isRecord);

/** Adds leads that the file does not have. @returns how many */
export function addRows(database: Database.Database, rows: readonly Record<string, unknown>[]): number {
  const addAll = database.transaction(() =>
    rows.reduce((count, row) => {
      const names = Object.keys(row);
      const insert = database.prepare(
        `INSERT INTO leads (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`,
      );
      return count + insert.run(Object.values(row)).changes;
    }, 0),
  );
  return addAll.immediate();
}
