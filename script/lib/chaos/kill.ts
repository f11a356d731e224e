/** The site itself dies, under load and without its WordPress, and is started again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { FAULTS } from './faults';
import { wrongPicture } from './pictures';
import { lateRecovery, wrongVisits, type Result } from './result';
import { nextAddress, recover, type RoundOptions } from './round';
import type { Stage } from './stage';
import { startVisitors } from './visitors';

/**
 * Kills the server. Cached pages are served right after the start, although WordPress is gone: counted from the first
 * response on.
 */
export async function killRound(stage: Stage, { lasts, rate }: RoundOptions): Promise<Result> {
  const { server, wordPress, site, seen } = stage;
  const [gone = null] = FAULTS;
  const dying = startVisitors({ url: server.url, rate, next: nextAddress(stage), phone: site.mainPhone });
  await sleep(lasts / 2);
  await server.kill();
  await dying.stop();
  await wordPress.fail(gone);
  const began = Date.now();
  await server.start();
  const start = (Date.now() - began) / 1000;
  const people = startVisitors({ url: server.url, rate, next: nextAddress(stage), phone: site.mainPhone });
  await sleep(lasts);
  const pictures = await wrongPicture(stage);
  const visits = await people.stop();
  await wordPress.fail(null);
  const { recovery, failures } = await recover(stage);
  const [known, unknown] = [visits.filter(({ path }) => seen.has(path)), visits.filter(({ path }) => !seen.has(path))];
  return {
    name: `kill -9, started without WordPress (${start.toFixed(1)} s)`,
    seen: known,
    unseen: unknown,
    requestsPerSecond: null,
    memory: stage.memory(),
    recovery,
    failures: [...wrongVisits(known, unknown, [503]), ...pictures, ...lateRecovery(recovery), ...failures],
  };
}
