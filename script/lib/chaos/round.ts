/** WordPress fails in one way, people go on looking at pages, WordPress is well again. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults';
import { lateRecovery, wrongVisits, type Result } from './result';
import type { Stage } from './stage';
import { wrongPicture } from './pictures';
import { crowd, visit } from './visitors';

export interface RoundOptions {
  /** How long it fails, ms; longer where the fault asks for it. */
  lasts: number;
  /** Visits a second. */
  rate: number;
}

/** Of the visits, so many are to pages that nobody has seen. */
const NEW = 0.3;
const PATIENCE = 40_000;
const LOOK_EVERY = 100;
/** Above what the process had before, MB: answers that are too long, held by as many as may ask at once, and not more. */
const MOST_GROWTH = 400;

/** Runs `work` while the memory is looked at; the most that it was, MB. */
export async function watchMemory(stage: Stage, work: () => Promise<void>): Promise<number> {
  let most = stage.memory();
  const timer = setInterval(() => (most = Math.max(most, stage.memory())), 100);
  await work().finally(() => clearInterval(timer));
  return most;
}

/** Looks every now and then whether it is so. @returns after how many seconds; Infinity when not in time */
export async function secondsUntil(isSo: () => Promise<boolean>): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < PATIENCE) {
    if (await isSo()) return (Date.now() - began) / 1000;
    await sleep(LOOK_EVERY);
  }
  return Infinity;
}

/** Somebody who looks at one of the kept pages, or at one that is new. */
export function anybody(stage: Stage, isNew = NEW): () => string {
  const paths = [...stage.seen.keys()];
  return () => (stage.random() < isNew ? stage.unseen() : (paths[Math.floor(stage.random() * paths.length)] ?? '/'));
}

/** Kept pages whose HTML is not what it was while all was well. */
export async function changedPages({ seen, server, site }: Stage): Promise<string[]> {
  const changed: string[] = [];
  for (const [path, html] of seen) {
    const now = await visit(server.url, path, site.mainPhone);
    if (now.status !== 200 || now.html !== html) changed.push(`${path} ${now.status}`);
  }
  return changed;
}

/** All is right when what is nowhere is not found again, and pages that are made anew are as they were. */
export async function recover(stage: Stage): Promise<{ recovery: number; failures: string[] }> {
  const { server, site } = stage;
  const recovery = await secondsUntil(
    async () => (await visit(server.url, stage.unseen(), site.mainPhone)).status === 404,
  );
  await stage.tellAll();
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
  // From here on no kept page is good any more: each has to be made again, which fails.
  await stage.tellAll();
  await wordPress.fail(fault);
  let visits: Awaited<ReturnType<ReturnType<typeof crowd>['goHome']>> = [];
  let pictures: string[] = [];
  let asked = 0;
  const began = Date.now();
  const memory = await watchMemory(stage, async () => {
    const people = crowd({ url: server.url, rate, next: anybody(stage), phone: site.mainPhone });
    await sleep(Math.max(lasts, fault.lasts ?? 0));
    pictures = await wrongPicture(stage);
    visits = await people.goHome();
    asked = wordPress.asked() / ((Date.now() - began) / 1000);
  });
  await wordPress.fail(null);
  const { recovery, failures } = await recover(stage);
  const [known, unknown] = [visits.filter(({ path }) => seen.has(path)), visits.filter(({ path }) => !seen.has(path))];
  return {
    name: fault.name,
    seen: known,
    unseen: unknown,
    askedPerSecond: fault.isGone ? null : asked,
    memory,
    recovery,
    failures: [
      ...wrongVisits(known, unknown, fault.breaks === 'all' ? [503] : [200, 404, 503]),
      ...pictures,
      ...lateRecovery(recovery),
      ...failures,
      ...(memory - before > MOST_GROWTH ? [`memory grew by ${memory - before} MB`] : []),
    ],
  };
}
