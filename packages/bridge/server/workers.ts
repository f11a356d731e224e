import cluster from 'node:cluster';

import type { Worker } from 'node:cluster';

// Each worker accepts connections when it is free. With round robin the primary hands them out, and what it handed to a worker that
// is killed just then stays open and unanswered (docs/decisions/0017).
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** What a worker sends its primary every second, as long as its event loop runs. */
const BEAT = 'beat';
const BEAT_EVERY_MS = 1000;
/** Looks without a beat after which a worker hangs. Not seconds: a machine that slept has missed as many as its workers. */
export const MAX_MISSED_BEATS = 15;
/** The same until it listens: all brands of a machine may start at once. */
export const MAX_MISSED_AT_START = 60;
/** A worker that ends is started again after this, twice that each time it ends soon, … */
const FIRST_RESTART_DELAY_MS = 500;
const MAX_RESTART_DELAY_MS = 30_000;
/** … until it has run for so long. */
const LONG_RUN_MS = 60_000;

export const restartDelay = (ends: number): number =>
  Math.min(FIRST_RESTART_DELAY_MS * 2 ** (ends - 1), MAX_RESTART_DELAY_MS);

export function startBeating(): void {
  setInterval(
    () => process.connected && process.send?.(BEAT, undefined, undefined, () => undefined),
    BEAT_EVERY_MS,
  ).unref();
}

export interface WorkersOptions {
  count: number;
  report: (level: 'info' | 'warn', message: string) => void;
  fork?: (place: number, workers: number) => Worker;
}

export interface Workers {
  /** Resolves when every worker listens; rejects when one of them ends before: what is wrong is wrong with all of them. */
  ready: Promise<void>;
  /** Stops all of them; resolves when they have exited. */
  stop(): Promise<void>;
}

/** Returns Node's options for one of several workers: a percentage of the memory is of all of them together. */
export const workerOptions = (options: string | undefined, workers: number): string | undefined =>
  options?.replace(
    /(--max-old-space-size-percentage=)(\d+)/,
    (_, name: string, percentage: string) => name + Math.max(1, Math.floor(Number(percentage) / workers)),
  );

/** Its place is the worker's label in metrics. */
const forkAt = (place: number, workers: number): Worker =>
  cluster.fork({ FOOTBRIDGE_WORKER: place, NODE_OPTIONS: workerOptions(process.env.NODE_OPTIONS, workers) });

export function startWorkers({ count, report, fork = forkAt }: WorkersOptions): Workers {
  const running = new Map<number, Worker>();
  let isStopping = false;
  let onEmpty: () => void = () => undefined;

  function run(place: number, ends: number, isFirst: boolean): Promise<void> {
    const worker = fork(place, count);
    const name = `worker ${place} (pid ${worker.process.pid})`;
    const began = Date.now();
    let missed = 0;
    let maxMissed = MAX_MISSED_AT_START;
    let hasListened = !isFirst;
    running.set(place, worker);
    worker.on('message', (message) => message === BEAT && (missed = 0));
    const watch = setInterval(() => {
      missed += 1;
      if (missed !== maxMissed) return;
      report('warn', `${name} hangs: nothing was heard of it for ${(maxMissed * BEAT_EVERY_MS) / 1000} s`);
      worker.process.kill('SIGKILL');
    }, BEAT_EVERY_MS);
    return new Promise((listens, ended) => {
      worker.on('listening', () => {
        if (hasListened) report('info', `${name} serves again`);
        hasListened = true;
        missed = 0;
        maxMissed = MAX_MISSED_BEATS;
        listens();
      });
      worker.on('exit', (code, signal) => {
        clearInterval(watch);
        running.delete(place);
        if (running.size === 0) onEmpty();
        if (isStopping) return;
        const reason = signal ?? `exit code ${code}`;
        ended(new Error(`${name} has ended (${reason})`));
        if (!hasListened) return;
        const endsNow = Date.now() - began > LONG_RUN_MS ? 1 : ends + 1;
        report('warn', `${name} has ended (${reason}); it is started again in ${restartDelay(endsNow) / 1000} s`);
        setTimeout(() => isStopping || run(place, endsNow, false).catch(() => undefined), restartDelay(endsNow));
      });
    });
  }

  const all = Array.from({ length: count }, (_, index) => run(index + 1, 0, true));
  return {
    ready: Promise.all(all).then(() => undefined),
    async stop() {
      isStopping = true;
      if (running.size === 0) return;
      const empty = new Promise<void>((resolve) => (onEmpty = resolve));
      for (const worker of running.values()) worker.process.kill('SIGTERM');
      await empty;
    },
  };
}
