import { z } from 'zod';

import { LEAD_STATES, type Delivered, type LeadRecord, type PendingLeads } from './types';

const time = z.coerce.number().nullable();

/** A row of SQLite, or the fields of a hash in Redis. */
const rowSchema = z.object({
  key_hash: z.string(),
  reference: z.string(),
  form: z.string(),
  state: z.enum(LEAD_STATES),
  accepted_at: z.coerce.number(),
  due_at: time,
  tries: z.coerce.number(),
  last_error: z.string().nullable(),
  delivered_at: time,
  /** Names of targets, and notes behind an equals sign, each followed by a comma. */
  done: z.string(),
  key_id: z.string().nullable(),
  content: z.string().nullable(),
});

const pendingSchema = z.array(
  z.object({ state: z.enum(LEAD_STATES).exclude(['delivered', 'deleted']), count: z.number(), since: z.number() }),
);

export const pendingOf = (rows: unknown): PendingLeads[] => pendingSchema.parse(rows);

export const doneEntry = ({ target, note }: Delivered): string =>
  `${target},${note ? `=${note.replaceAll(',', ';')},` : ''}`;

export function recordOf(row: unknown): LeadRecord {
  const {
    key_hash: keyHash,
    accepted_at: acceptedAt,
    due_at: dueAt,
    last_error: lastError,
    delivered_at: deliveredAt,
    done,
    key_id: keyId,
    content,
    ...same
  } = rowSchema.parse(row);
  const entries = done.split(',').filter(Boolean);
  return {
    ...same,
    keyHash,
    acceptedAt,
    dueAt,
    lastError,
    deliveredAt,
    done: entries.filter((entry) => !entry.startsWith('=')),
    notes: entries.filter((entry) => entry.startsWith('=')).map((entry) => entry.slice(1)),
    content: keyId !== null && content !== null ? { keyId, text: content } : null,
  };
}
