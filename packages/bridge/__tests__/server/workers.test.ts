import { EventEmitter } from 'node:events';

import {
  MAX_MISSED_AT_START,
  MAX_MISSED_BEATS,
  restartDelay,
  startWorkers,
  workerOptions,
} from '@footbridge/bridge/server/workers';

import type { Worker } from 'node:cluster';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

class FakeWorker extends EventEmitter {
  readonly process;
  beats: NodeJS.Timeout | undefined;

  constructor(pid: number) {
    super();
    this.process = { pid, kill: (signal: string) => this.end(signal === 'SIGTERM' ? null : signal) };
  }

  listen(): void {
    this.beats = setInterval(() => this.emit('message', 'beat'), 1000);
    this.emit('listening');
  }

  hang(): void {
    clearInterval(this.beats);
  }

  end(signal: string | null = 'SIGKILL', code: number | null = null): void {
    this.hang();
    this.emit('exit', signal ? null : code, signal);
  }
}

/** Two workers, which do what the test says. */
function started() {
  const forked: FakeWorker[] = [];
  const places: number[] = [];
  const lines: string[] = [];
  const workers = startWorkers({
    count: 2,
    report: (_level, line) => void lines.push(line),
    fork: (place) => {
      places.push(place);
      const worker = new FakeWorker(100 + forked.length);
      forked.push(worker);
      return worker as unknown as Worker;
    },
  });
  return { workers, forked, places, lines };
}

it('share the memory that Node’s options name as a percentage', () => {
  const options = '--max-old-space-size-percentage=40 --max-semi-space-size=8';
  expect(workerOptions(options, 4)).toBe('--max-old-space-size-percentage=10 --max-semi-space-size=8');
  expect(workerOptions('--max-old-space-size=300', 4)).toBe('--max-old-space-size=300');
  expect(workerOptions(undefined, 4)).toBeUndefined();
});

describe('the workers', () => {
  it('all come up at first', async () => {
    const { workers, forked, lines } = started();
    for (const worker of forked) worker.listen();
    await workers.ready;
    await jest.advanceTimersByTimeAsync(3600_000);
    expect(forked).toHaveLength(2);
    expect(lines).toEqual([]);
  });

  it('that end before they listen end the start', async () => {
    const { workers, forked } = started();
    forked[0]?.listen();
    forked[1]?.end(null, 1);
    await expect(workers.ready).rejects.toThrow('worker 2 (pid 101) has ended (exit code 1)');
  });

  it('are replaced when they end', async () => {
    const { workers, forked, lines, places } = started();
    for (const worker of forked) worker.listen();
    await workers.ready;
    forked[0]?.end();
    await jest.advanceTimersByTimeAsync(500);
    forked[2]?.listen();
    expect(lines).toEqual([
      'worker 1 (pid 100) has ended (SIGKILL); it is started again in 0.5 s',
      'worker 1 (pid 102) serves again',
    ]);
    expect(places).toEqual([1, 2, 1]);
  });

  it('are started again later each time that they end soon, and half a minute later at most', async () => {
    const { workers, forked, lines } = started();
    for (const worker of forked) worker.listen();
    await workers.ready;
    for (let round = 0; round < 4; round += 1) {
      forked.at(round === 0 ? 0 : -1)?.end();
      await jest.advanceTimersByTimeAsync(10_000);
    }
    expect(lines.map((line) => /again in ([\d.]+) s/.exec(line)?.[1])).toEqual(['0.5', '1', '2', '4']);
    expect(restartDelay(30)).toBe(30_000);
  });

  it('are started again as at first when they have run for a minute', async () => {
    const { workers, forked, lines } = started();
    for (const worker of forked) worker.listen();
    await workers.ready;
    forked[0]?.end();
    await jest.advanceTimersByTimeAsync(500);
    forked[2]?.listen();
    await jest.advanceTimersByTimeAsync(70_000);
    forked[2]?.end();
    expect(lines.at(-1)).toContain('in 0.5 s');
  });

  it('are killed and replaced when they hang', async () => {
    const { workers, forked, lines } = started();
    for (const worker of forked) worker.listen();
    await workers.ready;
    forked[1]?.hang();
    await jest.advanceTimersByTimeAsync(MAX_MISSED_BEATS * 1000);
    expect(lines).toEqual([
      'worker 2 (pid 101) hangs: nothing was heard of it for 15 s',
      'worker 2 (pid 101) has ended (SIGKILL); it is started again in 0.5 s',
    ]);
    await jest.advanceTimersByTimeAsync(500);
    expect(forked).toHaveLength(3);
  });

  it('may start slowly, but not for ever', async () => {
    const { workers, lines } = started();
    const failed = workers.ready.catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync((MAX_MISSED_AT_START - 1) * 1000);
    expect(lines).toEqual([]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await failed).toBe('worker 1 (pid 100) has ended (SIGKILL)');
  });

  it('that are stopped are not replaced', async () => {
    const { workers, forked, lines } = started();
    for (const worker of forked) worker.listen();
    await workers.ready;
    await workers.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(forked).toHaveLength(2);
    expect(lines).toEqual([]);
  });
});
