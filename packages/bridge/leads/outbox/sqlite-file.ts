import { statSync } from 'node:fs';

import { log } from '../../platform/log';
import {
  copyLeads,
  createFile,
  openDatabase,
  removeWalFiles,
  replaceByCopy,
  WAL_SUFFIXES,
  withDamageError,
} from './sqlite-database';

import type Database from 'libsql';

/** How often the file may be replaced, or written by others, during one statement. */
const MAX_REOPENINGS = 5;

/** The files at a path, and when the database was last written. */
interface Identity {
  main: string;
  wal: string[];
  changedAt: number;
}

interface Opened extends Identity {
  database: Database.Database;
}

const statOf = (file: string) => statSync(file, { throwIfNoEntry: false });
const inodeOf = (stat: ReturnType<typeof statOf>): string => (stat ? `${stat.dev}:${stat.ino}` : 'none');

function identityOf(file: string): Identity {
  const main = statOf(file);
  return {
    main: inodeOf(main),
    wal: WAL_SUFFIXES.map((suffix) => inodeOf(statOf(file + suffix))),
    changedAt: main?.ctimeMs ?? 0,
  };
}

/**
 * Returns a connection that follows its path, because SQLite goes on writing to a file that was deleted or replaced.
 * The path is checked before each statement and after each write; a new file gets all leads that the old connection
 * can read. @throws DamagedOutboxError; later statements check again
 */
export function openOutboxFile(file: string) {
  let opened: Opened | undefined;

  /** Returns null if the file was replaced meanwhile. */
  function open(): Opened | null {
    createFile(file);
    const { main, changedAt } = identityOf(file);
    const database = openDatabase(file);
    // The first statements create the write-ahead log.
    const now = identityOf(file);
    if (now.main === main) return { database, main, changedAt, wal: now.wal };
    database.close();
    return null;
  }

  /** Opens the file in the place of another one, and adds the leads of that one, which its connection can still read. */
  function openReplaced(now: Identity): void {
    const { database, main, wal } = opened ?? {};
    if (database && main === now.main) replaceByCopy(database, file);
    // SQLite would apply the log of the old database to the new one.
    else if (wal) removeWalFiles(file, (index) => wal[index] === now.wal[index]);
    const next = open();
    if (!next) return;
    try {
      const added = database ? copyLeads(database, file) : 0;
      log(
        'error',
        'leads',
        `${file} was deleted or replaced while the site runs: it was opened again, and ${added} leads were added to it. See docs/operations.md`,
      );
    } catch (error) {
      next.database.close();
      throw error;
    }
    database?.close();
    opened = next;
  }

  /** For a file that another process's checkpoint, or a copy over it, has written: a new connection has no stale cache. */
  function reopen(): void {
    const next = open();
    if (!next) return;
    opened?.database.close();
    opened = next;
  }

  /** Returns a connection to the file at the path. @param isOwn whether this connection has written the file */
  function current(isOwn: boolean): Database.Database {
    for (let reopenings = 0; reopenings <= MAX_REOPENINGS; reopenings += 1) {
      const now = identityOf(file);
      if (opened?.main === now.main && opened.wal.every((inode, index) => inode === now.wal[index])) {
        if (isOwn) opened.changedAt = now.changedAt;
        if (opened.changedAt === now.changedAt) return opened.database;
        reopen();
      } else openReplaced(now);
    }
    throw new Error(`${file} was replaced ${MAX_REOPENINGS} times during one statement`);
  }

  opened = open() ?? undefined;
  return {
    read: <Value>(run: (database: Database.Database) => Value): Value =>
      withDamageError(file, () => run(current(false))),
    /** Returns when the write is in the file that is at the path now. */
    write: <Value>(run: (database: Database.Database) => Value): Value =>
      withDamageError(file, () => {
        const value = run(current(false));
        current(true);
        return value;
      }),
    close: () => opened?.database.close(),
  };
}
