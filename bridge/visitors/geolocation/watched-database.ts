import { stat } from 'node:fs/promises';

import { open } from 'maxmind';

import { log } from '../../platform/log';

import type { Reader, Response } from 'maxmind';

/** How often the file is looked at, at most, ms; only when somebody asks. */
const LOOK_EVERY = 10_000;
/** A file that was written to within this time may still be written to, ms. */
const SETTLED = 2000;
/** Records kept decoded, by their place in the file: no address is kept. */
const DECODED = 1000;

type DatabaseReader = Reader<Response>;

export interface WatchedDatabase {
  /** The database as the file has it now, or had it while it could be read; null where it never could. */
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

/**
 * A database file, read into memory when it is first asked for and again after it was replaced. While it is missing, being
 * written or unreadable the one that was read before goes on; why is logged once.
 */
export function watchedDatabase(path: string): WatchedDatabase {
  let current: DatabaseReader | null = null;
  /** Of the file that was last read, or could not be. */
  let seen = '';
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;

  const fail = (reason: string, cause?: unknown): void => {
    log(
      'warn',
      'geolocation',
      `the database ${reason}; ${current ? 'the older one goes on' : 'no visitor is placed by it'}`,
      cause,
    );
  };

  async function read(stamp: Stamp): Promise<void> {
    try {
      const opened = await open<Response>(path, { cache: { max: DECODED } });
      // Replaced or written to meanwhile: what was read is half of each.
      if ((await stampOf(path))?.text !== stamp.text) return;
      current = opened;
    } catch (error) {
      fail('cannot be read', error);
    }
    seen = stamp.text;
  }

  async function look(): Promise<void> {
    const stamp = await stampOf(path);
    const text = stamp?.text ?? 'missing';
    if (text === seen || (stamp && current && Date.now() - stamp.changed < SETTLED)) return;
    if (stamp) return read(stamp);
    fail('is missing');
    seen = text;
  }

  return {
    async reader() {
      if (!looking && Date.now() - lookedAt >= LOOK_EVERY) {
        lookedAt = Date.now();
        looking = look().finally(() => {
          looking = undefined;
        });
      }
      await looking;
      return current;
    },
  };
}
