import { join } from 'node:path';

import Database from 'libsql';

import { leadKeys, unseal } from '@footbridge/bridge/leads/outbox/seal';
import { sqliteOutbox } from '@footbridge/bridge/leads/outbox/sqlite';

import { claim } from './contract';
import { temporaryFolder } from '../../../../../__tests__/support/temporary-folder';

/** The tables of the first release (user_version 1, without scheduled_at). Never change this text: such files exist. */
const FIRST_SCHEMA = `
CREATE TABLE leads (
  key_hash TEXT NOT NULL, site TEXT NOT NULL, reference TEXT NOT NULL, fingerprint TEXT NOT NULL, form TEXT NOT NULL,
  state TEXT NOT NULL, accepted_at INTEGER NOT NULL, due_at INTEGER, lease TEXT, tries INTEGER NOT NULL DEFAULT 0,
  last_error TEXT, delivered_at INTEGER, done TEXT NOT NULL DEFAULT '', key_id TEXT, content TEXT,
  PRIMARY KEY (site, key_hash)
) STRICT;
CREATE INDEX due ON leads (site, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX stored ON leads (site, delivered_at) WHERE content IS NOT NULL;
PRAGMA user_version = 1;`;

/** As the first release encrypted it, with a LEAD_KEY of 32 bytes 7. */
const KEY_ID = 'aa1f1717';
const CONTENT = 'NuXvU2epcmxR05foXpsOWgE7q45JbCFv7TPh1EMDL08dUJlRNDdgs9fFllggKqeO1az5hLItJONfnK59MonxswfH';

const ACCEPTED = Date.UTC(2026, 0, 15);
const NOW = ACCEPTED + 3_600_000;
const folder = temporaryFolder();
const file = join(folder, 'outbox.db');

const row = (keyHash: string, state: string, dueAt: number | null, tries: number, done = '') =>
  `INSERT INTO leads (key_hash, site, reference, fingerprint, form, state, accepted_at, due_at, tries, done, key_id, content)
   VALUES ('${keyHash}', 'DSH', 'REF-${keyHash}', 'print', 'callback', '${state}', ${ACCEPTED}, ${dueAt}, ${tries}, '${done}', '${KEY_ID}', '${CONTENT}');`;

beforeAll(() => {
  process.env.LEAD_KEY = Buffer.alloc(32, 7).toString('base64');
  const database = new Database(file);
  database.exec(FIRST_SCHEMA);
  database.exec(
    row('hash-1', 'accepted', ACCEPTED, 0) +
      row('hash-2', 'waiting', NOW - 1, 3, 'webhook,') +
      row('hash-3', 'delivering', NOW - 1, 1) +
      row('hash-4', 'refused', null, 8) +
      row('hash-5', 'delivered', null, 1),
  );
  database.close();
});

it('an outbox of the first release has all its leads, and delivers those that are due', async () => {
  const outbox = sqliteOutbox(file, 'DSH');
  const listed = await outbox.list();
  expect(listed.map(({ keyHash, state, tries }) => [keyHash, state, tries])).toEqual([
    ['hash-1', 'accepted', 0],
    ['hash-2', 'waiting', 3],
    ['hash-3', 'delivering', 1],
    ['hash-4', 'refused', 8],
    ['hash-5', 'delivered', 1],
  ]);
  const due = await claim(outbox, 10, 'worker', NOW);
  expect(due.map(({ keyHash, done }) => [keyHash, done]).toSorted()).toEqual([
    ['hash-1', []],
    ['hash-2', ['webhook']],
    ['hash-3', []],
  ]);
  const [first] = due.filter(({ keyHash }) => keyHash === 'hash-1');
  const keys = leadKeys();
  if (!first || !keys) throw new Error('the lead or the key is missing');
  expect(JSON.parse(unseal(first.content, 'hash-1', keys))).toEqual({ form: 'callback', firstName: 'Ruth' });
  await outbox.settle(first, { kind: 'failed', state: 'waiting', at: NOW, dueAt: NOW + 1, error: 'unreachable' });
  expect(await claim(outbox, 10, 'worker', NOW + 1)).toHaveLength(1);
  await outbox.close();
});
