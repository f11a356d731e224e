import type { Cost } from './meter';

/** The limit of a hostile request's CPU time beside an ordinary one's. */
export const MAX_RATIO = 10;
/** An ordinary request counts at least so much: below it other work of the process decides. */
const MIN_ORDINARY_MS = 2;
/** A page's 404 is cached as a file, some time after the response. */
const NOT_FOUND_FILES = 1;

/** Returns the least of several costs: other work of the process is in the others. */
export const leastOf = (costs: readonly Cost[]): Cost => ({
  cpuMs: Math.min(...costs.map(({ cpuMs }) => cpuMs)),
  files: Math.min(...costs.map(({ files }) => files)),
  status: Math.max(...costs.map(({ status }) => status)),
});

/** Returns what is wrong with a hostile request. */
export function faultsOf(cost: Cost, ordinary: Cost): string[] {
  const ratio = cost.cpuMs / Math.max(ordinary.cpuMs, MIN_ORDINARY_MS);
  return [
    ratio > MAX_RATIO && `${cost.cpuMs.toFixed(0)} ms of CPU, ${ratio.toFixed(1)} times an ordinary request’s`,
    (cost.status === 0 || cost.status >= 500) && `status ${cost.status}`,
    cost.files > Math.max(ordinary.files, NOT_FOUND_FILES) && `${cost.files} new files`,
  ].filter((fault) => fault !== false);
}
