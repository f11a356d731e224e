import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** With more than this share of all cores in use before the run, other programs take what a browser needs. */
const BUSY = 0.25;

export interface Load {
  /** Of all cores, 0 to 1. */
  busy: number;
  average: number;
  cores: number;
}

function times(): { idle: number; total: number } {
  const all = cpus().flatMap((cpu) => Object.entries(cpu.times));
  const sum = (entries: [string, number][]) => entries.reduce((total, [, ms]) => total + ms, 0);
  return { idle: sum(all.filter(([kind]) => kind === 'idle')), total: sum(all) };
}

/** Returns this machine's load; call it while nothing is measured. @param ms duration of the sample */
export async function machineLoad(ms = 1000): Promise<Load> {
  const before = times();
  await sleep(ms);
  const after = times();
  const total = after.total - before.total;
  const busy = total > 0 ? 1 - (after.idle - before.idle) / total : 0;
  return { busy, average: loadavg()[0] ?? 0, cores: cpus().length };
}

/** Returns a warning about performance figures under such loads; null where they are reliable. */
export function loadWarning(loads: readonly Load[]): string | null {
  const worst = loads.toSorted((a, b) => b.busy - a.busy)[0];
  if (!worst || worst.busy <= BUSY) return null;
  const { busy, average, cores } = worst;
  return `Other work used ${Math.round(busy * 100)} % of ${cores} cores busy (load average ${average.toFixed(1)}): do not rely on the performance figures. The other categories do not depend on speed.`;
}
