import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const NAME = /^(\d{6})\.ndjson$/;
const NEWLINE = 10;

/**
 * Records of JSON in files that are only ever appended to, so that several processes may write and each reads what the
 * others wrote. Bounded: a full file is followed by the next number, and the oldest goes. Synchronous on purpose: one
 * `stat` or two a look (some microseconds), and what was appended is on disk when `append` returns.
 */
export class SegmentedLog {
  /** How much of each file was read. @type {Map<number, number>} */
  #read = new Map();
  #newest = 0;

  /**
   * @param {string} folder
   * @param {{ fileBytes: number, files: number }} bound
   */
  constructor(folder, { fileBytes, files }) {
    this.folder = folder;
    this.fileBytes = fileBytes;
    this.files = files;
  }

  /** @param {number} number */
  #file(number) {
    return path.join(this.folder, `${String(number).padStart(6, '0')}.ndjson`);
  }

  /** @param {number} number */
  #size(number) {
    try {
      return statSync(this.#file(number), { throwIfNoEntry: false })?.size ?? -1;
    } catch {
      // A file stands where the folder should be: there is nothing to read.
      return -1;
    }
  }

  #numbers() {
    try {
      return readdirSync(this.folder)
        .flatMap((name) => NAME.exec(name)?.[1] ?? [])
        .map(Number)
        .toSorted((a, b) => a - b);
    } catch {
      return [];
    }
  }

  /** Whether the oldest records are gone. */
  get isCut() {
    return (this.#numbers()[0] ?? 1) > 1;
  }

  /**
   * On disk when it returns: a crash loses nothing that was answered for.
   * @param {unknown[]} records written in one step
   * @throws when the disk takes nothing
   */
  append(...records) {
    mkdirSync(this.folder, { recursive: true });
    const last = Math.max(this.#numbers().at(-1) ?? 1, this.#newest, 1);
    const number = this.#size(last) >= this.fileBytes ? last + 1 : last;
    const file = openSync(this.#file(number), 'a');
    try {
      // A line of its own even where a crash left half a line before it.
      writeFileSync(file, `\n${records.map((record) => JSON.stringify(record)).join('\n')}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    if (number > last)
      for (const old of this.#numbers().filter((one) => one <= number - this.files))
        rmSync(this.#file(old), { force: true });
  }

  /** @param {number} number @param {number} size */
  #recordsOf(number, size) {
    const known = this.#read.get(number) ?? 0;
    // Shorter than before: somebody took the folder away and it began anew.
    const from = size < known ? 0 : known;
    if (size === from) return [];
    const file = openSync(this.#file(number), 'r');
    try {
      const bytes = Buffer.alloc(fstatSync(file).size - from);
      const length = readSync(file, bytes, 0, bytes.length, from);
      const whole = bytes.subarray(0, length).lastIndexOf(NEWLINE) + 1;
      this.#read.set(number, from + whole);
      return bytes.subarray(0, whole).toString('utf8').split('\n').flatMap(parsed);
    } finally {
      closeSync(file);
    }
  }

  /**
   * What was written since it was last asked, by this process or another; everything the first time.
   * @returns {unknown[]}
   */
  readNew() {
    const first = this.#read.size === 0 ? this.#numbers() : [this.#newest - 1, this.#newest];
    const records = [];
    for (const number of first) {
      const size = this.#size(number);
      if (size >= 0) records.push(...this.#recordsOf(number, size));
      // Taken away: what comes in its place is new from its beginning.
      else this.#read.delete(number);
      this.#newest = Math.max(this.#newest, number);
    }
    for (let size = this.#size(this.#newest + 1); size >= 0; size = this.#size(this.#newest + 1)) {
      this.#newest += 1;
      records.push(...this.#recordsOf(this.#newest, size));
    }
    return records;
  }
}

/** @param {string} line @returns {unknown[]} none for half a line that a crash left */
function parsed(line) {
  if (line === '') return [];
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
