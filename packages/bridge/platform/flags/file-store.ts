import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { codeOf } from '../failure';
import { flagsFolder } from '../folders';
import { logChange } from '../log-repeated';
import { processState } from '../process-state';

export interface FlagStore {
  /** Sets a flag for so long. Returns whether it was unset. @throws when it was not stored */
  set(key: string, remainingMs: number): Promise<boolean>;
  /** Returns how long a flag stays set, ms; 0 if it is unset. @throws when that is not known */
  remaining(key: string): Promise<number>;
}

/** Files that may be created before they are counted, by folder; none at first, because there may be files from before. */
const untilCountState = processState<Map<string, number>>('flagFilesUntilCount');
const CLEARED_TO = 0.8;

const exists = (error: unknown): boolean => codeOf(error) === 'EEXIST';

/** Creates an empty file. Returns false if there is one: the kernel lets one process create it. */
async function create(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    if (exists(error)) return false;
    throw error;
  }
}

const createdAt = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

/** Deletes expired files, and the oldest above the limit. Returns how many may be created before the next count. */
async function removeOld(folder: string, oldestMs: number, max: number): Promise<number> {
  const files: { file: string; at: number }[] = [];
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    files.push({ file, at: (await createdAt(file)) ?? 0 });
  }
  const newest = files.toSorted((a, b) => b.at - a.at);
  const valid = newest.filter(({ at }) => at > oldestMs).slice(0, max * CLEARED_TO);
  for (const { file } of newest.slice(valid.length)) await rm(file, { force: true });
  return max - valid.length;
}

/** Returns this machine's store: an empty file for each flag. Several processes may exceed `max` by a fifth each. */
export function fileStore({ name, ttlMs, max }: { name: string; ttlMs: number; max: number }): FlagStore {
  const folder = path.join(flagsFolder(), name);
  const remainingOf = async (key: string): Promise<number> => {
    const at = await createdAt(path.join(folder, key));
    return at === null ? 0 : Math.max(0, at + ttlMs - Date.now());
  };

  async function set(key: string): Promise<boolean> {
    const file = path.join(folder, key);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const untilCount = (untilCountState.value ??= new Map());
    const left = untilCount.get(folder) ?? 0;
    untilCount.set(folder, left > 0 ? left - 1 : await removeOld(folder, Date.now() - ttlMs, max));
    if (await create(file)) return true;
    if ((await remainingOf(key)) > 0) return false;
    // Expired. Two processes may replace it at once, but an id of before is no longer valid by then.
    await rm(file, { force: true });
    return create(file);
  }

  return {
    async set(key) {
      const problem = (text: string | null) => logChange('warn', 'editor', `flags “${name}” in DATA_DIR`, text);
      try {
        const wasUnset = await set(key);
        problem(null);
        return wasUnset;
      } catch (error) {
        problem(`cannot be stored (${codeOf(error)}), so other processes do not have them`);
        throw error;
      }
    },
    remaining: remainingOf,
  };
}
