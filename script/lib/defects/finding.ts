import { markdownTable } from '../markdown-table';
import type { Defect } from './patches';

/** The result of a planted defect. */
export interface Finding {
  /** The steps of `script/test` that failed because of it; empty if undetected. */
  steps: string[];
  /** Why it was not found, where that is known. */
  why?: string;
}

export interface Result extends Finding {
  defect: Defect;
  ms: number;
}

export const isFound = ({ steps }: Finding): boolean => steps.length > 0;

/** Returns a row for each defect: whether it was found, by which steps, and how long that took. */
export function findingsTable(results: readonly Result[]): string {
  const rows = results.map((result) => [
    result.defect.name,
    isFound(result) ? 'yes' : 'NO',
    result.steps.join(', ') || (result.why ?? ''),
    (result.ms / 1000).toFixed(1),
    result.defect.sentence,
  ]);
  return markdownTable(['patch', 'found', 'by', 'seconds', 'defect'], rows);
}

/** The last line of a run. */
export function findingsLine(results: readonly Result[]): string {
  return `${results.filter(isFound).length} of ${results.length} defects are found`;
}
