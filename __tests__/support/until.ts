import { setTimeout as sleep } from 'node:timers/promises';

/** Polls for another process's action. @throws on timeout */
export async function until(isTrue: () => Promise<boolean> | boolean, ms = 10_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`was not true within ${ms} ms: ${isTrue}`);
    await sleep(20);
  }
}
