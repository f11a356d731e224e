import { quantile } from './open-loop';
import { columns } from './table';

import type { Answered } from './open-loop';
import type { Phase } from './webhooks';

/** An aim, reported and not asserted, as in table.ts: what a visitor may wait longer meanwhile, ms. */
const MAX_DELAY_MS = 10;

const at = (answers: readonly Answered[], share: number) =>
  quantile(
    answers.map(({ ms }) => ms),
    share,
  );
const latencies = (answers: readonly Answered[]) =>
  [0.5, 0.95, 0.99].map((share) => (answers.length > 0 ? at(answers, share).toFixed(1) : '–'));

/** `409 × 9999`, the most frequent first. */
function statuses(answers: readonly Answered[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return (
    [...counts]
      .toSorted((a, b) => b[1] - a[1])
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ') || '–'
  );
}

/** The phases as text; the first is the quiet one. */
export function webhookTable(phases: readonly Phase[], seconds: number): string {
  const header = [
    'meanwhile',
    'a second',
    'answered',
    'p50 ms',
    'p95',
    'p99',
    'page p50',
    'p95',
    'p99',
    'not cached',
    'log lines',
  ];
  const rows = phases.map(({ name, webhooks, page, logLines }) => [
    name,
    String(Math.round(webhooks.length / seconds)),
    statuses(webhooks),
    ...latencies(webhooks),
    ...latencies(page),
    String(page.filter(({ status, cacheState }) => status !== 200 || cacheState !== 'HIT').length),
    String(logLines),
  ]);
  const [quiet, ...others] = phases;
  const more = Math.max(...others.map(({ page }) => at(page, 0.95))) - at(quiet?.page ?? [], 0.95);
  const verdict = more <= MAX_DELAY_MS ? 'met' : 'NOT met';
  return [
    ...columns([header, ...rows]),
    '',
    `Target: no visitor in twenty waits ${MAX_DELAY_MS} ms longer: ${verdict} (${more.toFixed(1)} ms).`,
  ].join('\n');
}
