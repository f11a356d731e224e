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

import { jsonIn } from '../../platform/json-limits';

const NAME = /^(\d{6})\.ndjson$/;
const NEWLINE = 10;

/** An append-only log of JSON records in numbered files, for several processes. `append` returns when they are on disk. */
export class SegmentedLog {
  /** Bytes that were read of each file. */
  #read = new Map<number, number>();
  #newest = 0;

  constructor(
    private readonly folder: string,
    private readonly limit: { fileBytes: number; files: number },
  ) {}

  #file(number: number): string {
    return path.join(this.folder, `${String(number).padStart(6, '0')}.ndjson`);
  }

  #size(number: number): number {
    try {
      return statSync(this.#file(number), { throwIfNoEntry: false })?.size ?? -1;
    } catch {
      // There is a file in place of the folder.
      return -1;
    }
  }

  #numbers(): number[] {
    try {
      return readdirSync(this.folder)
        .flatMap((name) => NAME.exec(name)?.[1] ?? [])
        .map(Number)
        .toSorted((a, b) => a - b);
    } catch {
      return [];
    }
  }

  get isCut(): boolean {
    return (this.#numbers()[0] ?? 1) > 1;
  }

  /** Writes the records in one step. They are on disk when it returns. @throws when the disk does not take them */
  append(...records: unknown[]): void {
    mkdirSync(this.folder, { recursive: true });
    const last = Math.max(this.#numbers().at(-1) ?? 1, this.#newest, 1);
    const number = this.#size(last) >= this.limit.fileBytes ? last + 1 : last;
    const file = openSync(this.#file(number), 'a');
    try {
      // Begins with a newline, because a crash may have left half a line.
      writeFileSync(file, `\n${records.map((record) => JSON.stringify(record)).join('\n')}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    if (number > last)
      for (const old of this.#numbers().filter((one) => one <= number - this.limit.files))
        rmSync(this.#file(old), { force: true });
  }

  /** The records of empty lines, and of half a line that a crash left, are undefined. */
  #recordsOf(number: number, size: number): unknown[] {
    const known = this.#read.get(number) ?? 0;
    // Shorter than before: the folder was deleted and created anew.
    const from = size < known ? 0 : known;
    if (size === from) return [];
    const file = openSync(this.#file(number), 'r');
    try {
      const bytes = Buffer.alloc(fstatSync(file).size - from);
      const length = readSync(file, bytes, 0, bytes.length, from);
      const whole = bytes.subarray(0, length).lastIndexOf(NEWLINE) + 1;
      this.#read.set(number, from + whole);
      return bytes.subarray(0, whole).toString('utf8').split('\n').map(jsonIn);
    } finally {
      closeSync(file);
    }
  }

  /** Returns what was written since the last call, by this process or another; everything the first time. */
  readNew(): unknown[] {
    const first = this.#read.size === 0 ? this.#numbers() : [this.#newest - 1, this.#newest];
    const records: unknown[] = [];
    for (const number of first) {
      const size = this.#size(number);
      if (size >= 0) records.push(...this.#recordsOf(number, size));
      // Deleted: a file in its place is read from its beginning.
      else this.#read.delete(number);
      this.#newest = Math.max(this.#newest, number);
    }
    for (let size = this.#size(this.#newest + 1); size >= 0; size = this.#size(this.#newest + 1)) {
      this.#newest += 1;
      records.push(...this.#recordsOf(this.#newest, size));
    }
    return records.filter((record) => record !== undefined);
  }
}
