import { mkdtempSync, renameSync, rmSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { watchedDatabase } from '@footbridge/bridge/visitors/geolocation/watched-database';

import { mmdb } from '../../../../../__tests__/support/mmdb';

const folder = mkdtempSync(join(tmpdir(), 'footbridge-mmdb-'));
const path = join(folder, 'city.mmdb');
const ADDRESS = '192.0.2.1';
const holding = (city: string) => mmdb({ [ADDRESS]: { city } });
const START = Date.parse('2026-01-01T12:00:00Z');
const warned: string[] = [];

/** As a careful program does it: written elsewhere, then moved. */
function replace(content: Buffer, changed = Date.now() - 60_000): void {
  writeFileSync(`${path}.new`, content);
  utimesSync(`${path}.new`, changed / 1000, changed / 1000);
  renameSync(`${path}.new`, path);
}

/** Into the same file, now. */
function overwrite(content: Buffer): void {
  writeFileSync(path, content);
  utimesSync(path, Date.now() / 1000, Date.now() / 1000);
}

const city = async (database: ReturnType<typeof watchedDatabase>) => (await database.reader())?.get(ADDRESS) ?? null;
const later = (ms: number) => jest.setSystemTime(Date.now() + ms);

beforeEach(() => {
  jest.useFakeTimers({ now: START, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
  warned.length = 0;
  jest.spyOn(console, 'warn').mockImplementation((line: string) => void warned.push(line));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(path, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a database file', () => {
  it('is opened once for all callers', async () => {
    replace(holding('Reno'));
    const database = watchedDatabase(path);
    const [one, two] = await Promise.all([database.reader(), database.reader()]);
    expect(one).not.toBeNull();
    expect(one).toBe(two);
    later(60_000);
    expect(await database.reader()).toBe(one);
  });

  it('that was replaced is read again', async () => {
    replace(holding('Reno'));
    const database = watchedDatabase(path);
    expect(await city(database)).toEqual({ city: 'Reno' });
    replace(holding('Sparks'));
    later(9_000);
    expect(await city(database)).toEqual({ city: 'Reno' });
    later(1_000);
    expect(await city(database)).toEqual({ city: 'Sparks' });
    expect(warned).toEqual([]);
  });

  it('that is being written leaves the older one in place until it is whole', async () => {
    replace(holding('Reno'));
    const database = watchedDatabase(path);
    expect(await city(database)).toEqual({ city: 'Reno' });
    const whole = holding('Sparks');
    later(10_000);
    overwrite(whole.subarray(0, whole.length / 2));
    expect(await city(database)).toEqual({ city: 'Reno' });
    later(10_000);
    expect(await city(database)).toEqual({ city: 'Reno' });
    expect(warned).toEqual([expect.stringContaining('the database cannot be read; the previous one stays in use')]);
    later(10_000);
    overwrite(whole);
    later(10_000);
    expect(await city(database)).toEqual({ city: 'Sparks' });
  });

  it('that vanishes leaves the older one in place, and says so once', async () => {
    replace(holding('Reno'));
    const database = watchedDatabase(path);
    await city(database);
    unlinkSync(path);
    for (let round = 0; round < 3; round += 1) {
      later(10_000);
      expect(await city(database)).toEqual({ city: 'Reno' });
    }
    expect(warned).toEqual([expect.stringContaining('the database is missing; the previous one stays in use')]);
  });

  it.each([
    ['is missing', null],
    ['cannot be read', Buffer.from('not a database')],
  ])('that %s from the start is none, until one is there', async (reason, content) => {
    if (content) replace(content);
    const database = watchedDatabase(path);
    expect(await database.reader()).toBeNull();
    expect(warned).toEqual([expect.stringContaining(`the database ${reason}; visitors have no place`)]);
    replace(holding('Reno'));
    later(10_000);
    expect(await city(database)).toEqual({ city: 'Reno' });
  });
});
