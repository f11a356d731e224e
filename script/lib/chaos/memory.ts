/** Less memory than the site needs, and visitors who request pages without end. */
import { setTimeout as sleep } from 'node:timers/promises';
import { lostLeads, senders } from './leads';
import { wrongVisits, type Result } from './result';
import { nextAddress, recover, watchMemory, type RoundOptions } from './round';
import { setStage, type StageOptions } from './stage';
import { startVisitors, type Visit } from './visitors';

/** V8's heap limit, MB: half of Node's default on the smallest machine. */
const HEAP_MB = 192;
/** Of the visits: each is another page. */
const NEW = 0.9;
const LOOK_EVERY = 200;

/** Serves on, or dies and is started again as an operator's supervisor would; no accepted lead may be lost either way. */
export async function memoryRound(options: StageOptions, { lasts, rate }: RoundOptions): Promise<Result> {
  const stage = await setStage({ ...options, nodeArguments: [`--max-old-space-size=${HEAP_MB}`] });
  const { server, site, seen } = stage;
  try {
    let deaths = 0;
    let visits: Visit[] = [];
    const sending = senders(stage);
    const memory = await watchMemory(stage, async () => {
      sending.come();
      const people = startVisitors({
        url: server.url,
        rate: rate * 2,
        next: nextAddress(stage, NEW),
        phone: site.mainPhone,
      });
      const until = Date.now() + 2 * lasts;
      while (Date.now() < until) {
        await sleep(LOOK_EVERY);
        if (server.pid() !== undefined) continue;
        deaths += 1;
        await server.start();
      }
      visits = await people.stop();
    });
    sending.stop();
    await sending.done();
    const { recovery, failures } = await recover(stage);
    const [known, unknown] = [
      visits.filter(({ path }) => seen.has(path)),
      visits.filter(({ path }) => !seen.has(path)),
    ];
    const wrong = deaths > 0 ? [] : wrongVisits(known, unknown, [404]);
    return {
      name: `${HEAP_MB} MB of heap; ${deaths === 0 ? 'served on' : `started again ${deaths} times`}, ${sending.accepted.size} leads`,
      seen: known,
      unseen: unknown,
      requestsPerSecond: null,
      memory,
      recovery,
      failures: [...wrong, ...failures, ...(await lostLeads(stage, sending))],
    };
  } finally {
    await stage.end();
  }
}
