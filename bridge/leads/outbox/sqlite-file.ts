import { statSync } from 'node:fs';

import { log } from '../../platform/log';
import { addRows, createFile, leadRows, openDatabase, withDamageError } from './sqlite-database';

import type Database from 'libsql';

/** How often the file may be replaced during one statement. */
const MAX_REOPENINGS = 5;

interface Opened {
  database: Database.Database;
  inode: string;
}

export interface OutboxFile {
  read<Value>(run: (database: Database.Database) => Value): Value;
  /** Returns when the write is in the file that is at the path now. */
  write<Value>(run: (database: Database.Database) => Value): Value;
  close(): void;
}

/**
 * Returns a connection that follows its path. A file that was deleted or replaced can still be read through its old connection, so
 * before each statement and after each write the path is compared: the file that is there now gets all leads of the old one.
 * @throws DamagedOutboxError when the file is damaged; later statements check it again
 */
export function openOutboxFile(file: string): OutboxFile {
  let opened: Opened | undefined;

  function inodeOf(): string {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat ? `${stat.dev}:${stat.ino}` : 'none';
  }

  function leadsOf({ database }: Opened): ReturnType<typeof leadRows> {
    try {
      return leadRows(database);
    } catch (error) {
      log('error', 'leads', `${file}: its leads could not be read`, error);
      return [];
    }
  }

  /** Opens the file at the path, with the leads of the old connection. Without an effect if the file was replaced meanwhile. */
  function follow(): void {
    createFile(file);
    const inode = inodeOf();
    const database = openDatabase(file);
    if (inodeOf() !== inode) return void database.close();
    if (opened) {
      const rows = leadsOf(opened);
      const count = addRows(database, rows);
      log(
        'error',
        'leads',
        `${file} was deleted or replaced while the site runs: it was opened again, and ${count} of ${rows.length} leads were added to it. See docs/operations.md`,
      );
      opened.database.close();
    }
    opened = { database, inode };
  }

  function current(): Database.Database {
    for (let reopenings = 0; reopenings <= MAX_REOPENINGS; reopenings += 1) {
      if (opened?.inode === inodeOf()) return opened.database;
      follow();
    }
    throw new Error(`${file} was replaced ${MAX_REOPENINGS} times during one statement`);
  }

  withDamageError(file, current);
  return {
    read: (run) => withDamageError(file, () => run(current())),
    write: (run) =>
      withDamageError(file, () => {
        const value = run(current());
        current();
        return value;
      }),
    close: () => opened?.database.close(),
  };
}
