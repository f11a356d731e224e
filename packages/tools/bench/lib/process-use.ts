import { readdirSync, readFileSync } from 'node:fs';

const KB_PER_MB = 1024;
const NS_PER_MS = 1e6;
const SAMPLE_MS = 500;

/** Returns a figure of a process's memory, MB: `VmRSS` now, `VmHWM` its peak. Linux only. */
export const memoryMb = (pid: number, figure: 'VmRSS' | 'VmHWM' = 'VmRSS'): number =>
  Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / KB_PER_MB;

/** Returns the CPU time of all threads of a process, and whether one is running: its last milliseconds are not counted yet. */
export function cpuOf(pid: number): { ms: number; isRunning: boolean } {
  const folders = readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}`);
  const isRunning = folders.some((folder) => /\) R /.test(readFileSync(`${folder}/stat`, 'utf8')));
  const times = folders.map((folder) => Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]));
  return { ms: times.reduce((sum, time) => sum + time, 0) / NS_PER_MS, isRunning };
}

/** Returns a process's peak memory while work runs. */
export async function peakMemory<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; peakMb: number }> {
  let peakMb = memoryMb(pid);
  const timer = setInterval(() => (peakMb = Math.max(peakMb, memoryMb(pid))), SAMPLE_MS);
  try {
    return { result: await work(), peakMb: Math.max(peakMb, memoryMb(pid)) };
  } finally {
    clearInterval(timer);
  }
}
