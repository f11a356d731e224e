import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { movableClock } from '@/script/lib/process/movable-clock';

it('another process’s clock is set, and its timers continue', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-clock-'));
  const clock = movableClock(folder);
  const program = `process.stdin.on('data', () => console.log(Date.now() - performance.timeOrigin - performance.now()))`;
  const child = spawn(process.execPath, [...clock.nodeArguments, '-e', program], {
    env: { ...process.env, ...clock.env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const hoursAhead = async (): Promise<number> => {
    child.stdin.write('\n');
    const [line] = await once(child.stdout, 'data');
    return Math.round(Number(line) / 3_600_000) + 0;
  };
  const seen = [await hoursAhead()];
  for (const hours of [2, -2, 0]) {
    await clock.setAhead(hours * 3_600_000);
    seen.push(await hoursAhead());
  }
  child.kill();
  rmSync(folder, { recursive: true });
  expect(seen).toEqual([0, 2, -2, 0]);
});
