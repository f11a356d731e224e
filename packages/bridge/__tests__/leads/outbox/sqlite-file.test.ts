/** What becomes of leads when the outbox's file is deleted, replaced or overwritten while the site runs. */
import fs, { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { DamagedOutboxError, type Outbox } from '@footbridge/bridge/leads/outbox/types';
import { sqliteOutbox } from '@footbridge/bridge/leads/outbox/sqlite';

import { claim, newLead, one } from './contract';
import { quietConsole } from '../../../../../__tests__/support/quiet-console';
import { temporaryFolder } from '../../../../../__tests__/support/temporary-folder';

const root = temporaryFolder();
const LATER = Date.UTC(2026, 0, 15, 5);
let folder = '';
let file = '';
const logged = quietConsole();
const opened: Outbox[] = [];

function open(): Outbox {
  const outbox = sqliteOutbox(file, 'DSH');
  opened.push(outbox);
  return outbox;
}

/** As `sqlite3 outbox.db ".backup copy.db"`: with what is still in the write-ahead log. */
function backUp(): string {
  const copy = path.join(root, `${path.basename(folder)}.copy`);
  for (const suffix of ['', '-wal']) copyFileSync(file + suffix, copy + suffix);
  return copy;
}

const references = async (outbox: Outbox): Promise<string[]> =>
  (await outbox.list()).map(({ reference }) => reference).toSorted();

async function acceptMany(outbox: Outbox, count: number, bytes = 1400): Promise<string[]> {
  const leads = Array.from({ length: count }, () => newLead({ content: { keyId: 'k', text: 'x'.repeat(bytes) } }));
  for (const lead of leads) await outbox.accept(lead);
  return leads.map(({ reference }) => reference);
}

beforeEach(() => {
  folder = temporaryFolder();
  file = path.join(folder, 'outbox.db');
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((outbox) => outbox.close()));
});

const all = () => [file, `${file}-wal`, `${file}-shm`];
const remove = (...names: string[]): void => names.forEach((name) => rmSync(name, { force: true }));

const MISHAPS: [what: string, happen: (backup: string) => void][] = [
  ['the file is deleted', () => remove(file)],
  ['the file is deleted with those beside it', () => remove(...all())],
  ['the write-ahead log is deleted', () => remove(`${file}-wal`)],
  ['the index of the write-ahead log is deleted', () => remove(`${file}-shm`)],
  ['both files beside it are deleted', () => remove(`${file}-wal`, `${file}-shm`)],
  ['its folder is deleted', () => rmSync(folder, { recursive: true })],
  ['its folder is moved away', () => renameSync(folder, `${folder}.old`)],
  ['a backup is moved into its place', (backup) => renameSync(backup, file)],
  [
    'a backup is moved into its place, those beside it deleted',
    (backup) => (remove(...all()), renameSync(backup, file)),
  ],
  ['an empty file is moved into its place', () => (writeFileSync(`${file}.new`, ''), renameSync(`${file}.new`, file))],
];

