import { doneEntry, pendingOf, recordOf } from './record';
import { openOutboxFile } from './sqlite-file';
import {
  CLOCK_TOLERANCE_MS,
  type Accepted,
  type ClaimOptions,
  type LeasedLead,
  type NewLead,
  type Outbox,
  type Outcome,
} from './types';

/** Whether a lead lacks a target: the names stand between commas. */
const LACKS = "instr(',' || done, ',' || ? || ',') = 0";

/** @param lacking number of targets of which a lead must lack one; 0 for any lead */
const claimStatement = (lacking: number): string => `
UPDATE leads SET state = 'delivering', tries = tries + 1, lease = ? || '/' || (tries + 1), due_at = ?, scheduled_at = ?
WHERE site = ? AND key_hash IN (
  SELECT key_hash FROM leads WHERE site = ? AND due_at IS NOT NULL AND content IS NOT NULL
  AND (due_at <= ? OR state = 'accepted' OR scheduled_at > ?)
  ${lacking > 0 ? `AND (${Array(lacking).fill(LACKS).join(' OR ')})` : ''} ORDER BY due_at LIMIT ?
)
RETURNING *`;

/** Returns the outbox of one machine. Every write is one statement: a killed process leaves no half-written lead. */
export function sqliteOutbox(file: string, site: string): Outbox {
  const opened = openOutboxFile(file);
  const rows = (sql: string, values: unknown[]): unknown[] =>
    opened.read((database) => database.prepare(sql).all(values));
  const write = (sql: string, values: unknown[]): number =>
    opened.write((database) => database.prepare(sql).run(values).changes);
  const find = (keyHash: string) => {
    const [row] = rows('SELECT reference, fingerprint FROM leads WHERE site = ? AND key_hash = ?', [site, keyHash]);
    return row
      ? {
          reference: String(Reflect.get(Object(row), 'reference')),
          fingerprint: String(Reflect.get(Object(row), 'fingerprint')),
        }
      : null;
  };

  function accept({ keyHash, reference, fingerprint, form, acceptedAt, content }: NewLead): Accepted {
    const added = write(
      `INSERT INTO leads (site, key_hash, reference, fingerprint, form, state, accepted_at, due_at, key_id, content)
       VALUES (?, ?, ?, ?, ?, 'accepted', ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      [site, keyHash, reference, fingerprint, form, acceptedAt, acceptedAt, content.keyId, content.text],
    );
    if (added > 0) return { kind: 'stored', reference };
    const known = find(keyHash);
    return known?.fingerprint === fingerprint ? { kind: 'known', reference: known.reference } : { kind: 'other' };
  }

  function claim({ holder, max, now, leaseMs, lacking = [] }: ClaimOptions): LeasedLead[] {
    const until = now + leaseMs;
    const claimed = opened.write((database) =>
      database
        .prepare(claimStatement(lacking.length))
        .all([holder, until, now, site, site, now, now + CLOCK_TOLERANCE_MS, ...lacking, max]),
    );
    // SQLite returns the rows in no order.
    return claimed
      .map(recordOf)
      .toSorted((one, other) => one.acceptedAt - other.acceptedAt)
      .flatMap((record): LeasedLead[] =>
        record.content ? [{ ...record, content: record.content, lease: `${holder}/${record.tries}`, until }] : [],
      );
  }

  const updateLeased = (lead: LeasedLead, sets: string, values: unknown[]): boolean =>
    write(`UPDATE leads SET ${sets} WHERE site = ? AND key_hash = ? AND lease = ?`, [
      ...values,
      site,
      lead.keyHash,
      lead.lease,
    ]) > 0;

  function settle(lead: LeasedLead, outcome: Outcome): boolean {
    if (outcome.kind === 'delivered')
      return updateLeased(
        lead,
        `state = 'delivered', lease = NULL, due_at = NULL, last_error = NULL, delivered_at = ?`,
        [outcome.at],
      );
    return updateLeased(lead, 'state = ?, lease = NULL, due_at = ?, scheduled_at = ?, last_error = ?', [
      outcome.state,
      outcome.dueAt,
      outcome.at,
      outcome.error,
    ]);
  }

  const purge = (deliveredBefore: number, acceptedBefore: number): number => {
    write(`DELETE FROM leads WHERE site = ? AND content IS NULL AND accepted_at < ?`, [site, acceptedBefore]);
    return write(
      `UPDATE leads SET content = NULL, key_id = NULL WHERE site = ? AND content IS NOT NULL AND delivered_at <= ?`,
      [site, deliveredBefore],
    );
  };

  return {
    find: async (keyHash) => find(keyHash),
    accept: async (lead) => accept(lead),
    claim: async (options) => claim(options),
    recordDelivery: async (lead, delivered, until) =>
      updateLeased(lead, `done = done || ?, due_at = ?, scheduled_at = MIN(scheduled_at, ?)`, [
        doneEntry(delivered),
        until,
        until,
      ]),
    settle: async (lead, outcome) => settle(lead, outcome),
    list: async () => rows('SELECT * FROM leads WHERE site = ? ORDER BY accepted_at, key_hash', [site]).map(recordOf),
    pending: async () =>
      pendingOf(
        rows(
          'SELECT state, COUNT(*) AS count, MIN(accepted_at) AS since FROM leads WHERE site = ? AND due_at IS NOT NULL GROUP BY state',
          [site],
        ),
      ),
    durability: async () => 'proven',
    retry: async (keyHash, now) =>
      write(
        `UPDATE leads SET state = 'waiting', due_at = ?, scheduled_at = ? WHERE site = ? AND key_hash = ? AND state IN ('accepted', 'waiting', 'refused')`,
        [now, now, site, keyHash],
      ) > 0,
    remove: async (keyHash) =>
      write(
        `UPDATE leads SET state = CASE state WHEN 'delivered' THEN state ELSE 'deleted' END, content = NULL, key_id = NULL, lease = NULL, due_at = NULL
         WHERE site = ? AND key_hash = ? AND content IS NOT NULL`,
        [site, keyHash],
      ) > 0,
    purge: async (deliveredBefore, acceptedBefore) => purge(deliveredBefore, acceptedBefore),
    release: (holder, now) =>
      void write(
        `UPDATE leads SET state = 'waiting', lease = NULL, due_at = ?, scheduled_at = ? WHERE site = ? AND state = 'delivering' AND lease LIKE ? || '/%'`,
        [now, now, site, holder],
      ),
    close: async () => void opened.close(),
  };
}
