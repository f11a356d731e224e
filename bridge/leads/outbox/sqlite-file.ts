import { statSync } from 'node:fs';

import { log } from '../../platform/log';
import {
  addRows,
  BESIDE,
  createFile,
  leadRows,
  namingDamage,
  openDatabase,
  removeBeside,
  replaceByCopy,
} from './sqlite-database';

import type Database from 'libsql';

/** So often the file may be replaced, or written by others, during one statement; then something does it on purpose. */
const MAX_RENEWALS = 5;

/** What lies at a path: which files, and when the database itself was last written. */
interface Identity {
  main: string;
  /** Of the write-ahead log and its index. */
  beside: string[];
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
    beside: BESIDE.map((suffix) => inodeOf(statOf(file + suffix))),
    changedAt: main?.ctimeMs ?? 0,
  };
}

export interface OutboxFile {
  read<Value>(run: (database: Database.Database) => Value): Value;
  /** @returns what `run` returns, once what it wrote is in the file that lies at the path */
  write<Value>(run: (database: Database.Database) => Value): Value;
  close(): void;
}

/**
 * A connection that follows its path. SQLite goes on writing to a file that was deleted or replaced, and what it writes is lost
 * when the process ends. So each statement is preceded by a look at the path, and each write followed by another: where other
 * files lie there, they are opened, and all leads that the old connection can still read are added to them.
 * @throws DamagedOutboxError when the file is damaged; each later statement looks at it again
 */
export function openOutboxFile(file: string): OutboxFile {
  let opened: Opened | undefined;
  /** Leads of a file that is gone, until they are in another one. */
  let carried: Record<string, unknown>[] = [];

  /** @returns null when the file was replaced meanwhile: nobody knows which one was opened */
  function open(): Opened | null {
    createFile(file);
    const { main, changedAt } = identityOf(file);
    const database = openDatabase(file);
    // The files beside it are made by its first statements.
    const now = identityOf(file);
    if (now.main === main) return { database, main, changedAt, beside: now.beside };
    database.close();
    return null;
  }

  /** Rows that can no longer be read are lost with their file; the next ones must not be. */
  function rescue(database: Database.Database): void {
    try {
      carried = leadRows(database);
    } catch (error) {
      log('error', 'leads', `${file}: its leads could not be read any more`, error);
    }
    database.close();
  }

  function renew(now: Identity): void {
    if (opened) {
      const { database, main, beside } = opened;
      if (main === now.main) replaceByCopy(database, file);
      // What belongs to a database that is not there any more: SQLite would apply it to the one that took its place.
      else removeBeside(file, (index) => beside[index] === now.beside[index]);
      rescue(database);
      opened = undefined;
    }
    const next = open();
    if (!next) return;
    const count = addRows(next.database, carried);
    log(
      'error',
      'leads',
      `${file} was deleted or replaced while the site runs: it was opened again, and ${count} of ${carried.length} leads were added to it. See docs/operations.md`,
    );
    carried = [];
    opened = next;
  }

  /** The same file was written, by another process's checkpoint or by a copy over it: a new connection has nothing of the old content in memory. */
  function reopen(): void {
    const next = open();
    if (!next) return;
    opened?.database.close();
    opened = next;
  }

  /** @param isOwn whether a change of the file's content is this connection's own */
  function follow(isOwn: boolean): Database.Database {
    for (let renewals = 0; renewals <= MAX_RENEWALS; renewals += 1) {
      const now = identityOf(file);
      if (opened?.main === now.main && opened.beside.every((inode, index) => inode === now.beside[index])) {
        if (isOwn) opened.changedAt = now.changedAt;
        if (opened.changedAt === now.changedAt) return opened.database;
        reopen();
      } else renew(now);
    }
    throw new Error(`${file} is replaced again and again`);
  }

  opened = open() ?? undefined;
  return {
    read: (run) => namingDamage(file, () => run(follow(false))),
    write: (run) =>
      namingDamage(file, () => {
        const value = run(follow(false));
        follow(true);
        return value;
      }),
    close: () => opened?.database.close(),
  };
}
