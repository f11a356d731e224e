/**
 * `npm run tool -- bench cold`: measures a page that is not cached: time, and requests to WordPress, in total and in sequence,
 * for one visitor and for a thousand at the same time, beside Faust's page. WordPress responds as slowly as a real one,
 * so that dependencies between requests show.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { arriveAtOnce } from './lib/cold/arrive';
import { coldTable } from './lib/cold/table';
import { benchPort, startFootbridge, startReference } from './lib/next/sites';
import type { ColdResult } from './lib/results/schemas';
import { runPart, type PartRun } from './lib/run-part';
import { FAUST, OURS } from './lib/serve/table';
import { postPaths } from './lib/wordpress/posts';
import { inSequence } from './lib/wordpress/sequence';
import { startBenchWordPress } from './lib/wordpress/start';

/** Response time of GraphQL in a WordPress without a page cache, ms. */
const DELAY = 100;
const CROWD = 1000;
/** Wait after a page was sent, until its background requests have started. */
const SETTLED_MS = 500;

type Row = ColdResult['rows'][number];

async function measure({ root, supervisor, quick, say }: PartRun): Promise<ColdResult> {
  const port = await benchPort(0);
  const wordPress = await startBenchWordPress(port, supervisor);
  const content = { ...wordPress.secrets, WORDPRESS_URL: wordPress.url };
  const faust = await startReference('faust-scaffold', { root, supervisor, port: await benchPort(20), content });
  const site = await startFootbridge({ root, supervisor, port, content, data: 'cold' });
  const paths = await postPaths(wordPress.url);
  // From here on menus and options are cached and the code is loaded; the page is not one of those measured.
  for (const path of ['/', '/about/', paths.pop()])
    for (const { url } of [site, faust]) await (await fetch(url + path)).arrayBuffer();

  wordPress.proxy.setDelay(DELAY);
  const trials = quick ? 2 : 5;
  const rows: Row[] = [];
  for (const visitors of [1, quick ? CROWD / 5 : CROWD]) {
    const candidates = [
      { name: OURS, url: site.url },
      { name: FAUST, url: faust.url, slash: false },
    ];
    const made: Row[] = candidates.map(({ name }) => ({
      name,
      visitors,
      first: [],
      last: [],
      requests: [],
      inSequence: [],
      failed: 0,
      operations: [],
    }));
    for (let trial = 0; trial < trials; trial += 1) {
      const path = paths.shift() ?? '/';
      for (const [index, { name, url, slash = true }] of candidates.entries()) {
        await sleep(SETTLED_MS);
        wordPress.proxy.take();
        const { first, last, failed } = await arriveAtOnce(url + (slash ? path : path.slice(0, -1)), visitors);
        await sleep(SETTLED_MS);
        const requests = wordPress.proxy.take();
        const row = made[index];
        if (!row) continue;
        row.first.push(first);
        row.last.push(last);
        row.requests.push(requests.length);
        row.inSequence.push(inSequence(requests));
        row.failed += failed;
        row.operations = requests.map(({ operation, method, path: of }) => operation ?? `${method} ${of}`);
        say(
          `${name}, ${visitors} at a time, ${path}: ${requests.length} requests (${row.operations.join(', ')}), ${Math.round(last)} ms${failed ? `, ${failed} failed` : ''}`,
        );
      }
    }
    rows.push(...made);
  }
  return { delay: DELAY, rows };
}

runPart(
  'cold',
  'The cost of a page that is not cached, for one visitor and for a thousand at once.',
  measure,
  (result) => coldTable(result, OURS),
);