describe('the outbox’s file', () => {
  it.each(MISHAPS)('when %s, no lead that was thanked for is lost, before or after', async (_what, happen) => {
    const outbox = open();
    const before = await acceptMany(outbox, 20);
    const backup = backUp();
    before.push(...(await acceptMany(outbox, 20)));
    happen(backup);
    const after = newLead();
    expect(await outbox.accept(after)).toEqual({ kind: 'stored', reference: after.reference });
    // Another process, which knows the path alone.
    expect(await references(open())).toEqual([...before, after.reference].toSorted());
    expect(logged.join('\n')).toMatch(
      /^\[footbridge\] leads: .*outbox.db .*was deleted or replaced while the site runs.*docs\/operations.md/,
    );
    expect(await claim(outbox, 100, 'worker', LATER)).toHaveLength(41);
  });

  it.each(MISHAPS)('when %s between a lead’s write and the look at the file, it is not lost', async (_what, happen) => {
    const outbox = open();
    const before = await acceptMany(outbox, 3);
    const backup = backUp();
    const { statSync } = fs;
    const looks = jest.spyOn(fs, 'statSync');
    await outbox.accept(newLead({ reference: 'EARLIER' }));
    const perWrite = looks.mock.calls.length;
    expect(perWrite).toBeGreaterThan(1);
    let count = 0;
    looks.mockImplementation(((...given: Parameters<typeof statSync>) => {
      if ((count += 1) === perWrite / 2 + 1) happen(backup);
      return statSync(...given);
    }) as typeof statSync);
    const lead = newLead();
    expect(await outbox.accept(lead)).toEqual({ kind: 'stored', reference: lead.reference });
    expect(await references(open())).toEqual([...before, 'EARLIER', lead.reference].toSorted());
  });

  it('that is deleted is opened again by the worker, too', async () => {
    const outbox = open();
    await acceptMany(outbox, 2);
    remove(...all());
    expect(await claim(outbox, 10, 'worker', LATER)).toHaveLength(2);
    expect(readdirSync(folder)).toContain('outbox.db');
  });

  it('that is deleted while several processes have it open is opened again by each, and each has all', async () => {
    const [first, second] = [open(), open()];
    const before = [...(await acceptMany(first, 5)), ...(await acceptMany(second, 5))];
    remove(...all());
    const after = [...(await acceptMany(first, 1)), ...(await acceptMany(second, 1))];
    const expected = [...before, ...after].toSorted();
    expect([await references(first), await references(second)]).toEqual([expected, expected]);
  });

  it('keeps the progress of each lead', async () => {
    const outbox = open();
    await acceptMany(outbox, 2);
    await outbox.settle(await one(outbox, 'worker', LATER), { kind: 'delivered', at: LATER });
    remove(...all());
    expect((await outbox.list()).map(({ state }) => state).toSorted()).toEqual(['accepted', 'delivered']);
  });

  it('that cannot be opened again takes no lead; when it can, nothing is lost', async () => {
    const outbox = open();
    const before = await acceptMany(outbox, 3);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file where the folder should be');
    await expect(outbox.accept(newLead())).rejects.toThrow();
    await expect(outbox.accept(newLead())).rejects.toThrow();
    rmSync(folder);
    mkdirSync(folder);
    expect(await references(outbox)).toEqual(before);
  });

  it('that a backup is copied over takes no lead that could be lost; a backup that is moved into its place is taken', async () => {
    const outbox = open();
    await acceptMany(outbox, 30);
    const backup = backUp();
    const clean = `${backup}.clean`;
    copyFileSync(backup, clean);
    copyFileSync(`${backup}-wal`, `${clean}-wal`);
    // More than the write-ahead log takes: it is written into the file meanwhile.
    await acceptMany(outbox, 100, 50_000);
    await acceptMany(outbox, 50);
    copyFileSync(backup, file);
    await expect(outbox.accept(newLead())).rejects.toThrow(DamagedOutboxError);
    await expect(outbox.pending()).rejects.toThrow(/damaged.*docs\/operations.md/);
    remove(...all());
    renameSync(clean, file);
    renameSync(`${clean}-wal`, `${file}-wal`);
    const lead = newLead();
    expect(await outbox.accept(lead)).toMatchObject({ kind: 'stored' });
    expect(await references(open())).toContain(lead.reference);
  });

  it('that is no database is said to be damaged', async () => {
    writeFileSync(file, 'x'.repeat(5000));
    expect(open).toThrow(DamagedOutboxError);
  });

  it('that another process writes to is read on, and nothing is said of it', async () => {
    const [first, second] = [open(), open()];
    await acceptMany(first, 100, 50_000);
    await acceptMany(second, 100, 50_000);
    expect(await references(first)).toHaveLength(200);
    expect(logged).toEqual([]);
  });
});
