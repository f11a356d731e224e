/** WordPress fails in one way, people go on looking at pages, WordPress is well again. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults';
import { lateRecovery, wrongVisits, type Result } from './result';
import type { Stage } from './stage';
import { wrongPicture } from './pictures';
import { startVisitors, visit } from './visitors';

export interface RoundOptions {
  /** How long it fails, ms; longer where the fault needs it. */
  lasts: number;
  /** Visits a second. */
  rate: number;
}

/** The share of visits to pages that are not cached. */
const NEW_SHARE = 0.3;
const TIMEOUT_MS = 40_000;
const LOOK_EVERY = 100;
/** Above the process's memory before, MB: responses that are too long, as many as may run at the same time. */
const MAX_GROWTH_MB = 400;

/** Runs `work` and returns the peak memory meanwhile, MB. */
export async function watchMemory(stage: Stage, work: () => Promise<void>): Promise<number> {
  let most = stage.memory();
  const timer = setInterval(() => (most = Math.max(most, stage.memory())), 100);
  await work().finally(() => clearInterval(timer));
  return most;
}

/** Polls a condition. @returns after how many seconds it was true; Infinity on timeout */
export async function secondsUntil(isSo: () => Promise<boolean>): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < TIMEOUT_MS) {
    if (await isSo()) return (Date.now() - began) / 1000;
    await sleep(LOOK_EVERY);
  }
  return Infinity;
}

/** Returns the address of a visitor: one of the cached pages, or a new one. */
export function nextAddress(stage: Stage, isNew = NEW_SHARE): () => string {
  const paths = [...stage.seen.keys()];
  return () => (stage.random() < isNew ? stage.unseen() : (paths[Math.floor(stage.random() * paths.length)] ?? '/'));
}

/** Returns cached pages whose HTML differs from when nothing was broken. */
export async function changedPages({ seen, server, site }: Stage): Promise<string[]> {
  const changed: string[] = [];
  for (const [path, html] of seen) {
    const now = await visit(server.url, path, site.mainPhone);
    if (now.status !== 200 || now.html !== html) changed.push(`${path} ${now.status}`);
  }
  return changed;
}

/** Waits until a missing address is 404 again and pages that are rendered again are as before. */
export async function recover(stage: Stage): Promise<{ recovery: number; failures: string[] }> {
  const { server, site } = stage;
  const recovery = await secondsUntil(
    async () => (await visit(server.url, stage.unseen(), site.mainPhone)).status === 404,
  );
  await stage.invalidateAll();
  let changed: string[] = [];
  const more = await secondsUntil(async () => (changed = await changedPages(stage)).length === 0);
  return {
    recovery: Math.round((recovery + more) * 10) / 10,
    failures:
      changed.length > 0 ? [`${changed.length} pages are not as before: ${changed.slice(0, 3).join(', ')}`] : [],
  };
}

export async function faultRound(stage: Stage, fault: Fault, { lasts, rate }: RoundOptions): Promise<Result> {
  const { server, wordPress, site, seen } = stage;
  const before = stage.memory();
  // From here on every cached page is invalid: each has to be rendered again, which fails.
  await stage.invalidateAll();
  await wordPress.fail(fault);
  let visits: Awaited<ReturnType<ReturnType<typeof startVisitors>['stop']>> = [];
  let pictures: string[] = [];
  let requests = 0;
  const began = Date.now();
  const memory = await watchMemory(stage, async () => {
    const people = startVisitors({ url: server.url, rate, next: nextAddress(stage), phone: site.mainPhone });
    await sleep(Math.max(lasts, fault.lasts ?? 0));
    pictures = await wrongPicture(stage);
    visits = await people.stop();
    requests = wordPress.requestCount() / ((Date.now() - began) / 1000);
  });
  await wordPress.fail(null);
  const { recovery, failures } = await recover(stage);
  const [known, unknown] = [visits.filter(({ path }) => seen.has(path)), visits.filter(({ path }) => !seen.has(path))];
  return {
    name: fault.name,
    seen: known,
    unseen: unknown,
    requestsPerSecond: fault.isGone ? null : requests,
    memory,
    recovery,
    failures: [
      ...wrongVisits(known, unknown, fault.breaks === 'all' ? [503] : [200, 404, 503]),
      ...pictures,
      ...lateRecovery(recovery),
      ...failures,
      ...(memory - before > MAX_GROWTH_MB ? [`memory grew by ${memory - before} MB`] : []),
    ],
  };
}
