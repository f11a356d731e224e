/** The site's clock is set two hours forward, and back. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FAULTS } from './faults';
import { wrongVisits, type Result } from './result';
import { anybody, recover, type RoundOptions } from './round';
import { setStage, type Stage, type StageOptions } from './stage';
import { crowd, type Visit } from './visitors';

const HOURS = 2;
/** Until the process has looked at its clock. */
const SEEN_BY = 300;

async function look(stage: Stage, { lasts, rate }: RoundOptions): Promise<Visit[]> {
  const people = crowd({ url: stage.server.url, rate, next: anybody(stage), phone: stage.site.mainPhone });
  await sleep(lasts);
  return people.goHome();
}

/**
 * Forward while WordPress is away: every page is past its hour. Then WordPress comes back and pages are made, in what will have
 * been the future; then the clock goes back, and an edit has to reach those pages all the same.
 */
export async function clockRounds(options: StageOptions, round: RoundOptions): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-clock-'));
  const file = join(folder, 'clock');
  const jump = async (hours: number): Promise<void> => {
    writeFileSync(file, String(hours * 3_600_000));
    await sleep(SEEN_BY);
  };
  await jump(0);
  const stage = await setStage({ ...options, env: { FOOTBRIDGE_CHAOS_CLOCK: file }, nodeArguments: ['--import', join(process.cwd(), 'script/lib/chaos/clock.mjs')] });
  const split = (visits: Visit[]) => [visits.filter(({ path }) => stage.seen.has(path)), visits.filter(({ path }) => !stage.seen.has(path))] as const;
  try {
    const [gone = null] = FAULTS;
    await stage.wordPress.fail(gone);
    await jump(HOURS);
    const [seen, unseen] = split(await look(stage, round));
    const forward: Result = { name: `clock ${HOURS} h forward, WordPress away`, seen, unseen, askedPerSecond: null, memory: stage.memory(), recovery: null, failures: wrongVisits(seen, unseen, [503]) };
    await stage.wordPress.fail(null);
    // Made again two hours from now.
    await look(stage, round);
    await jump(0);
    const [seenAfter, unseenAfter] = split(await look(stage, round));
    const { recovery, failures } = await recover(stage);
    const back: Result = { name: `clock ${HOURS} h back again`, seen: seenAfter, unseen: unseenAfter, askedPerSecond: null, memory: stage.memory(), recovery, failures: [...wrongVisits(seenAfter, unseenAfter, [404]), ...failures] };
    return [forward, back];
  } finally {
    await stage.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
