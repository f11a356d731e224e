import { markdownTable } from '../markdown-table';

import type { Measured } from './run';

const sum = (results: readonly Measured[], of: 'renewed' | 'unchanged' | 'stale'): number =>
  results.reduce((total, one) => total + one[of].length, 0);

/** Returns one row per edit, and the sums. */
export function table(results: readonly Measured[]): string {
  const rows = results.map(({ name, renewed, unchanged, stale }) => [
    name,
    String(renewed.length),
    String(unchanged.length),
    String(stale.length),
  ]);
  return markdownTable(['edit', 'renewed', 'unchanged', 'stale'], rows);
}

/** Returns the result in one line. */
export function summary(results: readonly Measured[]): string {
  const [renewed, unchanged, stale] = [sum(results, 'renewed'), sum(results, 'unchanged'), sum(results, 'stale')];
  const share = renewed === 0 ? 0 : (100 * unchanged) / renewed;
  return `${results.length} edits, ${renewed} pages renewed, ${unchanged} of them unchanged (${share.toFixed(1)} %), ${stale} stale`;
}
