/**
 * `npm run tool -- bench interactions`: what a visitor waits for after a touch on a slow phone: menu, form, the next page, back.
 */
import { launchBrowser } from './lib/browser';
import { SCENARIOS, slowPage } from './lib/interactions/scenarios';
import { interactionsTable } from './lib/interactions/table';
import { benchPort, startFootbridge } from './lib/next/sites';
import type { InteractionsResult } from './lib/results/schemas';
import { runPart, type PartRun } from './lib/run-part';
import { SCREENS } from './lib/visit';
import { startBenchWordPress } from './lib/wordpress/start';

const RUNS = 5;

async function measure({ root, supervisor, quick, say }: PartRun): Promise<InteractionsResult> {
  const browser = await launchBrowser(supervisor);
  const port = await benchPort(0);
  const { url, secrets } = await startBenchWordPress(port, supervisor);
  const site = await startFootbridge({
    root,
    supervisor,
    port,
    content: { ...secrets, WORDPRESS_URL: url },
    data: 'interactions',
  });
  const runs = quick ? 1 : RUNS;
  const rows = SCENARIOS.map(({ what, target }) => ({ what, target, ms: [] as number[], failures: [] as string[] }));
  // The first round has the server cache the pages, and is not counted.
  for (let round = 0; round <= runs; round += 1) {
    for (const [index, { what, run }] of SCENARIOS.entries()) {
      const context = await browser.newContext(SCREENS[0]?.options);
      const { ms, failure } = await run(await slowPage(context), site.url).finally(() => context.close());
      say(`${what}: ${ms.toFixed(0)} ms${failure ? `, ${failure}` : ''}`);
      if (round === 0) continue;
      rows[index]?.ms.push(ms);
      if (failure) rows[index]?.failures.push(failure);
    }
  }
  return { runs, rows };
}

runPart(
  'interactions',
  'What a visitor waits for after a touch on a slow phone: menu, form, the next page, back.',
  measure,
  interactionsTable,
);
