import type { LeadRecord } from '@footbridge/bridge/leads/outbox/types';
import { printableLine } from '@footbridge/bridge/platform/invisible';

const time = (at: number | null): string =>
  at === null ? '' : new Date(at).toISOString().replace('T', ' ').slice(0, 19);

const HEAD = ['Reference', 'Form', 'Accepted (UTC)', 'State', 'Tries', 'Next (UTC)', 'Last error or note'];

function row({ reference, form, acceptedAt, state, content, tries, dueAt, lastError, notes }: LeadRecord): string[] {
  const label = state === 'delivered' && !content ? 'delivered, content deleted' : state;
  return [reference, form, time(acceptedAt), label, String(tries), time(dueAt), lastError ?? notes.join('; ')];
}

/** One line for each lead: nothing about the person. */
export function leadTable(records: LeadRecord[]): string {
  const rows = [HEAD, ...records.map(row)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => printableLine(cell).padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function summary(records: LeadRecord[]): string {
  const counts = new Map<string, number>();
  for (const { state } of records) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${count} ${state}`).join(', ') || 'none';
}
