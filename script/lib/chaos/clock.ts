/** The site's clock is set two hours forward, and back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { movableClock } from '../process/movable-clock';
import { FAULTS } from './faults';
import { lostLeads, senders } from './leads';
import { wrongVisits, type Result } from './result';
import { nextAddress, recover, type RoundOptions } from './round';
import { setStage, type Stage, type StageOptions } from './stage';
import { startVisitors, type Visit } from './visitors';

const HOURS = 2;
const HOUR_MS = 3_600_000;

async function visitPages(stage: Stage, { lasts, rate }: RoundOptions): Promise<Visit[]> {
  const people = startVisitors({ url: stage.server.url, rate, next: nextAddress(stage), phone: stage.site.mainPhone });
  await sleep(lasts);
  return people.stop();
}

/**
 * Moves the clock forward while WordPress is unreachable, so that every page has expired. Then WordPress comes back and
 * pages are rendered in the future; then the clock moves back, and an edit must still invalidate those pages. Forms are
 * sent throughout.
 */
export async function clockRounds(options: StageOptions, round: RoundOptions): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-clock-'));
  const clock = movableClock(folder);
  const stage = await setStage({ ...options, env: clock.env, nodeArguments: clock.nodeArguments });
  const sending = senders(stage);
  const split = (visits: Visit[]) =>
    [visits.filter(({ path }) => stage.seen.has(path)), visits.filter(({ path }) => !stage.seen.has(path))] as const;
  try {
    const [gone = null] = FAULTS;
    sending.come();
    await stage.wordPress.fail(gone);
    await clock.setAhead(HOURS * HOUR_MS);
    const [seen, unseen] = split(await visitPages(stage, round));
    const forward: Result = {
      name: `clock ${HOURS} h forward, WordPress away`,
      seen,
      unseen,
      requestsPerSecond: null,
      memory: stage.memory(),
      recovery: null,
      failures: wrongVisits(seen, unseen, [503]),
    };
    await stage.wordPress.fail(null);
    // Rendered again in two hours.
    await visitPages(stage, round);
    await clock.setAhead(0);
    const [seenAfter, unseenAfter] = split(await visitPages(stage, round));
    sending.stopComing();
    await sending.done();
    const { recovery, failures } = await recover(stage);
    const back: Result = {
      name: `clock ${HOURS} h back again, ${sending.accepted.size} leads`,
      seen: seenAfter,
      unseen: unseenAfter,
      requestsPerSecond: null,
      memory: stage.memory(),
      recovery,
      failures: [...wrongVisits(seenAfter, unseenAfter, [404]), ...failures, ...(await lostLeads(stage, sending))],
    };
    return [forward, back];
  } finally {
    sending.stop();
    await stage.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
