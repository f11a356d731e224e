import { stat } from 'node:fs/promises';

import { open, type Reader, type Response } from 'maxmind';

import { log } from '../../platform/log';

/** Between two checks of the file, which happen on lookups only. */
const CHECK_INTERVAL_MS = 10_000;
/** A file that was modified less than this ago may be incomplete. */
const SETTLE_MS = 2000;
const MAX_CACHED_RECORDS = 1000;

type DatabaseReader = Reader<Response>;

export interface WatchedDatabase {
  /** Returns the current database, or the last one that could be read; null if none could. */
  reader(): Promise<DatabaseReader | null>;
}

interface Stamp {
  text: string;
  changed: number;
}

async function stampOf(path: string): Promise<Stamp | null> {
  try {
    const { ino, size, mtimeMs } = await stat(path);
    return { text: `${ino} ${size} ${mtimeMs}`, changed: mtimeMs };
  } catch {
    return null;
  }
}

/** Returns a database that is loaded again when it was replaced. The previous one stays while a new one is invalid. */
export function watchedDatabase(path: string): WatchedDatabase {
  let current: DatabaseReader | null = null;
  /** Stamp of the file that was last read, or could not be. */
  let checkedStamp = '';
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;

  const fail = (reason: string, cause?: unknown): void => {
    log(
      'warn',
      'geolocation',
      `the database ${reason}; ${current ? 'the previous one stays in use' : 'visitors have no place'}`,
      cause,
    );
  };

  async function read(stamp: Stamp): Promise<void> {
    try {
      const opened = await open<Response>(path, { cache: { max: MAX_CACHED_RECORDS } });
      // The file changed while it was read.
      if ((await stampOf(path))?.text !== stamp.text) return;
      current = opened;
    } catch (error) {
      fail('cannot be read', error);
    }
    checkedStamp = stamp.text;
  }

  async function check(): Promise<void> {
    const stamp = await stampOf(path);
    const text = stamp?.text ?? 'missing';
    if (text === checkedStamp || (stamp && current && Date.now() - stamp.changed < SETTLE_MS)) return;
    if (stamp) return read(stamp);
    fail('is missing');
    checkedStamp = text;
  }

  return {
    async reader() {
      if (!checking && Date.now() - checkedAt >= CHECK_INTERVAL_MS) {
        checkedAt = Date.now();
        checking = check().finally(() => {
          checking = undefined;
        });
      }
      await checking;
      return current;
    },
  };
}
