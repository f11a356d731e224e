import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MB = 1024 * 1024;

/** Returns a process's resident memory, MB. */
export function memoryMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()) / 1024;
}

/** Returns a process's processor time in seconds, as precisely as `ps` prints it. */
export function cpuSeconds(pid: number): number {
  const output = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return secondsIn(output);
}

/** @param text `1-02:03:04`, `02:03:04` or `3:04.05` */
export function secondsIn(text: string): number {
  const [days, clock = text] = text.includes('-') ? text.split('-') : ['0', text];
  return Number(days) * 86_400 + clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Returns a process's peak memory while work runs. */
export async function peakMemory<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; peakMb: number }> {
  let peakMb = memoryMb(pid);
  const look = () => {
    try {
      peakMb = Math.max(peakMb, memoryMb(pid));
    } catch {
      // The process has ended; the caller's own requests to it fail.
    }
  };
  const timer = setInterval(look, 500);
  try {
    const result = await work();
    return { result, peakMb: Math.max(peakMb, memoryMb(pid)) };
  } finally {
    clearInterval(timer);
  }
}

/** Returns the disk usage of a folder's files, MB; 0 where there is none. */
export function diskMb(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // A disk allocates whole blocks, 512 bytes each as `stat` counts them.
    if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name)).blocks * 512;
  }
  return bytes / MB;
}
