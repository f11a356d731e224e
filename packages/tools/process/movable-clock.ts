import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Until a process has read its clock, ms. */
const SEEN_WITHIN_MS = 300;

export interface MovableClock {
  /** For the process whose clock it is. */
  env: { FOOTBRIDGE_CLOCK_FILE: string };
  nodeArguments: string[];
  /** Sets the clock ahead of the machine's; resolves when the process has read it. */
  setAhead(ms: number): Promise<void>;
}

/** Returns a clock for another process, which equals the machine's until it is moved. */
export function movableClock(folder: string): MovableClock {
  const file = join(folder, 'clock');
  writeFileSync(file, '0');
  return {
    env: { FOOTBRIDGE_CLOCK_FILE: file },
    nodeArguments: ['--import', join(process.cwd(), 'packages/tools/process/moved-clock.mjs')],
    async setAhead(ms) {
      writeFileSync(file, String(ms));
      await sleep(SEEN_WITHIN_MS);
    },
  };
}
