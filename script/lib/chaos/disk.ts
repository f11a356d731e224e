/** The disk is full, and has room again. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lostLeads, senders } from './leads';
import { wrongVisits, type Result } from './result';
import { nextAddress, recover, secondsUntil, type RoundOptions } from './round';
import { setStage, type Stage, type StageOptions } from './stage';
import { startVisitors } from './visitors';

const SIZE = '48m';

/** Fills a disk. @returns a function that frees it */
function fill(folder: string): () => void {
  const file = join(folder, 'everything-else');
  const open = openSync(file, 'w');
  for (let piece = 1024 * 1024; piece >= 1; piece = Math.floor(piece / 4)) {
    try {
      for (;;) writeSync(open, Buffer.alloc(piece));
    } catch {
      // Full for pieces of this size.
    }
  }
  closeSync(open);
  return () => rmSync(file, { force: true });
}

const health = async ({ server }: Stage): Promise<number> => (await fetch(`${server.url}/api/health`)).status;

async function onFullDisk(stage: Stage, { lasts, rate }: RoundOptions): Promise<Result> {
  const { server, site, seen } = stage;
  const sending = senders(stage);
  const giveBack = fill(stage.dataDir);
  const people = startVisitors({ url: server.url, rate, next: nextAddress(stage), phone: site.mainPhone });
  sending.come();
  await sleep(lasts);
  const reportedAfterS = await secondsUntil(async () => (await health(stage)) === 503);
  const visits = await people.stop();
  const acceptedWhileFull = sending.accepted.size;
  giveBack();
  const wellBy = await secondsUntil(async () => (await health(stage)) === 200);
  sending.stopComing();
  await sending.done();
  const { recovery, failures } = await recover(stage);
  const [known, unknown] = [visits.filter(({ path }) => seen.has(path)), visits.filter(({ path }) => !seen.has(path))];
  return {
    name: `disk full; ${acceptedWhileFull} leads accepted meanwhile, ${sending.accepted.size} in the end`,
    seen: known,
    unseen: unknown,
    requestsPerSecond: null,
    memory: stage.memory(),
    recovery: Math.round((wellBy + recovery) * 10) / 10,
    failures: [
      ...wrongVisits(known, unknown, [404]),
      ...failures,
      ...(await lostLeads(stage, sending)),
      ...(reportedAfterS === Infinity ? ['health does not report that the disk is full'] : []),
    ],
  };
}

/** @returns null where mounting is not allowed: it needs root, and a container that permits it */
export async function diskRound(options: StageOptions, round: RoundOptions): Promise<Result | null> {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  try {
    const stage = await setStage({ ...options, dataDir: join(folder, 'data') });
    return await onFullDisk(stage, round).finally(() => stage.end());
  } finally {
    execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  }
}
