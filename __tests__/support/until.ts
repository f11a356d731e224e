import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for what another process is about to do. @throws when it has not come true within the time */
export async function until(isTrue: () => Promise<boolean> | boolean, ms = 10_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`did not come true within ${ms} ms: ${isTrue}`);
    await sleep(20);
  }
}
