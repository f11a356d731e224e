import { MOST_MISSED } from '@/script/lib/server/processes/hung';
import { pauseAfter, startPool } from '@/script/lib/server/processes/pool';

import type { PoolOptions } from '@/script/lib/server/processes/pool';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Processes that end, or hang, when the test says so. */
function processes(more: Partial<PoolOptions> = {}) {
  const running = new Map<number, (reason: Error) => void>();
  const lines: string[] = [];
  const hanging = new Set<number>();
  const start = jest.fn(async (port: number) => {
    hanging.delete(port);
    const failed = new Promise<never>((_, reject) => running.set(port, reject));
    const onBeat = (listener: () => void) => void setInterval(() => hanging.has(port) || listener(), 1000);
    return { failed, onBeat, kill: () => running.get(port)?.(new Error('killed')) };
  });
  const options: PoolOptions = {
    ports: [1, 2],
    start,
    isStopping: () => false,
    report: (line) => void lines.push(line),
    ...more,
  };
  const end = async (port: number) => {
    running.get(port)?.(new Error('ended'));
    await jest.advanceTimersByTimeAsync(0);
  };
  return { options, start, lines, end, hang: (port: number) => void hanging.add(port) };
}

describe('the processes behind the proxy', () => {
  it('are asked in turn while none is busier, else the least busy', async () => {
    const pick = await startPool(processes().options);
    const [first, second] = [pick(), pick()];
    expect(new Set([first?.port, second?.port])).toEqual(new Set([1, 2]));
    if (first) first.open = 3;
    expect([pick()?.port, pick()?.port, pick()?.port]).toEqual(Array(3).fill(second?.port));
  });

  it('get no requests once they have ended, and are started again', async () => {
    const { options, start, end, lines } = processes();
    const pick = await startPool(options);
    await end(1);
    expect([pick()?.port, pick()?.port]).toEqual([2, 2]);
    await jest.advanceTimersByTimeAsync(500);
    expect(start).toHaveBeenLastCalledWith(1, 0);
    expect(new Set([pick()?.port, pick()?.port])).toEqual(new Set([1, 2]));
    expect(lines).toEqual([
      'Process 1 (port 1) has ended; it is started again in 0.5 s',
      'Process 1 (port 1) serves again',
    ]);
  });

  it('are started later each time that they end soon, and half a minute later at most', async () => {
    const { options, end, lines } = processes({ ports: [1] });
    await startPool(options);
    for (let round = 0; round < 4; round += 1) {
      await end(1);
      await jest.advanceTimersByTimeAsync(10_000);
    }
    expect(lines.filter((line) => line.includes('has ended')).map((line) => line.match(/in ([\d.]+) s/)?.[1])).toEqual([
      '0.5',
      '1',
      '2',
      '4',
    ]);
    expect(pauseAfter(30)).toBe(30_000);
  });

  it('are started again as at first when they have run for a minute', async () => {
    const { options, end, lines } = processes({ ports: [1] });
    await startPool(options);
    await end(1);
    await jest.advanceTimersByTimeAsync(70_000);
    await end(1);
    expect(lines.at(-1)).toContain('in 0.5 s');
  });

  it('are tried again when a start fails', async () => {
    const { options, start, end, lines } = processes({ ports: [1] });
    const pick = await startPool(options);
    start.mockRejectedValueOnce(new Error('Port 1 is taken by another program.'));
    await end(1);
    await jest.advanceTimersByTimeAsync(500);
    expect(pick()).toBeUndefined();
    expect(lines).toContain('Process 1 (port 1): Port 1 is taken by another program.');
    await jest.advanceTimersByTimeAsync(1000);
    expect(pick()?.port).toBe(1);
  });

  it('stay ended when all is ending', async () => {
    let isStopping = false;
    const { options, start, end } = processes({ isStopping: () => isStopping });
    await startPool(options);
    isStopping = true;
    await end(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('all come up at first, or it is no start', async () => {
    const { options, start } = processes();
    start.mockRejectedValueOnce(new Error('LEAD_KEY is wrong'));
    await expect(startPool(options)).rejects.toThrow('LEAD_KEY is wrong');
  });

  it('are ended and started again when they hang, and get no requests meanwhile', async () => {
    const { options, start, lines, hang } = processes();
    const pick = await startPool(options);
    await jest.advanceTimersByTimeAsync(3600_000);
    expect(start).toHaveBeenCalledTimes(2);
    hang(2);
    await jest.advanceTimersByTimeAsync((MOST_MISSED - 1) * 1000);
    expect([pick()?.port, pick()?.port]).toEqual([1, 1]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(start).toHaveBeenLastCalledWith(2, 1);
    expect(new Set([pick()?.port, pick()?.port])).toEqual(new Set([1, 2]));
    expect(lines[0]).toBe('Process 2 (port 2) hangs: nothing was heard of it for 15 s');
    await jest.advanceTimersByTimeAsync(3600_000);
    expect(start).toHaveBeenCalledTimes(3);
  });
});
