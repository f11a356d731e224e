/** Measures what one request costs the site's process. Linux only: it reads /proc. */
import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { exchange } from '../../../script/lib/fuzz/wire';

export interface Cost {
  cpuMs: number;
  /** Requests that reached WordPress. */
  wordPress: number;
  /** New files below DATA_DIR. */
  files: number;
  /** 0: no response. */
  status: number;
}

export interface Metered {
  pid: number;
  port: number;
  dataDir: string;
  /** Requests to WordPress so far. */
  requestCount: () => number;
}

const TIMEOUT_MS = 30_000;
const NS_PER_MS = 1e6;
/** Background work, such as a page's renewal, may take longer. */
const MAX_SETTLE_MS = 500;

/** Returns the CPU time of all threads of a process, and whether one is running: its last milliseconds are not counted yet. */
function cpuOf(pid: number): { ms: number; isRunning: boolean } {
  const folders = readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}`);
  const isRunning = folders.some((folder) => /\) R /.test(readFileSync(`${folder}/stat`, 'utf8')));
  const times = folders.map((folder) => Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]));
  return { ms: times.reduce((sum, time) => sum + time, 0) / NS_PER_MS, isRunning };
}

/** Resolves to the CPU time when the process is idle. */
async function settledCpuMs(pid: number): Promise<number> {
  const deadline = performance.now() + MAX_SETTLE_MS;
  for (;;) {
    const { ms, isRunning } = cpuOf(pid);
    if (!isRunning || performance.now() > deadline) return ms;
    await setImmediate();
  }
}

/** Sends a request, and returns what it cost until the process is idle again. */
export async function costOf({ pid, port, dataDir, requestCount }: Metered, bytes: Buffer): Promise<Cost> {
  const fileCount = () =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;
  const before = { cpuMs: await settledCpuMs(pid), wordPress: requestCount(), files: fileCount() };
  const { answers } = await exchange({ port, bytes, breaksOff: false, timeoutMs: TIMEOUT_MS });
  return {
    cpuMs: (await settledCpuMs(pid)) - before.cpuMs,
    wordPress: requestCount() - before.wordPress,
    files: fileCount() - before.files,
    status: answers[0]?.status ?? 0,
  };
}
