import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import Database from 'libsql';

import { sqliteOutbox } from '@footbridge/bridge/leads/outbox/sqlite';

import { claim, newLead, one, outboxContract, type Store } from './contract';
import { operatorContract } from './operator-contract';

import type { Outbox } from '@footbridge/bridge/leads/outbox/types';
import { temporaryFolder } from '../../../../../__tests__/support/temporary-folder';

const folder = temporaryFolder();
const now = Date.UTC(2026, 0, 15, 4);
const opened: Outbox[] = [];
let stores = 0;

const store = (outbox: Outbox): Outbox => {
  opened.push(outbox);
  return outbox;
};

function sqlite(): Store {
  stores += 1;
  const file = join(folder, String(stores), 'leads', 'outbox.db');
  return { open: (site = 'DSH') => store(sqliteOutbox(file, site)), age: async () => undefined };
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((outbox) => outbox.close()));
});

describe('the outbox in SQLite', () => {
  outboxContract(sqlite);
  operatorContract(sqlite);

  it('is a file that the site’s own user alone can read, as are those beside it', async () => {
    const file = join(folder, 'mine', 'leads', 'outbox.db');
    const outbox = store(sqliteOutbox(file, 'DSH'));
    await outbox.accept(newLead());
    expect([file, `${file}-wal`, `${file}-shm`].map((name) => statSync(name).mode & 0o777)).toEqual([
      0o600, 0o600, 0o600,
    ]);
    expect(statSync(join(folder, 'mine', 'leads')).mode & 0o777).toBe(0o700);
  });

  it('releases a process’s leases at its end', async () => {
    const outbox = sqlite().open();
    await outbox.accept(newLead());
    await one(outbox, 'ending');
    outbox.release('another', now);
    expect(await claim(outbox)).toEqual([]);
    outbox.release('ending', now);
    expect(await claim(outbox)).toHaveLength(1);
  });

  it('leaves nothing of a forgotten lead in its file', async () => {
    const file = join(folder, 'forgotten', 'outbox.db');
    const outbox = sqliteOutbox(file, 'DSH');
    const text = 'what-was-sealed-of-somebody'.repeat(200);
    await outbox.accept(newLead({ content: { keyId: 'k1', text } }));
    await outbox.settle(await one(outbox), { kind: 'delivered', at: now });
    await outbox.purge(now, 0);
    await outbox.close();
    expect(readFileSync(file, 'latin1')).not.toContain('what-was-sealed');
  });

  it('does not open a file that a newer version wrote', async () => {
    const file = join(folder, 'newer', 'outbox.db');
    await sqliteOutbox(file, 'DSH').close();
    const database = new Database(file);
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => sqliteOutbox(file, 'DSH')).toThrow('newer Footbridge');
  });
});
